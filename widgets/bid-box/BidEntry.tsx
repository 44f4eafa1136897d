import { type FormEvent, type ReactNode, useId } from "react";
import { formatCents, useLocale, useMessages } from "../../src/i18n";
import { Button, LiveRegion, MoneyField } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { Ahead, EntryForm } from "./bid-box-model";
import { LateNote } from "./LateNote";
import { stepsChunk } from "./chunks";
import { TotalIfWon } from "./TotalIfWon";
import { useChunk } from "../../src/late";

export interface BidEntryProps {
  form: EntryForm;
  priceCents: number;
  /** Content that is more urgent than the total and takes its place. */
  note: ReactNode;
  /** Names why nothing can be sent. */
  offlineId: string;
}

function load() {
  void stepsChunk.load();
}

/** Amount, way of bidding, and the step to the confirmation. */
export function BidEntry({ form, priceCents, note, offlineId }: BidEntryProps) {
  const t = useMessages(bidBoxMessages);
  const locale = useLocale();
  const isChange = form.purpose === "change";
  const modeWhyId = useId();
  const isWrong = form.problem !== undefined;
  // A total can wait for the connection; the error of an amount cannot.
  const isTotalWanted = form.isTotalAhead && form.isEnabled;
  const { module: steps, hasFailed } = useChunk(stepsChunk, isWrong || isTotalWanted);
  const problem = steps?.problemText(form, priceCents, locale);
  const words: Ahead = hasFailed ? { state: "failed", retry: load } : { state: "loading" };
  const ahead = form.ahead ?? (isWrong && !steps ? words : undefined);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (ahead?.state === "failed") ahead.retry();
    else if (!ahead && form.isEnabled) form.submit();
  }

  return (
    <form className="martillo-bid-box__entry" part="entry" noValidate onSubmit={handleSubmit}>
      {form.choices.length > 0 && <Choices form={form} />}
      {!isChange && <Modes form={form} whyId={modeWhyId} />}
      <MoneyField
        name="amount"
        label={t(
          isChange ? "amountNewMaximum" : form.mode === "max" ? "amountMaximum" : "amountExact",
        )}
        value={form.text}
        onValueChange={form.setText}
        hint={
          isChange
            ? t("amountHintLeading", { price: formatCents(priceCents) })
            : t("amountHint", { amount: formatCents(form.minimumCents) })
        }
        error={problem}
      />
      <LiveRegion message={problem ?? ""} urgency="assertive" />
      {steps && form.workingCents !== undefined && (
        <steps.UseAmount cents={form.workingCents} choose={form.choose} />
      )}

      <div className="martillo-bid-box__buttons">
        <Button
          type="submit"
          variant="primary"
          full
          icon="gavel"
          busy={ahead?.state === "loading"}
          aria-disabled={!form.isEnabled}
          aria-describedby={form.isEnabled ? undefined : offlineId}
          className="martillo-bid-box__submit"
        >
          {t(
            ahead?.state === "failed"
              ? "retry"
              : form.isGuest
                ? "signInToBid"
                : isChange
                  ? "reviewMaximum"
                  : "review",
          )}
        </Button>
        {form.cancel && (
          <Button variant="ghost" full onClick={form.cancel}>
            {t("back")}
          </Button>
        )}
      </div>
      {/* Below the button: that stays in sight on a laptop. */}
      {!isChange && (
        <p className="martillo-bid-box__mode-why" id={modeWhyId}>
          {t(form.mode === "max" ? "modeMaximumWhy" : "modeExactWhy")}
        </p>
      )}
      <div className="martillo-bid-box__foot">
        {ahead?.state === "failed" ? (
          <LateNote text="notLoaded" />
        ) : (
          (note ?? (form.total && <TotalIfWon total={form.total} atMost={form.isAtMost} />))
        )}
      </div>
    </form>
  );
}

/** The next amounts as the server offers them. */
function Choices({ form }: { form: EntryForm }) {
  const t = useMessages(bidBoxMessages);
  return (
    <div
      className="martillo-bid-box__choices"
      part="choices"
      role="group"
      aria-label={t("choices")}
    >
      {/* By place: a button stays where it is when the price has moved on, and only its text is another. */}
      {form.choices.map(({ cents, isChosen }, at) => (
        <button
          key={at}
          type="button"
          className="martillo-bid-box__choice martillo-figures"
          part="choice"
          aria-pressed={isChosen}
          onClick={() => form.choose(cents)}
        >
          <span key={cents}>{formatCents(cents)}</span>
        </button>
      ))}
    </div>
  );
}

function Modes({ form, whyId }: { form: EntryForm; whyId: string }) {
  const t = useMessages(bidBoxMessages);
  const name = useId();
  return (
    <fieldset className="martillo-bid-box__modes" part="modes" aria-describedby={whyId}>
      <legend className="martillo-visually-hidden">{t("modeLegend")}</legend>
      {(["max", "exact"] as const).map((mode) => (
        <label key={mode} className="martillo-bid-box__mode" part="mode">
          <input
            type="radio"
            name={name}
            value={mode}
            checked={form.mode === mode}
            onChange={() => form.setMode(mode)}
          />
          <span>{t(mode === "max" ? "modeMaximum" : "modeExact")}</span>
        </label>
      ))}
    </fieldset>
  );
}

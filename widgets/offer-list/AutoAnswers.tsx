import { useId, useState } from "react";
import { type LotDetail, productProjectAction, productSingleProduct } from "../../src/contract";
import { parseCents, toDecimal } from "../../src/domain";
import { formatCents, useMessages } from "../../src/i18n";
import { type CallError, useCall, useQuery } from "../../src/state";
import { Button, centsOfText, ErrorState, MoneyField, Refusal, textOfCents } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { autoAnswersMessages } from "./auto-answers.messages";

/** The amounts that answer offers for one lot by themselves: read, set and taken away by its seller. */
export function AutoAnswers({ lot }: { lot: number }) {
  const t = useMessages(autoAnswersMessages);
  const { data, error, retry, put } = useQuery(productSingleProduct, { id: lot });
  if (error && !data) {
    return <ErrorState title={error.message} next={error.next} onRetry={retry} />;
  }
  if (!data) return <AccountSkeleton />;
  const { record } = data;
  // Not even staff are told.
  if (record.terms?.auto_accept_price === undefined) return <p>{t("ownAlone")}</p>;
  return (
    <Amounts
      key={record.id}
      record={record}
      keep={(amounts) =>
        record.terms && put({ record: { ...record, terms: { ...record.terms, ...amounts } } })
      }
    />
  );
}

interface Amounts {
  auto_accept_price: string | null;
  auto_decline_price: string | null;
}

interface Faults {
  accept?: string | undefined;
  decline?: string | undefined;
}

function Amounts({ record, keep }: { record: LotDetail; keep: (amounts: Amounts) => void }) {
  const t = useMessages(autoAnswersMessages);
  const listed = useId();
  const { run, isRunning } = useCall(productProjectAction);
  const { auto_accept_price, auto_decline_price } = record.terms ?? {};
  const [accept, setAccept] = useState(textOf(auto_accept_price));
  const [decline, setDecline] = useState(textOf(auto_decline_price));
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<CallError>();
  const [isSaved, setSaved] = useState(false);
  const priceCents = parseCents(record.wprice);

  function faultOf(cents: number | null | undefined): string | undefined {
    if (cents === undefined) return t("notAmount");
    const isWithin = cents === null || (cents > 0 && cents < priceCents);
    return isWithin ? undefined : t("belowPrice", { amount: formatCents(priceCents) });
  }

  async function save() {
    setSaved(false);
    setRefusal(undefined);
    const acceptCents = centsOf(accept);
    const declineCents = centsOf(decline);
    const found: Faults = { accept: faultOf(acceptCents), decline: faultOf(declineCents) };
    if (!found.accept && !found.decline && acceptCents && declineCents) {
      if (declineCents > acceptCents) {
        found.decline = t("belowAccept", { amount: formatCents(acceptCents) });
      }
    }
    setFaults(found);
    if (found.accept ?? found.decline) return;
    const amounts = {
      auto_accept_price: acceptCents ? toDecimal(acceptCents) : null,
      auto_decline_price: declineCents ? toDecimal(declineCents) : null,
    };
    const result = await run({ action: "edit", id: record.id, ...amounts });
    if (result.ok) {
      keep(amounts);
      setSaved(true);
      return;
    }
    const { fields = {} } = result.error;
    setFaults({ accept: fields["auto_accept_price"], decline: fields["auto_decline_price"] });
    setRefusal(result.error);
  }

  return (
    <form
      className="martillo-offers__form"
      noValidate
      aria-describedby={listed}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>
        <strong>{record.title}</strong>
        <small id={listed}>{t("listed", { amount: formatCents(priceCents) })}</small>
      </p>
      <p>{t("autoText")}</p>
      <MoneyField
        label={t("acceptFrom")}
        hint={t("acceptHint")}
        name="auto_accept_price"
        value={accept}
        onValueChange={setAccept}
        error={faults.accept}
      />
      <MoneyField
        label={t("declineBelow")}
        hint={t("declineHint")}
        name="auto_decline_price"
        value={decline}
        onValueChange={setDecline}
        error={faults.decline}
      />
      <Refusal of={refusal} className="martillo-offers__error" />
      <p role="status">{isSaved && t("saved")}</p>
      <Button type="submit" variant="primary" full busy={isRunning}>
        {t("save")}
      </Button>
    </form>
  );
}

function textOf(amount: string | null | undefined): string {
  return amount ? textOfCents(parseCents(amount)) : "";
}

/** Null for nothing, undefined for what is no amount. */
function centsOf(text: string): number | null | undefined {
  return text.trim() === "" ? null : centsOfText(text);
}

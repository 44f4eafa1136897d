import { useEffect, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { SaveLine } from "../../src/patterns/autosave";
import { Button } from "../../src/ui";
import { AccessStep } from "./AccessStep";
import { auctionEditorMessages } from "./auction-editor.messages";
import { DetailsStep } from "./DetailsStep";
import { Conflicts } from "./Conflicts";
import { LotsStep } from "./LotsStep";
import { ReviewStep } from "./ReviewStep";
import { around, stepOf, STEPS } from "./steps";
import {
  type AuctionEditorModel,
  type AuctionEditorOptions,
  useAuctionEditor,
} from "./use-auction-editor";

/** The steps, the one that is open, and how far it is saved. */
export function AuctionEditorView(options: AuctionEditorOptions) {
  const t = useMessages(auctionEditorMessages);
  const model = useAuctionEditor(options);
  const { step, wanted } = model;
  const { before, after } = around(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = wanted && body.current?.querySelector<HTMLElement>(`[name="${wanted}"]`);
    (field || heading.current)?.focus();
  }, [step, wanted]);

  return (
    <div className="martillo-auction-editor__body">
      <Steps model={model} />
      <AuctionSaveLine model={model} />
      <Conflicts model={model} />
      <h2 ref={heading} tabIndex={-1} className="martillo-account-title">
        {t(`step_${step}`)}
      </h2>
      <div ref={body} onBlur={model.flush}>
        {step === "details" && <DetailsStep model={model} />}
        {step === "lots" && <LotsStep model={model} />}
        {step === "access" && <AccessStep model={model} />}
        {step === "review" && <ReviewStep model={model} />}
      </div>
      <div className="martillo-auction-editor__go">
        {before ? <Button onClick={() => model.go(before)}>{t("back")}</Button> : <span />}
        {after && (
          <Button variant="primary" onClick={() => model.go(after)}>
            {t("next")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Steps({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const missing = Object.keys(model.own?.missing ?? {});
  return (
    <nav aria-label={t("steps")} part="steps">
      <ol className="martillo-auction-editor__steps">
        {STEPS.map((step) => {
          const faults = model.showsMissing ? missing.filter((name) => stepOf(name) === step) : [];
          return (
            <li key={step}>
              <button
                type="button"
                part="step"
                className="martillo-auction-editor__step"
                aria-current={step === model.step ? "step" : undefined}
                onClick={() => model.go(step)}
              >
                {t(`step_${step}`)}
                {faults.length > 0 && (
                  <span className="martillo-auction-editor__faults">
                    {t("faults", { count: faults.length })}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function AuctionSaveLine({ model: { draft, own } }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const rest = t(own === undefined ? "resting_new" : "resting");
  return (
    <SaveLine
      draft={draft}
      className="martillo-auction-editor__line"
      texts={{
        lost: t("lost"),
        saving: t("saving"),
        waiting: t("waiting"),
        rest,
        stopped: (reason) => t("stopped", { reason }),
      }}
    />
  );
}

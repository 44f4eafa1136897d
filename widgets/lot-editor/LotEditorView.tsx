import { useEffect, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { unsaved } from "../../src/patterns/autosave";
import { Button, Icon } from "../../src/ui";
import { Conflicts } from "./Conflicts";
import { DatesStep } from "./DatesStep";
import { FieldsStep } from "./FieldsStep";
import { around, faultsOn, STEPS } from "./fields";
import { lotEditorMessages } from "./lot-editor.messages";
import { PhotosStep } from "./PhotosStep";
import { ReviewStep } from "./ReviewStep";
import { type LotEditorModel, type LotEditorOptions, useLotEditor } from "./use-lot-editor";

/** The steps, the one that is open, and how far it is saved. */
export function LotEditorView(options: LotEditorOptions) {
  const t = useMessages(lotEditorMessages);
  const model = useLotEditor(options);
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
    <div className="martillo-lot-editor__body">
      <Steps model={model} />
      <SaveLine model={model} />
      <Conflicts model={model} />
      <h2 ref={heading} tabIndex={-1} className="martillo-account-title">
        {t(`step_${step}`)}
      </h2>
      <div ref={body} onBlur={model.flush}>
        {step === "photos" ? (
          <PhotosStep model={model} />
        ) : step === "review" ? (
          <ReviewStep model={model} />
        ) : step === "dates" ? (
          <DatesStep model={model} />
        ) : (
          <FieldsStep key={step} step={step} model={model} />
        )}
      </div>
      <div className="martillo-lot-editor__go">
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

function Steps({ model }: { model: LotEditorModel }) {
  const t = useMessages(lotEditorMessages);
  const faults = Object.keys(model.missing);
  return (
    <nav aria-label={t("steps")} part="steps">
      <ol className="martillo-lot-editor__steps">
        {STEPS.map((step) => {
          const count = model.showsMissing ? faultsOn(step, faults) : 0;
          return (
            <li key={step}>
              <button
                type="button"
                part="step"
                className="martillo-lot-editor__step"
                aria-current={step === model.step ? "step" : undefined}
                onClick={() => model.go(step)}
              >
                {t(`step_${step}`)}
                {count > 0 && (
                  <span className="martillo-lot-editor__faults">{t("faults", { count })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** How far what is on the screen is kept; its place is there before its text. */
function SaveLine({ model: { draft, id } }: { model: LotEditorModel }) {
  const t = useMessages(lotEditorMessages);
  const isAll = Object.keys(unsaved(draft)).length === 0;
  const line = () => {
    switch (draft.phase) {
      case "lost":
        return t("lost");
      case "stopped":
        return t("stopped", { reason: `${draft.stop?.message ?? ""} ${draft.stop?.next ?? ""}` });
      case "sending":
      case "behind":
        return t("saving");
      case "rest":
        if (!isAll) return t("waiting");
        return t(id === undefined ? "resting_new" : "resting");
    }
  };
  return (
    <p
      role="status"
      part="save-line"
      className="martillo-lot-editor__line"
      data-phase={draft.phase}
    >
      <Icon
        name={draft.phase === "lost" ? "offline" : draft.phase === "stopped" ? "warning" : "check"}
        size={18}
      />
      <span>{line()}</span>
    </p>
  );
}

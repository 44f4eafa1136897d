import { useEffect, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { fieldOf, SaveLine } from "../../src/patterns/autosave";
import { Button, Icon } from "../../src/ui";
import { Conflicts } from "./Conflicts";
import { DatesStep } from "./DatesStep";
import { FieldsStep } from "./FieldsStep";
import { around, faultsOf, FILM, STEPS } from "./fields";
import { useFieldLabel } from "./house-fields";
import { LotField } from "./LotField";
import { lotEditorMessages } from "./lot-editor.messages";
import { PhotosStep } from "./PhotosStep";
import { ReviewStep } from "./ReviewStep";
import { useLotPhotos } from "./use-lot-photos";
import { type LotEditorModel, type LotEditorOptions, useLotEditor } from "./use-lot-editor";

/** The steps, the one that is open, and how far it is saved. */
export function LotEditorView(options: LotEditorOptions) {
  const t = useMessages(lotEditorMessages);
  const model = useLotEditor(options);
  const photos = useLotPhotos(model);
  const { step, wanted } = model;
  const left = photos.queue.waiting.filter(({ status }) => status !== "failed").length;
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

  // The button that was pressed is gone by then.
  const { isPublished } = model;
  useEffect(() => {
    if (isPublished) heading.current?.focus();
  }, [isPublished]);

  return (
    <div className="martillo-lot-editor__body">
      <Steps model={model} />
      <LotSaveLine model={model} photosLeft={left} />
      <Conflicts model={model} />
      <h2 ref={heading} tabIndex={-1} className="martillo-account-title">
        {t(`step_${step}`)}
      </h2>
      <LeftNote model={model} />
      <div ref={body} onBlur={model.flush}>
        {step === "photos" ? (
          <>
            <PhotosStep model={model} photos={photos} />
            <LotField spec={FILM} model={model} />
          </>
        ) : step === "review" ? (
          <ReviewStep model={model} photosLeft={photos.queue.waiting.length} />
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

/** What the step that was left last still lacks, and the way back to it. On the last step all of it stands together. */
function LeftNote({ model }: { model: LotEditorModel }) {
  const t = useMessages(lotEditorMessages);
  const labelOf = useFieldLabel(model);
  const { lastLeft: left, step, missing } = model;
  const isShown = left !== undefined && left !== step && step !== "review";
  const names = isShown ? faultsOf(left, Object.keys(missing)).map(fieldOf) : [];
  const [first] = names;
  const said = isShown
    ? t("lacks", {
        step: t(`step_${left}`),
        fields: [...new Set(names.map(labelOf))].join(", "),
      })
    : "";
  return (
    <div role="status">
      {first !== undefined && isShown && (
        <p className="martillo-lot-editor__lacks" part="lacks">
          <Icon name="info" size={20} /> {said}{" "}
          <Button size="s" onClick={() => model.go(left, first)}>
            {t("complete_step")}
          </Button>
        </p>
      )}
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
          const count = model.showsMissing(step) ? faultsOf(step, faults).length : 0;
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

function LotSaveLine({
  model: { draft, id },
  photosLeft,
}: {
  model: LotEditorModel;
  photosLeft: number;
}) {
  const t = useMessages(lotEditorMessages);
  const rest =
    photosLeft > 0
      ? t("photosLeft", { count: photosLeft })
      : t(id === undefined ? "resting_new" : "resting");
  return (
    <SaveLine
      draft={draft}
      className="martillo-lot-editor__line"
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

import { useMessages } from "../../src/i18n";
import { fieldOf } from "../../src/patterns/autosave";
import { StepEditor } from "../../src/patterns/step-editor";
import { Button, Icon } from "../../src/ui";
import { PhotosEditor, useLotPhotos } from "../photos";
import { DatesStep } from "./DatesStep";
import { faultsOf, FILM, STEPS } from "./fields";
import { FieldsStep } from "./FieldsStep";
import { FieldValue } from "./FieldValue";
import { useFieldLabel } from "./house-fields";
import { LotField } from "./LotField";
import { lotEditorMessages } from "./lot-editor.messages";
import { ReviewStep } from "./ReviewStep";
import { type LotEditorModel, type LotEditorOptions, useLotEditor } from "./use-lot-editor";

/** The steps, the one that is open, and how far it is saved. */
export function LotEditorView(options: LotEditorOptions) {
  const t = useMessages(lotEditorMessages);
  const model = useLotEditor(options);
  const photos = useLotPhotos(model);
  const labelOf = useFieldLabel(model);
  const { step } = model;
  const faults = Object.keys(model.missing);
  const left = photos.queue.waiting.filter(({ status }) => status !== "failed").length;
  return (
    <StepEditor
      className="martillo-lot-editor__body"
      steps={STEPS.map((one) => ({
        step: one,
        label: t(`step_${one}`),
        faults: model.showsMissing(one) ? faultsOf(one, faults).length : 0,
      }))}
      open={step}
      wanted={model.wanted}
      rest={
        left > 0
          ? t("photosLeft", { count: left })
          : t(model.id === undefined ? "resting_new" : "resting")
      }
      isDone={model.isPublished}
      note={<LeftNote model={model} />}
      draft={model.draft}
      values={model.values}
      labelOf={labelOf}
      renderValue={(name, value) => <FieldValue name={name} value={value} />}
      onDecide={model.decide}
      onGo={model.go}
      onLeave={model.flush}
    >
      {step === "photos" ? (
        <>
          <PhotosEditor
            photos={photos}
            may={model.may?.["images"]}
            mayNote={(model.may?.["photo_notes"] ?? "any") === "any"}
          />
          <LotField spec={FILM} model={model} />
        </>
      ) : step === "review" ? (
        <ReviewStep model={model} photosLeft={photos.queue.waiting.length} />
      ) : step === "dates" ? (
        <DatesStep model={model} />
      ) : (
        <FieldsStep key={step} step={step} model={model} />
      )}
    </StepEditor>
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

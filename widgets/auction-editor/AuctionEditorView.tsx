import { useMessages } from "../../src/i18n";
import { StepEditor } from "../../src/patterns/step-editor";
import { AccessStep } from "./AccessStep";
import { auctionEditorMessages } from "./auction-editor.messages";
import { DetailsStep } from "./DetailsStep";
import { fieldText } from "./field-text";
import { useFieldLabel } from "./house-fields";
import { LotsStep } from "./LotsStep";
import { ReviewStep } from "./ReviewStep";
import { stepOf, STEPS } from "./steps";
import { type AuctionEditorOptions, useAuctionEditor } from "./use-auction-editor";

/** The steps, the one that is open, and how far it is saved. */
export function AuctionEditorView(options: AuctionEditorOptions) {
  const t = useMessages(auctionEditorMessages);
  const model = useAuctionEditor(options);
  const labelOf = useFieldLabel();
  const { step, own } = model;
  const missing = model.showsMissing ? Object.keys(own?.missing ?? {}) : [];
  return (
    <StepEditor
      className="martillo-auction-editor__body"
      steps={STEPS.map((one) => ({
        step: one,
        label: t(`step_${one}`),
        faults: missing.filter((name) => stepOf(name) === one).length,
      }))}
      open={step}
      wanted={model.wanted}
      rest={t(own === undefined ? "resting_new" : "resting")}
      draft={model.draft}
      values={model.values}
      labelOf={labelOf}
      renderValue={fieldText}
      onDecide={model.decide}
      onGo={model.go}
      onLeave={model.flush}
    >
      {step === "details" && <DetailsStep model={model} />}
      {step === "lots" && <LotsStep model={model} />}
      {step === "access" && <AccessStep model={model} />}
      {step === "review" && <ReviewStep model={model} />}
    </StepEditor>
  );
}

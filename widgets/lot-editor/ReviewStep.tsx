import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Button, ButtonLink, LatePart, Refusal } from "../../src/ui";
import { DoneNote } from "../account";
import { fieldOf } from "../../src/patterns/autosave";
import { stepOf } from "./fields";
import { useFieldLabel } from "./house-fields";
import { previewChunk } from "./preview-chunk";
import { lotEditorMessages } from "./lot-editor.messages";
import type { LotEditorModel } from "./use-lot-editor";

/** What is missing, each with the way to it; then the lot is published. */
export function ReviewStep({
  model,
  photosLeft,
}: {
  model: LotEditorModel;
  /** Photos that are not part of the lot yet. */
  photosLeft: number;
}) {
  const t = useMessages(lotEditorMessages);
  const { missing, id, isPublished, refusal } = model;
  const faults = Object.entries(missing);
  if (model.template !== null) {
    return <p part="review">{t("isTemplate", { name: model.template })}</p>;
  }
  const isDone = isPublished || (model.may !== undefined && model.may["auction"] === "never");
  return (
    <div className="martillo-lot-editor__review" part="review">
      <DoneNote>{isPublished ? t("published") : undefined}</DoneNote>
      {isDone ? (
        <SeeLot id={id} />
      ) : (
        <>
          {id !== undefined && faults.length === 0 && <p>{t("complete")}</p>}
          {faults.length > 0 && (
            <>
              <p>{t("incomplete")}:</p>
              <ul>
                {faults.map(([field, text]) => (
                  <li key={field}>
                    <Fault field={field} text={text} model={model} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {photosLeft > 0 && <p>{t("photosNotSent", { count: photosLeft })}</p>}
          {id !== undefined && <AsBuyer id={id} version={model.draft.version} />}
          <Refusal of={refusal} className="martillo-lot-editor__error" />
          <Button
            variant="primary"
            full
            busy={model.isPublishing}
            disabled={id === undefined}
            onClick={model.publish}
          >
            {t("publish")}
          </Button>
        </>
      )}
    </div>
  );
}

/** The page of the lot, once somebody wants to see it. */
function AsBuyer({ id, version }: { id: number; version: number }) {
  const t = useMessages(lotEditorMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? "previewClose" : "previewOpen")}
        </Button>
      </div>
      {isOpen && (
        <LatePart chunk={previewChunk} loading={t("previewLoading")} failed={t("previewFailed")}>
          {({ Preview }) => <Preview lot={id} version={version} />}
        </LatePart>
      )}
    </>
  );
}

function Fault({ field, text, model }: { field: string; text: string; model: LotEditorModel }) {
  const labelOf = useFieldLabel(model);
  const name = fieldOf(field);
  return (
    <button
      type="button"
      className="martillo-lot-editor__fault"
      onClick={() => model.go(stepOf(name), name)}
    >
      <strong>{labelOf(name)}</strong>: {text}
    </button>
  );
}

function SeeLot({ id }: { id: number | undefined }) {
  const t = useMessages(lotEditorMessages);
  const { lotUrl } = useRuntime();
  return id === undefined ? null : <ButtonLink href={lotUrl(id)}>{t("see")}</ButtonLink>;
}

import { mayDo } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { NEW_LOT_PAGE, OPEN_AUCTIONS_PAGE, OPEN_SALES_PAGE } from "../../src/paths/pages";
import { useRuntime, useSession } from "../../src/state";
import { Button, ButtonLink, LatePart, Refusal } from "../../src/ui";
import { DoneNote } from "../account";
import { fieldOf } from "../../src/patterns/autosave";
import { ShareButton } from "../../src/patterns/share";
import { stepOf } from "./fields";
import { useFieldLabel } from "./house-fields";
import { PlanLimit } from "./PlanLimit";
import { previewChunk } from "./preview-chunk";
import { lotEditorMessages } from "./lot-editor.messages";
import type { LotEditorModel } from "./use-lot-editor";

/** The missing fields, each with the way to it; the facts of the publication and the buyers' view; afterwards, the next steps. */
export function ReviewStep({
  model,
  photosLeft,
}: {
  model: LotEditorModel;
  /** Photos that are not part of the lot yet. */
  photosLeft: number;
}) {
  const t = useMessages(lotEditorMessages);
  const { user } = useSession();
  const { missing, id, isPublished, refusal } = model;
  const faults = withoutRepeats(Object.entries(missing));
  if (model.template !== null) {
    return <p part="review">{t("isTemplate", { name: model.template })}</p>;
  }
  const isDone = isPublished || (model.may !== undefined && model.may["auction"] === "never");
  return (
    <div className="martillo-lot-editor__review" part="review">
      <DoneNote>{isPublished ? t("published") : undefined}</DoneNote>
      {isDone ? (
        <Next id={id} isAuction={model.isAuction} />
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
          <Refusal of={refusal} className="martillo-lot-editor__error" />
          {refusal?.code === "PLAN_LIMIT" && <PlanLimit />}
          {mayDo(user, "publish") ? (
            <Button
              variant="primary"
              full
              busy={model.isPublishing}
              disabled={id === undefined}
              onClick={model.publish}
            >
              {t("publish")}
            </Button>
          ) : (
            <p>{t("publishedByOthers")}</p>
          )}
          {id !== undefined && (
            <LatePart
              chunk={previewChunk}
              loading={t("previewLoading")}
              failed={t("previewFailed")}
            >
              {({ Preview }) => <Preview lot={id} model={model} />}
            </LatePart>
          )}
        </>
      )}
    </div>
  );
}

/** Parts of a field that lack the same are said once: twenty points of a report without a severity are one thing to do. */
function withoutRepeats(faults: readonly [field: string, text: string][]) {
  const lines = new Map(faults.map((fault) => [`${fieldOf(fault[0])}: ${fault[1]}`, fault]));
  return [...lines.values()];
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

/** What follows a lot that is published. */
function Next({ id, isAuction }: { id: number | undefined; isAuction: boolean }) {
  const t = useMessages(lotEditorMessages);
  const { lotUrl, urlTo } = useRuntime();
  if (id === undefined) return null;
  return (
    <div className="martillo-lot-editor__next" part="next">
      <ButtonLink href={lotUrl(id)} variant="primary">
        {t("see")}
      </ButtonLink>
      <ShareButton url={lotUrl(id)} />
      <ButtonLink href={urlTo(NEW_LOT_PAGE)}>{t("another")}</ButtonLink>
      <ButtonLink href={urlTo(isAuction ? OPEN_AUCTIONS_PAGE : OPEN_SALES_PAGE)}>
        {t("ownLots")}
      </ButtonLink>
    </div>
  );
}

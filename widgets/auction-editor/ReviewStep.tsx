import { formatMoment, useMessages } from "../../src/i18n";
import { EDIT_LOT_PAGE, EVENT_PAGE } from "../../src/paths/pages";
import { useRuntime } from "../../src/state";
import { Button, ButtonLink, Refusal } from "../../src/ui";
import { DoneNote } from "../account";
import { auctionEditorMessages } from "./auction-editor.messages";
import { useFieldLabel } from "./house-fields";
import { stepOf } from "./steps";
import type { AuctionEditorModel } from "./use-auction-editor";

/** The missing fields, each with the way to it; then the auction is published with its lots. */
export function ReviewStep({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const labelOf = useFieldLabel();
  const { urlTo } = useRuntime();
  const { own, isPublished, failed, refusal } = model;
  if (!own) return <p part="review">{t("lotsFirstSave")}</p>;
  if (own.template !== null) return <p part="review">{t("isTemplate", { name: own.template })}</p>;
  const faults = Object.entries(own.missing);
  const isDraft = own.state === "draft";
  const hasMore = !isDraft && own.draft_count > 0 && own.state !== "finished";
  return (
    <div className="martillo-auction-editor__review" part="review">
      <DoneNote>{isPublished ? t("published") : undefined}</DoneNote>
      <dl className="martillo-auction-editor__sum">
        <div>
          <dt>{t("sumLots")}</dt>
          <dd>
            {t("sumLotsText", { count: own.lot_count })}
            {own.draft_count > 0 && ` · ${t("sumReady", { count: own.ready_count })}`}
          </dd>
        </div>
        {own.date_closed !== null && (
          <div>
            <dt>{t("sumEnds")}</dt>
            <dd>
              {t("sumEndsText", {
                from: formatMoment(own.date_closed),
                to: formatMoment(own.date_last ?? own.date_closed),
              })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t("sumAccess")}</dt>
          <dd>{t(`access_${own.access}`)}</dd>
        </div>
      </dl>
      {isDraft && faults.length > 0 && (
        <>
          <p>{t("incomplete")}:</p>
          <ul>
            {faults.map(([field, text]) => (
              <li key={field}>
                <button
                  type="button"
                  className="martillo-auction-editor__fault"
                  onClick={() => model.go(stepOf(field), field)}
                >
                  <strong>{labelOf(field)}</strong>: {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isDraft && faults.length === 0 && <p>{t("complete")}</p>}
      <Refusal of={refusal} className="martillo-auction-editor__error" />
      {failed.length > 0 && (
        <>
          <p>{t("notPublished", { count: failed.length })}:</p>
          <ul>
            {failed.map(({ id, message }) => (
              <li key={id}>
                <a href={urlTo(EDIT_LOT_PAGE, { action: id })}>{t("lotNumber", { id })}</a>:{" "}
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isDraft && <ButtonLink href={urlTo(EVENT_PAGE, { id: own.id })}>{t("see")}</ButtonLink>}
      {(isDraft || hasMore) && (
        <Button variant="primary" full busy={model.isPublishing} onClick={model.publish}>
          {t(isDraft ? "publish" : "publishMore")}
        </Button>
      )}
    </div>
  );
}

import { useMessages } from "../../src/i18n";
import { LatePart } from "../../src/ui";
import { formChunk } from "./form-chunk";
import { lotCommentsMessages } from "./lot-comments.messages";
import type { LotCommentsModel, Writing } from "./use-lot-comments";

/** The form, where it was asked for. */
export function WritingPlace({ writing, model }: { writing: Writing; model: LotCommentsModel }) {
  const t = useMessages(lotCommentsMessages);
  const { lot, mode, close, finish } = model;
  return (
    <LatePart chunk={formChunk} loading={t("formLoading")} failed={t("formFailed")}>
      {({ CommentForm }) => (
        <CommentForm lot={lot} mode={mode} writing={writing} onClose={close} onSaved={finish} />
      )}
    </LatePart>
  );
}

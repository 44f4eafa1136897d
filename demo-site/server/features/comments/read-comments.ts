import {
  ANSWERS_SHOWN,
  type commentGetAllComments,
  type commentGetAllReplyComments,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { readLotStates } from "../lots";
import {
  readAnswers,
  readComment,
  readFirstAnswers,
  readLotOfQuestion,
  readQuestions,
} from "./comment-repository";
import { readMode, rightsOf, takesMore, toComment } from "./comment-view";
import { isColleague, readerOf } from "./reader";

/** The questions on a lot, each with its first answers. */
export const getAllComments: Handler<typeof commentGetAllComments> = async (input, ctx) => {
  const { project_id: lotId, page, limit } = input;
  const { mode, reader, isOpen, rights } = await situationOf(ctx, lotId);
  const { rows, total } = await readQuestions(ctx.db, { mode, reader }, { lotId, page, limit });
  const answers = await readFirstAnswers(
    ctx.db,
    rows.map(({ id }) => id),
    ANSWERS_SHOWN,
  );
  const shown = { mode, reader, isOpen };
  return {
    records: rows.map((row) => ({
      ...toComment(row, shown),
      answers: answers
        .filter(({ parent_id }) => parent_id === row.id)
        .map((answer) => toComment(answer, shown)),
    })),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    ...rights,
  };
};

/** All answers to a question. */
export const getAllReplyComments: Handler<typeof commentGetAllReplyComments> = async (
  input,
  ctx,
) => {
  const { comment_id: questionId, page, limit } = input;
  const lotId = await readLotOfQuestion(ctx.db, questionId);
  if (lotId === undefined) throw new ApiFault("NOT_FOUND");
  const { mode, reader, isOpen, rights } = await situationOf(ctx, lotId);
  const question = await readComment(ctx.db, { mode, reader }, questionId);
  if (!question) throw new ApiFault("NOT_FOUND");
  const rows = await readAnswers(ctx.db, { questionId, page, limit });
  return {
    records: rows.map((row) => toComment(row, { mode, reader, isOpen })),
    totalRecords: question.answer_count,
    setDisp: displayRange(page, limit, rows.length, question.answer_count),
    ...rights,
  };
};

/** The lot, and the caller in front of it. Throws NOT_FOUND. */
async function situationOf({ db, viewer }: Pick<CallContext, "db" | "viewer">, lotId: number) {
  const [[lot], mode] = await Promise.all([readLotStates(db, [lotId]), readMode(db)]);
  if (!lot) throw new ApiFault("NOT_FOUND");
  const reader = readerOf(viewer, lot.seller_id);
  const isOpen = takesMore(lot);
  const rights = rightsOf(mode, reader, isOpen);
  // People who work for the seller and may not answer do not ask, either.
  const mayAsk = rights.may_ask === 1 && !isColleague(viewer, lot.seller_id);
  return { mode, reader, isOpen, rights: { ...rights, may_ask: mayAsk ? 1 : 0 } as const };
}

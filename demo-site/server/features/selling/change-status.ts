import { UNDO_DELETE_MS } from "martillo/domain";
import type { ParsedInputOf, productChangeStatus } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { CallContext } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import type { Db } from "../../platform/db/db";
import {
  type LotRow,
  UNSET_MS,
  markArchived,
  markDeleted,
  toDraft,
  logEdit,
  type Editor,
} from "../lots";
import { editorOf } from "./edit-log";

import { logged } from "./logged";
import { withPlannedTimes } from "./lot-values";
import { askHouse, byHouse, isOfHouse } from "./house-actions";
import { answerOf, changeLot } from "./project-action";
import { hasDeposits, lockDeleted } from "./project-repository";
import { requireLife } from "./require-life";

type Input = ParsedInputOf<typeof productChangeStatus>;

/** Moves a lot on in its life. */
export const changeStatus: Handler<typeof productChangeStatus> = async (input, ctx) => {
  const { id, action, notes } = input;
  if (action === "publish") return changeLot({ action, id }, ctx);
  if (action === "withdraw") return changeLot({ action, id, notes }, ctx);
  if (action === "restore") return restore(input, ctx);
  if (isOfHouse(action)) return byHouse(input, action, ctx);
  if (action === "request_withdraw" || action === "request_review") {
    return askHouse(input, action, ctx);
  }
  return answerOf(id, ctx, async (t, row, editor) => {
    await requireLife(t, action, row, ctx.requireViewer().staff);
    await act(t, action, row, editor, notes);
  });
};

async function act(
  t: Db,
  action: "unpublish" | "archive" | "unarchive" | "delete",
  row: LotRow,
  editor: Editor,
  reason: string | undefined,
): Promise<void> {
  switch (action) {
    case "unpublish":
      // A bidder who has left a deposit for it would be left with one for nothing.
      if (await hasDeposits(t, row.id)) throw new ApiFault("ILLEGAL_TRANSITION");
      return logged(t, row, editor, { action, reason }, () =>
        toDraft(t, row.id, unplannedTimes(row)),
      );
    case "archive":
    case "unarchive":
      await markArchived(t, row.id, action === "archive");
      break;
    case "delete":
      await markDeleted(t, row.id, true);
      break;
  }
  const [before, after] = [
    { [FLAGS[action]]: action === "unarchive" },
    { [FLAGS[action]]: action !== "unarchive" },
  ];
  await logEdit(t, row.id, editor, { action, before, after, reason });
}

/** What the plan has decided it decides anew when the lot is published next. */
function unplannedTimes(row: LotRow): Pick<LotRow, "opens_ms" | "closes_ms"> {
  const { schedule, opens_ms: opensMs, closes_ms: closesMs } = row;
  const end = withPlannedTimes({ schedule, opens_ms: opensMs, closes_ms: UNSET_MS }, opensMs);
  return {
    opens_ms: schedule?.start === "at" && schedule.at === opensMs ? UNSET_MS : opensMs,
    closes_ms: end.closes_ms === closesMs ? UNSET_MS : closesMs,
  };
}

const FLAGS = { archive: "archived", unarchive: "archived", delete: "deleted" } as const;

/** Brings back a draft that was deleted not long ago. */
async function restore({ id, notes }: Input, ctx: CallContext) {
  const viewer = ctx.requireViewer();
  await ctx.db.tx(async (t) => {
    const sellerId = await lockDeleted(t, id, viewer, UNDO_DELETE_MS);
    if (sellerId === undefined) throw new ApiFault("NOT_FOUND");
    await markDeleted(t, id, false);
    await logEdit(t, id, editorOf(viewer, sellerId), {
      action: "restore",
      before: { deleted: true },
      after: { deleted: false },
      reason: notes,
    });
  });
  return answerOf(id, ctx);
}

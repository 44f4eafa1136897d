/** What the house does to a seller's lot, and what its seller asks the house for. Each is logged, and whom it concerns is written to. */
import { pathTo } from "martillo/contract";
import type { ParsedInputOf, productChangeStatus } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { CallContext } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";
import { sendMail } from "../../platform/mail/send";
import { noteLotDeed } from "../../platform/security/audit";
import { type LotRow, markHidden, logEdit, type Editor } from "../lots";
import { readPayer, tellStaff } from "../money";

import { houseAsked, lotCalledOff, lotHidden, lotShown } from "./house.mail";
import { answerOf, changeLot } from "./project-action";

import { requireLife } from "./require-life";

type Input = ParsedInputOf<typeof productChangeStatus>;

export type HouseAction = "hide" | "show" | "cancel";

export function isOfHouse(action: Input["action"]): action is HouseAction {
  return action === "hide" || action === "show" || action === "cancel";
}

/** Hides, shows or calls off a lot. */
export async function byHouse({ id, notes }: Input, action: HouseAction, ctx: CallContext) {
  const viewer = ctx.requireViewer();
  if (!viewer.staff) throw new ApiFault("FORBIDDEN");
  const reason = action === "show" ? notes : requireNotes(notes);
  if (action === "cancel") {
    let before: LotRow | undefined;
    const answer = await changeLot({ action: "withdraw", id, notes: reason }, ctx, {
      look: (row) => {
        if (row.status === "draft") throw new ApiFault("ILLEGAL_TRANSITION");
        before = row;
      },
    });
    if (before) await tellSeller(ctx, before, action, reason);
    return answer;
  }
  return answerOf(id, ctx, async (t, row, editor) => {
    await requireLife(t, action, row, true);
    await markHidden(t, id, action === "hide" ? (reason ?? "") : null);
    await note(t, row, editor, { action, isHidden: action === "hide", reason });
    await noteLotDeed(t, viewer, row, `changeStatus.${action}`, reason ? { reason } : {});
    await tellSeller({ ...ctx, db: t }, row, action, reason);
  });
}

/** The seller asks the house to take off what has bids, or to look again at what it has hidden. */
export function askHouse(
  { id, notes }: Input,
  action: "request_withdraw" | "request_review",
  ctx: CallContext,
) {
  const reason = action === "request_withdraw" ? requireNotes(notes) : notes;
  return answerOf(id, ctx, async (t, row, editor) => {
    await requireLife(t, action, row, ctx.requireViewer().staff);
    await logEdit(t, id, editor, { action, before: {}, after: {}, reason });
    const about = { title: row.title, link: pathTo("auctionLot", { id }), seller: row.seller_name };
    await tellStaff({ ...ctx, db: t }, houseAsked, { ...about, action, reason: reason ?? null });
  });
}

function requireNotes(notes: string | undefined): string {
  if (!notes) throw new ApiFault("INVALID_INPUT", { fields: { notes: "Required!" } });
  return notes;
}

async function note(
  t: Db,
  row: LotRow,
  editor: Editor,
  { action, isHidden, reason }: { action: string; isHidden: boolean; reason: string | undefined },
) {
  await logEdit(t, row.id, editor, {
    action,
    before: { hidden: !isHidden },
    after: { hidden: isHidden },
    reason,
  });
}

const LETTERS = { hide: lotHidden, show: lotShown, cancel: lotCalledOff } as const;

/** The statement of reasons goes to the account that sells, in its language. */
async function tellSeller(
  ctx: Parameters<typeof sendMail>[0],
  { id, seller_id, title, bid_count }: LotRow,
  action: HouseAction,
  reason: string | undefined,
) {
  const reader = await readPayer(ctx.db, seller_id);
  if (!reader) return;
  const { name, language, email } = reader;
  const link = pathTo("editLot", { action: id });
  const values = { name, language, title, link, reason: reason ?? "", hasBids: bid_count > 0 };
  await sendMail(ctx, LETTERS[action], email, values);
}

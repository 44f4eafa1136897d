import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Db } from "../../../platform/db/db";
import { mayManageLot, type Editor } from "../../lots";
import { editorOf } from "../edit-log";

import { type AuctionRow, lockAuction, readAuction } from "./auction-repository";

/** The auction under its lock, if it is the viewer's to change. */
export async function lockOwnAuction(t: Db, id: number, ctx: CallContext) {
  const row = await lockAuction(t, id);
  return { row: checked(row, ctx), editor: editorFor(row, ctx) };
}

/** The same without the lock. */
export async function readOwnAuction(db: Db, id: number, ctx: CallContext): Promise<AuctionRow> {
  return checked(await readAuction(db, id), ctx);
}

function checked(row: AuctionRow | undefined, ctx: CallContext): AuctionRow {
  if (!row) throw new ApiFault("NOT_FOUND");
  if (mayManageLot(ctx.requireViewer(), row.seller_id)) return row;
  // Only those who manage the auction may know that there is a draft.
  throw new ApiFault(row.status === "draft" || row.deleted ? "NOT_FOUND" : "FORBIDDEN");
}

function editorFor(row: AuctionRow | undefined, ctx: CallContext): Editor {
  return editorOf(ctx.requireViewer(), row?.seller_id ?? 0);
}

import type { ReturnDesk, SaleReturn } from "martillo/contract";
import { RETURN_ACTIONS } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { mayPropose, type PartyOf, readParty, readRights, reasonsOf } from "../sale";
import { lossOf } from "./loss-view";
import { readRefundable } from "./refundable";
import { readReturn, readReturnFiles, type ReturnRow, readReturnsOf } from "./return-repository";
import { isOpen, isPossible, isProposal, mayAct, refundDueAt } from "./return-rules";
import { refundOf } from "./return-transactions";

type Tools = Pick<CallContext, "db" | "requireViewer">;

/** A return as the viewer sees it. Throws NOT_FOUND for other people's. */
export async function readOne(ctx: Tools, id: number): Promise<SaleReturn> {
  const row = await readReturn(ctx.db, id);
  if (!row) throw new ApiFault("NOT_FOUND");
  return toReturn(ctx, await readParty(ctx, row.invoice_id), row);
}

/** What its buyer may ask, and all that was asked. */
export async function readDesk(ctx: Tools, invoiceId: number): Promise<ReturnDesk> {
  const party = await readParty(ctx, invoiceId);
  const { row, side } = party;
  const rights = await readRights(ctx.db, row);
  const returns = await readReturnsOf(ctx.db, row.id);
  const hasProposal = returns.some(isProposal);
  const hasOpen = returns.some((one) => isOpen(one.status) && !isProposal(one));
  const { applies, untilMs } = rights;
  return {
    invoice_id: row.id,
    project_id: row.lot_id,
    projects_title: row.title,
    side,
    reasons:
      side === "buyer"
        ? reasonsOf(row, rights, { hasOpen, hasProposal })
        : !hasOpen && !hasProposal && mayPropose(row)
          ? ["acuerdo"]
          : [],
    withdrawal: {
      applies: applies ? 1 : 0,
      until: untilMs,
      over: untilMs !== null && row.now_ms >= untilMs ? 1 : 0,
      unpaid: row.status === "paid" ? 0 : 1,
    },
    delivered: row.handed_over_ms === null ? 0 : 1,
    refundable: await readRefundable(ctx.db, row, undefined),
    refund_due_at: refundDueAt(row.now_ms),
    records: await Promise.all(returns.map((one) => toReturn(ctx, party, one))),
    server_time: row.now_ms,
  };
}

export async function toReturn(
  { db, requireViewer }: Tools,
  { row, side }: PartyOf,
  of: ReturnRow,
): Promise<SaleReturn> {
  const viewer = requireViewer();
  const who = { side, isStaff: viewer.staff };
  const files = await readReturnFiles(db, [of.id]);
  return {
    return_id: of.id,
    invoice_id: row.id,
    project_id: row.lot_id,
    projects_title: row.title,
    projects_avatar: row.image,
    projects_auction: row.auction,
    side,
    buyer_name: `${row.buyer_first_name} ${row.buyer_last_name}`.trim(),
    seller_name: row.seller_name,
    reason: of.reason,
    asked_by: of.asked_by,
    text: of.text,
    status: of.status,
    appealed: of.appealed ? 1 : 0,
    requested_at: of.requested_ms,
    decided_at: of.decided_ms,
    notes: of.notes,
    refund_due_at: of.refund_due_ms,
    overdue: isOpen(of.status) && row.now_ms >= of.refund_due_ms ? 1 : 0,
    received:
      of.received_ms === null
        ? null
        : {
            at: of.received_ms,
            km: of.km ?? 0,
            keys: of.keys_back ? 1 : 0,
            documents: of.documents_back ? 1 : 0,
            notes: of.received_notes,
          },
    files: files.map((file) => ({
      file_id: file.id,
      side: file.side,
      of: file.about,
      name: file.name,
      type: file.type,
      bytes: file.bytes,
    })),
    refundable: await readRefundable(db, row, of),
    loss: lossOf(of),
    refund: await refundOf(db, of),
    returned_date: of.closed_ms,
    actions: RETURN_ACTIONS.filter(
      (action) => isPossible(action, of, row.now_ms) && mayAct(action, who, of),
    ),
  };
}

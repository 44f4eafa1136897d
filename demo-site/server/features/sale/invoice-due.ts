import type { customInvoiceDue } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { dueOf, moveDue, type InvoiceRow, readInvoice } from "./invoice-repository";
import { answerDetail } from "./invoice-view";
import { lockManaged, managerOf } from "./record-payment";
import { noteSale } from "./sale-events";
import { tellSides } from "./tell-sides";

/** Longest that a sale can wait for its money. */
const LONGEST_MS = 180 * 86_400_000;

/** Gives a buyer more time to pay. Only ever more: the promise at the sale stands. */
export const invoiceDue: Handler<typeof customInvoiceDue> = async (input, ctx) => {
  const row = await ctx.db.tx((t) => extend({ ...ctx, db: t }, input));
  tellSides(ctx, row);
  return answerDetail(ctx, row, "seller");
};

async function extend(
  ctx: CallContext,
  { invoice_id, due_at, notes }: { invoice_id: number; due_at: number; notes: string },
): Promise<InvoiceRow> {
  const row = await lockManaged(ctx, invoice_id);
  if (row.status === "paid") throw new ApiFault("INVOICE_PAID");
  if (row.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  const latest = row.sold_ms + LONGEST_MS;
  if (dueOf(row) === 0 || due_at <= row.due_ms || due_at <= row.now_ms || due_at > latest) {
    throw new ApiFault("INVALID_INPUT", { fields: { due_at: "Elija una fecha posterior." } });
  }
  await moveDue(ctx.db, row.id, due_at);
  await noteSale(ctx.db, row.id, managerOf(ctx.requireViewer(), row), {
    event: "extend_due",
    from: row.status,
    to: row.status,
    reason: notes,
  });
  const written = await readInvoice(ctx.db, row.id);
  if (!written) throw new ApiFault("NOT_FOUND");
  return written;
}

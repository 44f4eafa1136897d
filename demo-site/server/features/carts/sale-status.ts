import type { customSaleStatus, OutputOf } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { Handler } from "../../platform/call/mount";
import { dueOf, type InvoiceRow, readInvoicesOf } from "../sale";
import { readAnswerOfKey } from "../money";

type Placed = OutputOf<typeof customSaleStatus>["invoices"][number];

/** An account as who has just bought is told of it. */
export function toPlaced(row: InvoiceRow): Placed {
  return {
    invoice_id: row.id,
    project_id: row.lot_id,
    document_number: row.document_number,
    total_amount: toDecimal(row.total_cents),
    total_due_amount: toDecimal(dueOf(row)),
    due_at: row.due_ms,
  };
}

/** What a purchase under a key came to, by what is kept under that key. */
export const saleStatus: Handler<typeof customSaleStatus> = async ({ idempotency_key }, ctx) => {
  const { id: userId } = ctx.requireViewer();
  const row = await readAnswerOfKey(ctx.db, userId, idempotency_key);
  const server_time = await ctx.now();
  if (!row?.answer) return { state: "unknown", invoices: [], server_time };
  const { invoiceId, invoiceIds = invoiceId === undefined ? [] : [invoiceId] } =
    row.answer.value ?? {};
  const sold = await readInvoicesOf(ctx.db, invoiceIds);
  return {
    state: "done",
    call: row.call,
    // No answer holds the account of another buyer: the key is the caller's own.
    invoices: sold.filter(({ buyer_id }) => buyer_id === userId).map(toPlaced),
    server_time,
  };
};

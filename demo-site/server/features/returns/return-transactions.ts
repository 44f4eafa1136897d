/** What went back of a sale, or is on its way. */
import type { InvoiceDetail, SaleReturn } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { readRefundStatuses } from "../money";
import type { InvoiceRow, SaleParts } from "../sale";
import { type ReturnRow, readReturnsOf } from "./return-repository";

/** The refund of a return with what became of its parts; null until it was decided. */
export async function refundOf(db: Db, of: ReturnRow): Promise<SaleReturn["refund"]> {
  if (of.refund_cents === null) return null;
  const statuses = await readRefundStatuses(
    db,
    of.backs.flatMap(({ refundId }) => (refundId === null ? [] : [refundId])),
  );
  return {
    amount: toDecimal(of.refund_cents),
    services: of.services,
    loss: toDecimal(of.loss_cents),
    notes: of.refund_notes,
    parts: of.backs.map(({ to, amountCents, refundId }) => ({
      to,
      amount: toDecimal(amountCents),
      status: refundId === null ? "success" : (statuses.get(refundId) ?? "pending"),
    })),
  };
}

/** What went back of a sale, in the list of its viewer. */
export async function readReturnPart(
  db: Db,
  { id }: Pick<InvoiceRow, "id">,
): Promise<Partial<SaleParts>> {
  const returns = await readReturnsOf(db, id);
  const made: InvoiceDetail["returnTransactions"] = [];
  for (const of of returns.toReversed()) {
    const refund = await refundOf(db, of);
    refund?.parts.forEach((part, index) => {
      const back = of.backs[index];
      made.push({
        // Stable for a list: refunds have ids of their own, the rest the payment's.
        id: back?.refundId ?? back?.paymentId ?? of.id,
        kind: "refund",
        paid_on: of.closed_ms ?? of.received_ms ?? of.requested_ms,
        amount: part.amount,
        status: part.status,
        method: part.to === "balance" ? "wallet" : part.to === "seller" ? "offline" : "card",
        reference: "",
        receipt: null,
      });
    });
  }
  return { returnTransactions: made };
}

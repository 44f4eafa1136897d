import type { Refund } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { RefundRow } from "./refund-repository";

export function toRefund(row: RefundRow): Refund {
  return {
    id: row.id,
    payment: row.payment_id,
    amount: toDecimal(row.amount_cents),
    status: row.status,
    created_at: row.created_ms,
  };
}

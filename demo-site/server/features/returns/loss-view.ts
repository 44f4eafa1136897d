import type { SaleReturn } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import type { ReturnRow } from "./return-repository";

/** The deduction of a return as both sides see it; null where none was proposed. */
export function lossOf(of: ReturnRow): SaleReturn["loss"] {
  if (of.loss_status === null) return null;
  return {
    status: of.loss_status,
    asked: toDecimal(of.loss_asked_cents),
    kept: toDecimal(of.loss_cents),
    notes: of.refund_notes,
    dispute: of.loss_dispute,
    decision: of.loss_decision,
    due_at: of.loss_due_ms,
  };
}

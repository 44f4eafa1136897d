import type { BalancePayout, StaffBalancePayout } from "martillo/contract";
import { formatIban, isPayoutLate, nextBalancePayout, toDecimal } from "martillo/domain";
import type { PayoutRow, StaffPayoutRow } from "./payout-repository";

export function toPayout(row: PayoutRow): BalancePayout {
  return {
    id: row.id,
    amount: toDecimal(row.amount_cents),
    last4: row.last4,
    status: row.status,
    asked_at: row.asked_ms,
    decided_at: row.decided_ms,
    reference: row.bank_reference,
    reason: row.reason,
  };
}

export function toStaffPayout(row: StaffPayoutRow): StaffBalancePayout {
  const { status, asked_ms: askedAtMs, decided_ms: decidedAtMs, now_ms: nowMs } = row;
  return {
    ...toPayout(row),
    person: { id: row.user_id, name: row.name, email: row.email },
    holder: row.holder,
    account_number: numberText(row),
    routing_number: row.routing,
    overdue: isPayoutLate({ status, askedAtMs }, nowMs) ? 1 : 0,
    decided_by: row.decider,
    can_return: nextBalancePayout({ status, decidedAtMs }, "return", nowMs) === null ? 0 : 1,
  };
}

/** As staff type it at the bank: an IBAN in groups of four. */
function numberText({ account_number: number, routing }: StaffPayoutRow): string | null {
  return number !== null && routing === "" ? formatIban(number) : number;
}

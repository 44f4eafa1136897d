import type { Deposit } from "martillo/contract";
import { refuseDepositReturn, toDecimal } from "martillo/domain";
import { paymentMethodOf } from "../payment-view";
import type { DepositRow } from "./deposit-repository";

export function toDeposit(row: DepositRow): Deposit {
  const isBack = row.status === "returned";
  return {
    id: row.id,
    project_id: row.lot_id,
    title: row.title,
    amount: toDecimal(row.amount_cents),
    status: row.status,
    created_at: row.paid_ms,
    returned_at: row.returned_ms,
    ...(isBack && { returned_to: goesToWallet(row) ? ("wallet" as const) : ("card" as const) }),
    keep: row.keeps ? 1 : 0,
    payment_method: paymentMethodOf({ provider: row.provider ?? "offline", method: row.method }),
    ...(row.method && { card: row.method }),
    ...(row.reason !== null && { reason: row.reason }),
    can_return: mayReturn(row),
  };
}

/** Before the first bid it may be asked back at any time. */
export function mayReturn({ status, has_bid }: Pick<DepositRow, "status" | "has_bid">): boolean {
  return refuseDepositReturn({ status, ownBids: has_bid ? 1 : 0 }) === null;
}

/** Money from the balance, or from an unknown place, goes back to the balance. */
export function goesToWallet({
  provider,
  to_wallet,
}: Pick<DepositRow, "provider" | "to_wallet">): boolean {
  return to_wallet || provider === null || provider === "wallet";
}

import { nextDeposit } from "martillo/domain";
import { post } from "../ledger/post";
import { type MoneyTransaction, payableOf } from "../payables";
import type { PaymentRow } from "../payment-repository";
import { type DepositRow, endDeposit, lockDepositOf } from "./deposit-repository";
import { sendBack, tellReturned } from "./return-deposit";

/**
 * A deposit was given back at the provider's own desk, in part or whole. One that is held goes back whole, as no bid can stand on a part of
 * it; one that pays a sale pays that much less. Money that had gone back before, or was forfeited, is the house's. Returns what it booked.
 */
export async function takeBackAtDesk(
  t: MoneyTransaction,
  payment: PaymentRow,
  { cents, refundId }: { cents: number; refundId: number },
): Promise<number> {
  const deposit = await lockDepositOf(t.db, payment.id);
  if (deposit?.status === "applied") {
    const of = { cents, refundId, depositId: deposit.id };
    return (await payableOf(t, "invoice").deskRefund?.(t, payment, of)) ?? 0;
  }
  if (!deposit || nextDeposit(deposit.status, "release") === null) return 0;
  await release(t, { deposit, payment }, { cents, refundId });
  return cents;
}

async function release(
  t: MoneyTransaction,
  { deposit, payment }: { deposit: DepositRow; payment: PaymentRow },
  { cents, refundId }: { cents: number; refundId: number },
): Promise<void> {
  const leftCents = deposit.amount_cents - cents;
  const back =
    leftCents === 0
      ? { to: "card" as const, refund: refundId }
      : {
          to: "card" as const,
          refund: await sendBack(t.db, { deposit, paymentId: payment.id, cents: leftCents }),
          atDesk: { refund: refundId, amountCents: cents },
        };
  await post(t.db, { event: "release", deposit: deposit.id, back }, { paymentId: payment.id });
  await endDeposit(t.db, deposit, { event: "release", toWallet: false, reason: null });
  await tellReturned(t, deposit, "card");
}

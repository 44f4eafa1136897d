import { post } from "../ledger/post";
import { type MoneyTransaction, payableOf } from "../payables";
import { addRefunded, type PaymentRow } from "../payment-repository";
import { insertRefund } from "../refund-repository";
import { type DepositRow, endDeposit, lockDeposit } from "./deposit-repository";
import { tellReturned } from "./return-deposit";

/**
 * A deposit was given back at the provider's own desk, in part or whole. One that is held goes back whole, as no bid can stand on a part of it;
 * one that pays a sale pays that much less. What had gone back before, or was forfeited, is the house's. Returns what it booked.
 */
export async function takeBackAtDesk(
  t: MoneyTransaction,
  payment: PaymentRow,
  cents: number,
  refundId: number,
): Promise<number> {
  const [of] = await t.db.query<{ id: number }>("select id from deposits where payment_id = $1", [
    payment.id,
  ]);
  const deposit = of && (await lockDeposit(t.db, of.id));
  if (deposit?.status === "applied") {
    const invoice = payableOf(t, "invoice");
    return (await invoice.deskRefundOfDeposit?.(t, deposit.id, cents, refundId)) ?? 0;
  }
  if (deposit?.status !== "held") return 0;
  await release(t, { deposit, payment }, { cents, refundId });
  return cents;
}

async function release(
  t: MoneyTransaction,
  { deposit, payment }: { deposit: DepositRow; payment: PaymentRow },
  { cents, refundId }: { cents: number; refundId: number },
): Promise<void> {
  const leftCents = deposit.amount_cents - cents;
  const atDesk = { refund: refundId, amountCents: cents };
  let back: { to: "card"; refund: number; atDesk?: typeof atDesk } = {
    to: "card",
    refund: refundId,
  };
  if (leftCents > 0) {
    const { row } = await insertRefund(t.db, {
      paymentId: payment.id,
      userId: deposit.user_id,
      depositId: deposit.id,
      amountCents: leftCents,
      key: `deposit:${deposit.id}`,
      reason: "deposit",
    });
    back = { to: "card", refund: row.id, atDesk };
    await addRefunded(t.db, payment.id, leftCents);
  }
  await post(t.db, { event: "release", deposit: deposit.id, back }, { paymentId: payment.id });
  await endDeposit(t.db, deposit.id, { status: "returned", toWallet: false, reason: null });
  await tellReturned(t, deposit, "card");
}

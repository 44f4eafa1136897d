/** What people of the house give back at a provider's own desk. */
import type { ObservedRefund } from "../../ports/payment-provider";
import { endRefund } from "./end-refund";
import { readInBalanceCents } from "./failed-refunds";
import { post } from "./ledger/post";
import { type MoneyTransaction, payableOf } from "./payables";
import { addRefunded, type PaymentRow } from "./payment-repository";
import { itemRef, noteItem } from "./reconciliation-repository";
import { insertDeskRefund } from "./refund-repository";
import { endReview, readStray } from "./stray-repository";

/**
 * Books it as if it had been asked for here: out of the balance where that money was already, and of what the payment was for. Money that
 * was owed to no person any more is the house's, and an item for staff. The payment, and what it is for, are locked.
 */
export async function takeInDeskRefund(
  t: MoneyTransaction,
  payment: PaymentRow,
  told: ObservedRefund,
): Promise<void> {
  const { cents } = told;
  const refund = await insertDeskRefund(t.db, payment, told);
  const isStray = payment.status === "review";
  const stray = isStray ? await readStray(t.db, payment.id) : undefined;
  const currency = stray?.currency ?? payment.came_in ?? payment.currency;
  const strayCents = Math.min(cents, stray?.cents ?? 0);
  // It was booked as what it paid, or is in the payer's balance; money in another currency never is.
  const isOwed = !isStray && payment.came_in === null;
  const balanceCents = isOwed ? await takenFromBalance(t, payment, cents) : 0;
  const restCents = cents - strayCents - balanceCents;
  const undoneCents =
    isOwed && restCents > 0 ? await undo(t, payment, { cents: restCents, refund: refund.id }) : 0;
  const houseCents = restCents - undoneCents;
  if (strayCents + balanceCents + houseCents > 0) {
    const of = {
      what: "desk",
      user: payment.user_id,
      balanceCents,
      strayCents,
      houseCents,
    } as const;
    const refs = { paymentId: payment.id, refundId: refund.id };
    await post(t.db, { event: "refund", refund: refund.id, of, currency }, refs);
  }
  await addRefunded(t.db, payment.id, cents);
  if (told.status === "succeeded") {
    await endRefund(t, payment, refund, { event: "succeed", refundRef: told.refundRef });
  }
  if (isStray && !(await readStray(t.db, payment.id))) {
    await endReview(t.db, payment.id, "went back at the provider");
  }
  if (houseCents > 0) {
    await noteItem(t.db, {
      provider: payment.provider,
      providerRef: itemRef(payment),
      kind: "amount_differs",
      currency,
      hereCents: payment.refunded_cents + cents - houseCents,
      thereCents: payment.refunded_cents + cents,
    });
  }
  if (undoneCents > 0) await payableOf(t, payment.purpose).refunded?.(t, payment, refund.id);
}

/** It was to go back before and is in the payer's balance: it leaves it, as the payer has it now. */
async function takenFromBalance(
  { db }: MoneyTransaction,
  payment: PaymentRow,
  cents: number,
): Promise<number> {
  return Math.min(cents, await readInBalanceCents(db, payment));
}

async function undo(
  t: MoneyTransaction,
  payment: PaymentRow,
  { cents, refund }: { cents: number; refund: number },
): Promise<number> {
  const payable = payableOf(t, payment.purpose);
  if (payable.deskRefund) {
    return payable.deskRefund(t, payment, { cents, refundId: refund, depositId: null });
  }
  return (await payable.refund(t, payment, cents, refund)) ? cents : 0;
}

/** A payment by card and by balance: first the money of the card, then the rest out of the balance. */
import { account } from "martillo/domain";
import { lockAccounts } from "../ledger/ledger-repository";
import { readPurses } from "../ledger/balance-repository";
import { type MoneyTransaction, payableOf, wantedOf } from "../payables";
import { insertFound, type PaymentRow, setBalanceCents } from "../payment-repository";

/**
 * Takes out of the payer's balance what was to go with a payment that has just been applied: as a payment of its own, so that each part goes
 * back to where it came from. A balance that has been spent meanwhile gives what is left of it, a blocked one nothing: the rest stays due.
 */
export async function payBeside(t: MoneyTransaction, payment: PaymentRow): Promise<void> {
  if (payment.balance_cents === 0) return;
  const { user_id: userId, purpose, ref, quote } = payment;
  const payable = payableOf(t, purpose);
  const due = await payable.lock(t.db, wantedOf(payment));
  // Read after the lock: money that two payments spend at once is there once.
  await lockAccounts(t.db, [account("bonus", userId), account("wallet", userId)]);
  const { walletCents, bonusCents, debtCents } = await readPurses(t.db, userId);
  const isFree = due.state === "payable" && debtCents === 0;
  const cents = isFree
    ? Math.min(payment.balance_cents, due.dueCents ?? 0, walletCents + bonusCents)
    : 0;
  if (cents < payment.balance_cents) {
    await setBalanceCents(t.db, payment.id, cents);
  }
  if (cents === 0) return;
  const beside = await insertFound(t.db, {
    userId,
    purpose,
    ref,
    provider: "wallet",
    providerRef: `wallet-beside-${payment.id}`,
    amountCents: cents,
    cameIn: null,
    method: null,
    status: "succeeded",
    quote,
    note: `beside payment ${payment.id}`,
  });
  if (beside) await payable.apply(t, beside, cents, { over: null });
}

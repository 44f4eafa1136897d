import { PAYMENT_CURRENCY } from "martillo/domain";
import type { Observed } from "../../ports/payment-provider";
import { post } from "./ledger/post";
import { purposeText, sumIn, tellPayer, tellStaff } from "./money-letters";
import { moneyUnallocated, moneyUnexpected } from "./money.mail";
import type { MoneyContext, MoneyTransaction } from "./payables";
import { addRefunded, insertFound, paidWith, type PaymentRow } from "./payment-repository";
import { noteItem } from "./reconciliation-repository";
import { insertDeskRefund, insertRefund, setRefund } from "./refund-repository";
import type { Stray } from "./strays";

/**
 * Money that fits nothing: it is in the books, and staff say whose it is. `currency` is the one in which it came. Returns that where it is
 * another one than the payment's.
 */
export async function bookStray(
  t: MoneyTransaction,
  payment: PaymentRow,
  cents: number,
  currency: string = payment.currency,
): Promise<string | null> {
  const cameIn = currency.toUpperCase();
  const isForeign = cameIn !== payment.currency;
  if (isForeign) {
    await t.db.query("update payments set came_in = $2 where id = $1", [payment.id, cameIn]);
  }
  await post(
    t.db,
    {
      event: "stray",
      ref: `payment.${payment.id}`,
      provider: payment.provider,
      amountCents: cents,
      currency: cameIn,
    },
    { paymentId: payment.id },
  );
  await tellUnallocated(t, payment, { cents, currency: cameIn });
  return isForeign ? cameIn : null;
}

/** Writes to staff that what a payment brought waits for them. */
export async function tellUnallocated(
  t: MoneyTransaction,
  payment: PaymentRow,
  { cents, currency }: Stray,
): Promise<void> {
  await tellStaff(t, moneyUnallocated, {
    amount: sumIn(currency, cents),
    what: purposeText(payment),
    number: String(payment.id),
    provider: payment.provider,
  });
}

/**
 * A provider has money that belongs to no payment of ours: an item for staff, who are written to the first time. `cents`: what is there.
 */
export async function noteUnexpected(
  ctx: MoneyContext,
  { provider, providerRef, cents, currency }: { provider: string; providerRef: string } & Stray,
): Promise<void> {
  await ctx.db.tx(async (t) => {
    const item = { provider, providerRef, kind: "missing_here", hereCents: null } as const;
    if (!(await noteItem(t, { ...item, thereCents: cents, currency }))) return;
    await tellStaff({ ...ctx, db: t }, moneyUnexpected, {
      amount: sumIn(currency, cents),
      provider,
      reference: providerRef,
    });
  });
}

/** Paid twice or too late: on its way back in the same transaction. */
export async function giveBackAtOnce(
  t: MoneyTransaction,
  payment: PaymentRow,
  cents: number,
): Promise<void> {
  const { row, isNew } = await insertRefund(t.db, {
    paymentId: payment.id,
    userId: payment.user_id,
    amountCents: cents,
    key: `late:${payment.id}`,
    reason: "paid twice or too late",
  });
  if (!isNew) return;
  await post(
    t.db,
    {
      event: "late",
      payment: payment.id,
      provider: payment.provider,
      amountCents: cents,
      refund: row.id,
    },
    { paymentId: payment.id, refundId: row.id },
  );
  await addRefunded(t.db, payment.id, cents);
}

/**
 * A payment that has its money took some more, by another object of its provider's: that becomes a payment of its own, which goes back at
 * once. What came in another currency waits for staff. Known ones change nothing. The payment is locked.
 */
export async function giveBackSecond(
  t: MoneyTransaction,
  payment: PaymentRow,
  observed: Observed,
): Promise<void> {
  const { capturedCents, refundedCents, providerRef } = observed;
  const currency = observed.currency.toUpperCase();
  const isForeign = currency !== PAYMENT_CURRENCY;
  const second = await insertFound(t.db, {
    userId: payment.user_id,
    purpose: payment.purpose,
    ref: payment.ref,
    provider: payment.provider,
    providerRef,
    amountCents: capturedCents,
    cameIn: isForeign ? currency : null,
    method: observed.method ? paidWith(observed.method) : null,
    status: isForeign ? "review" : "succeeded",
    quote: payment.quote,
    note: `paid once more for payment ${payment.id}`,
  });
  if (!second) return;
  if (isForeign) {
    await bookStray(t, second, capturedCents, currency);
    await tellPayer(t, second, "paymentUnclear");
    return;
  }
  // What came and went back at the provider's own desk before this was seen is in no book of ours.
  if (refundedCents > 0) await noteGone(t, second, refundedCents);
  const leftCents = capturedCents - refundedCents;
  if (leftCents <= 0) return;
  await giveBackAtOnce(t, second, leftCents);
  await tellPayer(t, second, "duplicateReturned");
}

async function noteGone(t: MoneyTransaction, payment: PaymentRow, cents: number): Promise<void> {
  const { row } = await insertDeskRefund(t.db, payment, cents);
  await setRefund(t.db, row.id, { status: "succeeded", providerRef: null });
  await addRefunded(t.db, payment.id, cents);
}

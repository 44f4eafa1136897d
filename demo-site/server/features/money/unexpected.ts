import { type LedgerId, PAYMENT_CURRENCY } from "martillo/domain";
import type { Observed, ObservedRefund } from "../../ports/payment-provider";
import { endRefund } from "./end-refund";
import { post } from "./ledger/post";
import { sumIn, tellPayer, tellStaff, tellUnallocated } from "./money-letters";
import { moneyUnexpected } from "./money.mail";
import type { MoneyContext, MoneyTransaction } from "./payables";
import {
  addRefunded,
  insertFound,
  paidWith,
  type PaymentRow,
  setCameIn,
} from "./payment-repository";
import { noteItem } from "./reconciliation-repository";
import { insertDeskRefund, insertRefund, type RefundRow } from "./refund-repository";
import type { Stray } from "./stray-repository";

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
    await setCameIn(t.db, payment.id, cameIn);
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

/**
 * A provider has money that belongs to no payment of ours: an item for staff, who are written to the first time. `cents`: the amount there.
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

/**
 * Paid twice or too late: on its way back in the same transaction. `refunds`: those that its provider tells of already; money that went
 * back at its own desk does not go back a second time. Returns what is on its way now.
 */
export async function giveBackAtOnce(
  t: MoneyTransaction,
  payment: PaymentRow,
  { cents, refunds = [] }: { cents: number; refunds?: readonly ObservedRefund[] | undefined },
): Promise<number> {
  let leftCents = cents;
  for (const told of refunds) {
    if (told.status === "failed") continue;
    const refund = await insertDeskRefund(t.db, payment, told);
    await bookLate(t, payment, refund, `${payment.id}.${refund.id}`);
    if (told.status === "succeeded") {
      await endRefund(t, payment, refund, { event: "succeed", refundRef: told.refundRef });
    }
    leftCents -= told.cents;
  }
  if (leftCents <= 0) return 0;
  const { row, isNew } = await insertRefund(t.db, {
    paymentId: payment.id,
    userId: payment.user_id,
    amountCents: leftCents,
    key: `late:${payment.id}`,
    reason: "paid twice or too late",
  });
  if (isNew) await bookLate(t, payment, row, payment.id);
  return leftCents;
}

async function bookLate(
  t: MoneyTransaction,
  { id, provider }: PaymentRow,
  { id: refund, amount_cents: amountCents }: RefundRow,
  payment: LedgerId,
): Promise<void> {
  await post(
    t.db,
    { event: "late", payment, provider, amountCents, refund },
    { paymentId: id, refundId: refund },
  );
  await addRefunded(t.db, id, amountCents);
}

/**
 * A payment that has its money took some more, by another object of its provider's: that becomes a payment of its own, which goes back at
 * once. Money in another currency waits for staff. Known ones change nothing. The payment is locked.
 */
export async function giveBackSecond(
  t: MoneyTransaction,
  payment: PaymentRow,
  observed: Observed,
): Promise<void> {
  const { capturedCents, refundedCents, refunds, providerRef } = observed;
  // The sum that has gone back of it already is told by the next look.
  if (refundedCents > 0 && !refunds) return;
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
  const backCents = await giveBackAtOnce(t, second, { cents: capturedCents, refunds });
  if (backCents > 0) await tellPayer(t, second, "duplicateReturned");
}

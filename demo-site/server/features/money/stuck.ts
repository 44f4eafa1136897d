/** Tells staff of payments that do not end by themselves. */
import { formatEuro, paymentDeadline, PROCESSING_TO_STAFF_MS } from "martillo/domain";
import { databaseNow } from "../../platform/db/clock";
import { purposeText, tellStaff } from "./money-letters";
import { paymentStuck, refundStuck } from "./money.mail";
import type { MoneyContext } from "./payables";
import {
  lockPayment,
  noteStuck,
  type PaymentRow,
  readPayment,
  readStuck,
} from "./payment-repository";
import { itemRef, noteItem } from "./reconciliation-repository";
import { takeStuckRefunds } from "./refund-repository";
import { tellOfLatePayouts } from "./wallet/tell-payouts";

/**
 * Payments and refunds of which no provider has said for two weeks what became of them, each told once, and transfers that staff have not
 * made, told every third day.
 */
export async function tellOfStuck(ctx: MoneyContext): Promise<void> {
  for (const { id } of await readStuck(ctx.db)) {
    await ctx.db.tx((t) => tellOfPayment({ ...ctx, db: t }, id));
  }
  await ctx.db.tx((t) => tellOfRefunds({ ...ctx, db: t }));
  await tellOfLatePayouts(ctx);
}

async function tellOfPayment(ctx: MoneyContext, id: number): Promise<void> {
  const { db: t } = ctx;
  const payment = await lockPayment(t, id);
  if (!payment) return;
  const deadline = paymentDeadline({
    status: payment.status,
    openedAtMs: payment.created_ms,
    processingSinceMs: payment.processing_ms,
    isRenewal: false,
  });
  const isDue = deadline?.does === "tell staff" && deadline.atMs <= (await databaseNow(t));
  if (isDue && (await noteStuck(t, id))) {
    await tell(ctx, paymentStuck, payment, payment.amount_cents);
  }
}

async function tellOfRefunds(ctx: MoneyContext): Promise<void> {
  for (const refund of await takeStuckRefunds(ctx.db, PROCESSING_TO_STAFF_MS)) {
    const payment = await readPayment(ctx.db, refund.payment_id);
    if (payment) await tell(ctx, refundStuck, payment, refund.amount_cents);
  }
}

async function tell(
  ctx: MoneyContext,
  letter: typeof paymentStuck,
  payment: PaymentRow,
  cents: number,
): Promise<void> {
  await noteItem(ctx.db, {
    provider: payment.provider,
    providerRef: itemRef(payment),
    kind: "unknown_outcome",
    hereCents: cents,
    thereCents: null,
  });
  await tellStaff(ctx, letter, {
    amount: formatEuro(cents, { whole: false }),
    what: purposeText(payment),
    number: String(payment.id),
    provider: payment.provider,
  });
}

import { refundNews } from "martillo/domain";
import { withRetries } from "../../platform/db/retry";
import type { ObservedRefund } from "../../ports/payment-provider";
import { takeInDeskRefund } from "./desk-refunds";
import { endRefund } from "./end-refund";
import { type MoneyContext, type MoneyTransaction, payableOf, wantedOf } from "./payables";
import { lockPayment, type PaymentRow, readPayment } from "./payment-repository";
import { readRefundsOf, type RefundRow } from "./refund-repository";
import { tellOfPayment } from "./take-news";

/**
 * Takes in what a provider tells of refunds of a payment, in one transaction: which have arrived, which came back, and which were made at its
 * own desk. What is booked already changes nothing, in whatever order it is told and however often.
 */
export async function takeRefunds(
  ctx: MoneyContext,
  paymentId: number,
  told: readonly ObservedRefund[],
): Promise<void> {
  if (told.length === 0) return;
  const changed = await withRetries(() =>
    ctx.db.tx((t) => takeIn({ ...ctx, db: t }, paymentId, told)),
  );
  if (changed) await tellOfPayment(ctx, changed);
}

async function takeIn(
  t: MoneyTransaction,
  paymentId: number,
  told: readonly ObservedRefund[],
): Promise<PaymentRow | null> {
  const seen = await readPayment(t.db, paymentId);
  if (!seen) return null;
  // What the desk gave back undoes what was paid for, which is locked first. Our own refunds have undone it when they were asked for.
  const known = await readRefundsOf(t.db, paymentId);
  if (!told.every((one) => isKnown(one, known))) {
    await payableOf(t, seen.purpose).lock(t.db, wantedOf(seen));
  }
  const payment = await lockPayment(t.db, paymentId);
  if (payment?.status !== "succeeded" && payment?.status !== "review") return null;
  const booked = await readRefundsOf(t.db, paymentId);
  const { changes, made } = refundNews({
    capturedCents: payment.captured_cents,
    booked: booked.map(asBooked),
    told,
  });
  for (const { id, event, refundRef } of changes) {
    const refund = booked.find((one) => String(one.id) === id);
    if (refund) await endRefund(t, payment, refund, { event, refundRef });
  }
  for (const one of made) {
    // What went before may have changed it.
    const now = await readPayment(t.db, paymentId);
    if (now) await takeInDeskRefund(t, now, one);
  }
  return changes.length + made.length > 0 ? payment : null;
}

function isKnown({ refundRef, refundId }: ObservedRefund, booked: readonly RefundRow[]): boolean {
  return booked.some(
    (one) => one.provider_ref === refundRef || (!one.is_at_desk && String(one.id) === refundId),
  );
}

function asBooked(row: RefundRow) {
  return {
    id: String(row.id),
    status: row.status,
    cents: row.amount_cents,
    isAtDesk: row.is_at_desk,
    refundRef: row.provider_ref,
  };
}

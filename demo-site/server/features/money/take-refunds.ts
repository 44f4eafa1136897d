import { bookedRefund, refundNews } from "martillo/domain";
import { withRetries } from "../../platform/db/retry";
import type { ObservedRefund } from "../../ports/payment-provider";
import { takeInDeskRefund } from "./desk-refunds";
import { endRefund } from "./end-refund";
import { type MoneyContext, type MoneyTransaction, payableOf, wantedOf } from "./payables";
import { lockPayment, type PaymentRow, readPayment } from "./payment-repository";
import { readRefundsOf } from "./refund-repository";
import { tellOfPayment } from "./take-news";

/**
 * Takes in what a provider tells of refunds of a payment, in one transaction: which have arrived, which came back, and which were made at
 * its own desk. A refund that is booked already changes nothing, in any order and any number of times.
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
  const booked = await readBooked(t, paymentId);
  // What the desk gave back undoes what was paid for, which is locked first. Our own refunds have undone it when they were asked for.
  if (!told.every((one) => bookedRefund(one, booked))) {
    await payableOf(t, seen.purpose).lock(t.db, wantedOf(seen));
  }
  const locked = await lockPayment(t.db, paymentId);
  if (locked?.status !== "succeeded" && locked?.status !== "review") return null;
  let isNew = false;
  while (await takeNext(t, paymentId, told)) isNew = true;
  return isNew ? locked : null;
}

/** Takes in all that happened to booked refunds, and one that was made at the desk: its consequences may leave no room for another. */
async function takeNext(
  t: MoneyTransaction,
  paymentId: number,
  told: readonly ObservedRefund[],
): Promise<boolean> {
  const payment = await readPayment(t.db, paymentId);
  if (!payment) return false;
  const booked = await readBooked(t, paymentId);
  const { changes, made } = refundNews({ capturedCents: payment.captured_cents, booked, told });
  for (const { id, event, refundRef } of changes) {
    const refund = booked.find((one) => one.id === id);
    if (refund) await endRefund(t, payment, refund.row, { event, refundRef });
  }
  const [one] = made;
  // Money that came back just now is no longer gone.
  const now = one && (await readPayment(t.db, paymentId));
  if (now) await takeInDeskRefund(t, now, one);
  return changes.length + made.length > 0;
}

/** The refunds of a payment as they are booked, each with its row. */
async function readBooked({ db }: MoneyTransaction, paymentId: number) {
  const rows = await readRefundsOf(db, paymentId);
  return rows.map((row) => ({
    id: String(row.id),
    status: row.status,
    cents: row.amount_cents,
    isAtDesk: row.is_at_desk,
    refundRef: row.provider_ref,
    row,
  }));
}

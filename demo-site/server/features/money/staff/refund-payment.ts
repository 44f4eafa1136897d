import type { customRefundPayment } from "martillo/contract";
import { parseCents, refundableCents } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { noteDeed } from "../../../platform/security/audit";
import { readInBalanceCents } from "../failed-refunds";
import { once } from "../once";
import { payableOf, wantedOf } from "../payables";
import { addRefunded, lockPayment, readPayment } from "../payment-repository";
import { toPayment } from "../payment-view";
import { insertRefund, nextRefundKey, readRefund } from "../refund-repository";
import { requireAmount } from "../require-amount";
import { toRefund } from "../refund-view";

/** Staff give a payment back, whole or in part. The same press twice is one refund, by its key; two presses of one sum are two. */
export const refundPayment: Handler<typeof customRefundPayment> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { idempotency_key: key, ...body } = input;
  const cents = parseCents(input.amount);
  const id = await once(
    ctx.db,
    { userId: viewer.id, key, call: "custom/refundPayment", body },
    async (t) => {
      const seen = await readPayment(t, input.id);
      if (!seen || seen.provider === "wallet") throw new ApiFault("NOT_FOUND");
      const payable = payableOf(ctx, seen.purpose);
      await payable.lock(t, wantedOf(seen));
      const payment = await lockPayment(t, input.id);
      if (!payment) throw new ApiFault("NOT_FOUND");
      if (payment.disputed) throw new ApiFault("PAYMENT_DISPUTED");
      const inBalanceCents = await readInBalanceCents(t, payment);
      const leftCents = refundableCents({
        capturedCents: payment.captured_cents,
        refundedCents: payment.refunded_cents + inBalanceCents,
      });
      requireAmount(cents, { minCents: 1, maxCents: leftCents });
      const { row } = await insertRefund(t, {
        paymentId: payment.id,
        userId: payment.user_id,
        amountCents: cents,
        key: await nextRefundKey(t, "refund", payment.id),
        reason: input.reason,
        askedBy: viewer.id,
      });
      const isBooked = await payable.refund({ ...ctx, db: t }, payment, cents, row.id);
      if (!isBooked) throw new ApiFault("ILLEGAL_TRANSITION");
      await addRefunded(t, payment.id, cents);
      await noteDeed(t, viewer, "payment refunded", {
        payment: payment.id,
        amount: input.amount,
        reason: input.reason,
      });
      await payable.refunded?.({ ...ctx, db: t }, payment, row.id);
      return row.id;
    },
  );
  const [refund, payment] = await Promise.all([
    readRefund(ctx.db, id),
    readPayment(ctx.db, input.id),
  ]);
  if (!refund || !payment) throw new ApiFault("NOT_FOUND");
  ctx.bus.money(payment.user_id);
  return { record: toRefund(refund), payment: toPayment(payment) };
};

import type { customResolvePayment } from "martillo/contract";
import { account } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { noteDeed } from "../../../platform/security/audit";
import { sendMail } from "../../../platform/mail/send";
import { post } from "../ledger/post";
import { aboutSum } from "../money-letters";
import { readPayer } from "../payer-repository";
import { paymentToBalance } from "../money.mail";
import { once } from "../once";
import { addRefunded, lockPayment, readPayment } from "../payment-repository";
import { toPayment } from "../payment-view";
import { insertRefund, nextRefundKey } from "../refund-repository";
import { endReview, readStray } from "../stray-repository";

/** Staff say whose money is that fits nothing: it goes into its payer's balance, or back to the card. The same press twice is one. A try after a lost answer gets it by its key. */
export const resolvePayment: Handler<typeof customResolvePayment> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { idempotency_key: key, ...body } = input;
  const userId = await once(
    ctx.db,
    { userId: viewer.id, key, call: "custom/resolvePayment", body },
    async (t) => {
      const payment = await lockPayment(t, input.id);
      if (!payment) throw new ApiFault("NOT_FOUND");
      const stray = await readStray(t, payment.id);
      if (payment.status !== "review" || !stray) throw new ApiFault("ILLEGAL_TRANSITION");
      // A balance is in euro.
      if (input.to === "wallet" && payment.came_in !== null) {
        throw new ApiFault("INVALID_INPUT", {
          fields: { to: "Llegó en otra moneda: solo puede volver por donde vino." },
        });
      }
      const { cents: amountCents, currency } = stray;
      const strayRef = `payment.${payment.id}`;
      const refs = { paymentId: payment.id };
      if (input.to === "wallet") {
        const to = account("wallet", payment.user_id);
        await post(t, { event: "resolve", ref: strayRef, amountCents, to }, refs);
        const payer = await readPayer(t, payment.user_id);
        if (payer) {
          const about = aboutSum({ ...ctx, db: t }, payment, payer, amountCents);
          await sendMail({ ...ctx, db: t }, paymentToBalance, payer.email, about);
        }
      } else {
        const { row } = await insertRefund(t, {
          paymentId: payment.id,
          userId: payment.user_id,
          amountCents,
          key: await nextRefundKey(t, "resolve", payment.id),
          reason: input.reason,
          askedBy: viewer.id,
        });
        const to = account("returning", row.id);
        // One that fails leaves it to staff once more, who send it by a refund of its own.
        const ref = `refund.${row.id}`;
        const event = {
          event: "resolve",
          ref,
          stray: strayRef,
          amountCents,
          to,
          currency,
        } as const;
        await post(t, event, { ...refs, refundId: row.id });
        await addRefunded(t, payment.id, amountCents);
      }
      await endReview(t, payment.id, input.reason);
      await noteDeed(t, viewer, "payment resolved", {
        payment: payment.id,
        to: input.to,
        reason: input.reason,
      });
      return payment.user_id;
    },
  );
  ctx.bus.money(userId);
  const payment = await readPayment(ctx.db, input.id);
  if (!payment) throw new ApiFault("NOT_FOUND");
  return { payment: toPayment(payment) };
};

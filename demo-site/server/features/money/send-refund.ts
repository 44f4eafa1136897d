import { nextRefund } from "martillo/domain";
import { errorText } from "../../platform/call/log";
import { withRetries } from "../../platform/db/retry";
import { sendMail } from "../../platform/mail/send";
import {
  type ObservedRefund,
  ProviderRefused,
  ProviderUnreached,
} from "../../ports/payment-provider";
import { lookUp } from "./ask-provider";
import { balanceChange } from "./failed-refunds";
import { post } from "./ledger/post";
import { aboutSum, readPayer, tellRefunded } from "./money-letters";
import { refundFailed } from "./money.mail";
import type { MoneyContext, MoneyTransaction } from "./payables";
import { addRefunded, lockPayment, type PaymentRow, readPayment } from "./payment-repository";
import { lockRefund, readRefund, type RefundRow, setRefund } from "./refund-repository";
import { readRefundCurrency, reopenReview } from "./strays";
import { tellUnallocated } from "./unexpected";

/**
 * Sends a refund to its provider, or asks what became of it. Its id is the key: sent twice it is one. What the provider refuses goes to
 * the wallet, so that no money is lost; but for what the payer's bank has taken back, which it may have refused it for.
 */
export async function sendRefund(ctx: MoneyContext, refund: RefundRow): Promise<void> {
  const payment = await readPayment(ctx.db, refund.payment_id);
  const provider = payment && ctx.ports.payments.named(payment.provider);
  if (!payment || !provider || payment.provider_ref === null) return;
  try {
    if (refund.status === "sent") {
      const known = await provider.observe({
        providerRef: payment.provider_ref,
        paymentId: String(payment.id),
        sinceMs: payment.created_ms,
      });
      const found = known?.refunds?.find(({ refundId }) => refundId === String(refund.id));
      // What never arrived is sent again, under the same key.
      if (found) return await takeRefund(ctx, refund.id, found);
    }
    if (refund.status === "requested") await markSent(ctx, refund.id);
    const answer = await provider.refund(
      payment.provider_ref,
      refund.amount_cents,
      String(refund.id),
      `m-refund-${refund.id}`,
    );
    await takeRefund(ctx, refund.id, answer);
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await lookUp(ctx, payment);
      await takeRefund(ctx, refund.id, "failed");
      // Perhaps it was refused because the money went back at the provider's own desk, of which nothing else tells.
      await lookUp(ctx, payment);
      return;
    }
    // It is sent again, under the same key, with the next turn.
    const isExpected = error instanceof ProviderUnreached;
    ctx.log[isExpected ? "warn" : "error"](
      { ...errorText(error), refund: refund.id },
      "a refund was not sent",
    );
  }
}

async function markSent({ db }: MoneyContext, id: number): Promise<void> {
  await db.tx(async (t) => {
    const refund = await lockRefund(t, id);
    const status = refund ? nextRefund(refund.status, "send") : null;
    if (status) await setRefund(t, id, { status, providerRef: null });
  });
}

/** What the provider says of a refund, in one transaction. */
async function takeRefund(
  ctx: MoneyContext,
  id: number,
  answer: ObservedRefund | "failed",
): Promise<void> {
  const told = answer === "failed" ? "failed" : answer.status;
  if (told === "pending") return;
  const event = told === "failed" ? "fail" : "succeed";
  const providerRef = answer === "failed" ? null : answer.refundRef;
  const userId = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const seen = await readRefund(t, id);
      const payment = seen && (await lockPayment(t, seen.payment_id));
      const refund = await lockRefund(t, id);
      if (!refund || !payment) return null;
      const status = nextRefund(refund.status, event);
      if (status === null) return null;
      const tools = { ...ctx, db: t };
      const currency = (await readRefundCurrency(t, id)) ?? payment.currency;
      const booked = { refund: id, amountCents: refund.amount_cents, currency };
      const refs = { paymentId: payment.id, refundId: id };
      if (status === "succeeded") {
        const { provider } = payment;
        await post(t, { event: "refundsucceeded", provider, ...booked }, refs);
        const { user_id: userId, amount_cents: cents } = refund;
        await tellRefunded(tools, payment, { userId, cents });
      } else if (currency !== payment.currency) {
        await waitForStaff(tools, payment, refund, currency);
      } else {
        const failedCents = refund.amount_cents;
        const keptCents = await balanceChange(t, payment, { failedCents });
        await post(
          t,
          {
            event: "refundfailed",
            user: refund.user_id,
            disputedCents: failedCents - keptCents,
            ...booked,
          },
          refs,
        );
        await addRefunded(t, payment.id, -failedCents);
        const payer = keptCents > 0 && (await readPayer(t, refund.user_id));
        if (payer) {
          await sendMail(tools, refundFailed, payer.email, aboutSum(payment, payer, keptCents));
        }
      }
      await setRefund(t, id, { status, providerRef });
      return refund.user_id;
    }),
  );
  if (userId !== null) ctx.bus.money(userId);
}

/** No balance is in another currency than the euro: what could not go back there waits for staff, as before. */
async function waitForStaff(
  t: MoneyTransaction,
  payment: PaymentRow,
  { id, user_id: user, amount_cents: amountCents }: RefundRow,
  currency: string,
): Promise<void> {
  await post(
    t.db,
    { event: "refundfailed", refund: id, user, amountCents, to: "unallocated", currency },
    { paymentId: payment.id, refundId: id },
  );
  await addRefunded(t.db, payment.id, -amountCents);
  await reopenReview(t.db, payment.id, "the provider did not take the refund");
  await tellUnallocated(t, payment, { cents: amountCents, currency });
}

import { nextRefund } from "martillo/domain";
import { errorText } from "../../platform/call/log";
import { withRetries } from "../../platform/db/retry";
import { ProviderRefused, ProviderUnreached } from "../../ports/payment-provider";
import { lookUp } from "./ask-provider";
import { endRefund } from "./end-refund";
import type { MoneyContext } from "./payables";
import { lockPayment, readPayment } from "./payment-repository";
import { lockRefund, type RefundRow, setRefund } from "./refund-repository";
import { takeRefunds } from "./take-refunds";

/**
 * Sends a refund to its provider, or asks what became of it. Its id is the key: sent twice it is one. One that was made at the provider's own
 * desk is asked about alone.
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
      const told = known?.refunds ?? [];
      await takeRefunds(ctx, payment.id, told);
      // What never arrived is sent again, under the same key.
      const isFound = told.some(({ refundId }) => refundId === String(refund.id));
      if (isFound || refund.is_at_desk) return;
    }
    if (refund.status === "requested") await markSent(ctx, refund.id);
    const answer = await provider.refund(
      payment.provider_ref,
      refund.amount_cents,
      String(refund.id),
      `m-refund-${refund.id}`,
    );
    await takeRefunds(ctx, payment.id, [answer]);
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await lookUp(ctx, payment);
      await refuse(ctx, refund);
      // Perhaps it was refused because the money went back at the provider's own desk, which had no room beside it.
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

/** The provider did not take a refund. One of which it has told more by now stays as that. */
async function refuse(ctx: MoneyContext, { id, payment_id }: RefundRow): Promise<void> {
  const userId = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const payment = await lockPayment(t, payment_id);
      const refund = await lockRefund(t, id);
      if (!payment || refund?.status !== "sent") return null;
      await endRefund({ ...ctx, db: t }, payment, refund, { event: "fail", refundRef: null });
      return refund.user_id;
    }),
  );
  if (userId !== null) ctx.bus.money(userId);
}

import { isWaitingPayment } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import { ProviderRefused } from "../../../ports/payment-provider";
import { ask, providerOf, takeAndCapture } from "../ask-provider";
import { ensureCustomer } from "../methods/customer";
import type { MethodRow } from "../methods/method-repository";
import { type MoneyContext, payableOf, wantedOf } from "../payables";
import { moveUnbegun, type PaymentRow, readPayment } from "../payment-repository";
import { takeNews } from "../take-news";
import { chargeFromVault } from "./charge-from-vault";
import { declined } from "./declined";
import { orderOf, resultUrl } from "./order-of";

/**
 * Charges a saved card or account. `absent`: the payer is not there, as for a renewal. Resolves to the payment as it is then; an unknown
 * result is `is_unknown`. Throws PAYMENT_DECLINED where the payer is there to read it, and what `check` of a payable does.
 */
export async function chargeSaved(
  ctx: MoneyContext,
  payment: PaymentRow,
  method: MethodRow,
  at: "present" | "absent",
): Promise<PaymentRow> {
  if (method.kind === "bank" && method.status !== "verified")
    throw new ApiFault("BANK_NOT_VERIFIED");
  if (!isWaitingPayment(payment.status) || payment.is_unknown)
    throw new ApiFault("PAYMENT_IN_PROGRESS");
  await payableOf(ctx, payment.purpose).check?.(ctx, wantedOf(payment));
  try {
    await charge(ctx, payment, method, at);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const status = {
      status: "failed",
      capturedCents: 0,
      refundedCents: 0,
      currency: payment.currency,
    } as const;
    await takeNews(ctx, payment.id, status);
  }
  const after = await readPayment(ctx.db, payment.id);
  if (!after) throw new Error("martillo: a payment is gone");
  if (after.status === "failed" && at === "present") throw declined(after);
  return after;
}

async function charge(
  ctx: MoneyContext,
  payment: PaymentRow,
  method: MethodRow,
  at: "present" | "absent",
): Promise<void> {
  if (method.kind === "vault") return chargeFromVault(ctx, payment, method);
  const provider = providerOf(ctx, method.provider);
  const isHere =
    payment.provider === provider.name || (await moveUnbegun(ctx.db, payment.id, provider.name));
  if (!isHere) throw new ApiFault("PAYMENT_IN_PROGRESS");
  const customerId = await ensureCustomer(ctx, payment.user_id, provider);
  const question = { paymentId: payment.id, op: "charge", provider: provider.name } as const;
  const asked = await ask(ctx, question, ({ key, n }, now) =>
    provider.chargeSaved(
      orderOf(now, {
        attempt: n,
        customerId,
        save: false,
        returnUrl: resultUrl(ctx, payment.id),
      }),
      { customerId, methodId: method.provider_ref },
      at,
      key,
    ),
  );
  if (asked.isKnown) await takeAndCapture(ctx, payment.id, asked.answer);
}

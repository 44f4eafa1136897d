// This folder: payments, from the quote to the end.
import { ApiFault } from "../../../platform/call/fault";
import type { NextStep } from "../../../ports/payment-provider";
import { ask, lookUp, providerOf } from "../ask-provider";
import { ensureCustomer } from "../methods/customer";
import type { MoneyContext } from "../payables";
import { type PaymentRow, updatePayment } from "../payment-repository";
import { orderOf } from "./order-of";

/** How a payment is begun. */
export interface Beginning {
  /** Keep the card for later. */
  save: boolean;
  /** Where the payer comes back to from elsewhere. */
  returnUrl: string;
}

/**
 * Opens a payment at its provider where that has not been done, and keeps what its payer goes on with. Throws PAYMENT_IN_PROGRESS where the
 * provider knows more of it already, and PROVIDER_UNREACHED.
 */
export async function beginPayment(
  ctx: MoneyContext,
  payment: PaymentRow,
  { save, returnUrl }: Beginning,
): Promise<NextStep> {
  const isSame = payment.saves === save;
  if (payment.status === "open" && payment.begun && isSame) return payment.begun;
  const provider = providerOf(ctx, payment.provider);
  const customerId = await ensureCustomer(ctx, payment.user_id, provider);
  const asked = await ask(ctx, payment.id, "begin", ({ key, n }) =>
    provider.begin(orderOf(payment, { attempt: n, customerId, save, returnUrl }), key),
  );
  if (!asked.isKnown) throw new ApiFault("PROVIDER_UNREACHED");
  const { answer } = asked;
  if (answer.kind === "observed") {
    await lookUp(ctx, payment);
    throw new ApiFault("PAYMENT_IN_PROGRESS");
  }
  await ctx.db.tx(async (t) => {
    await t.query("update payments set saves = $2 where id = $1", [payment.id, save]);
    await updatePayment(t, payment.id, {
      status: payment.status,
      capturedCents: payment.captured_cents,
      failure: payment.failure,
      providerRef: answer.providerRef,
      method: null,
      methodId: null,
      begun: answer.next,
      isSettled: false,
    });
    await t.query(
      "update payment_attempts set state = 'known', look_at = null where payment_id = $1 and op = 'begin'",
      [payment.id],
    );
  });
  return answer.next;
}

// This folder: payments, from the quote to the end.
import { isWaitingPayment } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { NextStep } from "../../../ports/payment-provider";
import type { Db } from "../../../platform/db/db";
import { ask, endObject, providerOf, takeAndCapture } from "../ask-provider";
import { endAttempts } from "../attempt-repository";
import { ensureCustomer } from "../methods/customer";
import { type MoneyContext, payableOf, wantedOf } from "../payables";
import { lockPayment, noteObject, type PaymentRow, setBegun } from "../payment-repository";
import { orderOf } from "./order-of";

/** How a payment is begun. */
export interface Beginning {
  /** Keep the card for later. */
  save: boolean;
  /** Where the payer comes back to from elsewhere. */
  returnUrl: string;
}

/**
 * Opens a payment at its provider where that has not been done, and keeps what its payer goes on with. Throws PAYMENT_IN_PROGRESS where it
 * is being begun or charged elsewhere, has ended, or the provider knows more of it already; PROVIDER_UNREACHED; and what `check` of a payable does.
 */
export async function beginPayment(
  ctx: MoneyContext,
  seen: PaymentRow,
  { save, returnUrl }: Beginning,
): Promise<NextStep> {
  await payableOf(ctx, seen.purpose).check?.(ctx, wantedOf(seen));
  const isSame = seen.saves === save;
  if (seen.status === "open" && seen.begun && isSame) return seen.begun;
  const provider = providerOf(ctx, seen.provider);
  const customerId = await ensureCustomer(ctx, seen.user_id, provider);
  const question = { paymentId: seen.id, op: "begin", provider: provider.name } as const;
  const asked = await ask(ctx, question, ({ key, n }, payment) =>
    provider.begin(orderOf(payment, { attempt: n, customerId, save, returnUrl }), key),
  );
  if (!asked.isKnown) throw new ApiFault("PROVIDER_UNREACHED");
  const { answer } = asked;
  if (answer.kind === "observed") {
    await takeAndCapture(ctx, seen.id, answer.observed);
    throw new ApiFault("PAYMENT_IN_PROGRESS");
  }
  const isKept = await ctx.db.tx((t) => keepBegun(t, seen.id, { ...answer, save }));
  if (!isKept) {
    if (answer.providerRef !== null) await endObject(ctx, seen.id, answer.providerRef);
    throw new ApiFault("PAYMENT_IN_PROGRESS");
  }
  return answer.next;
}

/** False where the payment has come to rest meanwhile, so that what was begun is not to be paid. */
async function keepBegun(
  t: Db,
  id: number,
  { providerRef, next, save }: { providerRef: string | null; next: NextStep; save: boolean },
): Promise<boolean> {
  const payment = await lockPayment(t, id);
  if (!payment) return false;
  await endAttempts(t, id);
  if (providerRef !== null) await noteObject(t, payment, providerRef);
  if (!isWaitingPayment(payment.status)) return false;
  await setBegun(t, id, { providerRef, next, saves: save });
  return true;
}

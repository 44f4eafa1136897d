import { type ObservedRefund, type PaymentProvider, ProviderRefused } from "..";
import { tell } from "./events";
import { settle } from "./movements";
import {
  addRefunded,
  disputedCents,
  findRefund,
  insertRefund,
  type PaymentRow,
  refundOf,
  requireCents,
  requirePayment,
  writeLine,
  type Tools,
  type Turn,
} from "./sandbox-repository";
import { newId, runOnce } from "./tools";

export function refundCalls(tools: Tools): Pick<PaymentProvider, "refund"> {
  return {
    refund: (ref, cents, refundId, key) =>
      runOnce(tools, "refund", key, [ref, cents, refundId], async (t, atMs, fate) => {
        const turn = { t, tools, atMs, fate };
        const payment = await settle(turn, await requirePayment(t, ref));
        const former = await findRefund(t, "refund_id", refundId);
        if (!former) return refund(turn, payment, cents, refundId);
        if (former.payment === ref && former.cents === cents) return refundOf(former);
        throw new ProviderRefused("key_reused", "the refund's id stands for another refund");
      }),
  };
}

/** Sends back what is not sent back yet. `refundId` is null for one of the provider's own desk. */
export async function refund(
  turn: Turn,
  payment: PaymentRow,
  cents: number,
  refundId: string | null,
): Promise<ObservedRefund> {
  const { t, tools, atMs, fate } = turn;
  requireCents(cents);
  if (payment.status !== "succeeded")
    throw new ProviderRefused("state", `the payment is ${payment.status}`);
  const disputed = await disputedCents(turn, payment.id);
  if (cents > payment.captured_cents - payment.refunded_cents - disputed)
    throw new ProviderRefused("amount", "more than is left of the payment");
  const behaviour = payment.source?.behaviour;
  const settlesAs =
    behaviour === "refund_fails" ? "failed" : behaviour === "refund_later" ? "succeeded" : null;
  const settlesAt = settlesAs === null ? null : atMs + tools.processingMs;
  if (settlesAt !== null) fate.due.push(settlesAt);
  const id = newId("sbr");
  const status = settlesAs === null ? "succeeded" : "pending";
  await insertRefund(t, {
    id,
    paymentId: payment.id,
    refundId,
    cents,
    status,
    settlesAt,
    settlesAs,
  });
  await addRefunded(t, payment.id, cents);
  const { currency } = payment;
  await writeLine(turn, {
    kind: "refund",
    payment: payment.id,
    refund: id,
    cents: -cents,
    currency,
  });
  const told = { kind: "refund", ref: payment.id, type: `refund.${status}` } as const;
  await tell(t, tools, { ...told, paymentId: payment.payment_id }, atMs, fate);
  return { refundRef: id, refundId, providerRef: payment.id, status, cents, currency };
}

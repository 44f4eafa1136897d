/** Where a refund stands. Its money is on `returning:{refund}` from the start. */
export const REFUND_STATUSES = ["requested", "sent", "succeeded", "failed"] as const;
/** Where a refund stands. */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What happens to a refund. `send` is written before the provider is called. */
export type RefundEvent = "send" | "succeed" | "fail";

const TRANSITIONS: Record<RefundStatus, Partial<Record<RefundEvent, RefundStatus>>> = {
  requested: { send: "sent" },
  sent: { succeed: "succeeded", fail: "failed" },
  succeeded: {},
  // The money is in the wallet again.
  failed: {},
};

/** The status after an event, or null where it changes nothing: news that were known already, or older ones. */
export function nextRefund(from: RefundStatus, event: RefundEvent): RefundStatus | null {
  return TRANSITIONS[from][event] ?? null;
}

/** A payment that may be given back. */
export interface RefundablePayment<Id> {
  id: Id;
  /** When it succeeded, in epoch milliseconds. */
  atMs: number;
  capturedCents: number;
  /** Refunds that have not failed, on their way or done. */
  refundedCents: number;
  /** What its bank has taken back already. @default 0 */
  disputedCents?: number;
  /** What its provider can do: `full` gives all of it back or nothing. @default "partial" */
  refund?: "partial" | "full" | "none";
}

/** What can still go back of a payment, in cents. */
export function refundableCents(
  payment: Omit<RefundablePayment<unknown>, "id" | "atMs" | "refund">,
): number {
  const { capturedCents, refundedCents, disputedCents = 0 } = payment;
  return Math.max(0, capturedCents - refundedCents - disputedCents);
}

/** What became of a payment, in cents. */
export interface PaymentMoney {
  capturedCents: number;
  /** Refunds that have not failed, on their way or done. */
  goneCents: number;
  failedCents: number;
  /** What its bank has taken back. */
  disputedCents: number;
}

/**
 * What of the refunds that failed is the payer's, in the balance. What a bank has taken back is with the payer already, whichever of both
 * came first. For payments of something: of a top-up the dispute itself takes the balance.
 */
export function failedInBalanceCents(of: PaymentMoney): number {
  const leftCents = of.capturedCents - of.goneCents - of.disputedCents;
  return Math.min(of.failedCents, Math.max(0, leftCents));
}

/** A refund over several payments. */
export interface RefundSplit<Id> {
  parts: { id: Id; amountCents: number }[];
  /** What no payment can take: goes to the wallet or to a verified bank account. */
  restCents: number;
}

/** Gives an amount back to the payments it came from, the newest first, never more than is left of each. */
export function splitRefund<Id>(
  amountCents: number,
  payments: readonly RefundablePayment<Id>[],
): RefundSplit<Id> {
  const parts: { id: Id; amountCents: number }[] = [];
  let restCents = amountCents;
  for (const payment of payments.toSorted((a, b) => b.atMs - a.atMs)) {
    const cents = Math.min(restCents, takenBack(payment, restCents));
    if (cents <= 0) continue;
    parts.push({ id: payment.id, amountCents: cents });
    restCents -= cents;
  }
  return { parts, restCents };
}

function takenBack(payment: RefundablePayment<unknown>, wishedCents: number): number {
  const { refund = "partial" } = payment;
  const cents = refundableCents(payment);
  if (refund === "partial") return cents;
  const isWhole = cents === payment.capturedCents && cents <= wishedCents;
  return refund === "full" && isWhole ? cents : 0;
}

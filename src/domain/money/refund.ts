/** Where a refund stands. Its money is on `returning:{refund}` from the start. */
export const REFUND_STATUSES = ["requested", "sent", "succeeded", "failed"] as const;
/** Where a refund stands. */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What happens to a refund. `send` is written before the provider is called. */
export type RefundEvent = "send" | "succeed" | "fail";

const TRANSITIONS: Record<RefundStatus, Partial<Record<RefundEvent, RefundStatus>>> = {
  requested: { send: "sent" },
  sent: { succeed: "succeeded", fail: "failed" },
  // The payer's bank may send it back days later.
  succeeded: { fail: "failed" },
  // The money is in the balance again.
  failed: {},
};

/** The status after an event, or null where it changes nothing: news that were known already, or older ones. */
export function nextRefund(from: RefundStatus, event: RefundEvent): RefundStatus | null {
  return TRANSITIONS[from][event] ?? null;
}

/** A refund as a provider tells it. Its name there never changes. */
export interface ToldRefund {
  refundRef: string;
  /** Ours; null for one made at the provider's own desk. */
  refundId: string | null;
  status: "pending" | "succeeded" | "failed";
  cents: number;
}

/** A refund as it is booked. */
export interface BookedRefund {
  id: string;
  status: RefundStatus;
  cents: number;
  /** Made at the provider's own desk. */
  isAtDesk: boolean;
  /** Its name at the provider, as far as that is known. */
  refundRef: string | null;
}

/** What a provider tells of the refunds of a payment, beside what is booked of them. */
export interface RefundNews<Told extends ToldRefund> {
  /** What happened to refunds that are booked. */
  changes: { id: string; event: "succeed" | "fail"; refundRef: string }[];
  /** Made at the provider's own desk, and not booked yet. */
  made: Told[];
}

/**
 * Compares refunds that a provider tells of with those that are booked. Each stands for itself and only goes forward, so that news may come
 * repeatedly, late, and without some of the others. A refund that was made at the desk and does not fit beside refunds that are still on
 * their way waits until the provider has refused these.
 */
export function refundNews<Told extends ToldRefund>(of: {
  capturedCents: number;
  booked: readonly BookedRefund[];
  told: readonly Told[];
}): RefundNews<Told> {
  const news: RefundNews<Told> = { changes: [], made: [] };
  let leftCents = of.capturedCents;
  for (const { status, cents } of of.booked) leftCents -= status === "failed" ? 0 : cents;
  const unknown: Told[] = [];
  for (const told of of.told) {
    const booked = bookedRefund(told, of.booked);
    if (!booked) unknown.push(told);
    const event = EVENT_OF[told.status];
    if (!booked || event === null || nextRefund(booked.status, event) === null) continue;
    news.changes.push({ id: booked.id, event, refundRef: told.refundRef });
    if (event === "fail") leftCents += booked.cents;
  }
  let unnamedCents = unnamedOf(of.booked);
  for (const told of unknown) {
    if (told.status === "failed") continue;
    if (unnamedCents > 0) unnamedCents -= told.cents;
    else if (told.cents <= leftCents) {
      news.made.push(told);
      leftCents -= told.cents;
    }
  }
  return news;
}

const EVENT_OF = { pending: null, succeeded: "succeed", failed: "fail" } as const;

/**
 * The refund that one is booked as; undefined for one that is not. A name that is known decides: our number may stand on another refund, too,
 * as some providers copy it from the payment.
 */
export function bookedRefund(
  told: ToldRefund,
  booked: readonly BookedRefund[],
): BookedRefund | undefined {
  return (
    booked.find(({ refundRef }) => refundRef === told.refundRef) ??
    booked.find((one) => one.refundRef === null && !one.isAtDesk && one.id === told.refundId)
  );
}

/** The sum of the oldest refunds of desks, which were booked as sums before each refund had its name. */
function unnamedOf(booked: readonly BookedRefund[]): number {
  return booked
    .filter((one) => one.isAtDesk && one.refundRef === null && one.status !== "failed")
    .reduce((sum, { cents }) => sum + cents, 0);
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

/** Where a payment stands. `succeeded`, `canceled`, `expired` and `review` are final: no news takes them back. */
export const PAYMENT_STATUSES = [
  "open",
  "requires_action",
  "processing",
  "authorized",
  "succeeded",
  "failed",
  "canceled",
  "expired",
  "review",
] as const;
/** Where a payment stands. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What a payment is for. */
export type PaymentPurpose = "topup" | "deposit" | "invoice" | "cart" | "plan" | "debt";

/** Why a bank or a provider said no. */
export type Decline =
  | "declined"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_cvc"
  | "authentication_required"
  | "limit"
  | "fraud"
  | "processing_error";

/** A payment as the database has it, under its lock, with what it is for as that stands now. */
export interface StoredPayment {
  status: PaymentStatus;
  purpose: PaymentPurpose;
  /** What it was opened for. */
  amountCents: number;
  /** `paid` and `void` take nothing any more: paid by another payment, cancelled, ended. `refused`: it cannot be booked as what it paid. */
  payable: "payable" | "paid" | "void" | "refused";
  /** The most that can be taken: the open amount of an invoice; null for a top-up, which takes any amount. */
  dueCents: number | null;
}

/** A payment as its provider has it. */
export interface ObservedPayment {
  /**
   * - `open`: the payer has not paid yet, and can.
   * - `requires_action`: waits for a challenge of the payer's bank.
   * - `processing`: on its way; it cannot be hurried or stopped.
   * - `authorized`: agreed to and not moved: the caller who ordered it `now` calls `capture`.
   * - `failed`: no money moved; another try may.
   */
  status:
    | "open"
    | "requires_action"
    | "processing"
    | "authorized"
    | "succeeded"
    | "failed"
    | "canceled";
  capturedCents: number;
  /** Three letters, any case. */
  currency: string;
}

/** Why a payment is to end without money. */
export type EndReason =
  /** The payer goes away from it. */
  | "left"
  /** Its time is over. */
  | "timeout"
  /** Another payment for the same thing wants to begin. */
  | "newer";

/** What can be learnt about a payment: how its provider has it, that it is to end, or what asking the provider to cancel it brought. */
export type PaymentNews =
  | ObservedPayment
  | { end: EndReason }
  | {
      end: EndReason;
      /** `unknown`: no answer that says anything. `unsupported`: this provider cannot cancel. */
      answer: ObservedPayment | "unknown" | "unsupported";
    };

/** A row of the table of what news do. */
export type PaymentRow =
  | "paid in full"
  | "another amount"
  | "another amount of what is all or nothing"
  | "another currency"
  | "paid twice or too late"
  | "cannot be booked"
  | "failed"
  | "canceled by the provider"
  | "on its way"
  | "older news"
  | "cancel is asked"
  | "ended"
  | "cancel unanswered"
  | "cannot end while it is processed";

/** The changes to make, in one transaction. */
export interface PaymentStep {
  row: PaymentRow;
  /** The status to store. */
  status: PaymentStatus;
  /** Goes to what the payment is for. */
  applyCents: number;
  /** Goes back at once. */
  returnCents: number;
  /** Fits nothing: for staff to resolve. The currency may be another one. */
  strayCents: number;
  /** Ask the provider to cancel; its answer is news, too. */
  asksCancel: boolean;
  /** Whether the payment that wants to take this one's place may; `refused` is PAYMENT_IN_PROGRESS, `not needed` means that this one has paid. */
  newer: "begins" | "refused" | "not needed" | null;
  tellsStaff: boolean;
  letter:
    | "paymentReceived"
    | "paymentFailed"
    | "paymentWaiting"
    | "paymentUnclear"
    | "duplicateReturned"
    | null;
}

/** The currency of everything. */
export const PAYMENT_CURRENCY = "EUR";

/** How far a payment is; news about less than is stored are older news. */
const PROGRESS = ["open", "requires_action", "processing", "authorized"] as const;
type Progress = (typeof PROGRESS)[number];

/** What takes the exact amount or nothing. */
const ALL_OR_NOTHING: readonly PaymentPurpose[] = ["plan", "deposit"];

/** Whether no news takes a payment out of this state. A success of one that was given up is still taken in: the money has come. */
export function isFinalPayment(status: PaymentStatus): boolean {
  return (
    status === "succeeded" || status === "canceled" || status === "expired" || status === "review"
  );
}

/** Whether the payer of a payment in this state may still pay it: for the first time, once more, or by answering the bank. */
export function isWaitingPayment(status: PaymentStatus): boolean {
  return status === "open" || status === "requires_action" || status === "failed";
}

/**
 * Which place news of one of the objects that a provider has for a payment take.
 * - `leads`: the payment goes on with this object.
 * - `behind`: the payment goes on with another one; nothing follows.
 * - `second`: the payment has its money from another one, and this one took money too.
 */
export type ObjectPlace = "leads" | "behind" | "second";

/**
 * A provider may have several objects for one payment: two windows began it at once, or a try was given up that its payer completes after
 * all. The one that is nearest to the money leads.
 */
export function placeOfObject(of: {
  /** The payment as it is stored. */
  status: PaymentStatus;
  /** The payment has no object yet, or this one. */
  isCurrent: boolean;
  /** The house has not heard of this object before. */
  isNew: boolean;
  observed: Pick<ObservedPayment, "status" | "capturedCents">;
}): ObjectPlace {
  const { status, isCurrent, isNew, observed } = of;
  if (isCurrent) return "leads";
  const hasMoney = status === "succeeded" || status === "review";
  const isComing = status === "processing" || status === "authorized";
  if (observed.status === "succeeded") {
    if (!hasMoney) return "leads";
    return observed.capturedCents > 0 ? "second" : "behind";
  }
  if (hasMoney || isComing) return "behind";
  const isNearer = observed.status === "processing" || observed.status === "authorized";
  return isNearer || isNew ? "leads" : "behind";
}

interface Case {
  stored: StoredPayment;
  observed: ObservedPayment;
}

interface TableRow {
  row: PaymentRow;
  when: (of: Case) => boolean;
  step: (of: Case) => Omit<PaymentStep, "row">;
}

/** What a provider's news do. The first row that fits is the one. */
const ROWS: readonly TableRow[] = [
  {
    row: "older news",
    when: ({ stored }) => stored.status === "succeeded" || stored.status === "review",
    step: ({ stored }) => ({ ...UNCHANGED, status: stored.status }),
  },
  {
    row: "cannot be booked",
    when: ({ stored, observed }) => observed.status === "succeeded" && stored.payable === "refused",
    step: ({ observed }) => stray(observed),
  },
  {
    row: "another currency",
    when: ({ observed }) =>
      observed.status === "succeeded" && observed.currency.toUpperCase() !== PAYMENT_CURRENCY,
    step: ({ observed }) => stray(observed),
  },
  {
    row: "paid twice or too late",
    when: ({ stored, observed }) =>
      observed.status === "succeeded" && (stored.payable !== "payable" || stored.dueCents === 0),
    step: ({ observed }) => ({
      ...UNCHANGED,
      status: "succeeded",
      returnCents: observed.capturedCents,
      letter: "duplicateReturned",
    }),
  },
  {
    row: "another amount of what is all or nothing",
    when: (of) => isOtherAmount(of) && ALL_OR_NOTHING.includes(of.stored.purpose),
    step: ({ observed }) => stray(observed),
  },
  {
    row: "another amount",
    when: isOtherAmount,
    step: (of) => ({ ...taken(of), tellsStaff: true }),
  },
  {
    row: "paid in full",
    when: ({ observed }) => observed.status === "succeeded",
    step: taken,
  },
  {
    row: "older news",
    when: ({ stored }) => isFinalPayment(stored.status),
    step: ({ stored }) => ({ ...UNCHANGED, status: stored.status }),
  },
  {
    row: "failed",
    when: ({ observed }) => observed.status === "failed",
    step: () => ({ ...UNCHANGED, status: "failed", letter: "paymentFailed" }),
  },
  {
    row: "canceled by the provider",
    when: ({ observed }) => observed.status === "canceled",
    step: () => ({ ...UNCHANGED, status: "canceled" }),
  },
  {
    row: "on its way",
    when: ({ stored, observed }) => isAhead(stored.status, observed.status),
    step: ({ observed }) => ({
      ...UNCHANGED,
      status: observed.status,
      letter: observed.status === "requires_action" ? "paymentWaiting" : null,
    }),
  },
  {
    row: "older news",
    when: () => true,
    step: ({ stored }) => ({ ...UNCHANGED, status: stored.status }),
  },
];

const UNCHANGED: Omit<PaymentStep, "row" | "status"> = {
  applyCents: 0,
  returnCents: 0,
  strayCents: 0,
  asksCancel: false,
  newer: null,
  tellsStaff: false,
  letter: null,
};

/**
 * What news do to a payment: the one function in which answers of calls, webhooks, returning browsers, sweepers and staff end, under the
 * payment's lock. Order and repetition do not matter: a final status stays, and repeated news change nothing. News of an object of
 * the provider's that does not lead change nothing of the payment.
 */
export function nextPayment(
  stored: StoredPayment,
  news: PaymentNews,
  place: ObjectPlace = "leads",
): PaymentStep {
  if (place !== "leads") return { ...UNCHANGED, row: "older news", status: stored.status };
  if (!("end" in news)) return observe(stored, news);
  if ("answer" in news) return afterCancel(stored, news.end, news.answer);
  if (isFinalPayment(stored.status)) {
    const newer = news.end === "newer" ? nextOf(stored) : null;
    return { ...UNCHANGED, row: "older news", status: stored.status, newer };
  }
  if (stored.status === "processing" || stored.status === "authorized") {
    return inProgress(stored, news.end, "cannot end while it is processed");
  }
  return { ...UNCHANGED, row: "cancel is asked", status: stored.status, asksCancel: true };
}

function observe(stored: StoredPayment, observed: ObservedPayment): PaymentStep {
  const of = { stored, observed };
  const found = ROWS.find(({ when }) => when(of));
  if (!found) throw new Error("martillo: the last row fits everything");
  return { row: found.row, ...found.step(of) };
}

function afterCancel(
  stored: StoredPayment,
  end: EndReason,
  answer: ObservedPayment | "unknown" | "unsupported",
): PaymentStep {
  if (answer === "unknown") return inProgress(stored, end, "cancel unanswered");
  const isOver = answer === "unsupported" || answer.status === "canceled";
  if (isOver && !isFinalPayment(stored.status)) {
    const status = end === "timeout" ? "expired" : "canceled";
    return { ...UNCHANGED, row: "ended", status, newer: end === "newer" ? "begins" : null };
  }
  const step =
    answer === "unsupported"
      ? ({ ...UNCHANGED, row: "older news", status: stored.status } as const)
      : observe(stored, answer);
  return { ...step, newer: end === "newer" ? nextOf(step) : null };
}

function inProgress(stored: StoredPayment, end: EndReason, row: PaymentRow): PaymentStep {
  const newer = end === "newer" ? "refused" : null;
  return { ...UNCHANGED, row, status: stored.status, newer };
}

/** What a payment in this state leaves to a newer one. */
function nextOf({ status }: { status: PaymentStatus }): PaymentStep["newer"] {
  if (status === "succeeded") return "not needed";
  // A payment under review has taken money: a second one would be a second charge.
  return status === "canceled" || status === "expired" ? "begins" : "refused";
}

function isOtherAmount({ stored, observed }: Case): boolean {
  return observed.status === "succeeded" && observed.capturedCents !== stored.amountCents;
}

function isAhead(stored: PaymentStatus, observed: ObservedPayment["status"]): observed is Progress {
  const rank = PROGRESS.indexOf(observed as Progress);
  // After a failure the next attempt is news; that it is open is not.
  return rank > (stored === "failed" ? 0 : PROGRESS.indexOf(stored as Progress));
}

/** The amount due takes the money that came; the surplus goes back. */
function taken({ stored, observed }: Case): Omit<PaymentStep, "row"> {
  const applyCents = Math.min(observed.capturedCents, stored.dueCents ?? Infinity);
  return {
    ...UNCHANGED,
    status: "succeeded",
    applyCents,
    returnCents: observed.capturedCents - applyCents,
    letter: "paymentReceived",
  };
}

function stray(observed: ObservedPayment): Omit<PaymentStep, "row"> {
  return {
    ...UNCHANGED,
    status: "review",
    strayCents: observed.capturedCents,
    tellsStaff: true,
    letter: "paymentUnclear",
  };
}

/** Status of a payment as the wire tells it. */
export type WirePaymentStatus =
  | "success"
  | "pending"
  | "failed"
  | "canceled"
  | "reversed"
  | "disputed";

/** What the wire says of a payment; how much of it went back stands beside it. */
export function wirePaymentStatus(of: {
  status: PaymentStatus;
  capturedCents: number;
  refundedCents: number;
  /** Whether a chargeback stands. @default false */
  disputed?: boolean;
}): WirePaymentStatus {
  if (of.status === "failed") return "failed";
  if (of.status === "canceled" || of.status === "expired") return "canceled";
  if (of.status !== "succeeded") return "pending";
  if (of.disputed) return "disputed";
  return of.capturedCents > 0 && of.refundedCents >= of.capturedCents ? "reversed" : "success";
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a payment waits for its payer. */
export const PAYMENT_OPEN_MS = 60 * MINUTE_MS;
/** How long the charge of a renewal waits for its payer. */
export const RENEWAL_OPEN_MS = 7 * DAY_MS;
/** After this, what a provider still processes is for staff. */
export const PROCESSING_TO_STAFF_MS = 14 * DAY_MS;

/** When time does something to a payment, and what; null where it never does. Epoch milliseconds. */
export function paymentDeadline(of: {
  status: PaymentStatus;
  openedAtMs: number;
  /** Since when it is processed, or held. */
  processingSinceMs: number | null;
  isRenewal: boolean;
}): { atMs: number; does: "end" | "tell staff" } | null {
  if (of.status === "open" || of.status === "requires_action" || of.status === "failed") {
    const openMs = of.isRenewal ? RENEWAL_OPEN_MS : PAYMENT_OPEN_MS;
    return { atMs: of.openedAtMs + openMs, does: "end" };
  }
  if (of.status !== "processing" && of.status !== "authorized") return null;
  const sinceMs = of.processingSinceMs ?? of.openedAtMs;
  return { atMs: sinceMs + PROCESSING_TO_STAFF_MS, does: "tell staff" };
}

import type { Payment } from "../../contract";

/** The ways to pay: from the balance, with a saved card, with one that is typed into the house's frame, or on the page of a gateway. */
export type PayWay = "balance" | "new" | `saved:${string}` | `gateway:${string}`;

/** The text above the ways to pay. */
export type PayNotice =
  /** It never left; nothing was charged. */
  | { kind: "never_left" }
  /** The form was open too long. */
  | { kind: "expired" }
  /** A refusal of the API, in its own words. */
  | { kind: "refused"; code: string; text: string; next: string | undefined };

/** Where a payment stands for its payer. */
export type PayStage =
  | { at: "choosing"; notice?: PayNotice }
  | { at: "sending" }
  /** The house's form; `isAsked` while the bank asks in it. */
  | { at: "frame"; path: string; isAsked: boolean }
  /** The browser is on its way to another page. */
  | { at: "leaving"; url: string }
  /** The outcome is unknown: it is asked for, and not sent again. */
  | { at: "unknown" }
  | { at: "processing"; payment: Payment }
  | { at: "accepted"; payment: Payment }
  /** Staff look at it. */
  | { at: "review"; payment: Payment }
  /** The same payment can be tried again. */
  | { at: "declined"; reason: string; text?: string };

/** A payment on its way. */
export interface PayFlow {
  stage: PayStage;
  /** The payment that was opened, for every further try of it. */
  payment: Payment | undefined;
  /** A charge was sent whose answer is not known. */
  isCharging: boolean;
  /** How often the house was asked since it is unknown, or in process. */
  looks: number;
}

/** What happens to it. */
export type PayEvent =
  | { type: "sent"; charges: boolean }
  /** An answer that names the payment, and where it goes on. */
  | { type: "answered"; payment: Payment; frame?: string | undefined; url?: string | undefined }
  | { type: "refused"; code: string; text: string; next: string | undefined }
  /** Nothing came back. */
  | { type: "lost" }
  /** What the house says of it when asked; null where it knows of none. */
  | { type: "looked"; payment: Payment | null }
  | { type: "look_failed" }
  | { type: "challenge"; isOpen: boolean }
  | { type: "frame_expired" }
  | { type: "again" }
  /** The browser shows this page again, from where it had gone to another one. */
  | { type: "returned" };

/** Waits between two looks: the last one is repeated. */
const LOOK_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** After so many looks what has not arrived will not arrive any more. */
const LOOKS_UNTIL_NEVER = 3;

export const PAY_START: PayFlow = {
  stage: { at: "choosing" },
  payment: undefined,
  isCharging: false,
  looks: 0,
};

/** Milliseconds until the house is asked the next time; undefined where nothing is waited for. */
export function nextLookMs({ stage, looks }: PayFlow): number | undefined {
  if (stage.at !== "unknown" && stage.at !== "processing") return undefined;
  return LOOK_AFTER_MS[Math.min(looks, LOOK_AFTER_MS.length - 1)];
}

/** Nothing can change any more. */
function isAtRest({ at }: PayStage): boolean {
  return at === "accepted" || at === "review" || at === "leaving";
}

function choosing(flow: PayFlow, notice?: PayNotice): PayFlow {
  const stage: PayStage = notice ? { at: "choosing", notice } : { at: "choosing" };
  return { ...flow, stage, isCharging: false, looks: 0 };
}

/** What a payment says by itself; undefined while it waits for its payer. */
function told(payment: Payment): PayStage | undefined {
  if (payment.unknown) return { at: "unknown" };
  switch (payment.status) {
    case "succeeded":
      return { at: "accepted", payment };
    case "processing":
    case "authorized":
      return { at: "processing", payment };
    case "review":
      return { at: "review", payment };
    case "failed":
      return { at: "declined", reason: payment.failure ?? "declined" };
    default:
      return undefined;
  }
}

function isOver({ status }: Payment): boolean {
  return status === "canceled" || status === "expired";
}

function answered(flow: PayFlow, event: Extract<PayEvent, { type: "answered" }>): PayFlow {
  const { payment, frame, url } = event;
  const next = { ...flow, payment, isCharging: false, looks: 0 };
  if (url !== undefined) return { ...next, stage: { at: "leaving", url } };
  // A try that failed before shows in the frame, which takes another card.
  const isForFrame = frame !== undefined && !payment.unknown;
  const isOpen = ["open", "requires_action", "failed"].includes(payment.status);
  if (isForFrame && isOpen) return { ...next, stage: { at: "frame", path: frame, isAsked: false } };
  if (isOver(payment)) return choosing({ ...next, payment: undefined }, { kind: "expired" });
  const stage = told(payment);
  return stage ? { ...next, stage } : choosing(next);
}

/** What the house says when it is asked: in a frame only what ends it is news, as the frame tells the rest itself. */
function looked(flow: PayFlow, payment: Payment | null): PayFlow {
  const { stage } = flow;
  const looks = flow.looks + 1;
  const isWaiting = nextLookMs(flow) !== undefined;
  if (payment === null) {
    if (!isWaiting || looks < LOOKS_UNTIL_NEVER) return { ...flow, looks };
    return choosing({ ...flow, payment: undefined }, { kind: "never_left" });
  }
  const known = { ...flow, payment, looks };
  const says = told(payment);
  if (stage.at === "frame") {
    // Ended elsewhere, as by another window that pays for the same.
    if (isOver(payment)) return choosing({ ...known, payment: undefined }, { kind: "expired" });
    const isNews = says !== undefined && says.at !== "declined" && says.at !== "unknown";
    return isNews ? { ...known, stage: says, isCharging: false, looks: 0 } : known;
  }
  if (!isWaiting) return { ...flow, payment };
  if (isOver(payment)) return choosing({ ...known, payment: undefined }, { kind: "expired" });
  if (says) {
    return { ...known, stage: says, isCharging: says.at === "unknown" && flow.isCharging };
  }
  // It waits for its payer: the charge that was sent has not arrived yet, or never will.
  if (flow.isCharging && looks < LOOKS_UNTIL_NEVER) return known;
  return choosing(known, { kind: "never_left" });
}

/** One step of a payment: choosing → frame → sending → accepted, declined, in process, unknown. */
export function payFlow(flow: PayFlow, event: PayEvent): PayFlow {
  if (event.type === "returned") return flow.stage.at === "leaving" ? choosing(flow) : flow;
  if (isAtRest(flow.stage)) return flow;
  switch (event.type) {
    case "sent":
      return { ...flow, stage: { at: "sending" }, isCharging: event.charges, looks: 0 };
    case "answered":
      return answered(flow, event);
    case "refused": {
      const { code, text, next } = event;
      if (code === "PAYMENT_DECLINED") {
        return { ...flow, stage: { at: "declined", reason: code, text }, isCharging: false };
      }
      // It has ended meanwhile: the next try opens another one.
      const isGone = code === "TICKET_EXPIRED" || code === "NOT_FOUND";
      const of = isGone ? { ...flow, payment: undefined } : flow;
      return choosing(of, { kind: "refused", code, text, next });
    }
    case "lost":
      return { ...flow, stage: { at: "unknown" }, looks: 0 };
    case "looked":
      return looked(flow, event.payment);
    case "look_failed":
      return { ...flow, looks: flow.looks + 1 };
    case "challenge":
      return flow.stage.at === "frame"
        ? { ...flow, stage: { ...flow.stage, isAsked: event.isOpen } }
        : flow;
    case "frame_expired":
      return flow.stage.at === "frame" ? choosing(flow, { kind: "expired" }) : flow;
    case "again":
      return flow.stage.at === "sending" || flow.stage.at === "unknown" ? flow : choosing(flow);
  }
}

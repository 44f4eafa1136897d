import type { PURCHASE_STEPS } from "../../contract/pickup/values";
import type { RETURN_STATES } from "../../contract/returns/values";
import type { INVOICE_STATES } from "../../contract/sale/values";
import { dayOf } from "../local-time";

/** What the buyer of a vehicle does next. */
export type PurchaseStep = (typeof PURCHASE_STEPS)[number];

/** From winning to the vehicle in the own name, in this order. */
export const PURCHASE_LINE = ["pay", "book", "bring", "collect", "papers"] as const;

/** A step of every purchase. */
export type LineStep = (typeof PURCHASE_LINE)[number];

/** How far a purchase has come, as its row tells it. */
export interface PurchaseFacts {
  status: (typeof INVOICE_STATES)[number];
  dueCents: number;
  /** 0 pending to 3 handed over. */
  delivered: number;
  /** Epoch milliseconds. */
  appointmentAtMs: number | null;
  /** Papers that are missing, and of them those that the buyer owes. */
  papersMissing: number;
  papersOwed: number;
  returnStatus: (typeof RETURN_STATES)[number] | null;
  isReturned: boolean;
}

/** What the buyer does next. On the day of the pickup that is to collect; before, to get together what has to be brought. */
export function nextPurchaseStep(of: PurchaseFacts, nowMs: number): PurchaseStep {
  if (of.status === "cancel" || of.isReturned) return "none";
  if (of.returnStatus === "accepted") return "give_back";
  if (of.returnStatus === "requested" || of.returnStatus === "received") return "wait";
  if (of.status !== "paid") return of.dueCents > 0 ? "pay" : "wait";
  if (of.delivered < 3) {
    if (of.appointmentAtMs === null) return "book";
    return dayOf(nowMs) < dayOf(of.appointmentAtMs) ? "bring" : "collect";
  }
  if (of.papersOwed > 0) return "papers";
  return of.papersMissing > 0 ? "wait" : "none";
}

/** A step as the line shows it. */
export interface ShownStep {
  step: LineStep;
  isDone: boolean;
  /** The first that is not done: the one that is today's. */
  isNow: boolean;
}

/** The whole line, with the steps done and the next step. Paid and collected steps stay so, also where storage is due again. */
export function purchaseLine(of: {
  status: PurchaseFacts["status"];
  delivered: number;
  next: PurchaseStep;
  hasAppointment: boolean;
  papersOwed: number;
}): ShownStep[] {
  const isCollected = of.delivered === 3;
  const isPaid = of.status === "paid";
  const done: Record<LineStep, boolean> = {
    pay: isPaid || isCollected,
    book: isCollected || (isPaid && of.hasAppointment),
    bring: isCollected || of.next === "collect",
    collect: isCollected,
    papers: isCollected && of.papersOwed === 0,
  };
  const now = PURCHASE_LINE.find((step) => !done[step]);
  return PURCHASE_LINE.map((step) => ({ step, isDone: done[step], isNow: step === now }));
}

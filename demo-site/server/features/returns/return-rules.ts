/** What may be done with a return, by whom and when. */
import type { ReturnDesk, SaleReturn } from "martillo/contract";
import {
  type LossEvent,
  nextLoss,
  nextReturn,
  returnDeadline,
  type ReturnEvent,
} from "martillo/domain";
import type { ReturnRow } from "./return-repository";

type Action = SaleReturn["actions"][number];

/** The steps of a deduction for lost value. */
export type LossAction = Extract<Action, `loss_${string}`>;

const EVENTS: Readonly<Record<Exclude<Action, LossAction>, ReturnEvent>> = {
  accept: "accept",
  reject: "reject",
  withdraw: "withdraw",
  appeal: "appeal",
  received: "receive",
  refund: "refund",
};

const LOSS_EVENTS: Readonly<Record<LossAction, LossEvent>> = {
  loss_accept: "accept",
  loss_dispute: "dispute",
  loss_waive: "waive",
  loss_decide: "decide",
};

/** It is about a deduction for lost value. */
export function isOfLoss(action: Action): action is LossAction {
  return action in LOSS_EVENTS;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long a proposal to undo a sale waits for its answer. */
const PROPOSAL_DAYS = 7;

/** A proposal is answered by the side that did not make it; the side that made it may take it back. The rest is done with the answer. */
function mayActOnProposal(
  action: Action,
  side: ReturnDesk["side"],
  askedBy: ReturnRow["asked_by"],
) {
  if (action === "accept" || action === "reject") return side !== askedBy;
  return action === "withdraw" && side === askedBy;
}

/** A deduction is its buyer's to answer, and the seller's to give up; the house decides over it, but not in a purchase of its own. */
function mayActOnLoss(
  action: LossAction,
  { side, isStaff }: { side: ReturnDesk["side"]; isStaff: boolean },
): boolean {
  if (action === "loss_accept" || action === "loss_dispute") return side === "buyer";
  return side === "seller" && (isStaff || action === "loss_waive");
}

/**
 * The side that may do it: the buyer takes it back or calls the house, the seller's side does the rest; a return that the house was called
 * for is the house's.
 */
export function mayAct(
  action: Action,
  { side, isStaff }: { side: ReturnDesk["side"]; isStaff: boolean },
  { appealed, reason, asked_by }: Pick<ReturnRow, "appealed" | "reason" | "asked_by">,
): boolean {
  if (isOfLoss(action)) return mayActOnLoss(action, { side, isStaff });
  if (reason === "acuerdo") return mayActOnProposal(action, side, asked_by);
  if (action === "withdraw" || action === "appeal") return side === "buyer";
  if (side === "buyer") return false;
  return isStaff || !appealed || (action !== "accept" && action !== "reject");
}

/** Whether it is possible at that moment, whichever side asks. */
export function isPossible(action: Action, of: ReturnRow, nowMs: number): boolean {
  if (isOfLoss(action)) return lossAfter(of, action) !== null && !isTooLate(action, of, nowMs);
  if (action === "appeal" && of.appealed) return false;
  if (action === "refund" && of.refund_cents !== null) return false;
  return nextReturn(of.status, EVENTS[action]) !== null;
}

/** The status after an action, or null where it is illegal. */
export function statusAfter(
  of: ReturnRow,
  action: Exclude<Action, LossAction>,
  nowMs: number,
): ReturnRow["status"] | null {
  return isPossible(action, of, nowMs) ? nextReturn(of.status, EVENTS[action]) : null;
}

/** The status of its deduction after an action, without a look at the clock; null where it is illegal. */
export function lossAfter(of: ReturnRow, action: LossAction): ReturnRow["loss_status"] {
  return of.loss_status && nextLoss(of.loss_status, LOSS_EVENTS[action]);
}

/**
 * Its time is over, so that the step of the clock stands: a deduction that was not disputed is accepted, and one that was not decided is
 * given up.
 */
export function isTooLate(
  action: LossAction,
  { loss_due_ms }: Pick<ReturnRow, "loss_due_ms">,
  nowMs: number,
): boolean {
  const isBound = action === "loss_dispute" || action === "loss_decide";
  return isBound && loss_due_ms !== null && nowMs >= loss_due_ms;
}

/** A deduction of it waits to be accepted or decided. */
export function hasOpenLoss({ loss_status }: Pick<ReturnRow, "loss_status">): boolean {
  return loss_status === "proposed" || loss_status === "disputed";
}

/** Undoing the sale was proposed, and waits for the other side. */
export function isProposal({ reason, status }: Pick<ReturnRow, "reason" | "status">): boolean {
  return reason === "acuerdo" && status === "requested";
}

/** It is under way. */
export function isOpen(status: ReturnRow["status"]): boolean {
  return status === "requested" || status === "accepted" || status === "received";
}

/** Money goes back by the end of the 14th day after it was asked for; a proposal is answered before that. */
export function refundDueAt(askedAtMs: number, reason?: ReturnRow["reason"]): number {
  if (reason === "acuerdo") return askedAtMs + PROPOSAL_DAYS * DAY_MS;
  return returnDeadline({ handedOverAtMs: askedAtMs, informed: true });
}

/** What may be done with a return, by whom and when. */
import type { ReturnDesk, SaleReturn } from "martillo/contract";
import { nextReturn, returnDeadline, type ReturnEvent } from "martillo/domain";
import type { ReturnRow } from "./return-repository";

type Action = SaleReturn["actions"][number];

const EVENTS: Readonly<Record<Action, ReturnEvent>> = {
  accept: "accept",
  reject: "reject",
  withdraw: "withdraw",
  appeal: "appeal",
  received: "receive",
  refund: "refund",
};

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long a proposal to undo a sale waits for its answer. */
const PROPOSAL_DAYS = 7;

/** A proposal is answered by whom it was not made by; whoever made it may take it back. The rest is done with the answer. */
function mayActOnProposal(
  action: Action,
  side: ReturnDesk["side"],
  askedBy: ReturnRow["asked_by"],
) {
  if (action === "accept" || action === "reject") return side !== askedBy;
  return action === "withdraw" && side === askedBy;
}

/** Who may do it: the buyer takes it back or calls the house, the seller's side does the rest; what the house was called for is the house's. */
export function mayAct(
  action: Action,
  { side, isStaff }: { side: ReturnDesk["side"]; isStaff: boolean },
  { appealed, reason, asked_by }: Pick<ReturnRow, "appealed" | "reason" | "asked_by">,
): boolean {
  if (reason === "acuerdo") return mayActOnProposal(action, side, asked_by);
  if (action === "withdraw" || action === "appeal") return side === "buyer";
  if (side === "buyer") return false;
  return isStaff || !appealed || (action !== "accept" && action !== "reject");
}

/** Whether it is possible now, whoever asks. */
export function isPossible(action: Action, of: ReturnRow): boolean {
  if (action === "appeal" && of.appealed) return false;
  if (action === "refund" && of.refund_cents !== null) return false;
  return nextReturn(of.status, EVENTS[action]) !== null;
}

/** The status after an action, or null where it is illegal. */
export function statusAfter(of: ReturnRow, action: Action): ReturnRow["status"] | null {
  return isPossible(action, of) ? nextReturn(of.status, EVENTS[action]) : null;
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

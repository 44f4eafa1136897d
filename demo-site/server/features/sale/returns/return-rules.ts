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

/** Who may do it: the buyer takes it back or calls the house, the seller's side does the rest; what the house was called for is the house's. */
export function mayAct(
  action: Action,
  { side, isStaff }: { side: ReturnDesk["side"]; isStaff: boolean },
  { appealed }: Pick<ReturnRow, "appealed">,
): boolean {
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

/** It is under way. */
export function isOpen(status: ReturnRow["status"]): boolean {
  return status === "requested" || status === "accepted" || status === "received";
}

/** Money goes back by the end of the 14th day after it was asked for. */
export function refundDueAt(askedAtMs: number): number {
  return returnDeadline({ handedOverAtMs: askedAtMs, informed: true });
}

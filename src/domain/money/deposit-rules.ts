import type { MarketStatus } from "../../contract/lots/schemas";
import type { CancelReason } from "../sale/states";
import { isDefault } from "../sale/strikes";

/** Where a bid deposit stands. */
export const DEPOSIT_STATUSES = [
  "pending",
  "held",
  "applied",
  "returned",
  "forfeited",
  "charged_back",
] as const;
/** Where a bid deposit stands. */
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/**
 * What happens to a deposit. `unapply`: the invoice that it paid is cancelled. `give_back`: all that it paid goes back, as the vehicle did. A
 * pending one whose payment ends without money is removed; no event does that.
 */
export type DepositEvent =
  | "capture"
  | "apply"
  | "unapply"
  | "give_back"
  | "release"
  | "forfeit"
  | "charge_back"
  | "capture_late";

const TRANSITIONS: Record<DepositStatus, Partial<Record<DepositEvent, DepositStatus>>> = {
  // The lot ended before the money came: back at once.
  pending: { capture: "held", capture_late: "returned" },
  held: {
    apply: "applied",
    release: "returned",
    forfeit: "forfeited",
    charge_back: "charged_back",
  },
  applied: { unapply: "held", give_back: "returned" },
  returned: {},
  forfeited: {},
  charged_back: {},
};

/** The status after an event, or null when the event is illegal in that status. */
export function nextDeposit(from: DepositStatus, event: DepositEvent): DepositStatus | null {
  return TRANSITIONS[from][event] ?? null;
}

/** A bidder who has ticked the reserve of its bid waits so long at most for the winner to pay. */
export const BID_RESERVE_MS = 15 * 86_400_000;

const FINAL: readonly MarketStatus[] = ["sold", "unsold", "cancelled", "withdrawn"];

/** What decides when a held deposit goes back by itself. Times in epoch milliseconds. */
export interface HeldDeposit {
  lotStatus: MarketStatus;
  /** Since when the lot is in this state. */
  sinceMs: number;
  /** Whether its owner is the one who has bought the lot: then the invoice decides. */
  isWinner: boolean;
  /** The owner stays a bidder in reserve until the winner has paid. */
  isInReserve: boolean;
  /** When the winner had paid all, if it has. */
  winnerPaidAtMs: number | null;
}

/** From when on a held deposit is to be released, in epoch milliseconds; null while that is not known. */
export function depositReleaseAt(of: HeldDeposit): number | null {
  if (!FINAL.includes(of.lotStatus)) return null;
  if (of.lotStatus !== "sold") return of.sinceMs;
  if (of.isWinner) return null;
  if (!of.isInReserve) return of.sinceMs;
  return Math.min(of.winnerPaidAtMs ?? Infinity, of.sinceMs + BID_RESERVE_MS);
}

/** Whether its owner may have a deposit back now: before its first bid on the lot. Null, or the refusal. */
export function refuseDepositReturn(of: {
  status: DepositStatus;
  /** Withdrawn ones, too. */
  ownBids: number;
}): "DEPOSIT_LOCKED" | null {
  return of.status === "held" && of.ownBids === 0 ? null : "DEPOSIT_LOCKED";
}

/** What becomes of the winner's deposit when its invoice is cancelled: only who was bound and did not pay loses it. */
export function depositOfCancelled(of: {
  reason: CancelReason;
  isBound: boolean;
}): "forfeit" | "release" {
  return isDefault(of) ? "forfeit" : "release";
}

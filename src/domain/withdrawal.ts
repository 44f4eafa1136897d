import type { LotBidState } from "./bidding";

/** Most bids of one lot that its seller may take back; the house has no limit. */
export const MOST_WITHDRAWALS = 3;

/** So long before the end, and until it, only the house takes bids back. */
export const WITHDRAWALS_STOP_MS = 3_600_000;

/** What decides whether a seller may take back one more bid. */
export interface WithdrawalCheck {
  /** Bids of this lot that its seller took back before. */
  withdrawn: number;
  closesAtMs: number;
  nowMs: number;
}

/** Why a seller may not take a bid back now; null where it may. */
export function refuseWithdrawal({
  withdrawn,
  closesAtMs,
  nowMs,
}: WithdrawalCheck): "WITHDRAWAL_TOO_LATE" | "WITHDRAWALS_USED_UP" | null {
  if (closesAtMs - nowMs <= WITHDRAWALS_STOP_MS) return "WITHDRAWAL_TOO_LATE";
  return withdrawn >= MOST_WITHDRAWALS ? "WITHDRAWALS_USED_UP" : null;
}

/**
 * Whether everybody could read the leader's hidden maximum: after a withdrawal it lies above the price again, and the price has once answered
 * it. `readCents` are the leader's amounts in the history since that maximum was placed, withdrawn ones included.
 */
export function wasMaximumRead(
  { priceCents, leaderMaxCents }: LotBidState,
  readCents: readonly number[],
): boolean {
  return (
    leaderMaxCents !== null && leaderMaxCents > priceCents && readCents.includes(leaderMaxCents)
  );
}

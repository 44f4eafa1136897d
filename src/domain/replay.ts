import { applyBid, initialBidState, lowerMaximum } from "./bidding";
import type { LotBidState, LotRules, MaximumBid } from "./bidding";

/** An accepted bid, as the private log keeps it. */
export interface LoggedBid extends MaximumBid {
  /** Retracted by the seller or staff: the row stays, the replay passes over it. */
  declined?: boolean;
  /** The leader lowered its own maximum to this, or a withdrawal holds it there until its owner confirms more; not a bid. */
  lowers?: boolean;
}

/** What a log of bids leads to. */
export interface Replay {
  state: LotBidState;
  /** Index of each entry that was passed over: declined, or without meaning after a retraction. */
  skipped: number[];
}

/**
 * The state of a lot from its log. A bid that was accepted once is not held against the minimum again: after a retraction
 * only the rules that set the price apply. A raise that is none any more, and a lowering by a bidder who leads no more,
 * change nothing.
 */
export function replay(rules: LotRules, bids: readonly LoggedBid[]): Replay {
  let state = initialBidState(rules);
  const skipped: number[] = [];
  bids.forEach((bid, index) => {
    const next = bid.declined ? null : applyLogged(rules, state, bid);
    if (next) state = next;
    else skipped.push(index);
  });
  return { state, skipped };
}

function applyLogged(rules: LotRules, state: LotBidState, bid: LoggedBid): LotBidState | null {
  if (bid.lowers) {
    const lowered = lowerMaximum(rules, state, bid.bidderId, bid.maximumCents);
    return lowered.ok ? lowered.state : null;
  }
  if (state.leaderId === bid.bidderId && bid.maximumCents <= (state.leaderMaxCents ?? 0)) {
    return null;
  }
  return applyBid(rules, state, bid).state;
}

/**
 * The rule of maximum bids, numbered as in `docs/guides/rules-of-bidding.md`. Owns prices and leaders; knows nothing of
 * time, accounts or storage. The caller holds the lot's lock and checks everything else first.
 */
import { stepAt, type IncrementStep } from "./increments";

/** What shows while a reserve is not met: `full` the whole maximum of the leader, `standard` the ordinary price. */
export type ReserveMode = "full" | "standard";

/** What the seller fixed before the first bid. */
export interface LotRules {
  startCents: number;
  reserveCents: number | null;
  /** What shows while the reserve is not met: `full` the leader's whole maximum, `standard` the ordinary price. */
  reserveMode: ReserveMode;
  increments: readonly IncrementStep[];
}

/** Where the bidding on a lot stands. Amounts in integer cents. */
export interface LotBidState {
  /** The start price while there is no bid. */
  priceCents: number;
  leaderId: number | null;
  leaderMaxCents: number | null;
  /** Accepted bids of people; neither automatic answers nor a leader raising its own maximum. */
  bidCount: number;
}

/** A bid: the most that a bidder would pay, in integer cents. */
export interface MaximumBid {
  bidderId: number;
  maximumCents: number;
  /** The amount is the price that the bidder names, and nothing is ever bid for them beyond it. @default false */
  isExact?: boolean;
}

/** A line of the public history. */
export interface PublicBid {
  bidderId: number;
  amountCents: number;
  /** Made by a maximum, not by a person at that moment. */
  automatic: boolean;
}

/** A bid that counts, and what it changed. */
export interface AcceptedBid {
  ok: true;
  state: LotBidState;
  leading: boolean;
  priceChanged: boolean;
  leaderChanged: boolean;
  /** In order, ascending by amount; empty when a leader raises its maximum and the price stays. */
  rows: PublicBid[];
}

/** An amount that does not count, and one that would. */
export interface RefusedAmount {
  ok: false;
  code: "BELOW_MINIMUM" | "NOT_ABOVE_OWN_MAX";
  /** An amount that would be accepted instead. */
  minimumCents: number;
}

/** An exact bid of the bidder who leads: it would only raise their own price, so no amount works. */
export interface RefusedLeader {
  ok: false;
  code: "ALREADY_LEADING";
}

/** A bid that does not count. */
export type RefusedBid = RefusedAmount | RefusedLeader;

/** What became of a bid. */
export type BidDecision = AcceptedBid | RefusedBid;

/** The state of a lot before its first bid. */
export function initialBidState(rules: LotRules): LotBidState {
  return { priceCents: rules.startCents, leaderId: null, leaderMaxCents: null, bidCount: 0 };
}

/** The lowest bid that is accepted: the start price, later one step above the price. */
export function minimumBid(rules: LotRules, state: LotBidState): number {
  return state.leaderId === null
    ? rules.startCents
    : state.priceCents + stepAt(rules.increments, state.priceCents);
}

/** null when the lot has no reserve. */
export function reserveMet(rules: LotRules, state: LotBidState): boolean | null {
  if (rules.reserveCents === null) return null;
  return state.leaderId !== null && state.priceCents >= rules.reserveCents;
}

/** What a bid does to a lot: the new state and the public rows, or why it is refused and what would work. */
export function decideBid(rules: LotRules, state: LotBidState, bid: MaximumBid): BidDecision {
  const minimumCents = minimumBid(rules, state);
  const isLeader = state.leaderId === bid.bidderId;
  if (isLeader && bid.isExact) return { ok: false, code: "ALREADY_LEADING" };
  if (isLeader && bid.maximumCents <= leaderMaximum(state)) {
    // One step above the own maximum: the cent above it would be accepted too, but bidders do not ask for that.
    const own = leaderMaximum(state);
    const raisedCents = Math.max(minimumCents, own + stepAt(rules.increments, own));
    return { ok: false, code: "NOT_ABOVE_OWN_MAX", minimumCents: raisedCents };
  }
  // Rule 1 comes before rule 6: a leader who raises its maximum by less than a step is below the minimum like anyone.
  if (bid.maximumCents < minimumCents) return { ok: false, code: "BELOW_MINIMUM", minimumCents };
  return applyBid(rules, state, bid);
}

/** Rules 2 to 8 for a bid that is acceptable. */
export function applyBid(rules: LotRules, state: LotBidState, bid: MaximumBid): AcceptedBid {
  // An exact bid of the leader is there in a replay alone: its rival was withdrawn, and it still names its price.
  if (state.leaderId === bid.bidderId && !bid.isExact) {
    return raise(rules, state, bid.maximumCents);
  }
  const maximum = leaderMaximum(state);
  if (state.leaderId !== null && bid.maximumCents <= maximum) return answer(rules, state, bid);
  return lead(rules, state, bid, leadingPrice(rules, state, bid));
}

/** Rules 2, 3 and 8: what it costs to take the lead. */
function leadingPrice(rules: LotRules, state: LotBidState, bid: MaximumBid): number {
  if (bid.isExact) return bid.maximumCents;
  if (state.leaderId === null) return rules.startCents;
  const maximum = leaderMaximum(state);
  return Math.min(bid.maximumCents, maximum + stepAt(rules.increments, maximum));
}

/**
 * Lowers the part of the leader's maximum that is not used yet, never below the price. A bidder who does not lead has no unused part
 * (BELOW_MINIMUM); more than the own maximum is a new bid and not a lowering (NOT_ABOVE_OWN_MAX).
 */
export function lowerMaximum(
  rules: LotRules,
  state: LotBidState,
  bidderId: number,
  maximumCents: number,
): AcceptedBid | RefusedAmount {
  if (state.leaderId !== bidderId) {
    return { ok: false, code: "BELOW_MINIMUM", minimumCents: minimumBid(rules, state) };
  }
  if (maximumCents < state.priceCents) {
    return { ok: false, code: "BELOW_MINIMUM", minimumCents: state.priceCents };
  }
  const own = leaderMaximum(state);
  if (maximumCents > own) return { ok: false, code: "NOT_ABOVE_OWN_MAX", minimumCents: own };
  return {
    ok: true,
    state: { ...state, leaderMaxCents: maximumCents },
    leading: true,
    priceChanged: false,
    leaderChanged: false,
    rows: [],
  };
}

/** Rules 2, 3 and 8: the bidder takes the lead. */
function lead(
  rules: LotRules,
  state: LotBidState,
  bid: MaximumBid,
  computedCents: number,
): AcceptedBid {
  const priceCents = withReserve(rules, computedCents, bid.maximumCents);
  const rows: PublicBid[] = [];
  // The beaten maximum shows up first, unless the price stood there already.
  const beaten = state.leaderMaxCents;
  if (state.leaderId !== null && beaten !== null && beaten > state.priceCents) {
    rows.push({ bidderId: state.leaderId, amountCents: beaten, automatic: true });
  }
  rows.push({ bidderId: bid.bidderId, amountCents: priceCents, automatic: false });
  return {
    ok: true,
    state: {
      priceCents,
      leaderId: bid.bidderId,
      leaderMaxCents: bid.maximumCents,
      bidCount: state.bidCount + 1,
    },
    leading: true,
    priceChanged: state.leaderId === null || priceCents !== state.priceCents,
    leaderChanged: true,
    rows,
  };
}

/** Rules 4 and 5: the leader's maximum answers and stays in front, also against an equal one. */
function answer(rules: LotRules, state: LotBidState, bid: MaximumBid): AcceptedBid {
  const maximum = leaderMaximum(state);
  const computed =
    bid.maximumCents === maximum
      ? maximum
      : Math.min(maximum, bid.maximumCents + stepAt(rules.increments, bid.maximumCents));
  // A replay may bring a bid below a price that the reserve has lifted meanwhile; a price never falls by a bid.
  const priceCents = Math.max(state.priceCents, withReserve(rules, computed, maximum));
  return {
    ok: true,
    state: { ...state, priceCents, bidCount: state.bidCount + 1 },
    leading: false,
    priceChanged: priceCents !== state.priceCents,
    leaderChanged: false,
    rows: [
      { bidderId: bid.bidderId, amountCents: bid.maximumCents, automatic: false },
      { bidderId: state.leaderId ?? bid.bidderId, amountCents: priceCents, automatic: true },
    ],
  };
}

/**
 * Rule 6: a bidder never bids against itself, so the price stays, except for the reserve: rule 7 comes after rule 6 too. A maximum raised
 * to the reserve or above lifts the price to the reserve; in `full` mode a price below the reserve follows the maximum.
 */
function raise(rules: LotRules, state: LotBidState, maximumCents: number): AcceptedBid {
  const priceCents = withReserve(rules, state.priceCents, maximumCents);
  const priceChanged = priceCents !== state.priceCents;
  return {
    ok: true,
    state: { ...state, priceCents, leaderMaxCents: maximumCents },
    leading: true,
    priceChanged,
    leaderChanged: false,
    rows:
      priceChanged && state.leaderId !== null
        ? [{ bidderId: state.leaderId, amountCents: priceCents, automatic: true }]
        : [],
  };
}

/** Rule 7. */
function withReserve(rules: LotRules, priceCents: number, maximumCents: number): number {
  const { reserveCents, reserveMode } = rules;
  if (reserveCents === null || priceCents >= reserveCents) return priceCents;
  if (maximumCents >= reserveCents) return reserveCents;
  return reserveMode === "full" ? maximumCents : priceCents;
}

function leaderMaximum(state: LotBidState): number {
  return state.leaderMaxCents ?? state.priceCents;
}

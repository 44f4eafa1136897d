import type { BidRefusalCode, ChainHead, WithdrawalSide } from "martillo/contract";

/** A bid on its way, checked for form only. */
export interface BidJob {
  lotId: number;
  userId: number;
  /** The person who really sits there, where one acts for the bidder. @default the bidder acts in person */
  actedBy?: number | null;
  maximumCents: number;
  /** The amount is the price that the bidder names. @default false */
  isExact?: boolean;
  /** The client's idempotency key. */
  key: string;
  /** Stands for everything that the client asked under that key. */
  bodyHash: string;
  /** The sequence number that the bidder saw, when it cares. */
  expectedSeq: number | null;
}

/** What became of a bid, for good: kept under its key, and the source of every later answer to the same key. */
export type BidOutcome = AcceptedOutcome | RefusedOutcome;

/** Why a bid does not count any more. */
export interface Retraction {
  /** Null in what is older than the question. */
  by: WithdrawalSide | null;
  reason: string;
}

export interface AcceptedOutcome {
  ok: true;
  bidId: number;
  lotId: number;
  seq: number;
  priceCents: number;
  leading: boolean;
  minimumCents: number;
  /** The bidder's own maximum. */
  maximumCents: number;
  atMs: number;
  closesAtMs: number;
  extensionNo: number;
  /** The end of the lot's chain after it; missing in outcomes from before there was one. */
  head?: ChainHead;
  /** Read with the outcome, never kept in it. */
  retraction?: Retraction;
}

export interface RefusedOutcome {
  ok: false;
  code: BidRefusalCode | "NOT_FOUND";
  /** The lowest amount that would have been accepted at that moment. */
  minimumCents?: number;
}

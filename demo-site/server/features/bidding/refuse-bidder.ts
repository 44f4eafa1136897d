import { hasDetails, isTakingBids, minimumBid } from "martillo/domain";
import type { Admission } from "martillo/contract";
import { MUST_CODES, bidStateOf, phaseOf, rulesOf, type LotStateRow } from "../lots";
import type { BidJob, RefusedOutcome } from "./bid-job";

export interface DepositTerms {
  deposit_required_cents: number | null;
}

/** What the account of a bidder allows, read in the transaction of the bid. */
export interface BidderRow {
  id: number;
  status: string;
  /** The house's own people never bid, nor make others bid. */
  staff: boolean;
  approved_to_bid: boolean;
  /** Blank until the person has told who they are, with all that the house asks for. */
  first_name: string;
  bid_limit_cents: number | null;
  /** Whether it wants a letter for each accepted bid. */
  wants_receipts: boolean;
}

/** Refusals of the account alone, and of who acts for it, in the order of `BID_REFUSALS`. */
export function refuseAccount(
  bidder: BidderRow | undefined,
  actor: BidderRow | undefined,
): RefusedOutcome | null {
  if (!bidder) return { ok: false, code: "NOT_SIGNED_IN" };
  if (bidder.staff || actor?.staff) return { ok: false, code: "FORBIDDEN" };
  if (bidder.status === "deactivate" || actor?.status === "deactivate") {
    return { ok: false, code: "BIDDER_BLOCKED" };
  }
  if (bidder.status !== "active") return { ok: false, code: "NOT_VERIFIED" };
  if (!hasDetails(bidder)) return { ok: false, code: "DETAILS_MISSING" };
  if (!bidder.approved_to_bid) return { ok: false, code: "NOT_APPROVED" };
  return null;
}

/** The facts about a bidder in a lot. */
export interface BidderInLot {
  /** It is linked to the seller. */
  isOwn: boolean;
  /** A bid of it, or of an account linked to it, was withdrawn. */
  isClosed: boolean;
  must: Admission["must"];
  hasDeposit: boolean;
}

/** Refusals of the lot and of the bidder in it, in the order of `BID_REFUSALS`; the amount itself is the domain's. */
export function refuseForLot(
  lot: LotStateRow & DepositTerms,
  bidder: BidderRow,
  { isOwn, isClosed, must, hasDeposit }: BidderInLot,
  job: BidJob,
): RefusedOutcome | null {
  if (isOwn) return { ok: false, code: "OWN_LOT" };
  if (isClosed) return { ok: false, code: "LOT_CLOSED_TO_YOU" };
  const phase = phaseOf(lot);
  if (phase === "draft" || phase === "scheduled") return { ok: false, code: "NOT_OPEN_YET" };
  if (lot.auction === 0 || lot.is_hidden || !isTakingBids(phase)) {
    return { ok: false, code: "CLOSED" };
  }
  if (must !== null) return { ok: false, code: MUST_CODES[must] };
  if (job.expectedSeq !== null && job.expectedSeq !== lot.seq) {
    const minimumCents = minimumBid(rulesOf(lot), bidStateOf(lot));
    return { ok: false, code: "STALE", minimumCents };
  }
  if ((lot.deposit_required_cents ?? 0) > 0 && !hasDeposit) {
    return { ok: false, code: "DEPOSIT_REQUIRED" };
  }
  if (bidder.bid_limit_cents !== null && job.maximumCents > bidder.bid_limit_cents) {
    return { ok: false, code: "BID_LIMIT" };
  }
  return null;
}

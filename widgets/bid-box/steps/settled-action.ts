import type { LotDetail } from "../../../src/contract";
import { parseCents, toDecimal } from "../../../src/domain";
import type { BiddingState, BidKind, CallError, Emit } from "../../../src/state";
import type { BidAction, BidRefusal } from "../bid-box-model";
import type { Lowering } from "./lower-maximum";
import { hasResult, isOvertaken, isRetracted, pastBid, titleOf } from "../past-bid";

/** Where the bidder may go from an outcome. */
export interface OutcomeSteps {
  done: () => void;
  confirm: (cents: number, mode: BidKind) => void;
  signIn: (cents: number, mode: BidKind) => void;
  emit: Emit;
}

/** Refusals that another look at the lot and the same amount may cure. */
const WORTH_ANOTHER_LOOK: readonly CallError["code"][] = [
  "STALE",
  "KEY_REUSED",
  "RATE_LIMITED",
  "INTERNAL",
  "UNAVAILABLE",
  "NETWORK",
  "TIMEOUT",
];

/** Refusals of an auction that does not take everybody, or has terms of its own. */
const ADMISSION: readonly CallError["code"][] = [
  "ACCESS_REQUIRED",
  "ACCESS_PENDING",
  "ACCESS_DENIED",
  "AUCTION_TERMS_REQUIRED",
];

/** What the runtime knows of a sent bid, as the view shows it; undefined when there is nothing to tell. */
export function settledAction(
  state: BiddingState,
  lot: LotDetail,
  steps: OutcomeSteps,
): BidAction | undefined {
  if (hasResult(lot) && pastBid(state)) return undefined;
  switch (state.phase) {
    case "idle":
      return undefined;
    case "sending":
      return { kind: "sending" };
    case "unknown":
      return { kind: "unknown", about: "bid" };
    case "accepted": {
      const { receipt, bid } = state;
      if (isOvertaken(state, lot)) return undefined;
      const cents = workingCents(receipt.minimum, lot);
      const retry = receipt.leading || cents === undefined ? undefined : cents;
      return {
        kind: "accepted",
        receipt,
        isExact: bid.type === "exact",
        isRetracted: isRetracted(receipt, lot),
        retry: retry === undefined ? undefined : retryWith(retry, bid.type, steps),
        done: steps.done,
      };
    }
    case "refused":
      return { kind: "refused", refusal: refusalOf(state.error, state.bid, lot, steps) };
  }
}

/** What became of lowering one's own maximum, likewise. */
export function loweringAction(
  state: Lowering,
  lot: LotDetail,
  steps: OutcomeSteps,
): BidAction | undefined {
  switch (state.phase) {
    case "idle":
    case "sending":
      return undefined;
    case "unknown":
      return { kind: "unknown", about: "maximum" };
    case "lowered":
      if (hasResult(lot)) return undefined;
      return { kind: "lowered", maximumCents: state.cents, done: steps.done };
    case "refused": {
      if (hasResult(lot)) return undefined;
      const bid = { amount: toDecimal(state.cents), type: "max" as const };
      const refusal = refusalOf(state.error, bid, lot, steps);
      return { kind: "refused", refusal: state.isKept ? { ...refusal, title: "kept" } : refusal };
    }
  }
}

function refusalOf(
  error: CallError,
  bid: { amount: string; type: BidKind },
  lot: LotDetail,
  steps: OutcomeSteps,
): BidRefusal {
  const cents = error.minimum === undefined ? undefined : workingCents(error.minimum, lot);
  const bidCents = parseCents(bid.amount);
  const isWorthALook = cents === undefined && WORTH_ANOTHER_LOOK.includes(error.code);
  return {
    title: titleOf(error),
    code: error.code,
    text: error.message,
    next: error.next,
    retry: cents === undefined ? undefined : retryWith(cents, bid.type, steps),
    review:
      isWorthALook && lot.minimum !== null ? () => steps.confirm(bidCents, bid.type) : undefined,
    signIn:
      error.code === "NOT_SIGNED_IN" ||
      error.code === "SESSION_EXPIRED" ||
      error.code === "DETAILS_MISSING"
        ? () => steps.signIn(bidCents, bid.type)
        : undefined,
    deposit:
      error.code === "DEPOSIT_REQUIRED"
        ? {
            lot: lot.id,
            cents: bidCents,
            bid: () => steps.confirm(bidCents, bid.type),
            emit: steps.emit,
          }
        : undefined,
    admission: ADMISSION.includes(error.code) ? lot.id : undefined,
    done: steps.done,
  };
}

/** The amount of the answer, or today's minimum where that is higher by now; none once the lot takes no bids. */
function workingCents(minimum: string, lot: LotDetail): number | undefined {
  return lot.minimum === null ? undefined : Math.max(parseCents(minimum), parseCents(lot.minimum));
}

function retryWith(cents: number, mode: BidKind, steps: OutcomeSteps) {
  return { cents, start: () => steps.confirm(cents, mode) };
}

import type { BidKind } from "../../src/state";
import type { PastBid } from "./bid-box-model";
import { type Draft, EMPTY_DRAFT } from "./entry-form";

/** An amount and the way of bidding it. */
export interface Amount {
  cents: number;
  mode: BidKind;
}

/** How far the bidder has come before anything is sent. */
export type BidStep =
  | { name: "idle" }
  /** The leader moves the own maximum. */
  | { name: "changing" }
  | ({ name: "signing_in"; isInPlace: boolean } & Amount)
  | ({ name: "confirming"; isTypoAccepted: boolean } & Amount);

/** The receipt of a bid that led until another bidder bid more. */
export type OvertakenBid = Extract<PastBid, { kind: "accepted" }>;

/** The way from an amount to a bid. */
export interface BidFlow {
  step: BidStep;
  /** Rises with each step that takes the focus along. */
  turn: number;
  draft: Draft;
  overtaken: OvertakenBid | undefined;
}

/** What happens on the way. `hasBid`: there is an outcome to tell; `isLeading`: the bidder's own maximum is the highest. */
export type BidFlowEvent =
  | { type: "drafted"; draft: Draft }
  /** The typed text is no possible bid: the focus goes back to it. */
  | { type: "faulted" }
  | { type: "change_opened" }
  | ({ type: "chosen" } & Amount)
  | ({ type: "sign_in_asked"; isInPlace: boolean; hasBid: boolean } & Amount)
  | { type: "sign_in_closed"; hasBid: boolean }
  /** It is known who the bidder is, however the sign-in went. */
  | { type: "signed_in" }
  | { type: "typo_accepted"; isAccepted: boolean }
  | { type: "left_confirmation"; isLeading: boolean }
  /** Another amount was typed while the confirmation was on its way. */
  | { type: "called_off"; isLeading: boolean }
  | { type: "sent" }
  /** The bid counts: its amount is no draft any more; that of a refused one still is. */
  | { type: "accepted" }
  | { type: "overtaken"; bid: OvertakenBid }
  | { type: "finished" }
  /** Another visitor is signed in now, or none. */
  | { type: "taken_over" };

const IDLE: BidStep = { name: "idle" };
const CHANGING: BidStep = { name: "changing" };

export const BID_FLOW_START: BidFlow = {
  step: IDLE,
  turn: 0,
  draft: EMPTY_DRAFT,
  overtaken: undefined,
};

function to(flow: BidFlow, step: BidStep): BidFlow {
  return { ...flow, step, turn: flow.turn + 1 };
}

/** The focus stays where it is, for a dialog to give it back; only what leaves takes it along. */
function wait(flow: BidFlow, step: BidStep, hasBid: boolean): BidFlow {
  const isSameForm = !hasBid && flow.step.name !== "confirming";
  return isSameForm ? { ...flow, step } : to(flow, step);
}

function confirming({ cents, mode }: Amount): BidStep {
  return { name: "confirming", cents, mode, isTypoAccepted: false };
}

/** One step on the way: entry → (sign-in) → confirmation → what bids, and back. */
export function bidFlow(flow: BidFlow, event: BidFlowEvent): BidFlow {
  const { step } = flow;
  switch (event.type) {
    case "drafted":
      return { ...flow, draft: event.draft };
    case "faulted":
      return to(flow, step);
    case "change_opened":
      return to(flow, CHANGING);
    case "chosen":
      return to(flow, confirming(event));
    case "sign_in_asked": {
      const { cents, mode, isInPlace, hasBid } = event;
      return wait(flow, { name: "signing_in", cents, mode, isInPlace }, hasBid);
    }
    case "sign_in_closed":
      return wait(flow, IDLE, event.hasBid);
    case "signed_in":
      return step.name === "signing_in" ? to(flow, confirming(step)) : flow;
    case "typo_accepted": {
      const { isAccepted: isTypoAccepted } = event;
      return step.name === "confirming" ? { ...flow, step: { ...step, isTypoAccepted } } : flow;
    }
    case "left_confirmation":
      return to(flow, event.isLeading ? CHANGING : IDLE);
    case "called_off":
      return { ...flow, step: event.isLeading ? CHANGING : IDLE };
    case "sent":
      return { ...to(flow, IDLE), overtaken: undefined };
    case "accepted":
      return { ...flow, draft: EMPTY_DRAFT };
    case "overtaken":
      return { ...flow, overtaken: event.bid };
    case "finished":
      return { ...to(flow, IDLE), draft: EMPTY_DRAFT };
    case "taken_over":
      return BID_FLOW_START;
  }
}

import type { Lot, User } from "../../src/contract";
import { isTakingBids } from "../../src/domain";
import type { Tone } from "../../src/ui";

/** A sentence about the last try. */
export interface QuickBidNotice {
  tone: Tone;
  text: string;
}

/** The one action of a card, step by step. Amounts are decimal euro. */
export type QuickBidModel =
  | {
      /** One button stays in its place through all four, so that the focus never gets lost; it never confirms. */
      step: "offer" | "confirm" | "sending" | "unknown";
      amount: string;
      /** In `confirm`, when another bidder bid meanwhile: the amount that would be needed now. */
      movedTo: string | null;
      /** Why no bid can be sent right now. */
      hold: "reconnecting" | "offline" | null;
      notice: QuickBidNotice | null;
      /** Of that button: offers, takes the amount of `movedTo`, or takes the offer back. */
      onPress: (at: number) => void;
      /** Of the button of the confirmation. Both take the time stamp of the press: the second half of a double click does nothing. */
      onConfirm: (at: number) => void;
      onCancel: () => void;
    }
  | Extract<RestingStep, { step: "leading" }>
  | { step: "own" }
  /** Nothing to bid on: the way to the lot. */
  | { step: "see"; word: "seeLot" | "seeResult"; notice: QuickBidNotice | null };

/** One of the steps of a bid. */
export type BidStep = Extract<QuickBidModel, { amount: string }>;

/** A press of the offer: the amount that was read there, and the time stamp of the event. */
export interface OfferPress {
  amount: string;
  at: number;
}

/** The action of a card while the visitor is not bidding. */
export type RestingStep =
  | { step: "offer"; amount: string }
  /** `isHidden`: the price has not reached the maximum. */
  | { step: "leading"; maximum: string | null; isHidden: boolean }
  | { step: "own" }
  | { step: "see"; word: "seeLot" | "seeResult" };

/** No clock tells of these, the server alone does. */
const HAVE_RESULT: readonly Lot["market_status"][] = ["sold", "provisional", "unsold", "cancelled"];

export function restingStep(lot: Lot, user: User | null): RestingStep {
  const { market_status: phase, minimum } = lot;
  if (lot.auction === 0 || !isTakingBids(phase) || minimum === null) {
    const hasResult = lot.auction === 1 && HAVE_RESULT.includes(phase);
    return { step: "see", word: hasResult ? "seeResult" : "seeLot" };
  }
  if (user?.id === lot.seller.id) return { step: "own" };
  if (lot.my_state === "leading") {
    const maximum = lot.my_maximum;
    return { step: "leading", maximum, isHidden: Number(maximum) > Number(lot.wprice) };
  }
  return { step: "offer", amount: minimum };
}

import type { Tone } from "../../src/ui";

/** A sentence about the last try. */
export interface QuickBidNotice {
  tone: Tone;
  text: string;
}

/** The one action of a card, step by step. Amounts are decimal euro. */
export type QuickBidModel =
  | {
      /** One button walks through all four, so that the focus never gets lost. */
      step: "offer" | "confirm" | "sending" | "unknown";
      amount: string;
      /** In `confirm`, when somebody bid meanwhile: what would be needed now. */
      movedTo: string | null;
      /** Why no bid can be sent right now. */
      hold: "reconnecting" | "offline" | null;
      notice: QuickBidNotice | null;
      /** With the time stamp of the press, so that the second half of a double click confirms nothing. */
      onPress: (at: number) => void;
      onCancel: () => void;
    }
  | { step: "leading"; maximum: string | null }
  | { step: "own" }
  /** Nothing to bid on: the way to the lot. */
  | { step: "see"; word: "seeLot" | "seeResult"; notice: QuickBidNotice | null };

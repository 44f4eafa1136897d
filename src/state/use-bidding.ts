import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { BidDraft, BiddingState, BidListener } from "./bidding";
import { lotBidding } from "./lot-bidding";
import { placeBid, reportBid } from "./place-bid";
import { useRuntime } from "./provider";
import { useConnection } from "./use-connection";
import { useSession } from "./use-session";
import { type Emit, useEmit } from "./use-widget-events";

/** Bidding on one lot. */
export interface Bidding {
  state: BiddingState;
  /**
   * Sends a bid. Guests are asked to sign in instead (`martillo-login-request`), a host may refuse (`martillo-bid-request`), and
   * while a bid is on its way or unknown nothing is sent.
   */
  place(bid: BidDraft): void;
  /** Back to `idle` from a settled bid. */
  reset(): void;
  /** Why a bid would not be sent now. */
  blockedBy: "offline" | "reconnecting" | undefined;
}

/** Stays the same while the widget lives, so that the one who sent a bid is known as such. */
function useListener(lot: number, emit: Emit): BidListener {
  const latest = useRef({ lot, emit });
  useLayoutEffect(() => {
    latest.current = { lot, emit };
  });
  return useCallback((state) => reportBid(latest.current.emit, latest.current.lot, state), []);
}

/**
 * The bids of this visitor on one lot. All widgets of the lot share one state, so that no second bid can leave while the first is on
 * its way. Pass the widget's own `emit` so that its `on…` props hear the outcome.
 */
export function useBidding(lot: number, emit?: Emit): Bidding {
  const runtime = useRuntime();
  useSession(); // looks for a sign-in
  const connection = useConnection();
  const ownEmit = useEmit();
  const tell = emit ?? ownEmit;
  const bidding = lotBidding(runtime, lot);
  const state = useStore(bidding.store);

  const hear = useListener(lot, tell);
  useEffect(() => bidding.subscribe(hear), [bidding, hear]);
  useEffect(() => bidding.restore(), [bidding]);

  const place = useCallback(
    (bid: BidDraft) => placeBid({ runtime, lot, bidding, emit: tell, hear }, bid),
    [bidding, hear, lot, runtime, tell],
  );

  const isDead = connection === "offline" || connection === "reconnecting";
  return { state, place, reset: bidding.reset, blockedBy: isDead ? connection : undefined };
}

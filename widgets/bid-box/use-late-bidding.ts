import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import {
  type BidDraft,
  type Bidding,
  type BiddingState,
  type Emit,
  useConnection,
  useIsBidding,
  useRuntime,
} from "../../src/state";
import { usePart } from "../../src/ui";
import { loadLostParts } from "./lost-parts";
import { stepsPart } from "./parts";

export interface LateBidding extends Bidding {
  /** There is a bid to tell of, and the code for it is not here yet. */
  isAhead: boolean;
}

const IDLE: BiddingState = { phase: "idle" };
const never = () => () => {};
const readIdle = () => IDLE;

/** `useBidding` without its code, which comes with the first sign that somebody bids. */
export function useLateBidding(lot: number, emit: Emit): LateBidding {
  const runtime = useRuntime();
  const connection = useConnection();
  const isBidding = useIsBidding(lot);
  const { module } = usePart(stepsPart, isBidding);
  useEffect(() => {
    if (connection === "live") loadLostParts();
  }, [connection]);
  const bidding = module?.lotBidding(runtime, lot);
  const read = bidding?.store.getState ?? readIdle;
  const state = useSyncExternalStore(bidding?.store.subscribe ?? never, read, read);

  const latest = useRef({ lot, emit, module });
  useLayoutEffect(() => {
    latest.current = { lot, emit, module };
  });
  // The same while the box lives, so that the one who sent a bid is known as such.
  const hear = useCallback((next: BiddingState) => {
    const { module, emit, lot } = latest.current;
    module?.reportBid(emit, lot, next);
  }, []);
  useEffect(() => bidding?.subscribe(hear), [bidding, hear]);
  useEffect(() => bidding?.restore(), [bidding]);

  const reset = useCallback(() => bidding?.reset(), [bidding]);
  const isDead = connection === "offline" || connection === "reconnecting";
  return {
    state,
    /** Only a confirmation leads here, and its code brings this too. */
    place(bid: BidDraft) {
      if (module && bidding) module.placeBid({ runtime, lot, bidding, emit, hear }, bid);
    },
    reset,
    blockedBy: isDead ? connection : undefined,
    isAhead: isBidding && !bidding,
  };
}

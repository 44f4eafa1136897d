import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { Scope } from "../contract";
import type { BidDraft, BiddingState, BidListener } from "./bidding";
import { lotBidding } from "./lot-bidding";
import { useRuntime } from "./provider";
import type { Runtime } from "./runtime";
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

/**
 * A page that may not bid asks its visitor now: browsers open a window for a click, not for a refusal that comes later. Undefined
 * where there is nothing to ask, null where the host does it; true when the same visitor said yes.
 */
function askForBid(
  { session }: Pick<Runtime, "session">,
  ask: (scope: Scope) => boolean,
): Promise<boolean> | null | undefined {
  const { scopes, user } = session.store.getState();
  if (!scopes || scopes.includes("bid")) return undefined;
  if (!ask("bid")) return null;
  const asked = session.askVisitor("bid");
  return asked?.then((isYes) => isYes && session.store.getState().user?.id === user?.id);
}

/** Tells the outcome of a bid to the host. */
function report(emit: Emit, lot: number, state: BiddingState) {
  if (state.phase === "accepted") {
    const { bid, receipt } = state;
    emit("martillo-bid-placed", {
      lot,
      bidId: receipt.bidid,
      amount: bid.amount,
      type: bid.type,
      price: receipt.price,
      leading: receipt.leading,
      minimum: receipt.minimum,
      seq: receipt.seq,
      serverTime: receipt.server_time,
      closesAt: receipt.closes_at,
      receipt: receipt.receipt,
    });
  } else if (state.phase === "refused") {
    const { bid, error } = state;
    const { code, message, minimum } = error;
    emit("martillo-bid-refused", {
      lot,
      amount: bid.amount,
      type: bid.type,
      code,
      message,
      ...(minimum !== undefined && { minimum }),
    });
  } else if (state.phase === "unknown") {
    emit("martillo-bid-unknown", { lot, amount: state.bid.amount, type: state.bid.type });
  }
}

/** Stays the same while the widget lives, so that the one who sent a bid is known as such. */
function useListener(lot: number, emit: Emit): BidListener {
  const latest = useRef({ lot, emit });
  useLayoutEffect(() => {
    latest.current = { lot, emit };
  });
  return useCallback((state) => report(latest.current.emit, latest.current.lot, state), []);
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
    (bid: BidDraft) => {
      if (runtime.session.store.getState().status === "guest") {
        tell("martillo-login-request", { reason: "bid", lot });
        return;
      }
      if (!tell("martillo-bid-request", { lot, amount: bid.amount, type: bid.type })) return;
      const ask = (scope: Scope) => tell("martillo-scope-request", { scope, lot });
      runtime.askScopeBy(ask);
      const asked = askForBid(runtime, ask);
      if (asked) void asked.then((isYes) => (isYes ? bidding.place(bid, hear) : undefined));
      else if (asked === undefined) void bidding.place(bid, hear);
    },
    [bidding, hear, lot, runtime, tell],
  );

  const isDead = connection === "offline" || connection === "reconnecting";
  return { state, place, reset: bidding.reset, blockedBy: isDead ? connection : undefined };
}

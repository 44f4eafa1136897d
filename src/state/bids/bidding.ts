import { createStore, type StoreApi } from "zustand/vanilla";
import { type CallError, isUndecided, type Result } from "../../client";
import {
  type AnyCall,
  bidConfirm,
  type BidReceipt,
  type InputOf,
  type OutputOf,
} from "../../contract";
import { type BidInquiry, inquireBid } from "./bid-inquiry";
import { createBidKey } from "./bid-key";
import type { BidKind } from "../events";
import { NOT_SENT } from "./bid-failures";
import { inPageWords } from "../page";
import type { PendingBid, PendingBidStorage } from "./pending-bid";

/** A bid as the visitor makes it. */
export interface BidDraft {
  /** Decimal euro, e.g. `"1550.00"`. */
  amount: string;
  type: BidKind;
  /** Refuse the bid as STALE when the lot's `seq` is another by now. */
  expectedSeq?: number;
}

/** A bid is always in exactly one of these. `unknown` means that it is not known yet whether it counted; it settles by itself. */
export type BiddingState =
  | { phase: "idle" }
  | { phase: "sending"; bid: BidDraft }
  | { phase: "accepted"; bid: BidDraft; receipt: BidReceipt }
  | { phase: "refused"; bid: BidDraft; error: CallError }
  | { phase: "unknown"; bid: BidDraft };

/** Hears what becomes of a bid: accepted, refused, or unknown and later one of the others. */
export type BidListener = (state: BiddingState) => void;

/** The bids of this visitor on one lot. */
export interface LotBidding {
  readonly store: StoreApi<BiddingState>;
  /**
   * Sends a bid, unless one is on its way. It never throws and never sends the same bid twice. Of all listeners the `sender` hears
   * the outcome, or another one when that has gone.
   */
  place(bid: BidDraft, sender?: BidListener): Promise<void>;
  /** Back to `idle` from a settled bid. */
  reset(): void;
  /** Takes up a bid of this user from before a reload that is not settled. */
  restore(): void;
  /**
   * The user who is signed in now. The results of another user's bids are no longer shown; that user can ask for them when they are back.
   */
  identify(user: number | undefined): void;
  /** Asks for an unknown bid now, e.g. because the connection is back. */
  askNow(): void;
  /** Returns the stop function. When the last one stops, a settled bid has been read by all widgets that showed it. */
  subscribe(listener: BidListener): () => void;
}

/** What bidding needs. */
export interface BiddingOptions {
  lot: number;
  call<A extends AnyCall>(
    action: A,
    input: InputOf<A>,
    options?: { isRead?: boolean; user?: number },
  ): Promise<Result<OutputOf<A>>>;
  pending: PendingBidStorage;
  /** The user who is signed in, as soon as that is known; undefined when it is not known in time, or for a guest. */
  whoBids(): Promise<number | undefined>;
  /** True while it is known that nothing would arrive. */
  isConnectionDead(): boolean;
  onAccepted(receipt: BidReceipt): void;
}

/**
 * A request that the server has not seen this long after its connection broke, or after it was given up, will hardly arrive any
 * more.
 */
const QUIET_AFTER_MS = { NETWORK: 5_000, TIMEOUT: 15_000 };

/** The bidding of one lot: enviando → aceptada | rechazada | desconocida, and from desconocida on to one of the others. */
export function createLotBidding({
  lot,
  call,
  pending,
  whoBids,
  isConnectionDead,
  onAccepted,
}: BiddingOptions): LotBidding {
  const store = createStore<BiddingState>(() => ({ phase: "idle" }));
  const listeners = new Set<BidListener>();
  let sender: BidListener | undefined;
  let inquiry: BidInquiry | undefined;
  let me: number | undefined;
  /** The user of whose bid the state tells. */
  let owner: number | undefined;
  /** Numbers the bids; an answer to a former one changes nothing. */
  let bids = 0;

  function isBusy() {
    const { phase } = store.getState();
    return phase === "sending" || phase === "unknown";
  }

  function become(told: BiddingState) {
    const state = told.phase === "refused" ? { ...told, error: inPageWords(told.error) } : told;
    store.setState(state, true);
    // One listener alone: a host counts each outcome once.
    const [other] = listeners;
    (sender && listeners.has(sender) ? sender : other)?.(state);
  }

  function settle(state: BiddingState) {
    inquiry?.stop();
    inquiry = undefined;
    if (owner !== undefined) pending.clear(lot, owner);
    become(state);
  }

  function accept(bid: BidDraft, receipt: BidReceipt) {
    onAccepted(receipt);
    settle({ phase: "accepted", bid, receipt });
  }

  function resolve({ key, user, lot: _lot, ...bid }: PendingBid & BidDraft, quietAfterMs: number) {
    owner = user;
    inquiry = inquireBid({
      call,
      bid: { key },
      quietAfterMs,
      hasExpectedSeq: bid.expectedSeq !== undefined,
      onFate(fate) {
        if ("receipt" in fate) accept(bid, fate.receipt);
        else settle({ phase: "refused", bid, error: fate.error });
      },
    });
    become({ phase: "unknown", bid });
  }

  function restore() {
    const left = me === undefined || isBusy() ? undefined : pending.read(lot, me);
    if (left) resolve(left, QUIET_AFTER_MS.TIMEOUT);
  }

  /** Nothing of the former user is left on the screen, nor asked for under another name. */
  function leave() {
    bids++;
    inquiry?.stop();
    inquiry = undefined;
    owner = undefined;
    store.setState({ phase: "idle" }, true);
  }

  async function send(bid: BidDraft, number: number) {
    const user = await whoBids();
    if (number !== bids) return;
    if (user === undefined) return become({ phase: "refused", bid, error: NOT_SENT });
    owner = user;
    const { amount, type, expectedSeq } = bid;
    const key = createBidKey();
    const sent: PendingBid = { lot, key, user, amount, type };
    pending.write(sent);
    const input = {
      project_id: lot,
      proposed_amount: amount,
      bid_type: type,
      idempotency_key: key,
      ...(expectedSeq !== undefined && { expected_seq: expectedSeq }),
    };
    const result = await call(bidConfirm, input, { user });
    const isDecided = result.ok || !isUndecided(result.error);
    if (number !== bids) {
      if (isDecided && pending.read(lot, user)?.key === key) pending.clear(lot, user);
      // The bid itself has shown that the session was over, and its bidder is still there to be told.
      const isAlone = me === undefined && number + 1 === bids;
      if (isDecided && !result.ok && isAlone)
        become({ phase: "refused", bid, error: result.error });
      return;
    }
    if (result.ok) return accept(bid, result.data);
    if (isDecided) return settle({ phase: "refused", bid, error: result.error });
    const isTimeout = result.error.code === "TIMEOUT";
    resolve({ ...sent, ...bid }, isTimeout ? QUIET_AFTER_MS.TIMEOUT : QUIET_AFTER_MS.NETWORK);
  }

  function reset() {
    if (!isBusy()) store.setState({ phase: "idle" }, true);
  }

  return {
    store,
    async place(bid, from) {
      if (isBusy()) return;
      sender = from;
      owner = me;
      if (isConnectionDead()) return become({ phase: "refused", bid, error: NOT_SENT });
      store.setState({ phase: "sending", bid }, true);
      await send(bid, ++bids);
    },
    reset,
    restore,
    identify(user) {
      me = user;
      if (owner !== undefined && owner !== user) leave();
      // The bid is taken up only where a listener can hear of it.
      if (listeners.size > 0) restore();
    },
    askNow: () => inquiry?.askNow(),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) reset();
      };
    },
  };
}

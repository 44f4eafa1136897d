import { createStore, type StoreApi } from "zustand/vanilla";
import { type CallError, isUnanswered, type Result } from "../client";
import {
  type AnyAction,
  bidConfirm,
  type BidReceipt,
  customBidStatus,
  type ErrorCode,
  type InputOf,
  type OutputOf,
} from "../contract";
import { createBidKey } from "./bid-key";
import { after, monotonicNow } from "./clock";
import type { BidKind } from "./events";
import { NOT_RECEIVED, NOT_SENT } from "./failures";
import type { PendingBid, PendingBidStorage } from "./pending-bid";

/** A bid as the visitor makes it. */
export interface BidDraft {
  /** Decimal euro, e.g. `"1550.00"`. */
  amount: string;
  type: BidKind;
  /** Refuse the bid as STALE when the lot's `seq` is another by now. */
  expectedSeq?: number;
}

/** A bid is always in exactly one of these. `unknown` means that nobody knows yet whether it counted; it settles by itself. */
export type BiddingState =
  | { phase: "idle" }
  | { phase: "sending"; bid: BidDraft }
  | { phase: "accepted"; bid: BidDraft; receipt: BidReceipt }
  | { phase: "refused"; bid: BidDraft; error: CallError }
  | { phase: "unknown"; bid: BidDraft };

/** The bids of this visitor on one lot. */
export interface LotBidding {
  readonly store: StoreApi<BiddingState>;
  /**
   * Sends a bid, unless one is on its way. It never throws and never sends the same bid twice. `onOutcome` hears what becomes of
   * it: accepted, refused, or unknown and later one of the others.
   */
  place(bid: BidDraft, onOutcome?: (state: BiddingState) => void): Promise<void>;
  /** Back to `idle` from a settled bid. */
  reset(): void;
  /** Takes up a bid of before a reload that is not settled. */
  restore(onOutcome?: (state: BiddingState) => void): void;
  /** Asks for an unknown bid now, e.g. because the connection is back. */
  askNow(): void;
}

/** What bidding needs. */
export interface BiddingOptions {
  lot: number;
  call<A extends AnyAction>(
    action: A,
    input: InputOf<A>,
    options?: { isRead?: boolean },
  ): Promise<Result<OutputOf<A>>>;
  pending: PendingBidStorage;
  /** True while it is known that nothing would arrive. */
  isConnectionDead(): boolean;
  onAccepted(receipt: BidReceipt): void;
}

const FIRST_ASK_MS = 400;
const LONGEST_ASK_MS = 5_000;
/**
 * A request that the server has not seen this long after its connection broke, or after it was given up, will not arrive any more.
 */
const SETTLED_AFTER_MS = { NETWORK: 5_000, TIMEOUT: 15_000 };

/** Refusals that do not tell whether the bid was written: a proxy's own answer, a crash. */
function isUndecided(error: CallError): boolean {
  return isUnanswered(error) || error.code === "UNAVAILABLE" || error.code === "INTERNAL";
}

type RefusedStatus = Extract<OutputOf<typeof customBidStatus>, { state: "refused" }>;

function errorOf({ code, message, next, minimum }: RefusedStatus): CallError {
  return {
    // The first answer of `bid/confirm`, whose codes are the closed list.
    code: code as ErrorCode,
    message,
    ...(next !== undefined && { next }),
    ...(minimum !== undefined && { minimum }),
  };
}

/** The bidding of one lot: enviando → aceptada | rechazada | desconocida, and from desconocida on to one of the others. */
export function createLotBidding({
  lot,
  call,
  pending,
  isConnectionDead,
  onAccepted,
}: BiddingOptions): LotBidding {
  const store = createStore<BiddingState>(() => ({ phase: "idle" }));
  let tell: (state: BiddingState) => void = () => {};
  let cancelAsk = () => {};
  let ask = async () => {};

  function isBusy() {
    const { phase } = store.getState();
    return phase === "sending" || phase === "unknown";
  }

  function become(state: BiddingState) {
    store.setState(state, true);
    tell(state);
  }

  function settle(state: BiddingState) {
    cancelAsk();
    ask = async () => {};
    pending.clear(lot);
    become(state);
  }

  function accept(bid: BidDraft, receipt: BidReceipt) {
    onAccepted(receipt);
    settle({ phase: "accepted", bid, receipt });
  }

  /** Asks for the key until the server knows it, or can no longer come to know it. */
  function resolve({ key, ...bid }: PendingBid, settledAfterMs: number) {
    const quietAt = monotonicNow() + settledAfterMs;
    let delayMs = FIRST_ASK_MS;
    let isAsking = false;
    become({ phase: "unknown", bid });

    ask = async () => {
      if (isAsking) return;
      isAsking = true;
      cancelAsk();
      const askedAt = monotonicNow();
      const result = await call(customBidStatus, { idempotency_key: key }, { isRead: true });
      isAsking = false;
      if (store.getState().phase !== "unknown") return;
      const answer = result.ok ? result.data : undefined;
      if (answer?.state === "accepted") return accept(bid, answer);
      if (answer?.state === "refused") {
        return settle({ phase: "refused", bid, error: errorOf(answer) });
      }
      if (answer && askedAt >= quietAt) {
        return settle({ phase: "refused", bid, error: NOT_RECEIVED });
      }
      delayMs = Math.min(delayMs * 2, LONGEST_ASK_MS);
      cancelAsk = after(delayMs, () => void ask());
    };
    cancelAsk = after(delayMs, () => void ask());
  }

  return {
    store,
    async place(bid, onOutcome = () => {}) {
      if (isBusy()) return;
      tell = onOutcome;
      if (isConnectionDead()) return become({ phase: "refused", bid, error: NOT_SENT });
      const sent: PendingBid = { lot, key: createBidKey(), amount: bid.amount, type: bid.type };
      store.setState({ phase: "sending", bid }, true);
      pending.write(sent);
      const result = await call(bidConfirm, {
        project_id: lot,
        proposed_amount: bid.amount,
        bid_type: bid.type,
        idempotency_key: sent.key,
        ...(bid.expectedSeq !== undefined && { expected_seq: bid.expectedSeq }),
      });
      if (result.ok) return accept(bid, result.data);
      if (!isUndecided(result.error)) {
        return settle({ phase: "refused", bid, error: result.error });
      }
      resolve(
        sent,
        result.error.code === "TIMEOUT" ? SETTLED_AFTER_MS.TIMEOUT : SETTLED_AFTER_MS.NETWORK,
      );
    },
    reset() {
      if (!isBusy()) store.setState({ phase: "idle" }, true);
    },
    restore(onOutcome = () => {}) {
      const left = isBusy() ? undefined : pending.read(lot);
      if (left?.lot !== lot) return;
      tell = onOutcome;
      resolve(left, SETTLED_AFTER_MS.TIMEOUT);
    },
    askNow: () => void ask(),
  };
}

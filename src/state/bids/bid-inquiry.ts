import type { CallError, Result } from "../../client";
import {
  type AnyCall,
  type BidReceipt,
  customBidStatus,
  type ErrorCode,
  type InputOf,
  type OutputOf,
} from "../../contract";
import { after, monotonicNow } from "../clock";
import { NOT_RECEIVED } from "./bid-failures";
import type { PendingBid } from "./pending-bid";

/** What became of a bid. */
export type BidFate = { receipt: BidReceipt } | { error: CallError };

/** The questions about one bid whose answer was lost. */
export interface BidInquiry {
  /** Asks at once, e.g. because the connection is back. */
  askNow(): void;
  stop(): void;
}

/** What an inquiry needs. */
export interface BidInquiryOptions {
  call<A extends AnyCall>(
    action: A,
    input: InputOf<A>,
    options?: { isRead?: boolean },
  ): Promise<Result<OutputOf<A>>>;
  bid: Pick<PendingBid, "key">;
  /** How long the request may still be on its way, in milliseconds. */
  quietAfterMs: number;
  /** The bid was refusable as STALE. */
  hasExpectedSeq: boolean;
  onFate(fate: BidFate): void;
}

const FIRST_ASK_MS = 400;
const LONGEST_ASK_MS = 5_000;

type Status = OutputOf<typeof customBidStatus>;
type RefusedStatus = Extract<Status, { state: "refused" }>;

function errorOf({ code, message, next, minimum }: RefusedStatus): CallError {
  return {
    // The first answer of `bid/confirm`, whose codes are the closed list.
    code: code as ErrorCode,
    message,
    ...(next !== undefined && { next }),
    ...(minimum !== undefined && { minimum }),
  };
}

/**
 * Asks for a bid until the server tells its fate. Once the request can hardly be on its way any more the question is a final one: the
 * server books the key, so that the bid cannot count after it was said not to. Without an answer nothing is settled.
 */
export function inquireBid({
  call,
  bid: { key },
  quietAfterMs,
  hasExpectedSeq,
  onFate,
}: BidInquiryOptions): BidInquiry {
  const quietAt = monotonicNow() + quietAfterMs;
  let delayMs = FIRST_ASK_MS;
  let isAsking = false;
  let isFinal = false;
  let isOver = false;
  let cancelNext = () => {};

  function fateOf(answer: Status | undefined): BidFate | undefined {
    if (answer?.state === "accepted" || answer?.state === "retracted") return { receipt: answer };
    if (answer?.state === "refused") {
      // So the key is booked for a bid that never came.
      const isBooked = isFinal && answer.code === "STALE" && !hasExpectedSeq;
      return { error: isBooked ? NOT_RECEIVED : errorOf(answer) };
    }
    return answer && isFinal ? { error: NOT_RECEIVED } : undefined;
  }

  function plan() {
    const untilFinalMs = Math.max(0, quietAt - monotonicNow());
    cancelNext = after(isFinal ? delayMs : Math.min(delayMs, untilFinalMs), () => void ask());
    delayMs = Math.min(delayMs * 2, LONGEST_ASK_MS);
  }

  async function ask() {
    if (isAsking || isOver) return;
    isAsking = true;
    cancelNext();
    isFinal = monotonicNow() >= quietAt;
    const input = { idempotency_key: key, ...(isFinal && { final: true }) };
    const result = await call(customBidStatus, input, { isRead: true });
    isAsking = false;
    if (isOver) return;
    const fate = fateOf(result.ok ? result.data : undefined);
    if (!fate) return plan();
    isOver = true;
    onFate(fate);
  }

  plan();
  return {
    askNow: () => void ask(),
    stop() {
      isOver = true;
      cancelNext();
    },
  };
}

import { ERRORS, type customBidStatus, type OutputOf, type ParsedInputOf } from "martillo/contract";
import { answerTo } from "./answer";
import type { BidOutcome } from "./bid-job";
import { readOutcome, settleOutcome } from "./bid-key-repository";
import { refusalDetails } from "./refusal";
import { pause } from "../../platform/db/retry";
import { fillIn } from "../../platform/call/answer";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";

type BidStatus = OutputOf<typeof customBidStatus>;

/** A bid that is being decided right now is worth waiting for. */
const WAIT_MS = 3_000;

/** What became of a bid of the caller, by its key. */
export async function bidStatus(
  { idempotency_key: key, final: isFinal = false }: ParsedInputOf<typeof customBidStatus>,
  ctx: CallContext,
): Promise<BidStatus> {
  const { db, bidding, config, limit, requireViewer, now } = ctx;
  const { id: userId } = requireViewer();
  const underWay = bidding.underWay(userId, key);
  if (underWay) {
    await Promise.race([underWay, pause(WAIT_MS)]);
    // Not known yet is not the same as unknown: the client may draw no conclusion from it.
    if (bidding.underWay(userId, key)) throw new ApiFault("UNAVAILABLE");
  }
  // The outcome that is kept under the key is the truth.
  const outcome = isFinal ? await settle() : await readOutcome(db, userId, key);
  if (!outcome) return { state: "unknown", server_time: await now() };
  if (outcome.ok) {
    const state = outcome.retraction ? "retracted" : "accepted";
    return { state, ...(await answerTo(outcome, ctx)) };
  }
  return refused(outcome);

  function settle() {
    limit(`settled-keys:${userId}`, config.rateLimits.bid);
    return settleOutcome(db, userId, key);
  }
}

function refused(outcome: Extract<BidOutcome, { ok: false }>): BidStatus {
  const { text, next } = ERRORS[outcome.code];
  const details = refusalDetails(outcome);
  return {
    state: "refused",
    code: outcome.code,
    message: fillIn(text, details),
    next: fillIn(next, details),
    ...details,
  };
}

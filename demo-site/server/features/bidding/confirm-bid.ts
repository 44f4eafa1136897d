import type { bidConfirm, BidReceipt, ParsedInputOf } from "martillo/contract";
import { parseCents } from "martillo/domain";
import { answerTo } from "./answer";
import { refusalFault } from "./refusal";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import { HIGHEST_PRICE_CENTS, TOO_EXPENSIVE } from "../lots";

/** Places a bid. Its result is decided in its lane, under the lock of the lot. */
export async function confirmBid(
  input: ParsedInputOf<typeof bidConfirm>,
  ctx: CallContext,
): Promise<BidReceipt> {
  const { bidding, receivedAt, requireViewer } = ctx;
  const { project_id: lotId, idempotency_key: key, bid_type: type } = input;
  const maximumCents = parseCents(input.proposed_amount);
  if (maximumCents > HIGHEST_PRICE_CENTS) {
    throw new ApiFault("INVALID_INPUT", { fields: { proposed_amount: TOO_EXPENSIVE } });
  }
  const { id: userId, actedBy } = requireViewer();
  const expectedSeq = input.expected_seq ?? null;
  const bodyHash = await bidding.sha256(JSON.stringify([lotId, maximumCents, type, expectedSeq]));
  const outcome = await bidding.place(
    { lotId, userId, actedBy, maximumCents, isExact: type === "exact", key, bodyHash, expectedSeq },
    receivedAt,
  );
  if (!outcome.ok) throw refusalFault(outcome);
  return answerTo(outcome, ctx);
}

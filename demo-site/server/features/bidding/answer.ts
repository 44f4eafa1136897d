import type { BidReceipt } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import type { AcceptedOutcome } from "./bid-job";
import { recordOf } from "./record";

/** The answer to an accepted bid. For a bid that was taken back since, it says so, and how its bidder stands now. */
export async function answerTo(
  outcome: AcceptedOutcome,
  { db, bidding, requireViewer }: Pick<CallContext, "db" | "bidding" | "requireViewer">,
): Promise<BidReceipt> {
  const receipt = await bidding.receipt(outcome);
  const { retraction } = outcome;
  if (!retraction) return receipt;
  const lot = await recordOf(db, outcome.lotId, requireViewer());
  const { code: _outbidThen, ...then } = receipt;
  return {
    ...then,
    leading: lot.my_state === "leading",
    retracted: retraction,
    standing: {
      my_state: lot.my_state,
      my_maximum: lot.my_maximum,
      price: lot.wprice,
      seq: lot.seq,
    },
  };
}

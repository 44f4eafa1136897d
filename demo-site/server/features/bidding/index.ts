/** Bids, from the call to the row: lanes, decisions, proofs, awards, withdrawals, the end of a lot, the signed history. */
import type { SomeHandlers } from "../../platform/call/mount";
import { lowerMaximum } from "./ask-lower-maximum";
import { bidhistory } from "./bid-history";
import { bidStatus } from "./bid-status";
import { cancelBid } from "./cancel-bid";
import { confirmBid } from "./confirm-bid";
import { awardBid } from "./manual-award";
import { otherForm } from "./other-forms";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "seller/bid/manualAward": awardBid,
  "custom/bidStatus": bidStatus,
  "product/bidhistory": bidhistory,
  "bid/confirm": confirmBid,
  "bid/bidCancel": cancelBid,
  "bid/bidCustomData": lowerMaximum,
  "bid/preBidConfirm": otherForm,
  "ttwbid/future_proxy": otherForm,
  "ttwbidTemp/bidConfirmTemp": otherForm,
  "ttwbidTemp/cancelttwbidTemp": otherForm,
  "reverse/bid/confirm": otherForm,
} satisfies SomeHandlers;

// What other features and the process use of this one.
export type { BidJob } from "./bid-job";
export type { Bidding } from "./bidding";
export { announceWithdrawn, withBidderHeld, withdrawBlocked } from "./block";
export { type LockedLot, type NewBidRow, decideAll } from "./decide";
export { type Seals, createSeals } from "./digest";
export { type Heads, createHeads } from "./heads";
export { startBidding } from "./start-bidding";
export { jobs } from "./jobs";
export { readBidLog } from "./bid-repository";

// Bids: one machine for each lot, from the amount to the server's answer, also when that is lost. What bids comes late.
export { NOT_RECEIVED, NOT_SENT } from "./bid-failures";
export type { BiddingState, BidDraft, BidListener, LotBidding } from "./bidding";
export { bidsChunk } from "./bids-chunk";
export type { BidsRuntime } from "./lot-bidding";
export { memoryPendingBids, type PendingBidStorage, tabPendingBids } from "./pending-bid";
export { rememberHead, seenHeads } from "./seen-heads";

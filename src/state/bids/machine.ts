// What bids, and tells what became of it: loaded by the first who may need it.
export { lotBidding } from "./lot-bidding";
export { placeBid } from "./place-bid";
export { reportBid } from "./report-bid";

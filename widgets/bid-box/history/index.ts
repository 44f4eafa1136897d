// The history of a lot's bids, its check, and what the seller may do with them: award and retraction.
export { BidHistoryDialog } from "./BidHistoryDialog";

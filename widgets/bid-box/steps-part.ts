/** What is loaded as soon as somebody begins to bid, or has bid: complete before anything can be confirmed. */
export { lotBidding, placeBid, reportBid } from "../../src/state";
export { BidStep } from "./BidStep";
export { confirmationOf } from "./confirmation";
export { lowerMaximum } from "./lower-maximum";
export { OutbidNarrowly } from "./OutbidNarrowly";
export { PastBidNote } from "./PastBidNote";
export { problemText } from "./problem-text";
export { QuoteLines } from "./QuoteLines";
export { totalIfWon } from "../../src/domain";
export { loweringAction, settledAction } from "./settled-action";
export { UseAmount } from "./UseAmount";

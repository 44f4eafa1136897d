// The way from an amount to its outcome, loaded as soon as the visitor begins to bid: complete before anything can be confirmed.
export { BidStep } from "./BidStep";
export { confirmationOf } from "./confirmation";
export { lowerMaximum } from "./lower-maximum";
export { MaximumToConfirm } from "./MaximumToConfirm";
export { OutbidNarrowly } from "./OutbidNarrowly";
export { PastBidNote } from "./PastBidNote";
export { problemText } from "./problem-text";
export { QuoteLines } from "./QuoteLines";
export { totalIfWon } from "../../../src/domain";
export { loweringAction, settledAction } from "./settled-action";
export { UseAmount } from "./UseAmount";

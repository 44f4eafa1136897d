// The live price and clock of a lot, and bidding on it.
export { BidBox, type BidBoxProps } from "./BidBox";
export type { BidBoxEvents } from "./bid-box-events";
export { bidBoxElement } from "./bid-box.element";
export type {
  Ahead as BidAhead,
  BidAction,
  BidBoxModel,
  BidRefusal,
  Confirmation as BidConfirmation,
  EntryForm as BidEntryForm,
  ReadyBidBox,
  Scene,
} from "./bid-box-model";
export { extensionMessages, extensionText } from "./extension-text";
export { prepareBidding } from "./prepare-bidding";
export { type BidBoxOptions, useBidBox } from "./use-bid-box";

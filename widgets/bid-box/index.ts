export { BidBox, type BidBoxEvents, type BidBoxProps } from "./BidBox";
export { bidBoxElement } from "./bid-box.element";
export type { BidAction, BidBoxModel, EntryForm, ReadyBidBox, Scene } from "./bid-box-model";
export { extensionMessages, extensionText } from "./extension-text";
export { type BidBoxOptions, useBidBox } from "./use-bid-box";

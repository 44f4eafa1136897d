// What the package exports of it; `index.ts` has what other widgets use besides.
export { BidBox, type BidBoxProps } from "./BidBox";
export type { BidBoxEvents } from "./bid-box-events";
export type {
  Ahead as BidAhead,
  BidAction,
  BidBoxModel,
  BidRefusal,
  Confirmation as BidConfirmation,
  EntryForm as BidEntryForm,
  ReadyBidBox,
} from "./bid-box-model";
export { prepareBidding } from "./prepare-bidding";
export { type BidBoxOptions, useBidBox } from "./use-bid-box";

// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { biddingSchemas } from "./schemas";

type Of<Name extends keyof typeof biddingSchemas> = CallOf<typeof biddingSchemas, Name>;

/** Places a bid, exactly once per idempotency key. */
export const bidConfirm: Of<"bid/confirm"> = {
  name: "bid/confirm",
  access: "user",
  scope: "bid",
  rateLimit: "bid",
  silent: true,
};

/** A maximum for a live sale, before its lot is called. Refused as OTHER_SALE_FORM: no lot is sold live here. */
export const bidPreBidConfirm: Of<"bid/preBidConfirm"> = {
  name: "bid/preBidConfirm",
  access: "user",
  silent: true,
};

/** A maximum for a lot that is not open yet. Refused as OTHER_SALE_FORM: lots take bids once they are open. */
export const ttwbidFutureProxy: Of<"ttwbid/future_proxy"> = {
  name: "ttwbid/future_proxy",
  access: "user",
  silent: true,
};

/** Keeps a bid for its confirmation. Refused as OTHER_SALE_FORM: `bid/confirm` is the one way to bid. */
export const ttwbidTempBidConfirmTemp: Of<"ttwbidTemp/bidConfirmTemp"> = {
  name: "ttwbidTemp/bidConfirmTemp",
  access: "user",
  silent: true,
};

/** Lets go of a bid that was kept for its confirmation. Refused as OTHER_SALE_FORM: no bid is kept. */
export const ttwbidTempCancelttwbidTemp: Of<"ttwbidTemp/cancelttwbidTemp"> = {
  name: "ttwbidTemp/cancelttwbidTemp",
  access: "user",
  silent: true,
};

/** A bid of a seller in a reverse auction. Refused as OTHER_SALE_FORM: no lot is sold so here. */
export const reverseBidConfirm: Of<"reverse/bid/confirm"> = {
  name: "reverse/bid/confirm",
  access: "user",
  silent: true,
};

/** Withdraws a placed bid with a reason; the row stays and the log is replayed. */
export const bidCancel: Of<"bid/bidCancel"> = { name: "bid/bidCancel", access: "seller" };

/** Lowers the unused part of the caller's own maximum, never below the price. */
export const bidLowerMaximum: Of<"bid/bidCustomData"> = {
  name: "bid/bidCustomData",
  access: "user",
  scope: "bid",
  rateLimit: "bid",
};

/** Awards a provisional lot to one of its bids. */
export const sellerBidManualAward: Of<"seller/bid/manualAward"> = {
  name: "seller/bid/manualAward",
  access: "seller",
};

/** What became of a bid, by its idempotency key. */
export const customBidStatus: Of<"custom/bidStatus"> = {
  name: "custom/bidStatus",
  access: "user",
  scope: "read",
  silent: true,
};

/** Bids of a lot, newest first, with the head of their hash chain. */
export const productBidhistory: Of<"product/bidhistory"> = {
  name: "product/bidhistory",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** These calls, by wire name. */
export const biddingCalls = {
  "bid/confirm": bidConfirm,
  "bid/preBidConfirm": bidPreBidConfirm,
  "ttwbid/future_proxy": ttwbidFutureProxy,
  "ttwbidTemp/bidConfirmTemp": ttwbidTempBidConfirmTemp,
  "ttwbidTemp/cancelttwbidTemp": ttwbidTempCancelttwbidTemp,
  "reverse/bid/confirm": reverseBidConfirm,
  "bid/bidCancel": bidCancel,
  "bid/bidCustomData": bidLowerMaximum,
  "seller/bid/manualAward": sellerBidManualAward,
  "custom/bidStatus": customBidStatus,
  "product/bidhistory": productBidhistory,
};

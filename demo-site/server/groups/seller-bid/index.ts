import type { sellerBidActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { awardBid } from "./manual-award";

export const sellerBidHandlers: HandlersFor<typeof sellerBidActions> = {
  "seller/bid/manualAward": awardBid,
};

// Which page of a lot says how it is sold.
import { AUCTION_LOT_PAGE, SALE_LOT_PAGE } from "../../paths/pages";

/** The page of an auction, or of a direct sale. */
export function lotPage(auction: 0 | 1) {
  return auction === 1 ? AUCTION_LOT_PAGE : SALE_LOT_PAGE;
}

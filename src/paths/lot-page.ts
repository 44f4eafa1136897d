import { AUCTION_LOT_PAGE, SALE_LOT_PAGE } from "./pages";

/** The page of a lot that says how it is sold: at auction, or at a fixed price. */
export function lotPage(auction: 0 | 1) {
  return auction === 1 ? AUCTION_LOT_PAGE : SALE_LOT_PAGE;
}

// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { lotsSchemas } from "./schemas";

type Of<Name extends keyof typeof lotsSchemas> = CallOf<typeof lotsSchemas, Name>;

/** Auction events, those which end first in front. */
export const auctionSearch: Of<"auction/search"> = {
  name: "auction/search",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** Follows an auction event. */
export const auctionAddWatchList: Of<"auction/addAuctionWatchList"> = {
  name: "auction/addAuctionWatchList",
  access: "user",
  scope: "read",
  silent: true,
};

/** Stops following an auction event. */
export const auctionRemoveWatchList: Of<"auction/removeAuctionWatchList"> = {
  name: "auction/removeAuctionWatchList",
  access: "user",
  scope: "read",
  silent: true,
};

/** The auction events that the caller follows. */
export const auctionWatchList: Of<"auction/auctionWatchList"> = {
  name: "auction/auctionWatchList",
  access: "user",
  scope: "read",
  silent: true,
};

/** The auction events in which the caller bids, those which end first in front, with how many lots it leads there and in how many it is outbid. */
export const auctionMyBids: Of<"auction/myBids"> = {
  name: "auction/myBids",
  access: "user",
  scope: "read",
  silent: true,
};

/** One lot with its quote and, for the caller, its own standing. */
export const productSingleProduct: Of<"product/singleProduct"> = {
  name: "product/singleProduct",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** The auction that ends next, of the house or of one seller; while none is open, the one that opens next; null without any. */
export const productNextLot: Of<"product/nextLot"> = {
  name: "product/nextLot",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** Auctions that are published and have not begun, those that open first in front. */
export const productUpcomingProduct: Of<"product/upcomingProduct"> = {
  name: "product/upcomingProduct",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** The orders that a list offers, with their names. */
export const productActiveSorts: Of<"product/activeSorts"> = {
  name: "product/activeSorts",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** How many auctions the caller has won. */
export const productTotalAuctionsWon: Of<"product/totalAuctionswon"> = {
  name: "product/totalAuctionswon",
  access: "user",
  scope: "read",
  silent: true,
};

/** On how many lots the caller has bid. */
export const productTotalAuctionsPlaced: Of<"product/totalAuctionsPlaced"> = {
  name: "product/totalAuctionsPlaced",
  access: "user",
  scope: "read",
  silent: true,
};

/** How many lots the caller has bought in direct sales. */
export const productTotalPrivateSaleProducts: Of<"product/totalPrivateSaleProducts"> = {
  name: "product/totalPrivateSaleProducts",
  access: "user",
  scope: "read",
  silent: true,
};

/** Many lots by id in one request; unknown ids are left out. */
export const productLots: Of<"product/lots"> = {
  name: "product/lots",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** The caller's own lists; where no order is asked for, what ends last in front. */
export const productDashboard: Of<"product/dashboard"> = {
  name: "product/dashboard",
  access: "user",
  scope: "read",
  silent: true,
};

/** Follows a lot. */
export const userAddWatchlist: Of<"user/addWatchlist"> = {
  name: "user/addWatchlist",
  access: "user",
  scope: "read",
  silent: true,
};

/** Stops following a lot; it is no favourite any more either. */
export const userRemoveWatchlist: Of<"user/removeWatchlist"> = {
  name: "user/removeWatchlist",
  access: "user",
  scope: "read",
  silent: true,
};

/** Adds a lot to favourites, and so to what is followed. */
export const userAddToFavorites: Of<"user/addToFavorites"> = {
  name: "user/addToFavorites",
  access: "user",
  scope: "read",
  silent: true,
};

/** Removes a lot from favourites; it is still followed. */
export const userRemoveFromFavorites: Of<"user/removeFromFavorites"> = {
  name: "user/removeFromFavorites",
  access: "user",
  scope: "read",
  silent: true,
};

/** These calls, by wire name. */
export const lotsCalls = {
  "auction/search": auctionSearch,
  "auction/addAuctionWatchList": auctionAddWatchList,
  "auction/removeAuctionWatchList": auctionRemoveWatchList,
  "auction/auctionWatchList": auctionWatchList,
  "auction/myBids": auctionMyBids,
  "product/singleProduct": productSingleProduct,
  "product/nextLot": productNextLot,
  "product/upcomingProduct": productUpcomingProduct,
  "product/activeSorts": productActiveSorts,
  "product/totalAuctionswon": productTotalAuctionsWon,
  "product/totalAuctionsPlaced": productTotalAuctionsPlaced,
  "product/totalPrivateSaleProducts": productTotalPrivateSaleProducts,
  "product/lots": productLots,
  "product/dashboard": productDashboard,
  "user/addWatchlist": userAddWatchlist,
  "user/removeWatchlist": userRemoveWatchlist,
  "user/addToFavorites": userAddToFavorites,
  "user/removeFromFavorites": userRemoveFromFavorites,
};

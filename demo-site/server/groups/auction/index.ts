import type { auctionActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { searchEvents, watchedEvents } from "./events";
import { addAuctionWatchList, removeAuctionWatchList } from "./watch-events";

export const auctionHandlers = {
  "auction/search": searchEvents,
  "auction/addAuctionWatchList": addAuctionWatchList,
  "auction/removeAuctionWatchList": removeAuctionWatchList,
  "auction/auctionWatchList": watchedEvents,
} satisfies HandlersFor<typeof auctionActions>;

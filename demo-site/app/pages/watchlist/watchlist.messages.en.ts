import type { MessageKeyOf } from "../../locales/message-key-of";
import type { watchlistMessages } from "./watchlist.messages";

export const watchlistEnglish = {
  "siteWatchlist.title": "Followed",
  "siteWatchlist.watchlist": "Lots",
  "siteWatchlist.favorites": "Favourites",
  "siteWatchlist.auctions": "Followed auctions",
  "siteWatchlist.noneWatchlist": "You follow no lot",
  "siteWatchlist.noneWatchlistText":
    "Press the heart of a lot and you will find it here, with its price and its closing time, live.",
  "siteWatchlist.noneFavorites": "You have no favourites yet",
  "siteWatchlist.noneFavoritesText": "Everything that you follow is under “Lots”.",
  "siteWatchlist.noneAuctions": "You follow no auction",
  "siteWatchlist.noneAuctionsText":
    "Follow a whole auction and you will find it here with all its lots.",
} satisfies Record<MessageKeyOf<typeof watchlistMessages>, string>;

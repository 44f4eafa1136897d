/** Lists of lots that somebody follows, as addresses name them. */
export const WATCH_LISTS = ["watchlist", "favorites", "auctions"] as const;

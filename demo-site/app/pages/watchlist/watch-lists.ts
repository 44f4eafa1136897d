/** Lists of lots that a visitor follows, as addresses name them. */
export const WATCH_LISTS = ["watchlist", "favorites", "auctions"] as const;

/** Lists of lots that a bidder has bid for, as addresses name them. */
export const BID_LISTS = ["outbid", "winning", "won", "lost", "all"] as const;

/** Lists of lots that somebody has bid for, as addresses name them. */
export const BID_LISTS = ["outbid", "winning", "won", "lost", "all"] as const;

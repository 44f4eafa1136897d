/** Lists of deposits, as addresses name them. */
export const DEPOSIT_LISTS = ["all", "active", "returned", "applied", "forfeited"] as const;

/** What a new seller's account begins with. */
export const FIRST_MARKET_STATUS = "draft";

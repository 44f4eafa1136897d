/** Where the house lists the public keys that it signs with, from the base address of its API. */
export const HOUSE_KEYS_PATH = "/.well-known/martillo-keys.json";

/** Bids on a page of a history. */
export const BID_HISTORY_PAGE_SIZE = 10;

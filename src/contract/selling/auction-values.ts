/** Longest time between the ends of two lots of an auction, in seconds. */
export const MOST_STAGGER_S = 3_600;

/** Most lots that are put into an auction, or taken out, by one call. */
export const MOST_LOTS_MOVED = 500;

/** Most lots of an auction. */
export const MOST_LOTS_OF_AUCTION = 1_000;

/** Lots of an auction on a page. */
export const AUCTION_PAGE_SIZE = 50;

/** Where a request to bid in an auction stands. */
export const ACCESS_STATES = [
  "pending",
  "approved",
  "denied",
  "revoked",
  "invited",
  "withdrawn",
] as const;

/** What a seller can make of one. */
export const ACCESS_DECISIONS = ["approved", "denied", "revoked", "invited"] as const;

/** Longest terms of an auction, in characters of their HTML. */
export const TERMS_LENGTH = 40_000;

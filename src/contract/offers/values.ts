/** Where an offer stands. `lost`: the lot was sold to another buyer, withdrawn or listed anew. */
export const OFFER_STATES = [
  "open",
  "accepted",
  "declined",
  "countered",
  "withdrawn",
  "expired",
  "lost",
] as const;

/** The sides that write the rows of an offer's thread. */
export const OFFER_SIDES = ["buyer", "seller"] as const;

/** What a row of an offer's thread is: `second_chance` is what the seller offers to a bidder who did not win. */
export const OFFER_KINDS = ["offer", "counter", "second_chance"] as const;

/** The actions on an offer: its author withdraws it, the other side does the rest. */
export const OFFER_ACTIONS = ["accept", "decline", "counter", "withdraw"] as const;

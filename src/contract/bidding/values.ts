/** Where the house lists the public keys that it signs with, from the base address of its API. */
export const HOUSE_KEYS_PATH = "/.well-known/martillo-keys.json";

/** Bids on a page of a history. */
export const BID_HISTORY_PAGE_SIZE = 10;

/** Why a bid is taken back. It is chosen: no text of a seller reaches bidders. The note to `other` is read by the house alone. */
export const WITHDRAWAL_REASONS = [
  "wrong_amount",
  "bidder_asked",
  "bidder_unreachable",
  "fraud_suspected",
  "other",
] as const;

/** Why bids end with the account behind them; the house says it by itself. */
export const ACCOUNT_BLOCKED_REASON = "account_blocked";

/** Longest note to a withdrawal, in characters. */
export const LONGEST_WITHDRAWAL_NOTE = 500;

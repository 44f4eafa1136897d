/** Carts of one person: lots taken at a fixed price, and lots won at auctions. */
export const CART_TYPES = ["buynow", "auction"] as const;
/** Which cart. */
export type CartType = (typeof CART_TYPES)[number];

/** Where a line of a cart stands. `awaiting`: sold, and waits for its document. */
export const CART_LINE_STATES = [
  "reserved",
  "awaiting",
  "expired",
  "removed",
  "gone",
  "placed",
  "cancelled",
] as const;

/** What may be bought with a vehicle: nothing of it is chosen before the buyer does. */
export const CART_EXTRAS = ["admin_fee", "ownership_certificate"] as const;
/** What may be bought with a vehicle. */
export type CartExtra = (typeof CART_EXTRAS)[number];

/** The kinds of buyers: consumer or business. */
export const BUYER_KINDS = ["consumer", "business"] as const;
/** The kind of a buyer. */
export type BuyerKind = (typeof BUYER_KINDS)[number];

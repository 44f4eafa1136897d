/** What `martillo-auction-access` tells. */
export interface AuctionAccessOwnEvents {
  /** The visitor asked to bid in an auction, or was let in at once. */
  "martillo-access-requested": { auction: number; status: "pending" | "approved" };
  /** The visitor accepted the terms of an auction. */
  "martillo-terms-accepted": { auction: number; version: number };
}

/** What `martillo-auction-list` tells. */
export interface AuctionListOwnEvents {
  /** Something was done to an auction of a seller's list. */
  "martillo-auctions-changed": { auction: number; action: string };
}

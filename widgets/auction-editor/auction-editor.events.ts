/** What `martillo-auction-editor` tells. */
export interface AuctionEditorOwnEvents {
  /** The draft of an auction is saved. */
  "martillo-auction-saved": { auction: number; version: number };
  /** An auction is published, with those of its lots that were complete. */
  "martillo-auction-published": { auction: number };
}

/** What `martillo-saved-search` tells. */
export interface SavedSearchOwnEvents {
  /** A search was saved as an alert; `search` is null for a guest, who has still to confirm it by e-mail. */
  "martillo-search-saved": { search: number | null; auctions: number; sales: number };
}

/** What `martillo-lot-import` tells. */
export interface LotImportOwnEvents {
  /** A sheet of lots was imported: so many rows became drafts, changed one, or could not be imported. */
  "martillo-import-finished": { import: number; created: number; updated: number; failed: number };
}

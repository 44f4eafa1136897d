/** What `martillo-selling-list` tells. */
export interface SellingListOwnEvents {
  /** A seller has changed lots together, or one of a list: so many, and so many could not be. */
  "martillo-lots-changed": { action: string; done: number; failed: number };
  /** A lot was begun and is to be written on; its form is opened unless this is refused. */
  "martillo-lot-edit-request": { lot: number; url: string };
}

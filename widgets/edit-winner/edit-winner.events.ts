/** What `martillo-edit-winner` tells. */
export interface EditWinnerOwnEvents {
  /** A sale was given to another bidder. `next`: the new account. */
  "martillo-winner-changed": { invoice: number; next: number; lot: number; price: string };
}

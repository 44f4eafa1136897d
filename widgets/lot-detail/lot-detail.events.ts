/** What `martillo-lot-detail` tells. */
export interface LotDetailOwnEvents {
  /** A lot became a favourite, or is none any more. */
  "martillo-favorite-changed": { lot: number; favorite: boolean };
}

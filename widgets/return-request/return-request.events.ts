/** What `martillo-return-request` tells. */
export interface ReturnRequestOwnEvents {
  /** Its buyer asked to give a vehicle back: a withdrawal stands at once. */
  "martillo-return-requested": { invoice: number; lot: number; reason: string };
  /** A return was answered, taken back, written down or refunded; `status` is where it stands now. */
  "martillo-return-changed": { invoice: number; lot: number; status: string };
}

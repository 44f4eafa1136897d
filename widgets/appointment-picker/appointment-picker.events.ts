/** What `martillo-appointment-picker` tells. */
export interface AppointmentPickerOwnEvents {
  /** A time to pick a purchase up was booked, or moved; `start` in epoch milliseconds. */
  "martillo-appointment-booked": { invoice: number; lot: number; start: number };
  /** The appointment of a sale was called off. */
  "martillo-appointment-cancelled": { invoice: number; lot: number };
}

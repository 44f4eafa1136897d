/** What `martillo-invoice-viewer` tells. */
export interface InvoiceViewerOwnEvents {
  /** All that was due of a purchase is paid. */
  "martillo-invoice-paid": { invoice: number; lot: number; amount: string };
  /** A seller has noted a payment made in another way. */
  "martillo-payment-recorded": { invoice: number; amount: string };
  /** A sale was called off. */
  "martillo-invoice-cancelled": { invoice: number; lot: number };
}

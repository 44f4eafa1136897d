/** What `martillo-invoice-list` tells. */
export interface InvoiceListOwnEvents {
  /** A purchase or sale is to be opened. The link is followed unless this is refused. */
  "martillo-invoice-open-request": { invoice: number; url: string };
}

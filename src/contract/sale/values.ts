/** States of the account of an invoice. `draft`: nothing is issued yet. */
export const INVOICE_STATES = ["draft", "unpaid", "partial", "paid", "cancel"] as const;

/** How a lot came to be sold. */
export const SALE_CHANNELS = [
  "auction",
  "award",
  "buynow",
  "offer",
  "second_chance",
  "winner_change",
] as const;

/** What a line of a sale is for. */
export const SALE_LINE_KINDS = [
  "vehicle",
  "premium",
  "admin_fee",
  "ownership_certificate",
  "storage",
  "adjustment",
] as const;

/** How a line is taxed. */
export const TAX_SCHEMES = ["IVA", "REBU", "SUPLIDO"] as const;

/** What one may do with an invoice now. */
export const INVOICE_ACTIONS = [
  "pay",
  "record_payment",
  "cancel",
  "move_to_unpaid",
  "edit_winner",
  "extend_due",
] as const;

/** Lists of invoices, as their tabs. */
export const INVOICE_LISTS = ["all", "paid", "unpaid", "cancel"] as const;

/** Why an invoice is cancelled. */
export const INVOICE_CANCEL_REASONS = ["impago", "acuerdo", "error", "otro"] as const;

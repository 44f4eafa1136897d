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
  "tell_transfer",
  "take_back_transfer",
  "record_payment",
  "confirm_transfer",
  "cancel",
  "move_to_unpaid",
  "edit_winner",
  "extend_due",
] as const;

/** Lists of invoices, as their tabs. */
export const INVOICE_LISTS = [
  "all",
  "draft",
  "partial",
  "paid",
  /** Not paid in full: drafts and those paid in part, too. `allunpaid` is the same. */
  "unpaid",
  "allunpaid",
  "cancel",
] as const;

/** Why an invoice is cancelled. */
export const INVOICE_CANCEL_REASONS = ["impago", "acuerdo", "error", "otro"] as const;

/** What a file of sales can have of each. */
export const EXPORT_FIELDS = [
  "invoice_id",
  "document_number",
  "status",
  "channel",
  "project_id",
  "projects_title",
  "buyer_name",
  "buyer_email",
  "seller_name",
  "date_added",
  "due_at",
  "paid_date",
  "total_amount",
  "total_paid",
  "total_due_amount",
] as const;

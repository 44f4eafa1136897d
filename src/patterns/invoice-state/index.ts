// How far a purchase is.
export { InvoiceBadge } from "./InvoiceBadge";

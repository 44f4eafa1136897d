export { InvoiceBadge } from "./InvoiceBadge";

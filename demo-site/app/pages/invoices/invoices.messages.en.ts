import type { MessageKeyOf } from "../../locales/message-key-of";
import type { invoicesMessages } from "./invoices.messages";

export const invoicesEnglish = {
  "siteInvoices.boughtTitle": "Purchases: {list}",
  "siteInvoices.soldTitle": "Sales: {list}",
  "siteInvoices.all": "All",
  "siteInvoices.unpaid": "To be paid",
  "siteInvoices.paid": "Paid",
  "siteInvoices.back": "All purchases",
  "siteInvoices.backSold": "All sales",
} satisfies Record<MessageKeyOf<typeof invoicesMessages>, string>;

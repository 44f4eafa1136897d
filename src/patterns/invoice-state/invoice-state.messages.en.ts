import type { MessageKeyOf } from "../../i18n";
import type { invoiceStateMessages } from "./invoice-state.messages";

export const invoiceStateEnglish = {
  "invoiceState.draft": "To be paid",
  "invoiceState.unpaid": "To be paid",
  "invoiceState.partial": "Paid in part",
  "invoiceState.paid": "Paid",
  "invoiceState.cancel": "Cancelled",
  "invoiceState.overdue": "Payment overdue",
  "invoiceState.returned": "Returned",
  "invoiceState.disputed": "Payment claimed back",
} satisfies Record<MessageKeyOf<typeof invoiceStateMessages>, string>;

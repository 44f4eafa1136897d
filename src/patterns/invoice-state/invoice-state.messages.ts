import { defineMessages } from "../../i18n";

export const invoiceStateMessages = defineMessages("invoiceState", {
  draft: "Pendiente de pago",
  unpaid: "Pendiente de pago",
  partial: "Pagada en parte",
  paid: "Pagada",
  cancel: "Anulada",
  overdue: "Pago atrasado",
  returned: "Devuelta",
  disputed: "Pago reclamado por el banco",
} as const);

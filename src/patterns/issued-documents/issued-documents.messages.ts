import { defineMessages } from "../../i18n";

export const issuedDocumentsMessages = defineMessages("issuedDocuments", {
  invoice: "Factura {number}",
  invoice_correction: "Rectificativa {number}",
  detail: "Detalle {number}",
  detail_correction: "Rectificación {number}",
} as const);

import type { MessageKeyOf } from "../../i18n";
import type { planDocumentsMessages } from "./plan-documents.messages";

export const planDocumentsEnglish = {
  "planDocuments.invoice": "Invoice {number}",
  "planDocuments.invoice_correction": "Corrective invoice {number}",
  "planDocuments.detail": "Details {number}",
  "planDocuments.detail_correction": "Correction {number}",
} satisfies Record<MessageKeyOf<typeof planDocumentsMessages>, string>;

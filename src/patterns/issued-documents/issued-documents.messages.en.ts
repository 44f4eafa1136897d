import type { MessageKeyOf } from "../../i18n";
import type { issuedDocumentsMessages } from "./issued-documents.messages";

export const issuedDocumentsEnglish = {
  "issuedDocuments.invoice": "Invoice {number}",
  "issuedDocuments.invoice_correction": "Corrective invoice {number}",
  "issuedDocuments.detail": "Details {number}",
  "issuedDocuments.detail_correction": "Correction {number}",
} satisfies Record<MessageKeyOf<typeof issuedDocumentsMessages>, string>;

/** Documents: the one register in which sales and payments of plans are invoiced and corrected, and what all of them look like. */
export { readDocuments, readPaymentDocument } from "./issued-document-repository";
export { correctPayment, issuePayment } from "./payment-documents";
export { drawPaymentDocument } from "./payment-file";
export { correctedText, drawFile, euro, nifText, printedHead } from "./printed";
export {
  type CorrectedDocument,
  DOCUMENT_NUMBER,
  type DocumentHead,
  registerDocument,
} from "./register";
export { taxQrOf } from "./tax-qr";
export {
  countTaxRecords,
  readTaxRecords,
  sendAgain,
  readWaitingRows,
  writeAnswer,
} from "./tax-record-repository";

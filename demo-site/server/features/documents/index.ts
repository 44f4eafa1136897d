/** Documents: the one register in which sales, payments of plans and commissions are invoiced and corrected, and what all of them look like. */
import type { Services } from "../../platform/call/context";
import type { SomeHandlers } from "../../platform/call/mount";
import { recurring } from "../../platform/jobs/job";
import { sendTaxRecords } from "./send-tax-records";
import { taxRecords, taxRecordsAgain } from "./tax-records";

const SEND_EVERY_MS = 15_000;

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "custom/taxRecords": taxRecords,
  "custom/taxRecordsAgain": taxRecordsAgain,
} satisfies SomeHandlers;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("tax records", SEND_EVERY_MS, (ctx: Pick<Services, "db" | "ports" | "log">) =>
    sendTaxRecords(ctx),
  ),
];

// What other features and the process use of this one.
export { readDocuments, readPaymentDocument } from "./issued-document-repository";
export {
  correctCommission,
  correctPayment,
  issueCommission,
  issuePayment,
} from "./payment-documents";
export { drawPaymentDocument } from "./payment-file";
export { correctedText, drawFile, euro, nifText, printedHead } from "./printed";
export {
  type CorrectedDocument,
  DOCUMENT_NUMBER,
  type DocumentHead,
  registerDocument,
} from "./register";
export { taxQrOf } from "./tax-qr";

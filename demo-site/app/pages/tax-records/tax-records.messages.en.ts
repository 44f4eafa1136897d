import type { MessageKeyOf } from "../../locales/message-key-of";
import type { taxRecordsMessages } from "./tax-records.messages";

export const taxRecordsEnglish = {
  "siteTaxRecords.lead":
    "The records of the house's invoices that go to the tax office (VERI*FACTU), and what it has answered to each.",
  "siteTaxRecords.loading": "Loading…",
  "siteTaxRecords.attention": "With objections ({count})",
  "siteTaxRecords.waiting": "Not answered ({count})",
  "siteTaxRecords.all": "All ({count})",
  "siteTaxRecords.lists": "Which records",
  "siteTaxRecords.noneAttention": "The tax office has objected to none.",
  "siteTaxRecords.noneWaiting": "All of them are answered.",
  "siteTaxRecords.noneAll": "No invoice has asked for a record yet.",
  "siteTaxRecords.correction": "Correction",
  "siteTaxRecords.isWaiting": "Not answered",
  "siteTaxRecords.isAccepted": "Accepted",
  "siteTaxRecords.isAcceptedWithErrors": "Accepted with errors",
  "siteTaxRecords.isRejected": "Rejected",
  "siteTaxRecords.noReason": "It has not said why.",
  "siteTaxRecords.attempt": "Attempt {count}",
  "siteTaxRecords.csv": "Code of verification: {code}",
  "siteTaxRecords.answeredAt": "Answered on {date}",
  "siteTaxRecords.again": "Send again",
  "siteTaxRecords.againOf": "Send {number} again",
  "siteTaxRecords.againAll": "Send the rejected ones shown here again ({count})",
  "siteTaxRecords.sending": "Sending…",
  "siteTaxRecords.sent": "They will be sent in a few seconds: {count}.",
  "siteTaxRecords.more": "Show more",
  "siteTaxRecords.corrects":
    "Before you send it again, put right what the answer says: the issuer's data, the certificate of the service or the service itself. What was issued stays as it is: if the invoice is wrong, cancel or correct it.",
  "siteTaxRecords.accepted":
    "What was accepted with errors is registered and is not sent again: if something is wrong, put it right with a correction.",
  "siteTaxRecords.notSent":
    "No service is configured that sends them: they wait here. Whoever runs the server sets it with MARTILLO_VERIFACTU_URL.",
} satisfies Record<MessageKeyOf<typeof taxRecordsMessages>, string>;

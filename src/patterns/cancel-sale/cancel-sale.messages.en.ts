import type { MessageKeyOf } from "../../i18n";
import type { cancelSaleMessages } from "./cancel-sale.messages";

export const cancelSaleEnglish = {
  "cancelSale.why": "Reason",
  "cancelSale.why_acuerdo": "Agreed with the buyer",
  "cancelSale.why_impago": "The buyer has not paid",
  "cancelSale.why_error": "It was a mistake",
  "cancelSale.why_otro": "Other",
  "cancelSale.notes": "Explanation",
  "cancelSale.notesHint": "Who bought it gets it by e-mail.",
  "cancelSale.notesMissing": "Explain why it is cancelled.",
} satisfies Record<MessageKeyOf<typeof cancelSaleMessages>, string>;

import type { MessageKeyOf } from "../../i18n";
import type { proceedsMessages } from "./proceeds.messages";

export const proceedsEnglish = {
  "proceeds.receives": "You will receive",
  "proceeds.price": "Sale price",
  "proceeds.commission": "House commission",
  "proceeds.commissionTax": "VAT on the commission",
  "proceeds.total": "You receive",
  "proceeds.ownTax": "The price includes {amount} of VAT, which you declare.",
  "proceeds.by": "By {date} at the latest, if the buyer pays in time.",
  "proceeds.days":
    "{count, plural, =0 {On the day on which the buyer pays.} one {1 business day after the buyer has paid.} other {# business days after the buyer has paid.}}",
  "proceeds.loading": "Working out what you will receive…",
  "proceeds.failed": "What you will receive could not be worked out.",
} satisfies Record<MessageKeyOf<typeof proceedsMessages>, string>;

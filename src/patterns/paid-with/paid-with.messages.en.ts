import type { MessageKeyOf } from "../../i18n";
import type { paidWithMessages } from "./paid-with.messages";

export const paidWithEnglish = {
  "paidWith.wallet": "Balance",
  "paidWith.offline": "Cash or transfer",
  "paidWith.card": "Card",
  "paidWith.bank": "Bank account",
  "paidWith.numbered": "{brand} •••• {last4}",
} satisfies Record<MessageKeyOf<typeof paidWithMessages>, string>;

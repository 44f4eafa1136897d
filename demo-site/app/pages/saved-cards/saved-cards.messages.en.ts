import type { MessageKeyOf } from "../../locales/message-key-of";
import type { savedCardsMessages } from "./saved-cards.messages";

export const savedCardsEnglish = {
  "siteSavedCards.lead":
    "You pay deposits, balance and plans with them. The number is typed in the secure form, and only its last four figures are kept here.",
} satisfies Record<MessageKeyOf<typeof savedCardsMessages>, string>;

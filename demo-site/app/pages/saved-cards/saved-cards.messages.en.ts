import type { MessageKeyOf } from "../../locales/message-key-of";
import type { savedCardsMessages } from "./saved-cards.messages";

export const savedCardsEnglish = {
  "siteSavedCards.lead":
    "You pay deposits, balance and plans with them. The number is typed in the secure form, and only its last four figures are kept here.",
  "siteSavedCards.vault": "Cards in the vault of the house",
  "siteSavedCards.vaultLead": "They are kept apart from those above. Plans do not renew with them.",
} satisfies Record<MessageKeyOf<typeof savedCardsMessages>, string>;

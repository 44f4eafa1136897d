import type { MessageKeyOf } from "../../src/i18n";
import type { moneyDeskMessages } from "./money-desk.messages";

export const moneyDeskEnglish = {
  "moneyDesk.loading": "Loading…",
  "moneyDesk.notLoaded": "This part could not be loaded.",
  "moneyDesk.staffOnly": "For the house's team only",
  "moneyDesk.staffOnlyText": "Sign in with an account of the team to see the house's money.",
} satisfies Record<MessageKeyOf<typeof moneyDeskMessages>, string>;

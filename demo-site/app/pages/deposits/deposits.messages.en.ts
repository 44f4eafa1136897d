import type { MessageKeyOf } from "../../locales/message-key-of";
import type { depositsMessages } from "./deposits.messages";

export const depositsEnglish = {
  "siteDeposits.titleOf": "Deposits: {list}",
  "siteDeposits.all": "All",
  "siteDeposits.active": "Held",
  "siteDeposits.returned": "Returned",
  "siteDeposits.applied": "Applied",
  "siteDeposits.forfeited": "Lost",
  "siteDeposits.back": "All deposits",
} satisfies Record<MessageKeyOf<typeof depositsMessages>, string>;

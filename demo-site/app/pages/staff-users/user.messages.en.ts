import type { MessageKeyOf } from "../../locales/message-key-of";
import type { staffUserMessages } from "./user.messages";

export const staffUserEnglish = {
  "siteStaffUser.account": "Account",
  "siteStaffUser.loading": "Loading…",
  "siteStaffUser.number": "Number",
  "siteStaffUser.sessions": "Open sessions",
  "siteStaffUser.actsFor": "May act for",
  "siteStaffUser.strikes": "Unpaid purchases",
  "siteStaffUser.nothing": "Nothing",
} satisfies Record<MessageKeyOf<typeof staffUserMessages>, string>;

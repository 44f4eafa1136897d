import type { MessageKeyOf } from "../../locales/message-key-of";
import type { staffHomeMessages } from "./staff-home.messages";

export const staffHomeEnglish = {
  "siteStaffHome.lead": "What waits for the house's own people.",
  "siteStaffHome.payments": "Payments that fit nothing",
  "siteStaffHome.paymentsText":
    "They have come and belong to nothing: decide what becomes of them.",
  "siteStaffHome.nothing": "Nothing is waiting.",
  "siteStaffHome.moreThan": "More than {text}",
  "siteStaffHome.retry": "Try again",
} satisfies Record<MessageKeyOf<typeof staffHomeMessages>, string>;

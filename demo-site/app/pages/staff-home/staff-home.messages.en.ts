import type { MessageKeyOf } from "../../locales/message-key-of";
import type { staffHomeMessages } from "./staff-home.messages";

export const staffHomeEnglish = {
  "siteStaffHome.lead": "What waits for the house's own people.",
  "siteStaffHome.limit": "Ask for another limit",
  "siteStaffHome.limitText":
    "They want to bid more than they may: approve, change or refuse each request.",
  "siteStaffHome.approval": "To be approved to bid",
  "siteStaffHome.approvalText": "Active accounts of buyers that may not bid yet.",
  "siteStaffHome.payments": "Payments that fit nothing",
  "siteStaffHome.paymentsText":
    "They have come and belong to nothing: decide what becomes of them.",
  "siteStaffHome.nothing": "Nothing is waiting.",
  "siteStaffHome.moreThan": "More than {text}",
  "siteStaffHome.retry": "Try again",
} satisfies Record<MessageKeyOf<typeof staffHomeMessages>, string>;

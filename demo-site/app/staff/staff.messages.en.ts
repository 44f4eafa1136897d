import type { MessageKeyOf } from "../locales/message-key-of";
import type { staffMessages } from "./staff.messages";

export const staffEnglish = {
  "siteStaff.area": "Running the house",
  "siteStaff.menu": "Pages of the staff",
  "siteStaff.menuAt": "Menu: {page}",
  "siteStaff.crumbs": "Path",
  "siteStaff.cancel": "Cancel",
} satisfies Record<MessageKeyOf<typeof staffMessages>, string>;

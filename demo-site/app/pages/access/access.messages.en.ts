import type { MessageKeyOf } from "../../locales/message-key-of";
import type { accessMessages } from "./access.messages";

export const accessEnglish = {
  "siteAccess.forgotDescription": "We send you a link to choose a new password.",
} satisfies Record<MessageKeyOf<typeof accessMessages>, string>;

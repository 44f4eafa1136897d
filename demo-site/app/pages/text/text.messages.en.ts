import type { MessageKeyOf } from "../../locales/message-key-of";
import type { textMessages } from "./text.messages";

export const textEnglish = {
  "siteText.related": "Related texts",
} satisfies Record<MessageKeyOf<typeof textMessages>, string>;

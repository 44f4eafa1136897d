import type { MessageKeyOf } from "../i18n";
import type { richTextMessages } from "./rich-text.messages";

export const richTextEnglish = {
  "richText.table": "Table",
} satisfies Record<MessageKeyOf<typeof richTextMessages>, string>;

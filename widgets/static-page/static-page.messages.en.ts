import type { MessageKeyOf } from "../../src/i18n";
import type { staticPageMessages } from "./static-page.messages";

export const staticPageEnglish = {
  "staticPage.missing": "There is no such text.",
  "staticPage.missingText": "It may have another name now, or not be published any more.",
  "staticPage.template": "Model text.",
  "staticPage.templateText":
    "A lawyer has to look through it, and the owner's details have to be filled in, before it is published.",
  "staticPage.inSpanish": "This text is in Spanish.",
  "staticPage.updated": "Last updated: {day}.",
} satisfies Record<MessageKeyOf<typeof staticPageMessages>, string>;

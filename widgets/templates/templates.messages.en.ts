import type { MessageKeyOf } from "../../src/i18n";
import type { templatesMessages } from "./templates.messages";

export const templatesEnglish = {
  "templates.kinds": "Kinds of templates",
  "templates.lots": "Of lots",
  "templates.auctions": "Of auctions",
  "templates.notOpened": "The templates could not be opened.",
} satisfies Record<MessageKeyOf<typeof templatesMessages>, string>;

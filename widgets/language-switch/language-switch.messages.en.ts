import type { MessageKeyOf } from "../../src/i18n";
import type { languageSwitchMessages } from "./language-switch.messages";

export const languageSwitchEnglish = {
  "languageSwitch.label": "Language",
  "languageSwitch.failed": "That language could not be loaded. Try again.",
} satisfies Record<MessageKeyOf<typeof languageSwitchMessages>, string>;

import type { MessageKeyOf } from "../../src/i18n";
import type { alertsMessages } from "./alerts.messages";

export const alertsEnglish = {
  "alerts.label": "Notices",
  "alerts.info": "Notice:",
  "alerts.error": "Error:",
  "alerts.close": "Close the notice",
} satisfies Record<MessageKeyOf<typeof alertsMessages>, string>;

import type { MessageKeyOf } from "../i18n";
import type { boundaryMessages } from "./boundary.messages";

export const boundaryEnglish = {
  "widgetBoundary.failed": "This could not be shown.",
  "widgetBoundary.retry": "Try again",
} satisfies Record<MessageKeyOf<typeof boundaryMessages>, string>;

import type { MessageKeyOf } from "../../i18n";
import type { pickupTimeMessages } from "./pickup-time.messages";

export const pickupTimeEnglish = {
  "pickupTime.day": "Day",
  "pickupTime.time": "Time",
  "pickupTime.left": "{left} left",
  "pickupTime.later": "I will arrange it later",
  "pickupTime.person": "Who collects it",
  "pickupTime.personHint": "Empty: you.",
  "pickupTime.document": "Identity card or passport",
  "pickupTime.untilPaid": "Reserved until the payment",
} satisfies Record<MessageKeyOf<typeof pickupTimeMessages>, string>;

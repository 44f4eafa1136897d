import type { MessageKeyOf } from "../../i18n";
import type { paidForMessages } from "./paid-for.messages";

export const paidForEnglish = {
  "paidFor.vehicle": "See the vehicle",
  "paidFor.vehicleOf": "See the vehicle: {title}",
} satisfies Record<MessageKeyOf<typeof paidForMessages>, string>;

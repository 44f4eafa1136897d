import type { MessageKeyOf } from "../../locales/message-key-of";
import type { sellerMessages } from "./seller.messages";

export const sellerEnglish = {
  "siteSeller.description": "{name}: their vehicles for sale, and how they kept to what they sold.",
  "siteSeller.lots": "Their lots",
} satisfies Record<MessageKeyOf<typeof sellerMessages>, string>;

import type { MessageKeyOf } from "../../locales/message-key-of";
import type { offersPageMessages } from "./offers.messages";

export const offersPageEnglish = {
  "siteOffers.received": "Offers received",
  "siteOffers.toMade": "See the offers that you have made",
} satisfies Record<MessageKeyOf<typeof offersPageMessages>, string>;

import type { MessageKeyOf } from "../../src/i18n";
import type { offerBoxMessages } from "./offer-box.messages";

export const offerBoxEnglish = {
  "offerBox.label": "Offers for this lot",
  "offerBox.open": "Make an offer",
  "offerBox.another": "Make another offer",
  "offerBox.title": "You and the seller",
  "offerBox.noneLeft": "You have made all the offers that this lot takes.",
  "offerBox.toPurchase": "See and pay the purchase",
  "offerBox.notLoaded": "Your offers could not be loaded.",
} as const satisfies Record<MessageKeyOf<typeof offerBoxMessages>, string>;

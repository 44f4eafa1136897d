import type { MessageKeyOf } from "../../src/i18n";
import type { cartMessages } from "./cart.messages";
import type { cartGateMessages } from "./gate.messages";

export const cartEnglish = {
  "cart.none": "Your basket is empty",
  "cart.noneText": "Reserve a vehicle that is sold directly and you will see it here.",
  "cart.noneWonText": "What you win at auction and have not confirmed yet will be here.",
  "cart.findSales": "See direct sales",
  "cart.findAuctions": "See auctions",
  "cart.lines": "Vehicles in the basket",
  "cart.quit": "Remove",
  "cart.quitLabel": "Remove “{title}” from the basket",
  "cart.bought": "Bought: confirm your details before {date}.",
  "cart.boughtLabel": "See the purchase",
  "cart.toCheckout": "Go to checkout",
  "cart.fallen": "No longer in your basket",
  "cart.expired": "The reservation is over.",
  "cart.gone": "It is no longer for sale.",
  "cart.again": "Reserve again",
  "cart.againLabel": "Reserve “{title}” again",
  "cart.notOpened": "The basket could not be opened.",
  "cart.sum": "Amount",
} satisfies Record<
  MessageKeyOf<typeof cartMessages> | MessageKeyOf<typeof cartGateMessages>,
  string
>;

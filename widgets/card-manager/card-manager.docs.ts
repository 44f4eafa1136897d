import { documentElement } from "../../src/element/docs";
import { cardManagerElement } from "./card-manager.element";

export const cardManagerDocs = documentElement(cardManagerElement, {
  doc: "The cards that the signed-in person has saved: adds one by its billing address and the house's pay frame, which alone sees its number, changes its expiry, deletes it, and says which one pays where nothing is chosen.",
  attributes: {
    kind: {
      values: ["card", "custom_card", "vault"],
      doc: "Where the cards are: at the house's provider, under the two names that forms have for that, or in its vault, which keeps the only card.",
      default: "card",
    },
  },
  events: [
    "martillo-login-request",
    "martillo-card-added",
    "martillo-card-updated",
    "martillo-card-deleted",
    "martillo-card-default-changed",
  ],
  parts: {
    base: "The widget.",
    list: "The cards.",
    card: "One of them.",
    "address-form": "The form of the billing address of a new card.",
    form: "The form of an expiry.",
    "pay-frame": "The frame in which a card is typed.",
    done: "What was done last.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-card-manager-gap": "Space between the parts. Default: the fourth step.",
  },
});

import { documentElement } from "../../src/element/docs";
import { checkoutElement } from "./checkout.element";

export const checkoutDocs = documentElement(checkoutElement, {
  doc: "Buys what is in a cart, in three steps: to whom the document goes, where the vehicles stand, and what it comes to. What is typed is kept with the cart.",
  attributes: {
    cart: { doc: "Number of the cart." },
    type: {
      doc: "Purchases at a fixed price, or lots won at auctions.",
      default: "buynow",
      values: ["buynow", "auction"],
    },
    "invoice-url": {
      doc: "Address of what was bought, with `{id}`.",
      default: "the house's own page",
    },
    "cart-url": { doc: "Address of the cart.", default: "the house's own page" },
  },
  events: [
    "martillo-scope-request",
    "martillo-login-request",
    "martillo-invoice-open-request",
    "martillo-reservation-ending",
    "martillo-reservation-ended",
    "martillo-checkout-open-request",
    "martillo-checkout-request",
    "martillo-checkout-completed",
    "martillo-checkout-refused",
  ],
  parts: {
    pickup: "When the vehicle is kept for collection until it is paid.",
    together: "What several purchases come to together.",
    base: "The widget.",
    steps: "The three steps.",
    clock: "How long a vehicle is still kept.",
    fallen: "A vehicle that fell out of the cart.",
    form: "To whom the document goes.",
    places: "Where the vehicles stand.",
    lines: "What is bought.",
    extras: "What may be bought with a vehicle.",
    totals: "The figures.",
    withdrawal: "Whether the buyer may withdraw.",
    refusal: "Why the last press was refused.",
    done: "What was bought, and the way to pay it.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-checkout-gap": "Space between the parts. Default: the fourth step.",
  },
});

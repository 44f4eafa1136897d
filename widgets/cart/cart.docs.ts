import { documentElement } from "../../src/element/docs";
import { cartElement } from "./cart.element";

export const cartDocs = documentElement(cartElement, {
  doc: "What the signed-in person keeps, or has won and not confirmed yet: until when, with what, and what it comes to.",
  attributes: {
    type: {
      doc: "Purchases at a fixed price, or lots won at auctions.",
      default: "buynow",
      values: ["buynow", "auction"],
    },
    "checkout-url": {
      doc: "Address of the checkout, with `{type}` and `{id}`.",
      default: "the house's own page",
    },
  },
  events: [
    "martillo-scope-request",
    "martillo-login-request",
    "martillo-lot-open-request",
    "martillo-invoice-open-request",
    "martillo-cart-changed",
    "martillo-reservation-ending",
    "martillo-reservation-ended",
    "martillo-checkout-open-request",
  ],
  parts: {
    base: "The widget.",
    list: "The vehicles.",
    line: "One of them.",
    link: "A link to it.",
    amount: "Its price.",
    clock: "How long it is still kept.",
    extras: "What may be bought with it.",
    sum: "What all of it comes to, and the way to pay.",
    totals: "The figures.",
    fallen: "What fell out of the cart, and why.",
    refusal: "Why the last press was refused.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-cart-gap":
      "Space between the vehicles and what they come to. Default: the fifth step.",
  },
});

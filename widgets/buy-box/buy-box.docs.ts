import { documentElement } from "../../src/element/docs";
import { buyBoxElement } from "./buy-box.element";

export const buyBoxDocs = documentElement(buyBoxElement, {
  doc: "Buys a lot at its fixed price: a direct sale, which it keeps for a while, too, or an auction that may be ended so. Shows nothing where there is no such price.",
  attributes: {
    lot: { doc: "Number of the lot." },
    "cart-url": { doc: "Address of the cart.", default: "the house's own page" },
    "invoice-url": {
      doc: "Address of what was bought, with `{id}`.",
      default: "the house's own page",
    },
  },
  events: [
    "martillo-scope-request",
    "martillo-login-request",
    "martillo-cart-changed",
    "martillo-checkout-open-request",
    "martillo-buy-request",
    "martillo-bought",
    "martillo-buy-refused",
    "martillo-buy-unknown",
    "martillo-invoice-open-request",
  ],
  parts: {
    base: "The widget.",
    state:
      "That another person keeps it, or that it is sold. Below the first stands the button that asks for a letter when it is free again.",
    lines: "What it costs, line by line.",
    refusal: "Why it was not bought.",
    link: "The link to what was bought.",
    purchase: "What the visitor has bought: how far it has come, and what is next.",
    steps: "Its steps.",
    next: "Its next step.",
  },
  cssProperties: {
    "--martillo-buy-box-gap": "Space between the parts of the dialog. Default: the fourth step.",
  },
});

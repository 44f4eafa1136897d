import { documentElement } from "../../src/element/docs";
import { offerListElement } from "./offer-list.element";

export const offerListDocs = documentElement(offerListElement, {
  doc: "What the signed-in person has offered for lots, or was offered for its own: each with all that was said, and what may be done now.",
  attributes: {
    side: {
      doc: "What the person has offered, or was offered.",
      default: "buyer",
      values: ["buyer", "seller"],
    },
    "invoice-url": {
      doc: "Address of what came of an offer, with `{id}`.",
      default: "the house's own page",
    },
  },
  events: [
    "martillo-scope-request",
    "martillo-login-request",
    "martillo-lot-open-request",
    "martillo-offer-request",
    "martillo-offer-refused",
    "martillo-offer-unknown",
    "martillo-offer-countered",
    "martillo-offer-accepted",
    "martillo-offer-declined",
    "martillo-offer-withdrawn",
    "martillo-invoice-open-request",
  ],
  parts: {
    base: "The widget.",
    list: "The offers.",
    row: "One of them.",
    thread: "What was offered and answered.",
    actions: "What may be done with an offer.",
    table: "The open offers for one lot, side by side.",
    lines: "What an offer comes to.",
    refusal: "Why something was not done.",
    link: "A link to the lot, or to what came of an offer.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-offer-list-gap": "Space between the parts. Default: the fourth step.",
  },
});

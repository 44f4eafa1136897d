import { documentElement } from "../../src/element/docs";
import { offerBoxElement } from "./offer-box.element";

export const offerBoxDocs = documentElement(offerBoxElement, {
  doc: "Offers a price for a lot and goes on from there with its seller: a direct sale, or an auction that ended without a sale. Shows nothing where no offer is taken.",
  attributes: {
    lot: { doc: "Number of the lot." },
    "invoice-url": {
      doc: "Address of what was bought, with `{id}`.",
      default: "the house's own page",
    },
  },
  events: [
    "martillo-scope-request",
    "martillo-login-request",
    "martillo-offer-request",
    "martillo-offer-sent",
    "martillo-offer-refused",
    "martillo-offer-unknown",
    "martillo-offer-countered",
    "martillo-offer-accepted",
    "martillo-offer-declined",
    "martillo-offer-withdrawn",
    "martillo-offer-expired",
    "martillo-invoice-open-request",
  ],
  parts: {
    base: "The widget.",
    thread: "What was offered and answered.",
    actions: "What may be done with the offer.",
    lines: "What it comes to.",
    refusal: "Why it was not done.",
    link: "The link to what was bought.",
  },
  cssProperties: {
    "--martillo-offer-box-gap": "Space between the parts. Default: the third step.",
  },
});

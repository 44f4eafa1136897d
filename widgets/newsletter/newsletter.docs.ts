import { documentElement } from "../../src/element/docs";
import { newsletterElement } from "./newsletter.element";

export const newsletterDocs = documentElement(newsletterElement, {
  attributes: {
    "privacy-url": {
      doc: "Address of the page about privacy.",
      default: "{api-base}/politica-privacidad",
    },
  },
  events: ["martillo-newsletter-requested"],
  parts: {
    base: "The widget.",
    form: "The form.",
    consent: "What signing up means.",
    "privacy-link": "Link to the page about privacy.",
    done: "Says that it was taken, and what to do next.",
    alert: "Why it was refused.",
  },
  cssProperties: {
    "--martillo-newsletter-max-width": "Widest size. Default: 760px.",
  },
  doc: "Signs a name and an e-mail up for the newsletter; letters begin once the address has confirmed it.",
  since: "0.2.0",
});

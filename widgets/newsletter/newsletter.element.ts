import { describeElement } from "../../src/element/descriptor";
import { Newsletter } from "./Newsletter";
import styles from "./newsletter.css?inline";

export const newsletterElement = describeElement({
  tag: "martillo-newsletter",
  component: Newsletter,
  styles,
  attributes: {
    "privacy-url": {
      prop: "privacyUrl",
      type: "string",
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
  reservedHeight: "230px",
});

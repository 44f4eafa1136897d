import { documentElement } from "../../src/element/docs";
import { contactFormElement } from "./contact-form.element";

export const contactFormDocs = documentElement(contactFormElement, {
  attributes: {
    subject: { doc: "What the message is about, to begin with." },
    "privacy-url": {
      doc: "Address of the page about privacy.",
      default: "{api-base}/politica-privacidad",
    },
  },
  events: ["martillo-contact-sent"],
  parts: {
    base: "The widget.",
    form: "The form.",
    "privacy-link": "Link to the page about privacy.",
    done: "Says that the message has arrived.",
    alert: "Why it was refused.",
  },
  cssProperties: {
    "--martillo-contact-form-max-width": "Widest size. Default: 680px.",
  },
  doc: "Sends a message to the house, and a copy to its writer.",
  since: "0.2.0",
});

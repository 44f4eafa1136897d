import { describeElement } from "../../src/element/descriptor";
import styles from "./contact-form.css?inline";
import { ContactForm } from "./ContactForm";

export const contactFormElement = describeElement({
  tag: "martillo-contact-form",
  component: ContactForm,
  styles,
  attributes: {
    subject: { prop: "subject", type: "string" },
    "privacy-url": { prop: "privacyUrl", type: "string" },
  },
  reservedHeight: "560px",
});

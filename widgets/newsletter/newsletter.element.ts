import { describeElement } from "../../src/element/descriptor";
import { Newsletter } from "./Newsletter";
import styles from "./newsletter.css?inline";

export const newsletterElement = describeElement({
  tag: "martillo-newsletter",
  component: Newsletter,
  styles,
  attributes: { "privacy-url": { prop: "privacyUrl", type: "string" } },
  reservedHeight: "230px",
});

import { describeElement } from "../../src/element/descriptor";
import { EmailVerification } from "./EmailVerification";
import styles from "./email-verification.css?inline";

export const emailVerificationElement = describeElement({
  tag: "martillo-email-verification",
  component: EmailVerification,
  styles,
  doc: "Verifies an e-mail by the link that was sent to it, or sends that link.",
  since: "0.2.0",
  reservedHeight: "140px",
  attributes: {
    "link-token": {
      prop: "linkToken",
      type: "string",
      doc: "Secret of the link that was sent; without it the signed-in person may ask for one.",
    },
    auto: {
      prop: "auto",
      type: "boolean",
      doc: "Verifies without a press, once for each link. Programs that look into mail may open the page and use the link up.",
      default: "false",
    },
    "heading-level": {
      prop: "headingLevel",
      type: "number",
      doc: "Level of the heading, 1 to 6.",
      default: "2",
    },
  },
  events: ["martillo-email-verified", "martillo-login-request"],
  parts: {
    base: "The widget.",
    title: "Its heading.",
    notice: "What has been done, or why it cannot be.",
    alert: "Why something was refused.",
  },
  cssProperties: {
    "--martillo-email-verification-background": "Background of the widget. Default: transparent.",
    "--martillo-email-verification-max-width": "Widest size. Default: 420px.",
  },
});

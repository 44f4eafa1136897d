import { documentElement } from "../../src/element/docs";
import { emailVerificationElement } from "./email-verification.element";

export const emailVerificationDocs = documentElement(emailVerificationElement, {
  doc: "Verifies an e-mail by the link that was sent to it, or sends that link.",
  since: "0.2.0",
  attributes: {
    "link-token": {
      doc: "Secret of the link that was sent; without it the signed-in person may ask for one.",
    },
    auto: {
      doc: "Verifies without a press, once for each link. Programs that look into mail may open the page and use the link up.",
      default: "false",
    },
    "heading-level": { doc: "Level of the heading, 1 to 6.", default: "2" },
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

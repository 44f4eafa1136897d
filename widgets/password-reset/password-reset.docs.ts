import { documentElement } from "../../src/element/docs";
import { passwordResetElement } from "./password-reset.element";

export const passwordResetDocs = documentElement(passwordResetElement, {
  doc: "A forgotten password: asks for a link by e-mail, and takes the new password that the link allows.",
  since: "0.2.0",
  attributes: {
    "link-token": {
      doc: "Secret of the link that was sent: with it a new password is chosen, without it a link is asked for.",
    },
    email: { doc: "The e-mail that the form starts with." },
    "terms-url": {
      doc: "Page of the terms; with it they must be accepted together with the new password.",
    },
    "heading-level": { doc: "Level of the heading, 1 to 6.", default: "2" },
  },
  events: ["martillo-password-link-sent", "martillo-password-reset", "martillo-login-request"],
  parts: {
    base: "The widget.",
    title: "Its heading.",
    form: "The form in view.",
    notice: "What has been done, or why it cannot be.",
    alert: "Why something was refused.",
    retry: "Another try.",
    strength: "How hard the new password is to guess.",
    "terms-link": "Link to the terms.",
    "login-link": "Link to the sign-in.",
  },
  cssProperties: {
    "--martillo-password-reset-background": "Background of the widget. Default: transparent.",
    "--martillo-password-reset-max-width": "Widest size. Default: 420px.",
  },
});

import { documentElement } from "../../src/element/docs";
import { loginElement } from "./login.element";

export const loginDocs = documentElement(loginElement, {
  attributes: {
    mode: { values: ["login", "register"], doc: "Which form comes first.", default: "login" },
    reason: {
      values: ["bid", "watch", "buy", "offer", "sell", "account", "session-ended"],
      doc: "Why a sign-in is asked for; explained above the form.",
    },
  },
  events: [
    "martillo-login-succeeded",
    "martillo-login-failed",
    "martillo-registered",
    "martillo-registration-failed",
    "martillo-verification-sent",
    "martillo-verification-succeeded",
    "martillo-register-request",
    "martillo-password-reset-request",
    "martillo-logged-out",
  ],
  parts: {
    base: "The widget.",
    title: "Its heading.",
    form: "The form in view.",
    alert: "Why a sign-in was refused.",
    kind: "A choice of buying or selling.",
    "password-rules": "Rules of a new password.",
    retry: "Loads the registration once more.",
    "reset-link": "Link to a new password.",
    "register-link": "Button to the registration.",
    "login-link": "Button back to the sign-in.",
    user: "Who is signed in.",
    ways: "Ways in without a password.",
    google: "Place of Google's own button.",
  },
  cssProperties: {
    "--martillo-login-background": "Background of the widget. Default: transparent.",
    "--martillo-login-max-width": "Widest size. Default: 420px.",
  },
  doc: "Sign-in and registration; shows who is signed in otherwise.",
  since: "0.1.0",
});

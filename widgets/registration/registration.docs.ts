import { documentElement } from "../../src/element/docs";
import { registrationElement } from "./registration.element";

export const registrationDocs = documentElement(registrationElement, {
  attributes: {
    variant: {
      values: ["buyer", "seller", "choice"],
      doc: "For buyers, for sellers, or as the visitor says.",
      default: "choice",
    },
    verification: {
      values: ["required", "optional", "off"],
      doc: "Whether an e-mail or a phone has to be verified first. As the house says without it.",
    },
    "auto-register": {
      doc: "Registers as soon as an address is verified; with `false` the visitor presses the button once more.",
      default: "true",
    },
    email: { doc: "An address that the form starts with." },
    picture: {
      values: ["off", "optional", "required"],
      doc: "Whether a picture of the person is asked for, from the camera or a file. As the house says without it, which may require one.",
    },
    invite: { doc: "Key of an invitation, as the link of its letter has it." },
  },
  events: [
    "martillo-registered",
    "martillo-registration-failed",
    "martillo-verification-sent",
    "martillo-verification-succeeded",
    "martillo-login-request",
  ],
  parts: {
    base: "The widget.",
    title: "Its heading.",
    form: "The form.",
    steps: "Which of its steps is shown.",
    kind: "A choice of buying or selling.",
    "password-rules": "Rules of a new password.",
    "login-link": "Button for those who have an account.",
    verified: "An address that was verified.",
    "verification-method": "Choice between mail and SMS.",
    user: "Who is signed in.",
    invited: "Who invites.",
    picture: "A picture of the person.",
    "picture-frame": "What the camera shows, or what was taken.",
  },
  cssProperties: {
    "--martillo-registration-background": "Background of the widget. Default: transparent.",
    "--martillo-registration-max-width": "Widest size. Default: 480px.",
  },
  doc: "Creates an account for buying or selling, and signs it in.",
  since: "0.2.0",
});

import { documentElement } from "../../src/element/docs";
import { passwordChangeElement } from "./password-change.element";

export const passwordChangeDocs = documentElement(passwordChangeElement, {
  doc: "Changes the password of the signed-in person; their other sessions end.",
  attributes: { "hide-title": { doc: "Leaves the heading out where the page has one." } },
  events: [
    "martillo-login-request",
    "martillo-password-reset-request",
    "martillo-password-changed",
  ],
  parts: {
    base: "The widget.",
    title: "Its heading.",
    form: "The form.",
    "reset-link": "Link for a forgotten password.",
    done: "Says that the password has changed.",
    skeleton: "What stands here while the account is loading.",
  },
  cssProperties: {
    "--martillo-password-change-background": "Background of the widget. Default: transparent.",
    "--martillo-password-change-max-width": "Widest size. Default: 440px.",
  },
});

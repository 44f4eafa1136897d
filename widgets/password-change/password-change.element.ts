import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { PasswordChange } from "./PasswordChange";
import styles from "./password-change.css?inline";

export const passwordChangeElement = describeElement({
  tag: "martillo-password-change",
  component: PasswordChange,
  styles: `${accountStyles}\n${styles}`,
  doc: "Changes the password of whoever is signed in; their other sessions end.",
  reservedHeight: "480px",
  attributes: {
    "hide-title": {
      prop: "hideTitle",
      type: "boolean",
      doc: "Leaves the heading out where the page has one.",
    },
  },
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

import { documentElement } from "../../src/element/docs";
import { accountSwitchElement } from "./account-switch.element";

export const accountSwitchDocs = documentElement(accountSwitchElement, {
  doc: "The accounts that a person may act for, which one is in use, and the way to another one and back.",
  since: "0.2.0",
  attributes: { "heading-level": { doc: "Level of the heading, 1 to 6.", default: "2" } },
  events: ["martillo-account-switched", "martillo-login-request"],
  parts: {
    base: "The widget.",
    title: "Its heading.",
    alert: "Why something was refused.",
    list: "The accounts.",
    account: "One of them.",
  },
  cssProperties: {
    "--martillo-account-switch-background": "Background of the widget. Default: transparent.",
    "--martillo-account-switch-max-width": "Widest size. Default: 560px.",
  },
});

import { describeElement } from "../../src/element/descriptor";
import styles from "./account-switch.css?inline";
import { AccountSwitch } from "./AccountSwitch";

export const accountSwitchElement = describeElement({
  tag: "martillo-account-switch",
  component: AccountSwitch,
  styles,
  doc: "The accounts that a person may act for, which one is in use, and the way to another one and back.",
  since: "0.2.0",
  reservedHeight: "170px",
  attributes: {
    "heading-level": {
      prop: "headingLevel",
      type: "number",
      doc: "Level of the heading, 1 to 6.",
      default: "2",
    },
  },
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

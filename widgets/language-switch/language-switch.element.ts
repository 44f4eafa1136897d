import { describeElement } from "../../src/element/descriptor";
import { LanguageSwitch } from "./LanguageSwitch";
import styles from "./language-switch.css?inline";

export const languageSwitchElement = describeElement({
  tag: "martillo-language-switch",
  component: LanguageSwitch,
  styles,
  doc: "The language of all widgets of the page, as the visitor wants it.",
  reservedHeight: "44px",
  attributes: {
    start: {
      prop: "start",
      type: "boolean",
      default: "false",
      doc: "Also begins the page in the visitor's language: what was chosen before, else what goes with the country.",
    },
    labelled: {
      prop: "labelled",
      type: "boolean",
      default: "false",
      doc: "Shows the word before the choice; otherwise screen readers alone hear it.",
    },
  },
  events: [],
  parts: { base: "The widget.", select: "The choice." },
  cssProperties: { "--martillo-language-switch-width": "Its width." },
});

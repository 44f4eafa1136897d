import { documentElement } from "../../src/element/docs";
import { languageSwitchElement } from "./language-switch.element";

export const languageSwitchDocs = documentElement(languageSwitchElement, {
  doc: "The language of all widgets of the page, as the visitor wants it.",
  attributes: {
    start: {
      default: "false",
      doc: "Also begins the page in the visitor's language: what was chosen before, else what goes with the country.",
    },
    labelled: {
      default: "false",
      doc: "Shows the word before the choice; otherwise screen readers alone hear it.",
    },
  },
  events: [],
  parts: { base: "The widget.", select: "The choice." },
  cssProperties: { "--martillo-language-switch-width": "Its width." },
});

import { describeElement } from "../../src/element/descriptor";
import { LanguageSwitch } from "./LanguageSwitch";
import styles from "./language-switch.css?inline";

export const languageSwitchElement = describeElement({
  tag: "martillo-language-switch",
  component: LanguageSwitch,
  styles,
  reservedHeight: "44px",
  attributes: {
    start: { prop: "start", type: "boolean" },
    labelled: { prop: "labelled", type: "boolean" },
  },
});

import { describeElement } from "../../src/element/descriptor";
import styles from "./account-switch.css?inline";
import { AccountSwitch } from "./AccountSwitch";

export const accountSwitchElement = describeElement({
  tag: "martillo-account-switch",
  component: AccountSwitch,
  styles,
  reservedHeight: "170px",
  attributes: { "heading-level": { prop: "headingLevel", type: "number" } },
});

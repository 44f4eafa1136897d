import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { AccountMenu } from "./AccountMenu";
import styles from "./account-menu.css?inline";

export const accountMenuElement = describeElement({
  tag: "martillo-account-menu",
  component: AccountMenu,
  styles: withAccountStyles(styles),
  reservedHeight: "480px",
  attributes: {
    current: { prop: "current", type: "string" },
    collapsible: { prop: "collapsible", type: "boolean" },
  },
});

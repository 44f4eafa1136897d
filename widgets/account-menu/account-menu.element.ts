import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { AccountMenu } from "./AccountMenu";
import styles from "./account-menu.css?inline";

export const accountMenuElement = describeElement({
  tag: "martillo-account-menu",
  component: AccountMenu,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "480px",
  attributes: {
    current: { prop: "current", type: "string" },
    collapsible: { prop: "collapsible", type: "boolean" },
  },
});

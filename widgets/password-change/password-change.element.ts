import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { PasswordChange } from "./PasswordChange";
import styles from "./password-change.css?inline";

export const passwordChangeElement = describeElement({
  tag: "martillo-password-change",
  component: PasswordChange,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "480px",
  attributes: { "hide-title": { prop: "hideTitle", type: "boolean" } },
});

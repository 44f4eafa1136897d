import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { PasswordChange } from "./PasswordChange";
import styles from "./password-change.css?inline";

export const passwordChangeElement = describeElement({
  tag: "martillo-password-change",
  component: PasswordChange,
  styles: withAccountStyles(styles),
  reservedHeight: "480px",
  attributes: { "hide-title": { prop: "hideTitle", type: "boolean" } },
});

import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { IdentityCheck } from "./IdentityCheck";
import styles from "./identity-check.css?inline";

export const identityCheckElement = describeElement({
  tag: "martillo-identity-check",
  component: IdentityCheck,
  styles: withAccountStyles(styles),
  reservedHeight: "360px",
  attributes: {},
});

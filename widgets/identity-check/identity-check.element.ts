import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { IdentityCheck } from "./IdentityCheck";
import styles from "./identity-check.css?inline";

export const identityCheckElement = describeElement({
  tag: "martillo-identity-check",
  component: IdentityCheck,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "360px",
  attributes: {},
});

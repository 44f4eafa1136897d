import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { Organization } from "./Organization";
import styles from "./organization.css?inline";

export const organizationElement = describeElement({
  tag: "martillo-organization",
  component: Organization,
  styles: withAccountStyles(styles),
  reservedHeight: "260px",
  attributes: {},
});

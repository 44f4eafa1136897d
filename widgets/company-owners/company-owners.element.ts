import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { CompanyOwners } from "./CompanyOwners";
import styles from "./company-owners.css?inline";

export const companyOwnersElement = describeElement({
  tag: "martillo-company-owners",
  component: CompanyOwners,
  styles: withAccountStyles(styles),
  reservedHeight: "260px",
  attributes: {},
});

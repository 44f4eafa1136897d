import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { CompanyOwners } from "./CompanyOwners";
import styles from "./company-owners.css?inline";

export const companyOwnersElement = describeElement({
  tag: "martillo-company-owners",
  component: CompanyOwners,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "260px",
  attributes: {},
});

import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { CompanyOwners } from "./CompanyOwners";
import styles from "./company-owners.css?inline";

export const companyOwnersElement = describeElement({
  tag: "martillo-company-owners",
  component: CompanyOwners,
  styles: `${accountStyles}\n${styles}`,
  doc: "Owners and employees of a company, who act for its account once they have accepted an invitation.",
  since: "0.2.0",
  reservedHeight: "260px",
  attributes: {},
  events: ["martillo-login-request"],
  parts: {
    base: "The widget.",
    list: "The people.",
    person: "One of them.",
    form: "The form of a person.",
    done: "Says that something has changed.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-company-owners-gap": "Space between two people. Default: the third step.",
  },
});

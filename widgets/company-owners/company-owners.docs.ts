import { documentElement } from "../../src/element/docs";
import { companyOwnersElement } from "./company-owners.element";

export const companyOwnersDocs = documentElement(companyOwnersElement, {
  doc: "Owners and employees of a company, who act for its account once they have accepted an invitation.",
  since: "0.2.0",
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

import { documentElement } from "../../src/element/docs";
import { bankManagerElement } from "./bank-manager.element";

export const bankManagerDocs = documentElement(bankManagerElement, {
  doc: "The bank accounts of the signed-in person: adds one with an IBAN or a routing number, as the house says, verifies it by two small deposits, changes its holder and deletes it.",
  attributes: {
    kind: {
      values: ["bank", "custom_bank"],
      doc: "Names of the forms: both are accounts at the house's provider.",
      default: "bank",
    },
  },
  events: [
    "martillo-login-request",
    "martillo-bank-added",
    "martillo-bank-verified",
    "martillo-bank-deleted",
  ],
  parts: {
    base: "The widget.",
    list: "The accounts.",
    bank: "One of them.",
    form: "A form.",
    tries: "How many tries are left to verify an account.",
    done: "What was done last.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-bank-manager-gap": "Space between the parts. Default: the fourth step.",
  },
});

import type { MessageKeyOf } from "../../src/i18n";
import type { identityCheckMessages } from "./identity-check.messages";

export const identityCheckEnglish = {
  "identityCheck.none": "Not checked",
  "identityCheck.incomplete": "Still to be checked",
  "identityCheck.review": "Under review",
  "identityCheck.approved": "Identity checked",
  "identityCheck.rejected": "It could not be checked",
  "identityCheck.known": "{document} ending in {end}",
  "identityCheck.why":
    "The law asks us to know who we deal with. We keep the number and never show it whole again.",
  "identityCheck.document": "Document",
  "identityCheck.dni": "DNI",
  "identityCheck.nie": "NIE",
  "identityCheck.passport": "Passport",
  "identityCheck.cif": "Company tax number",
  "identityCheck.number": "Number",
  "identityCheck.numberAgain": "Type it again in full.",
  "identityCheck.born": "Date of birth",
  "identityCheck.founded": "Date of foundation",
  "identityCheck.numberRule": "The number is not right: check its digits and its letter.",
  "identityCheck.check": "Check my identity",
  "identityCheck.change": "Change the document",
} satisfies Record<MessageKeyOf<typeof identityCheckMessages>, string>;

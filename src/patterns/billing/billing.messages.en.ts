import type { MessageKeyOf } from "../../i18n";
import type { billingMessages } from "./billing.messages";

export const billingEnglish = {
  "billing.asWho": "I buy as",
  "billing.consumer": "A private person",
  "billing.business": "A company or professional",
  "billing.saved": "Use a saved address",
  "billing.savedChoose": "Choose an address",
  "billing.name": "Name, or name of the company",
  "billing.nif": "Tax number (NIF, NIE or CIF)",
  "billing.nifHint": "It stands on the document of the purchase.",
  "billing.address1": "Address",
  "billing.address2": "Floor, door or other details",
  "billing.zip": "Postcode",
  "billing.city": "Town",
  "billing.state": "Province",
  "billing.required": "Required.",
  "billing.zipWrong": "Type its five digits, the first two from 01 to 52.",
  "billing.nifWrong": "Check the tax number: its control character does not fit.",
} satisfies Record<MessageKeyOf<typeof billingMessages>, string>;

// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { documentsSchemas } from "./schemas";

type Of<Name extends keyof typeof documentsSchemas> = CallOf<typeof documentsSchemas, Name>;

/** Records of invoices that go to the tax office, with what it said of each, newest first. */
export const customTaxRecords: Of<"custom/taxRecords"> = {
  name: "custom/taxRecords",
  access: "staff",
};

/** Sends records that the tax office did not accept once more: those that can be. */
export const customTaxRecordsAgain: Of<"custom/taxRecordsAgain"> = {
  name: "custom/taxRecordsAgain",
  access: "staff",
};

/** These calls, by wire name. */
export const documentsCalls = {
  "custom/taxRecords": customTaxRecords,
  "custom/taxRecordsAgain": customTaxRecordsAgain,
};

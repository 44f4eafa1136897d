// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import { formOf } from "../uploads/values";
import type { papersSchemas } from "./schemas";

type Of<Name extends keyof typeof papersSchemas> = CallOf<typeof papersSchemas, Name>;

/** Papers of what the account has bought and sold. */
export const salePapers: Of<"custom/salePapers"> = {
  name: "custom/salePapers",
  access: "user",
  silent: true,
};

/** Brings, verifies, rejects or hands over a paper of a sale. */
export const salePaper: Of<"custom/salePaper"> = {
  name: "custom/salePaper",
  access: "user",
  rateLimit: "upload",
  silent: true,
  multipart: formOf,
};

/** These calls, by wire name. */
export const papersCalls = { "custom/salePapers": salePapers, "custom/salePaper": salePaper };

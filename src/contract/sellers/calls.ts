// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { sellersSchemas } from "./schemas";

type Of<Name extends keyof typeof sellersSchemas> = CallOf<typeof sellersSchemas, Name>;

/** The account that sells: name, place, since when, what is on offer, and how earlier sales went. NOT_FOUND for accounts that offer nothing in public. */
export const customSeller: Of<"custom/seller"> = {
  name: "custom/seller",
  access: "public",
  scope: "read",
  silent: true,
  alsoGet: true,
};

/** These calls, by wire name. */
export const sellersCalls = { "custom/seller": customSeller };

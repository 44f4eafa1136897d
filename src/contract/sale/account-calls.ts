// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { accountSchemas } from "./account-schemas";

type Of<Name extends keyof typeof accountSchemas> = CallOf<typeof accountSchemas, Name>;

/** What the account has sold, what of it waits, is payable, was paid out or is owed to the house, and all that moved it, newest first. */
export const customSellerAccount: Of<"custom/sellerAccount"> = {
  name: "custom/sellerAccount",
  access: "seller",
  silent: true,
};

/** These calls, by wire name. */
export const accountCalls = { "custom/sellerAccount": customSellerAccount };

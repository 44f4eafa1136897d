import type { InputOf, commonFunctionGetAllDynamicArray } from "../contract";
import { MOST_FIELDS } from "../contract/house/field-limits";

const ACCOUNTS_PAGE = 3;

/** Asks for all that the house wants to know of an account: one that is required and comes late in the list is asked for, too. */
export function askedOfAccounts(
  kind: "buyer" | "seller",
): InputOf<typeof commonFunctionGetAllDynamicArray> {
  return {
    view_page: ACCOUNTS_PAGE,
    limit: MOST_FIELDS,
    ...(kind === "buyer" ? { for_buyer: 1 } : { for_organization: 1 }),
  };
}

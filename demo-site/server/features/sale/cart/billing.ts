/** To whom a document goes. */
import type { CartBilling } from "martillo/contract";
import { ApiFault } from "../../../platform/call/fault";
import type { Db } from "../../../platform/db/db";
import type { CartRow } from "./cart-repository";
import { missingOf, readBilling } from "./cart-view";

/** What a document needs of the person of a cart. Throws BILLING_INCOMPLETE with the fields. */
export async function requireBilling(t: Db, cart: CartRow): Promise<CartBilling> {
  const billing = await readBilling(t, cart);
  const missing = missingOf(billing);
  if (missing.length === 0) return billing;
  throw new ApiFault("BILLING_INCOMPLETE", {
    fields: Object.fromEntries(
      missing.map((name) => [name, name === "nif" && billing.nif ? "Revise el NIF." : "Required!"]),
    ),
  });
}

/** As a document names somebody. */
export function toParty(billing: CartBilling) {
  const { name, nif, address1, address2, zip, city, state, country } = billing;
  const place = [zip, city].filter(Boolean).join(" ");
  const abroad = country === "ES" ? "" : country;
  const address = [address1, address2, place, state, abroad].filter(Boolean).join(", ");
  return { name, nif, address };
}

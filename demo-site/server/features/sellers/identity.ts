import type { SellerIdentity } from "martillo/contract";
import { isCif, isTaxId, plainId } from "martillo/domain";
import { CONTACT_FIELDS } from "martillo/contract";
import type { SellerRow } from "./seller-repository";

type Facts = Pick<SellerRow, "name" | "company" | "is_trader" | "address" | "custom_fields">;

/** What a trader has to say of itself to buyers; null for a private person, of whom nothing of it is public. */
export function identityOf(row: Facts): SellerIdentity | null {
  if (!row.is_trader) return null;
  return {
    company: row.company || row.name,
    tax_id: publicTaxId(row.custom_fields),
    // Of a person who sells with IVA it is the home.
    address: row.company === "" ? "" : row.address,
    email: textIn(row.custom_fields, CONTACT_FIELDS.email),
    phone: textIn(row.custom_fields, CONTACT_FIELDS.phone),
  };
}

/**
 * The tax number that is public. Houses ask every account for `dni`, for the documents of its purchases: of what stands there the number of a
 * company is public alone.
 */
function publicTaxId(fields: Facts["custom_fields"]): string {
  const [cif, nif, dni] = ["cif", "nif", "dni"].map((name) => textIn(fields, name));
  const given = cif || nif || (dni && isCif(dni) ? dni : "") || "";
  return isTaxId(given) ? plainId(given) : given;
}

function textIn(fields: Facts["custom_fields"], name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value.trim() : "";
}

import { isTaxId, plainId, TAX_FIELDS } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { InvoiceRow } from "./invoice-repository";
import { type Party, readPartyRows } from "./party-repository";

/** Buyer and seller of a sale; for the buyer, data from the checkout goes before the profile. */
export async function readParties(
  db: Db,
  { buyer_id, seller_id, billing }: Pick<InvoiceRow, "buyer_id" | "seller_id" | "billing">,
): Promise<{ buyer: Party; seller: Party }> {
  const rows = await readPartyRows(db, [buyer_id, seller_id]);
  const of = (id: number): Party => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error("martillo: a side of a sale is not there");
    const { custom_fields, ...party } = row;
    return { ...party, nif: taxNumberOf(custom_fields) };
  };
  const buyer = of(buyer_id);
  return { buyer: billing ? { ...buyer, ...billing } : buyer, seller: of(seller_id) };
}

/** The tax number among the house's own fields of an account; empty where there is none. */
export function taxNumberOf(fields: Record<string, unknown>): string {
  for (const name of TAX_FIELDS) {
    const value = fields[name];
    // A number that was written before numbers were kept one way is read as they are kept.
    if (typeof value === "string" && plainId(value) !== "") {
      return isTaxId(value) ? plainId(value) : value.trim();
    }
  }
  return "";
}

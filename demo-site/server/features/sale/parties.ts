import { isTaxId, plainId, TAX_FIELDS } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { InvoiceRow } from "./invoice-repository";

/** One side of a sale, as a document names it. */
export interface Party {
  id: number;
  name: string;
  company: string;
  nif: string;
  address: string;
  phone: string;
  email: string;
}

/** SQL for an address of `users` in one line. */
export const ADDRESS = `concat_ws(', ', nullif(address1, ''), nullif(address2, ''), nullif(concat_ws(' ', zip, city), ''),
  nullif(state, ''))`;

/** Buyer and seller of a sale; of the buyer, what was said in the checkout goes before the profile. */
export async function readParties(
  db: Db,
  { buyer_id, seller_id, billing }: Pick<InvoiceRow, "buyer_id" | "seller_id" | "billing">,
): Promise<{ buyer: Party; seller: Party }> {
  const rows = await db.query<Party & { custom_fields: Record<string, unknown> }>(
    `select id, trim(first_name || ' ' || last_name) as name,
       coalesce(nullif(companyname, ''), organization, '') as company, '' as nif,
       ${ADDRESS} as address,
       coalesce(phone, '') as phone, email, custom_fields
     from users where id = any($1::bigint[])`,
    [[buyer_id, seller_id]],
  );
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
    // What was written before numbers were kept one way is read as they are kept.
    if (typeof value === "string" && plainId(value) !== "") {
      return isTaxId(value) ? plainId(value) : value.trim();
    }
  }
  return "";
}

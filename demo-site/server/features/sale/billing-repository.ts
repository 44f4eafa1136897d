import type { CartBilling } from "martillo/contract";
import type { Db } from "../../platform/db/db";

/** The part of a person's profile that says to whom a document goes. */
export interface ProfileBillingRow extends Omit<CartBilling, "nif" | "buyer_kind"> {
  company: string;
  custom_fields: Record<string, unknown>;
}

export async function readProfileRow(
  db: Db,
  userId: number,
): Promise<ProfileBillingRow | undefined> {
  const [row] = await db.query<ProfileBillingRow>(
    `select coalesce(nullif(companyname, ''), nullif(organization, ''), '') as company,
       trim(first_name || ' ' || last_name) as name, coalesce(address1, '') as address1,
       coalesce(address2, '') as address2, coalesce(zip, '') as zip, coalesce(city, '') as city,
       coalesce(state, '') as state, country, custom_fields
     from users where id = $1`,
    [userId],
  );
  return row;
}

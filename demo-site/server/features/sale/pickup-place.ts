import { pickupPlace, type SellerPlace } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { InvoiceRow } from "./invoice-repository";
import { ADDRESS } from "./parties";

/** Where a sold vehicle is collected; empty where neither its lot nor its seller says it. */
export async function readPickupPlace(
  db: Db,
  { lot_id, seller_id }: Pick<InvoiceRow, "lot_id" | "seller_id">,
): Promise<string> {
  const [row] = await db.query<SellerPlace & { location: string }>(
    `select coalesce(l.location, '') as location, ${ADDRESS} as address, coalesce(u.city, '') as city,
       coalesce(u.state, '') as state
     from lots l join users u on u.id = $2 where l.id = $1`,
    [lot_id, seller_id],
  );
  return row ? pickupPlace(row.location, row) : "";
}

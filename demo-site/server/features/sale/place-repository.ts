import type { SellerPlace } from "martillo/domain";
import { ADDRESS } from "./party-repository";
import type { Db } from "../../platform/db/db";

export async function readPlaceRow(
  db: Db,
  lotId: number,
  sellerId: number,
): Promise<(SellerPlace & { location: string }) | undefined> {
  const [row] = await db.query<SellerPlace & { location: string }>(
    `select coalesce(l.location, '') as location, ${ADDRESS} as address, coalesce(u.city, '') as city,
       coalesce(u.state, '') as state
     from lots l join users u on u.id = $2 where l.id = $1`,
    [lotId, sellerId],
  );
  return row;
}

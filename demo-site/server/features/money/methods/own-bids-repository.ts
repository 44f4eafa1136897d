import { type Db, ms, timestampOf } from "../../../platform/db/db";

interface Row {
  id: number;
  lot_id: number;
  created_ms: number;
}

/** Bids that the person placed, withdrawn ones too, newest first. */
export async function readOwnBids(
  db: Db,
  userId: number,
  { sinceMs, page, limit }: { sinceMs: number | null; page: number; limit: number },
): Promise<{ rows: Row[]; total: number }> {
  const where = `b.bidder_id = $1 and b.kind <> 'auto' and ($2::float8 is null or b.created_at >= ${timestampOf("$2")})`;
  const rows = await db.query<Row>(
    `select b.id, b.lot_id, ${ms("b.created_at")} as created_ms from bids b where ${where}
     order by b.created_at desc, b.id desc limit $3 offset $4`,
    [userId, sinceMs, limit, (page - 1) * limit],
  );
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from bids b where ${where}`,
    [userId, sinceMs],
  );
  return { rows, total: count?.total ?? 0 };
}

import type { Db } from "../../platform/db/db";

/** A sitemap may name fifty thousand addresses. */
const MOST_LOTS = 49_000;

/** Lots that can be bought or will be, the newest first. */
export async function readListedLots(db: Db) {
  return db.query<{ id: number; auction: 0 | 1 }>(
    `select id::float8 as id, auction from lots where hidden_at is null and status in ('scheduled', 'open', 'closing')
     order by id desc limit $1`,
    [MOST_LOTS],
  );
}

import type { Db } from "../platform/db/db";

/** How many sessions of this database wait for a lock that another one holds. Only a server has several. */
export async function lockWaits(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
}

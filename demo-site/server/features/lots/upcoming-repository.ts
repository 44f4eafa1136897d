import type { Db } from "../../platform/db/db";
import { COUNT_CAP } from "../../platform/lists/display-range";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { scopeConditions } from "./search-query";

export interface UpcomingQuery {
  auction: 0 | 1 | undefined;
  days: number | undefined;
  page: number;
  limit: number;
}

/** Published lots that have not begun: the ids of one page, what opens first in front, and how many there are in all. */
export async function upcomingIds(db: Db, { auction, days, page, limit }: UpcomingQuery) {
  const parameters = new SqlParameters();
  const conditions = scopeConditions({ status: "scheduled", auction }, parameters);
  if (days !== undefined) {
    conditions.push(`l.opens_at < now() + make_interval(days => ${parameters.add(days)}::int)`);
  }
  const from = `from lots l where ${conditions.join(" and ")}`;
  const counted = await db.query<{ n: number }>(
    `select count(*) as n from (select 1 ${from} limit ${COUNT_CAP + 1}) matched`,
    parameters.values,
  );
  const size = parameters.add(limit);
  const offset = parameters.add((page - 1) * limit);
  const rows = await db.query<{ id: number }>(
    `select l.id ${from} order by l.opens_at, l.id limit ${size} offset ${offset}`,
    parameters.values,
  );
  return { ids: rows.map(({ id }) => id), total: counted[0]?.n ?? 0 };
}

import type { cartPendingCount, ParsedInputOf } from "martillo/contract";
import type { Db } from "../../db/db";
import { SqlParameters } from "../../lists/sql-parameters";

type CountInput = ParsedInputOf<typeof cartPendingCount>;

/** What the wire calls a column, and what it is here. */
const COLUMNS = { market_status: "l.status", auction: "l.auction" } as const;

/** Counts lots of one seller, in all or by the values of a column. */
export async function countOwnLots(
  db: Db,
  ownerId: number,
  filters: CountInput["filters"],
  by: CountInput["extraField"],
): Promise<{ value: string; n: number }[]> {
  const parameters = new SqlParameters(ownerId);
  const conditions = ["l.seller_id = $1"];
  if (filters.market_status) {
    conditions.push(`l.status = any(${parameters.add(filters.market_status)}::text[])`);
  }
  if (filters.auction !== undefined) {
    conditions.push(`l.auction = ${parameters.add(filters.auction)}`);
  }
  const value = by ? `${COLUMNS[by]}::text` : "'all'";
  return db.query(
    `select ${value} as value, count(*)::int as n from lots l
     where ${conditions.join(" and ")} group by 1`,
    parameters.values,
  );
}

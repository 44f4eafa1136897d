import type { cartPendingCount, ListFilter, ParsedInputOf } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { filterCondition } from "../../platform/lists/filter-condition";
import { SqlParameters } from "../../platform/lists/sql-parameters";

type CountInput = ParsedInputOf<typeof cartPendingCount>;

/** A lot that is kept for a buyer waits to be paid, too. */
const RESERVED = `union all
    select c.user_id, 0, 0, 1 from cart_lines c join lots l on l.id = c.lot_id
    where c.state = 'reserved' and c.reserved_until > clock_timestamp()
      and l.status = 'reserved' and l.reserved_by = c.user_id`;

/** Purchases of one form of sale. */
function purchases(auction: 0 | 1): string {
  return `(select i.buyer_id as owner, (i.status = 'paid')::int as paid, (i.status = 'partial')::int as partial,
      case when i.status = 'cancel' then 2 else 1 end as active
    from invoices i join lots l on l.id = i.lot_id where l.auction = ${auction}
    ${auction === 0 ? RESERVED : ""})`;
}

/** Where the records of a table are, by the wire's names of their columns. */
const TABLES: Record<CountInput["table"], string> = {
  // As the lists show them: what was put away or deleted is not pending.
  projects: `(select seller_id as owner, status as market_status, auction from lots
    where archived_at is null and deleted_at is null)`,
  buynow: purchases(0),
  cart: purchases(1),
};

/** Counts records of one account, in all or by the values of a column. */
export async function countOwn(
  db: Db,
  ownerId: number,
  { table, filters = {}, extraField }: CountInput,
): Promise<{ value: string; n: number }[]> {
  const parameters = new SqlParameters(ownerId);
  const conditions = ["owner = $1"];
  // Columns are those that the contract lists: a name from outside never gets here.
  for (const [column, filter] of Object.entries<ListFilter<string | number> | undefined>(filters)) {
    if (filter) conditions.push(filterCondition(column, filter, parameters));
  }
  const value = extraField ? `${extraField}::text` : "'all'";
  return db.query(
    `select ${value} as value, count(*)::int as n from ${TABLES[table]} own
     where ${conditions.join(" and ")} group by 1`,
    parameters.values,
  );
}

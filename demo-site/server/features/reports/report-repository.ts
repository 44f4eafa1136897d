import { type Db, sqlState } from "../../platform/db/db";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { nameOf, type ReportScope, type ReportSource, type Unit } from "./report-source";

/** Values by column; money in cents. */
export type SourceRow = Readonly<Record<string, string | number | null>> & { id: number };

/** A value of what is drawn, in cents where it is money. */
export interface SourcePoint {
  at: string;
  value: number | null;
}

/** Most periods that are drawn: a year of days. */
const MOST_POINTS = 366;
/** Most names that are drawn. */
const MOST_NAMES = 12;
/** A reader who asks for more than can be read in this time is told so. */
const LIMIT = "10s";
const CANCELLED = "57014";
/**
 * A report reads the rows of one seller among those of the whole house, so that following an index beats reading a table. PostgreSQL comes
 * with figures for turning disks and would read everything; and it would compile each report, which takes longer than running it. A plan for
 * all days that may be asked for would take a year for a moment, and read the bids of the whole house.
 */
const PLANNING = `set local jit = off; set local random_page_cost = 1.1; set local work_mem = '32MB';
  set local plan_cache_mode = force_custom_plan`;

export interface ReportQuery {
  source: ReportSource;
  scope: ReportScope;
  offset: number;
  limit: number;
  /** Columns that add up. */
  sums: readonly string[];
  /** The unit of what is drawn; null for a report that is drawn by name, undefined for none. */
  unit: Unit | null | undefined;
}

export interface ReadReport {
  rows: SourceRow[];
  total: number;
  sum: Readonly<Record<string, number>>;
  points: SourcePoint[] | null;
}

/** A page of a report, what adds up in all of it, and what is drawn: all of one moment. Undefined where it takes too long. */
export async function readReport(db: Db, query: ReportQuery): Promise<ReadReport | undefined> {
  try {
    return await db.tx(async (t) => {
      // What adds up is what the rows add up to, also while something is being sold.
      await t.exec("set transaction isolation level repeatable read, read only");
      await t.exec(`set local statement_timeout = '${LIMIT}'`);
      await t.exec(PLANNING);
      return await readAtOnce(t, query);
    });
  } catch (error) {
    if (sqlState(error) === CANCELLED) return undefined;
    throw error;
  }
}

interface Read {
  totals: Record<string, number>;
  rows: SourceRow[];
  points: SourcePoint[] | null;
}

/** The rows are made once: the sums, the page and the drawing are taken from them. */
async function readAtOnce(t: Db, query: ReportQuery): Promise<ReadReport> {
  const { source, scope, sums, limit, offset } = query;
  const parameters = new SqlParameters();
  const all = source.rows(scope, parameters);
  const totals = sums.map((id) => `coalesce(sum(r."${id}"), 0)::bigint as "${id}"`);
  const details = Object.entries(source.details ?? {}).map(([id, sql]) => `${sql} as "${id}"`);
  const points = pointsOf(query, parameters);
  const [read] = await t.query<Read>(
    `with r as materialized (${all})
     select
       (select to_jsonb(t) from (select ${["count(*) as n", ...totals].join(", ")} from r) t) as totals,
       (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
         select ${["r.*", ...details].join(", ")} from (
           select * from r order by ${source.order} limit ${parameters.add(limit)} offset ${parameters.add(offset)}
         ) r order by ${source.order}
       ) p) as rows,
       ${points === null ? "null::jsonb" : `(select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (${points}) p)`} as points`,
    parameters.values,
  );
  const { n: total = 0, ...sum } = read?.totals ?? {};
  return { rows: read?.rows ?? [], total, sum, points: read?.points ?? null };
}

/** The points to draw, from the rows `r`; null for nothing. */
function pointsOf(
  { source: { series }, scope, unit }: ReportQuery,
  parameters: SqlParameters,
): string | null {
  if (!series || unit === undefined) return null;
  if (!("overTime" in series)) {
    const { name, sum } = series;
    const value = sum === undefined ? "count(*)" : `sum(r."${sum}")::bigint`;
    return `select coalesce(r."${name}", '-') as at, ${value} as value from r
       group by 1 having ${value} > 0 order by 2 desc, 1 limit ${MOST_NAMES}`;
  }
  if (unit === null) return null;
  const values = series.overTime(scope, parameters, unit);
  if (series.hasGaps) {
    return `select at, value from (select * from (${values}) r order by at desc limit ${MOST_POINTS}) last order by at`;
  }
  const [from, to] = [parameters.add(scope.from), parameters.add(scope.to)];
  return `select to_char(p, 'YYYY-MM-DD') as at, coalesce(v.value, 0) as value
     from generate_series(date_trunc('${unit}', ${from}::date::timestamp),
       ${to}::date::timestamp - interval '1 day', interval '1 ${unit}') p
     left join (${values}) v on v.at = to_char(p, 'YYYY-MM-DD')
     order by p`;
}

export async function readName(db: Db, sellerId: number): Promise<{ name: string } | undefined> {
  const [row] = await db.query<{ name: string }>(
    `select ${nameOf("u")} as name from users u where u.id = $1`,
    [sellerId],
  );
  return row;
}

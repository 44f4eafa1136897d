import type { ParsedInputOf, ReportName, reportDisplay } from "martillo/contract";
import { ms, type Db } from "../../platform/db/db";
import { SqlParameters } from "../../platform/lists/sql-parameters";

/** What is reported: of whom, about which days, in which zone. */
export interface ReportScope {
  report: ReportName;
  sellerId: number;
  /** The first day, and the day after the last one. */
  from: string;
  to: string;
  tz: string;
  group: ParsedInputOf<typeof reportDisplay>["group"];
}

/** Values by column; money in cents. */
export type SourceRow = Readonly<Record<string, string | number | null>> & { id: number };

const KIND = "case when l.auction = 1 then 'auction' else 'direct' end";
const BIDS =
  "(select count(*) from bids b where b.lot_id = l.id and b.round = @ and not b.declined)";
const BIDDERS =
  "(select count(distinct b.bidder_id) from bids b where b.lot_id = l.id and b.round = @ and not b.declined)";

/** Midnight at which a day of the zone begins; a day has 23 to 25 hours. */
const midnight = (day: string, tz: string) => `(${day}::date::timestamp at time zone ${tz})`;

/** Sales that stand: one that was called off is none. */
function sales({ sellerId, from, to, tz }: ReportScope, parameters: SqlParameters): string {
  const zone = parameters.add(tz);
  return `
    select row_number() over (order by s.settled_at desc, s.lot_id desc) as id,
      ${ms("s.settled_at")} as at, l.id as lot, l.ref, l.title, ${KIND} as kind, a.title as auction,
      l.start_cents as start, l.reserve_cents as reserve, s.price_cents as hammer,
      ${BIDS.replace("@", "s.round")} as bids, ${BIDDERS.replace("@", "s.round")} as bidders,
      coalesce(s.premium_cents, 0) as premium,
      case when s.iva_percent is null then 'REBU' else 'IVA ' || s.iva_percent || ' %' end as tax,
      coalesce(i.total_cents, s.total_cents) as total,
      coalesce(nullif(w.companyname, ''), trim(w.first_name || ' ' || w.last_name)) as buyer,
      ${ms("i.paid_at")} as paid
    from sales s
    join lots l on l.id = s.lot_id
    left join auctions a on a.id = l.auction_id
    left join users w on w.id = s.winner_id
    left join lateral (
      select i.status, i.total_cents, i.paid_at from invoices i
      where i.lot_id = s.lot_id and i.round = s.round order by i.id desc limit 1
    ) i on true
    where l.seller_id = ${parameters.add(sellerId)} and s.outcome = 'sold' and i.status is distinct from 'cancel'
      and s.settled_at >= ${midnight(parameters.add(from), zone)}
      and s.settled_at < ${midnight(parameters.add(to), zone)}`;
}

/** What rounds of auctions, and direct sales, have come to in each period. */
function sellThrough(scope: ReportScope, parameters: SqlParameters): string {
  const { sellerId, from, to, tz, group } = scope;
  const zone = parameters.add(tz);
  const period = `date_trunc('${group}', s.settled_at at time zone ${zone})::date`;
  return `
    select row_number() over (order by period desc) as id, to_char(period, 'YYYY-MM-DD') as period,
      offered, sold, provisional, offered - sold - provisional as unsold,
      round(100.0 * sold / offered, 1)::float8 as percent, coalesce(hammer, 0) as hammer,
      round(100.0 * hammer / nullif(started, 0) - 100, 1)::float8 as over_start
    from (
      select ${period} as period, count(*) as offered,
        count(*) filter (where ${SOLD}) as sold,
        count(*) filter (where s.outcome = 'provisional' and l.status = 'provisional' and l.round = s.round) as provisional,
        sum(s.price_cents) filter (where ${SOLD})::bigint as hammer,
        sum(l.start_cents) filter (where ${SOLD})::bigint as started
      from sales s
      join lots l on l.id = s.lot_id
      left join lateral (
        select i.status from invoices i
        where i.lot_id = s.lot_id and i.round = s.round order by i.id desc limit 1
      ) i on true
      where l.seller_id = ${parameters.add(sellerId)}
        and s.settled_at >= ${midnight(parameters.add(from), zone)}
        and s.settled_at < ${midnight(parameters.add(to), zone)}
      group by 1
    ) periods`;
}

const SOLD = "(s.outcome = 'sold' and i.status is distinct from 'cancel')";

/** What is neither sold nor put away, as it stands now. */
function stock({ sellerId }: ReportScope, parameters: SqlParameters): string {
  return `
    select l.id, l.id as lot, l.ref, l.title, ${KIND} as kind, l.status as state,
      l.price_cents as price,
      case when l.status in ('open', 'closing', 'reserved')
        then greatest(0, floor(extract(epoch from now() - l.opens_at) / 86400))::int end as days,
      l.round, ${BIDS.replace("@", "l.round")} as bids,
      (select count(*) from watches w where w.lot_id = l.id) as watchers,
      (select count(*) from offers o
        where o.lot_id = l.id and o.round = l.round and o.status = 'open') as offers,
      case when l.auction = 1 and l.status in ('scheduled', 'open', 'closing')
        then ${ms("l.closes_at")} end as end
    from lots l
    where l.seller_id = ${parameters.add(sellerId)} and l.status not in ('sold', 'cancelled')
      and l.archived_at is null and l.deleted_at is null and l.template_name is null`;
}

/** What was sold in each unit of the time, also where nothing was; the oldest first. Money in cents. */
export async function readSeries(db: Db, scope: ReportScope, unit: ReportScope["group"]) {
  const parameters = new SqlParameters();
  const zone = parameters.add(scope.tz);
  const [from, to] = [parameters.add(scope.from), parameters.add(scope.to)];
  const source = sales(scope, parameters);
  return db.query<{ at: string; value: number }>(
    `select to_char(p, 'YYYY-MM-DD') as at, coalesce(sum(r.hammer), 0)::bigint as value
     from generate_series(date_trunc('${unit}', ${from}::date::timestamp),
       ${to}::date::timestamp - interval '1 day', interval '1 ${unit}') p
     left join (${source}) r
       on date_trunc('${unit}', to_timestamp(r.at / 1000.0) at time zone ${zone}) = p
     group by p order by p`,
    parameters.values,
  );
}

const QUERIES = { sales, sell_through: sellThrough, stock };

/** A page of a report, and what adds up in all of it. */
export async function readReport(
  db: Db,
  scope: ReportScope,
  { offset, limit, sums }: { offset: number; limit: number; sums: readonly string[] },
) {
  const parameters = new SqlParameters();
  const source = QUERIES[scope.report](scope, parameters);
  const totals = sums.map((id) => `coalesce(sum(r."${id}"), 0)::bigint as "${id}"`);
  const [counted] = await db.query<Record<string, number>>(
    `select ${["count(*) as n", ...totals].join(", ")} from (${source}) r`,
    parameters.values,
  );
  const rows = await db.query<SourceRow>(
    `select * from (${source}) r order by r.id ${scope.report === "stock" ? "desc" : "asc"}
     limit ${parameters.add(limit)} offset ${parameters.add(offset)}`,
    parameters.values,
  );
  const { n = 0, ...sum } = counted ?? {};
  return { rows, total: n, sum };
}

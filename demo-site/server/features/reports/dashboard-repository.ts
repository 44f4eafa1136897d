import type { Db } from "../../platform/db/db";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { ENDING, OPEN } from "./seller-list-repository";
import { ACCOUNT_OF_SALE, midnight, STANDS } from "./report-source";

export interface DashboardScope {
  sellerId: number;
  /** The first day, the day after the last one, and the first of as many days before. */
  from: string;
  to: string;
  before: string;
  tz: string;
}

/** How many lots are on sale, and how many of these end within a day, with and without bids. */
export async function countNow(db: Db, sellerId: number) {
  const [row] = await db.query<{ open: number; ending: number; without_bids: number }>(
    `select count(*) filter (where ${OPEN}) as open, count(*) filter (where ${ENDING}) as ending,
       count(*) filter (where ${ENDING} and l.bid_count = 0) as without_bids
     from lots l
     where l.seller_id = $1 and l.status in ('draft', 'scheduled', 'open', 'closing', 'provisional', 'reserved')
       and l.deleted_at is null`,
    [sellerId],
  );
  return row ?? { open: 0, ending: 0, without_bids: 0 };
}

/** Figures of the days and of the days before. */
export interface Figures {
  is_now: boolean;
  offered: number;
  sold: number;
  hammer: number;
}

export function readFigures(db: Db, scope: DashboardScope): Promise<Figures[]> {
  const parameters = new SqlParameters(scope.sellerId);
  const zone = parameters.add(scope.tz);
  const [before, from, to] = [scope.before, scope.from, scope.to].map((day) =>
    midnight(parameters.add(day), zone),
  );
  return db.query<Figures>(
    `select s.settled_at >= ${from} as is_now, count(*) as offered,
       count(*) filter (where ${STANDS}) as sold,
       coalesce(sum(s.price_cents) filter (where ${STANDS}), 0)::bigint as hammer
     from sales s ${ACCOUNT_OF_SALE}
     where s.seller_id = $1 and s.settled_at >= ${before} and s.settled_at < ${to}
     group by 1`,
    parameters.values,
  );
}

/** What happened on a day. */
export interface DayRow {
  at: string;
  views: number;
  bids: number;
  sold: number;
}

/** Each day from the first of the days before to the last one, also where nothing was. */
export function readDays(db: Db, scope: DashboardScope): Promise<DayRow[]> {
  const parameters = new SqlParameters(scope.sellerId);
  const zone = parameters.add(scope.tz);
  const [first, end] = [parameters.add(scope.before), parameters.add(scope.to)];
  const [from, to] = [midnight(first, zone), midnight(end, zone)];
  const day = (moment: string) => `(${moment} at time zone ${zone})::date`;
  return db.query<DayRow>(
    `with counted as (
       select ${day("h.hour")} as day, h.views, h.bids, 0 as sold
       from lot_hours h where h.seller_id = $1 and h.hour >= ${from} and h.hour < ${to}
       union all
       select ${day("b.created_at")}, 0, 1, 0
       from bids b join lots l on l.id = b.lot_id
       where l.seller_id = $1 and b.kind = 'bid' and not b.declined
         and b.created_at >= greatest((select counted_until from lot_hours_mark), ${from}) and b.created_at < ${to}
       union all
       select ${day("s.settled_at")}, 0, 0, 1
       from sales s ${ACCOUNT_OF_SALE}
       where s.seller_id = $1 and ${STANDS} and s.settled_at >= ${from} and s.settled_at < ${to}
     )
     select to_char(d, 'YYYY-MM-DD') as at, coalesce(sum(c.views), 0)::int as views,
       coalesce(sum(c.bids), 0)::int as bids, coalesce(sum(c.sold), 0)::int as sold
     from generate_series(${first}::date, ${end}::date - 1, interval '1 day') d
     left join counted c on c.day = d::date
     group by d order by d`,
    parameters.values,
  );
}

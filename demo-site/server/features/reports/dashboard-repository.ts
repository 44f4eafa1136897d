import { type DASHBOARD_LISTS, DASHBOARD_ROWS } from "martillo/contract";
import { ms, type Db } from "../../platform/db/db";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { ACCOUNT_OF_SALE, midnight, STANDS } from "./report-source";

export interface DashboardScope {
  sellerId: number;
  /** The first day, the day after the last one, and the first of as many days before. */
  from: string;
  to: string;
  before: string;
  tz: string;
}

export type ListId = (typeof DASHBOARD_LISTS)[number];

/** A row of a list; money in cents. */
export interface ListRow {
  id: number;
  lot: number;
  title: string;
  auction: 0 | 1;
  at: number | null;
  amount: number | null;
  count: number | null;
}

const KEPT = "l.archived_at is null and l.deleted_at is null";
const OPEN = `l.status in ('scheduled', 'open', 'closing', 'reserved') and ${KEPT}
  and (l.auction = 0 or l.closes_at > now())`;
const ENDING = `l.status in ('open', 'closing') and l.auction = 1 and ${KEPT}
  and l.closes_at > now() and l.closes_at < now() + interval '1 day'`;
/** A returned vehicle owes nothing any more. */
const OWED = "i.status in ('draft', 'unpaid', 'partial') and i.returned_at is null";

/** Rows of each list, of the seller `$1`: what follows `select`, the columns of a row. */
const LISTS: Readonly<Record<ListId, { rows: string; order: string }>> = {
  provisional: {
    rows: `l.id, l.id as lot, l.title, l.auction, ${ms("l.closes_at")} as at, l.price_cents as amount, null::int as count
      from lots l where l.seller_id = $1 and l.status = 'provisional' and ${KEPT}`,
    order: "at, id",
  },
  offers: {
    rows: `o.id, l.id as lot, l.title, l.auction, ${ms("o.expires_at")} as at, o.amount_cents as amount, null::int as count
      from offers o join lots l on l.id = o.lot_id
      where o.seller_id = $1 and o.status = 'open' and o.side = 'buyer' and o.expires_at > now()`,
    order: "at, id",
  },
  returns: {
    rows: `i.id, l.id as lot, l.title, l.auction, ${ms("t.refund_due_at")} as at, i.total_cents as amount, null::int as count
      from invoices i join returns t on t.invoice_id = i.id join lots l on l.id = i.lot_id
      where i.seller_id = $1 and t.status = 'requested'`,
    order: "at, id",
  },
  unpaid: {
    rows: `i.id, l.id as lot, l.title, l.auction, ${ms("i.due_at")} as at,
      greatest(0, i.total_cents - i.deposit_cents - i.paid_cents) as amount, null::int as count
      from invoices i join lots l on l.id = i.lot_id
      where i.seller_id = $1 and ${OWED} and i.due_at < now()`,
    order: "at, id",
  },
  appointments: {
    rows: `i.id, l.id as lot, l.title, l.auction, ${ms("a.starts_at")} as at, null::bigint as amount, null::int as count
      from appointments a join invoices i on i.id = a.invoice_id join lots l on l.id = i.lot_id
      where a.status in ('waiting', 'scheduled') and i.seller_id = $1
        and a.starts_at > now() - interval '12 hours' and a.starts_at < now() + interval '7 days'`,
    order: "at, id",
  },
  drafts: {
    rows: `l.id, l.id as lot, l.title, l.auction, null::float8 as at, l.start_cents as amount, null::int as count
      from lots l where l.seller_id = $1 and l.status = 'draft' and l.template_name is null and ${KEPT}`,
    order: "id desc",
  },
  without_bids: {
    rows: `l.id, l.id as lot, l.title, l.auction, ${ms("l.closes_at")} as at, l.price_cents as amount, l.bid_count as count
      from lots l where l.seller_id = $1 and ${ENDING} and l.bid_count = 0`,
    order: "at, id",
  },
  ending: {
    rows: `l.id, l.id as lot, l.title, l.auction, ${ms("l.closes_at")} as at, l.price_cents as amount, l.bid_count as count
      from lots l where l.seller_id = $1 and ${ENDING}`,
    order: "at, id",
  },
};

/** The first rows of a list, and how many there are. */
export async function readList(
  db: Db,
  list: ListId,
  sellerId: number,
  limit: number = DASHBOARD_ROWS,
): Promise<{ rows: ListRow[]; total: number }> {
  const { rows: source, order } = LISTS[list];
  const rows = await db.query<ListRow>(
    `select * from (select ${source}) r order by ${order} limit ${limit}`,
    [sellerId],
  );
  if (rows.length < limit) return { rows, total: rows.length };
  const [counted] = await db.query<{ n: number }>(
    `select count(*) as n from (select ${source}) r`,
    [sellerId],
  );
  return { rows, total: counted?.n ?? 0 };
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

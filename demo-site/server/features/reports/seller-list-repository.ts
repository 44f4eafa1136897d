// What waits for a seller, or runs, list by list.
import { type DASHBOARD_LISTS, DASHBOARD_ROWS, type HOME_LISTS } from "martillo/contract";
import { ms, type Db } from "../../platform/db/db";
import { DECISION_ENDS } from "../lots";
import { midnight, nameOf } from "./report-source";

/** One of the lists of a dashboard or of a home. */
export type ListId = (typeof DASHBOARD_LISTS)[number] | (typeof HOME_LISTS)[number];

/** A row of a list; money in cents. */
export interface ListRow {
  id: number;
  /** Null for an auction of several lots. */
  lot: number | null;
  title: string;
  auction: 0 | 1;
  thumb: string;
  at: number | null;
  amount: number | null;
  /** The reserve, or the price of a lot that has an offer. */
  asked: number | null;
  count: number | null;
  person: string | null;
  /** The bid that the lot can be awarded to. */
  bid: number | null;
  iva_percent: number | null;
  /** What the house takes of the seller, in euro. */
  seller_commission: unknown;
}

type Columns = Partial<
  Record<
    Exclude<
      keyof ListRow,
      "lot" | "title" | "auction" | "thumb" | "iva_percent" | "seller_commission"
    >,
    string
  >
>;

/** The columns of a row about a lot `l`; what is left out is null. */
function columns(of: Columns): string {
  const { id = "l.id", at, amount, asked, count, person, bid } = of;
  return `${id} as id, l.id as lot, l.title, l.auction, coalesce(l.images->0->>'thumb', '') as thumb,
    ${at ? ms(at) : "null::float8"} as at, ${amount ?? "null::bigint"} as amount, ${asked ?? "null::bigint"} as asked,
    ${count ?? "null::int"} as count, ${person ?? "null::text"} as person, ${bid ?? "null::bigint"} as bid,
    l.iva_percent, l.seller_commission`;
}

const KEPT = "l.archived_at is null and l.deleted_at is null";
/** Lots on sale. */
export const OPEN = `l.status in ('scheduled', 'open', 'closing', 'reserved') and ${KEPT}
  and (l.auction = 0 or l.closes_at > now())`;
const RUNS = `l.status in ('open', 'closing') and l.auction = 1 and ${KEPT} and l.closes_at > now()`;
/** Auctions that end within a day. */
export const ENDING = `${RUNS} and l.closes_at < now() + interval '1 day'`;
/** A returned vehicle owes nothing any more. */
const OWED = "i.status in ('draft', 'unpaid', 'partial') and i.returned_at is null";

/** The midnight that many days after the last one, in the zone `$2`. */
const midnightIn = (days: number) => midnight(`((now() at time zone $2)::date + ${days})`, "$2");

/** The last bid of the leader, whom the price of the lot is of; none where the house decides. */
const LEADING_BID = `case when l.hidden_at is null then (select max(b.id) from bids b
  where b.lot_id = l.id and b.round = l.round and b.bidder_id = l.leader_id and not b.declined) end`;

const running = { at: "l.closes_at", amount: "l.price_cents", count: "l.bid_count" };

function deliveries(until: string): string {
  return `${columns({ id: "i.id", at: "a.starts_at", person: "a.person_name" })}
    from appointments a join invoices i on i.id = a.invoice_id join lots l on l.id = i.lot_id
    where a.status in ('waiting', 'scheduled') and i.seller_id = $1
      and a.starts_at > now() - interval '12 hours' and a.starts_at < ${until}`;
}

interface List {
  /** What follows `select`, of the seller `$1`. */
  rows: string;
  order: string;
  /** `$2` is the reader's zone. */
  hasZone?: true;
}

const LISTS: Readonly<Record<ListId, List>> = {
  provisional: {
    rows: `${columns({ at: DECISION_ENDS, amount: "l.price_cents", asked: "l.reserve_cents", count: "l.bid_count", bid: LEADING_BID })}
      from lots l left join sales s on s.lot_id = l.id and s.round = l.round
      where l.seller_id = $1 and l.status = 'provisional' and ${KEPT}`,
    order: "at, id",
  },
  offers: {
    rows: `${columns({ id: "o.id", at: "o.expires_at", amount: "o.amount_cents", asked: "case when l.auction = 0 then l.price_cents end" })}
      from offers o join lots l on l.id = o.lot_id
      where o.seller_id = $1 and o.status = 'open' and o.side = 'buyer' and o.expires_at > now()`,
    order: "at, id",
  },
  access: {
    rows: `a.id, null::bigint as lot, a.title, 1 as auction, '' as thumb, ${ms("min(r.asked_at)")} as at, null::bigint as amount,
      null::bigint as asked, count(*)::int as count, null::text as person, null::bigint as bid,
      null::numeric as iva_percent, null::jsonb as seller_commission
      from auctions a join access_requests r on r.auction_id = a.id
      where a.seller_id = $1 and r.status = 'pending' and a.deleted_at is null
      group by a.id`,
    order: "at, id",
  },
  returns: {
    rows: `${columns({ id: "i.id", at: "t.refund_due_at", amount: "i.total_cents", person: nameOf("u") })}
      from invoices i join returns t on t.invoice_id = i.id join lots l on l.id = i.lot_id join users u on u.id = i.buyer_id
      where i.seller_id = $1 and t.status = 'requested'`,
    order: "at, id",
  },
  unpaid: {
    rows: `${columns({ id: "i.id", at: "i.due_at", amount: "greatest(0, i.total_cents - i.deposit_cents - i.paid_cents)", person: nameOf("u") })}
      from invoices i join lots l on l.id = i.lot_id join users u on u.id = i.buyer_id
      where i.seller_id = $1 and ${OWED} and i.due_at < now()`,
    order: "at, id",
  },
  appointments: { rows: deliveries("now() + interval '7 days'"), order: "at, id" },
  deliveries: { rows: deliveries(midnightIn(2)), order: "at, id", hasZone: true },
  drafts: {
    rows: `${columns({ amount: "l.start_cents" })}
      from lots l where l.seller_id = $1 and l.status = 'draft' and l.template_name is null and ${KEPT}`,
    order: "id desc",
  },
  unsold: {
    rows: `${columns({ at: "l.closes_at", amount: "l.start_cents", asked: "l.reserve_cents", count: "l.bid_count" })}
      from lots l where l.seller_id = $1 and l.status in ('unsold', 'closed') and l.auction = 1 and ${KEPT}`,
    order: "at desc, id",
  },
  without_bids: {
    rows: `${columns(running)} from lots l where l.seller_id = $1 and ${ENDING} and l.bid_count = 0`,
    order: "at, id",
  },
  ending: {
    rows: `${columns(running)} from lots l where l.seller_id = $1 and ${ENDING}`,
    order: "at, id",
  },
  tonight: {
    rows: `${columns(running)} from lots l
      where l.seller_id = $1 and ${RUNS} and l.closes_at < ${midnightIn(1)} + interval '6 hours'`,
    order: "at, id",
    hasZone: true,
  },
};

/** The first rows of a list of a seller, and how many there are. */
export async function readList(
  db: Db,
  list: ListId,
  { sellerId, tz }: { sellerId: number; tz: string },
  limit: number = DASHBOARD_ROWS,
): Promise<{ rows: ListRow[]; total: number }> {
  const { rows: source, order, hasZone } = LISTS[list];
  const parameters = hasZone ? [sellerId, tz] : [sellerId];
  const rows = await db.query<ListRow>(
    `select * from (select ${source}) r order by ${order} limit ${limit}`,
    parameters,
  );
  if (rows.length < limit) return { rows, total: rows.length };
  const [counted] = await db.query<{ n: number }>(
    `select count(*) as n from (select ${source}) r`,
    parameters,
  );
  return { rows, total: counted?.n ?? 0 };
}

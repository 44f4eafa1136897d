import { ms, type Db } from "../../platform/db/db";
import { COUNT_CAP } from "../../platform/lists/display-range";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { HAS_BID, IS_SHOWN } from "./dashboard-repository";

export interface EventRow {
  id: number;
  seller_id: number;
  seller_name: string;
  title: string;
  description: string;
  avatar: string | null;
  opens_ms: number;
  closes_ms: number;
  lot_count: number;
  open_lot_count: number;
  watched: boolean;
}

export interface EventQuery {
  status: "live" | "ended" | "all";
  viewerId: number | null;
  /** Only those that the viewer follows. */
  onlyWatched: boolean;
  page: number;
  limit: number;
}

/** An event ends with its last lot; extensions may move that. */
const EVENTS = `
  select a.id, a.seller_id, a.title, a.description, a.avatar, a.opens_at, lots.lot_count,
    lots.open_lot_count, lots.picture, greatest(a.closes_at, lots.closes_at) as closes_at,
    exists (select 1 from auction_watches w
      where w.auction_id = a.id and w.user_id = $1::bigint) as watched
  from auctions a
  cross join lateral (
    select count(*) as lot_count,
      count(*) filter (where l.status in ('open', 'closing') and l.closes_at > now()) as open_lot_count,
      max(l.closes_at) as closes_at,
      (array_agg(l.images->0->>'src' order by l.id) filter (where l.images->0 is not null))[1] as picture
    from lots l
    where l.auction_id = a.id and l.status not in ('draft', 'withdrawn', 'cancelled') and ${IS_SHOWN}
  ) lots
  where a.status = 'published' and a.deleted_at is null`;

/** Of events `e` and their `seller`: an `EventRow`. */
const EVENT_COLUMNS = `e.id, e.seller_id, e.title, e.description, e.lot_count, e.open_lot_count, e.watched,
  coalesce(nullif(e.avatar, ''), e.picture) as avatar,
  ${ms("e.opens_at")} as opens_ms, ${ms("e.closes_at")} as closes_ms,
  coalesce(nullif(seller.companyname, ''), seller.first_name || ' ' || seller.last_name) as seller_name`;

const CONDITIONS: Record<EventQuery["status"], string> = {
  live: "closes_at > now()",
  ended: "closes_at <= now()",
  all: "true",
};

/** Those that end first in front; of the past, the newest. */
const ORDERS: Record<EventQuery["status"], string> = {
  live: "closes_at, id",
  ended: "closes_at desc, id desc",
  all: "closes_at desc, id desc",
};

export async function readEvents(db: Db, query: EventQuery) {
  const parameters = new SqlParameters(query.viewerId);
  const watched = query.onlyWatched ? "watched" : "true";
  const from = `from (${EVENTS}) e where ${CONDITIONS[query.status]} and ${watched}`;
  const counted = await db.query<{ n: number }>(
    `select count(*) as n from (select 1 ${from} limit ${COUNT_CAP + 1}) matched`,
    parameters.values,
  );
  const limit = parameters.add(query.limit);
  const offset = parameters.add((query.page - 1) * query.limit);
  const rows = await db.query<EventRow>(
    `select ${EVENT_COLUMNS}
     from (select * ${from} order by ${ORDERS[query.status]} limit ${limit} offset ${offset}) e
     join users seller on seller.id = e.seller_id
     order by ${ORDERS[query.status].replace(/\b(closes_at|id)\b/g, "e.$1")}`,
    parameters.values,
  );
  return { rows, total: counted[0]?.n ?? 0 };
}

const IS_TAKING_BIDS = "l.status in ('open', 'closing') and l.closes_at > now()";

/** How a person's bids stand in an event. */
export interface BidEventRow extends EventRow {
  bid_lots: number;
  leading: number;
  outbid: number;
}

/** The events in which the person bids; running ones in front, those that end first before others. */
export async function readBidEvents(db: Db, userId: number, page: number, limit: number) {
  const mine = `select l.auction_id, count(*) as bid_lots,
      count(*) filter (where ${IS_TAKING_BIDS} and l.leader_id = $1) as leading,
      count(*) filter (where ${IS_TAKING_BIDS} and l.leader_id is distinct from $1) as outbid
    from lots l where l.auction_id is not null and ${IS_SHOWN} and ${HAS_BID}
      and l.status not in ('cancelled', 'withdrawn') group by l.auction_id`;
  const counted = await db.query<{ n: number }>(
    `select count(*) as n from (${mine}) m join auctions a on a.id = m.auction_id
     where a.status = 'published' and a.deleted_at is null`,
    [userId],
  );
  const rows = await db.query<BidEventRow>(
    `select ${EVENT_COLUMNS}, m.bid_lots, m.leading, m.outbid
     from (${EVENTS}) e join (${mine}) m on m.auction_id = e.id
     join users seller on seller.id = e.seller_id
     order by e.closes_at <= now(), abs(extract(epoch from e.closes_at - now())), e.id
     limit $2 offset $3`,
    [userId, limit, (page - 1) * limit],
  );
  return { rows, total: counted[0]?.n ?? 0 };
}

/** False when there is no such event. */
export async function addEventWatch(db: Db, userId: number, auctionId: number): Promise<boolean> {
  const rows = await db.query(
    `insert into auction_watches (user_id, auction_id) select $1, id from auctions where id = $2 and status <> 'draft'
     on conflict (user_id, auction_id) do update set created_at = auction_watches.created_at
     returning auction_id`,
    [userId, auctionId],
  );
  return rows.length > 0;
}

/** False when there is no such event. */
export async function removeEventWatch(
  db: Db,
  userId: number,
  auctionId: number,
): Promise<boolean> {
  const rows = await db.query(
    `with removed as (delete from auction_watches where user_id = $1 and auction_id = $2)
     select 1 from auctions where id = $2`,
    [userId, auctionId],
  );
  return rows.length > 0;
}

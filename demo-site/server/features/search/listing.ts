import type { Db } from "../../platform/db/db";
import { markLotNews, readLotNews } from "../lots";
import { isDoneWithAll, keepPast } from "./listing-repository";

/**
 * A row that another transaction holds is passed over: the writer of a row of the listing holds its lot and writes what is newest. To wait
 * here would mean that a closing waits for us.
 */
const MOVE = `
with free as (
  select id from lot_listing where id = any($1::bigint[]) order by id for no key update skip locked
), moved as (
  update lot_listing l set closes_at = lots.closes_at, price_cents = lots.price_cents, bid_count = lots.bid_count, seq = lots.seq
  from free join lots on lots.id = free.id where l.id = free.id and l.seq < lots.seq
  returning l.id, l.closes_at, l.price_cents, l.bid_count
), ordered as (
  update lot_listing_order o set closes_at = moved.closes_at, price_cents = moved.price_cents, bid_count = moved.bid_count
  from moved where o.id = moved.id
)
select count(*) as listed, (select count(*) from free) as free from lot_listing where id = any($1::bigint[])`;

/** A lot that is over takes no bids, so no bid waits for its lock; a transaction that holds one perhaps offers it anew. */
const REMOVE_OVER = `
with listed as (
  select lots.id, lots.status, lots.deleted_at from lots join lot_listing l on l.id = lots.id where lots.id = any($1::bigint[])
), over as (
  select id from lots where id in (select id from listed) and
    (status not in ('scheduled', 'open', 'closing', 'reserved') or deleted_at is not null)
  order by id for no key update skip locked
), gone as (
  delete from lot_listing where id in (select id from over)
), unordered as (
  delete from lot_listing_order where id in (select id from over)
)
select (select count(*) from listed where status not in ('scheduled', 'open', 'closing', 'reserved') or deleted_at is not null) as listed,
  (select count(*) from over) as free`;

/**
 * Brings into the listing what bids have moved since the last time, takes out what has ended, and keeps its words among those of the past.
 * Once for all processes: the second process has nothing to do.
 */
export function keepListing(db: Db): Promise<void> {
  return db.tx(async (t) => {
    const news = await readLotNews(t, "listing");
    if (!news) return;
    const areAllMoved = await isDoneWithAll(t, MOVE, news.bidLots);
    const areAllRemoved = await isDoneWithAll(t, REMOVE_OVER, news.changedLots);
    if (news.changedLots.length > 0) await keepPast(t, news.changedLots);
    // A transaction that holds one may roll back: then it is still to be read.
    if (areAllMoved && areAllRemoved) await markLotNews(t, news);
  });
}

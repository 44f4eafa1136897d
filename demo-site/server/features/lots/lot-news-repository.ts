import type { Db } from "../../platform/db/db";

export interface Follower {
  name: string;
  bid_done: number;
  bid_next: number;
  change_done: number;
  change_next: number;
  next_after: number;
}

interface Marks {
  bid: number;
  change: number;
  /** Every transaction below has ended. */
  oldest: number;
  /** Every transaction that has begun is below. */
  newest: number;
}

/** Lots that bids have moved, and lots that something else has changed, since a follower has marked them. */
export interface LotNews {
  bidLots: number[];
  changedLots: number[];
  had: Follower;
  marks: Marks;
}

const READ_NEWS = `
select (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint as oldest,
  (pg_snapshot_xmax(pg_current_snapshot())::text)::bigint as newest,
  coalesce((select max(id) from bids), 0) as bid,
  coalesce((select max(n) from lot_changes), 0) as change,
  array(select distinct lot_id from bids where id > $1::bigint) as bid_lots,
  array(select distinct lot_id from lot_changes where n > $2::bigint) as changed_lots`;

export async function lockFollower(t: Db, name: string): Promise<Follower | undefined> {
  const [row] = await t.query<Follower>(
    "select * from lot_followers where name = $1 for update skip locked",
    [name],
  );
  return row;
}

/** The same for a caller that keeps the marks in memory: see `markedIn`. */
export async function readNewsAfter(db: Db, had: Follower): Promise<LotNews | undefined> {
  const [row] = await db.query<Marks & { bid_lots: number[]; changed_lots: number[] }>(READ_NEWS, [
    had.bid_done,
    had.change_done,
  ]);
  if (!row) return undefined;
  const { bid_lots: bidLots, changed_lots: changedLots, ...marks } = row;
  return { bidLots, changedLots, had, marks };
}

/** A follower that begins now. */
export async function followFromNow(db: Db): Promise<Follower> {
  const [row] = await db.query<{ bid: number; change: number }>(
    `select coalesce((select max(id) from bids), 0) as bid, coalesce((select max(n) from lot_changes), 0) as change`,
  );
  const { bid = 0, change = 0 } = row ?? {};
  const at = { bid_done: bid, bid_next: bid, change_done: change, change_next: change };
  return { name: "", ...at, next_after: 0 };
}

/** So many changes stay in the log for callers that keep the marks in memory. */
const CHANGES_KEPT = 100_000;

export async function moveFollower(
  t: Db,
  values: {
    name: string;
    formerBid: number;
    formerChange: number;
    bidDone: number;
    bidNext: number;
    changeDone: number;
    changeNext: number;
    nextAfter: number;
  },
): Promise<void> {
  await t.query(
    `update lot_followers set bid_done = $4, bid_next = $5, change_done = $6, change_next = $7, next_after = $8
     where name = $1 and bid_done = $2 and change_done = $3`,
    [
      values.name,
      values.formerBid,
      values.formerChange,
      values.bidDone,
      values.bidNext,
      values.changeDone,
      values.changeNext,
      values.nextAfter,
    ],
  );
}

export async function forgetChanges(t: Db): Promise<void> {
  await t.query(
    "delete from lot_changes where n <= (select min(change_done) from lot_followers) - $1::bigint",
    [CHANGES_KEPT],
  );
}

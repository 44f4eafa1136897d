/** What happened to lots in each hour. */
import type { Db } from "../../platform/db/db";
import { VIEW_MINUTES } from "martillo/contract";

/** The hour of a moment. */
export const hourOf = (moment: string) =>
  `(date_trunc('hour', ${moment} at time zone 'UTC') at time zone 'UTC')`;

/** A transaction that is this late with its commit has been given up long ago. */
const SETTLED = "interval '5 minutes'";

/** A person who looked at a lot is forgotten after a day; another day they count as another person. */
const FORGOTTEN = "interval '1 day'";

/** Takes up the views, the bids and the bids taken back since the last time. */
export async function countHours(db: Db): Promise<void> {
  await db.tx(countViews);
  await db.tx(countBids);
  await db.tx(recount);
  await db.query(`delete from lot_viewers where pending = 0 and seen_at < now() - ${FORGOTTEN}`);
}

async function countViews(t: Db): Promise<void> {
  await t.query(`
    with due as (
      select lot_id, visitor, seen_at, pending, is_new from lot_viewers where pending > 0
      for update skip locked
    ), taken as (
      update lot_viewers v set pending = 0, is_new = false from due
      where v.lot_id = due.lot_id and v.visitor = due.visitor
    )
    insert into lot_hours (lot_id, hour, seller_id, views, visitors)
    select d.lot_id, ${hourOf("d.seen_at")}, l.seller_id, sum(d.pending), count(*) filter (where d.is_new)
    from due d join lots l on l.id = d.lot_id group by 1, 2, 3
    on conflict (lot_id, hour) do update
      set views = lot_hours.views + excluded.views, visitors = lot_hours.visitors + excluded.visitors`);
}

async function countBids(t: Db): Promise<void> {
  const [mark] = await t.query<{ is_due: boolean }>(
    `select counted_until < ${hourOf(`(now() - ${SETTLED})`)} as is_due from lot_hours_mark for update`,
  );
  if (!mark?.is_due) return;
  const within = (moment: string) =>
    `${moment} >= (select counted_until from lot_hours_mark) and ${moment} < ${hourOf(`(now() - ${SETTLED})`)}`;
  await t.query(`
    insert into lot_hours (lot_id, hour, seller_id, bids)
    select b.lot_id, ${hourOf("b.created_at")}, l.seller_id, count(*)
    from bids b join lots l on l.id = b.lot_id
    where b.kind = 'bid' and not b.declined and ${within("b.created_at")} group by 1, 2, 3
    on conflict (lot_id, hour) do update set bids = excluded.bids`);
  await t.query(`
    insert into lot_hours (lot_id, hour, seller_id, watches)
    select w.lot_id, ${hourOf("w.created_at")}, l.seller_id, count(distinct w.user_id)
    from watches w join lots l on l.id = w.lot_id
    where ${within("w.created_at")} group by 1, 2, 3
    on conflict (lot_id, hour) do update set watches = excluded.watches`);
  await t.query(`update lot_hours_mark set counted_until = ${hourOf(`(now() - ${SETTLED})`)}`);
}

async function recount(t: Db): Promise<void> {
  await t.query(`
    with stale as (delete from lot_hours_stale returning lot_id, hour)
    update lot_hours h set bids = (
      select count(*) from bids b where b.lot_id = h.lot_id and b.kind = 'bid' and not b.declined
        and b.created_at >= h.hour and b.created_at < h.hour + interval '1 hour')
    from stale s where s.lot_id = h.lot_id and s.hour = h.hour`);
}

export async function readViews(
  db: Db,
  id: number,
): Promise<{ seller_id: number; count: number } | undefined> {
  const [row] = await db.query<{ seller_id: number; count: number }>(
    `select l.seller_id, (select coalesce(sum(h.views), 0)::int from lot_hours h where h.lot_id = l.id) as count
     from lots l where l.id = $1 and l.status <> 'draft' and l.deleted_at is null`,
    [id],
  );
  return row;
}

export async function noteView(db: Db, id: number, visitor: string): Promise<void> {
  await db.query(
    `insert into lot_viewers (lot_id, visitor) values ($1, $2)
       on conflict (lot_id, visitor) do update set seen_at = clock_timestamp(), pending = lot_viewers.pending + 1
       where lot_viewers.seen_at < clock_timestamp() - interval '${VIEW_MINUTES} minutes'`,
    [id, visitor],
  );
}

import type { Db } from "../../platform/db/db";

const MOST_LOTS = 50;

/** Ids of the running lots that a person has to look at, the most urgent first. */
export async function attentionIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `with running as (
       select l.id, l.closes_at, l.leader_id, true as is_bid from lots l
       where l.status in ('open', 'closing') and l.closes_at > clock_timestamp()
         and l.id in (select b.lot_id from bids b join lots own on own.id = b.lot_id
           where b.bidder_id = $1 and b.round = own.round and not b.declined)
       union all
       select l.id, l.closes_at, l.leader_id, false from lots l
       where l.status in ('open', 'closing') and l.auction = 1 and l.closes_at > clock_timestamp()
         and l.closes_at < clock_timestamp() + interval '1 day'
         and l.id in (select w.lot_id from watches w where w.user_id = $1)
     )
     select id from running group by id, closes_at, leader_id
     order by bool_or(is_bid) and leader_id is distinct from $1 desc, bool_or(is_bid) desc, closes_at, id
     limit ${MOST_LOTS}`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

import { type Db, ms, timestampOf } from "../../platform/db/db";
import { SETTLE_SECONDS } from "../lots";

interface EndingLot {
  id: number;
  round: number;
  closes_ms: number;
}

/** Lots that end soon and whose followers are not put down yet. */
const ENDING = `
select l.id, l.round, ${ms("l.closes_at")} as closes_ms from lots l
where l.status = 'open' and l.auction = 1 and l.closes_at > ${timestampOf("$1")}
  and l.closes_at <= ${timestampOf("$2")}
  and not exists (select 1 from announced_ends a where a.lot_id = l.id and a.round = l.round)
order by l.closes_at limit $3`;

/** Of several processes one gets each lot. */
const CLAIM = `
insert into announced_ends (lot_id, round)
select lot_id, round from json_to_recordset($1::json) as n (lot_id bigint, round int)
on conflict do nothing returning lot_id`;

/** Who follows a lot or has a standing bid in it, at the time of the own clock. */
const PUT_DOWN = `
insert into notices (lot_id, user_id, kind, occurrence, round, due_at)
select n.lot_id, follower.user_id, 'ending_soon', n.round, n.round,
  greatest(to_timestamp(n.due_ms / 1000), ${timestampOf("$2")} + make_interval(secs => ${SETTLE_SECONDS}))
from json_to_recordset($1::json) as n (lot_id bigint, round int, zone text, due_ms float8)
join lots l on l.id = n.lot_id
join lateral (
  select w.user_id from watches w where w.lot_id = n.lot_id
  union
  select b.bidder_id from bids b
    where b.lot_id = n.lot_id and b.round = n.round and b.kind = 'max' and not b.declined
) follower on follower.user_id <> l.seller_id
left join user_preferences p on p.user_id = follower.user_id
where coalesce(p.time_zone, 'Europe/Madrid') = n.zone
on conflict do nothing`;

export function readEnding(
  db: Db,
  fromMs: number,
  untilMs: number,
  limit: number,
): Promise<EndingLot[]> {
  return db.query<EndingLot>(ENDING, [fromMs, untilMs, limit]);
}

export function claimEnds(t: Db, ends: unknown): Promise<{ lot_id: number }[]> {
  return t.query<{ lot_id: number }>(CLAIM, [JSON.stringify(ends)]);
}

export async function putDownReminders(t: Db, rows: unknown, nowMs: number): Promise<void> {
  await t.query(PUT_DOWN, [JSON.stringify(rows), nowMs]);
}

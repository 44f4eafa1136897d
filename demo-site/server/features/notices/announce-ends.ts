/** Puts down who is to be reminded that a lot ends. */
import { TIME_ZONES } from "martillo/contract";
import { ms, timestampOf, type Db } from "../../platform/db/db";
import { SETTLE_SECONDS } from "../lots";
import { REMIND_BEFORE_MS, reminderAt } from "./quiet-hours";

const HOUR_MS = 3_600_000;
/** A reminder of what ends in the night or at breakfast goes out on the evening before. */
const LOOK_AHEAD_MS = 12 * HOUR_MS;
/** Put down before its time, so that what ends within the same hour can share a letter. */
export const TOGETHER_MS = HOUR_MS;
const LOTS_AT_ONCE = 200;

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

/** Returns how many lots were put down. Each listing once, however often its end moves. */
export async function announceEnds(db: Db, nowMs: number): Promise<number> {
  const lots = await db.query<EndingLot>(ENDING, [nowMs, nowMs + LOOK_AHEAD_MS, LOTS_AT_ONCE * 10]);
  const due = lots
    .map((lot) => ({
      ...lot,
      reminders: TIME_ZONES.map((zone) => ({ zone, due_ms: reminderAt(lot.closes_ms, zone) })),
    }))
    .filter(({ reminders }) => reminders.some(({ due_ms }) => due_ms - TOGETHER_MS <= nowMs))
    .slice(0, LOTS_AT_ONCE);
  if (due.length === 0) return 0;
  return db.tx(async (t) => {
    const claimed = await t.query<{ lot_id: number }>(CLAIM, [
      JSON.stringify(due.map(({ id, round }) => ({ lot_id: id, round }))),
    ]);
    const own = new Set(claimed.map((row) => row.lot_id));
    const rows = due
      .filter(({ id }) => own.has(id))
      .flatMap(({ id, round, reminders }) =>
        reminders.map((reminder) => ({ lot_id: id, round, ...reminder })),
      );
    await t.query(PUT_DOWN, [JSON.stringify(rows), nowMs]);
    return own.size;
  });
}

/** Whether a reminder still leaves time to do something. */
export function isWorthReminding(closesMs: number, nowMs: number): boolean {
  return closesMs - nowMs >= REMIND_BEFORE_MS / 12;
}

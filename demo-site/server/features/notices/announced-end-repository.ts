import { type Db, ms, timestampOf } from "../../platform/db/db";

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

export async function forgetAnnouncedEnds(db: Db): Promise<void> {
  await db.query("delete from announced_ends where announced_at < now() - interval '90 days'");
}

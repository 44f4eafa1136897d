import { type Db, timestampOf } from "../../platform/db/db";

export async function lowerLeaderMaximum(
  t: Db,
  lotId: number,
  maximumCents: number,
): Promise<void> {
  await t.query(
    "update lots set leader_max_cents = $2, moment = coalesce(moment, seq) + 1 where id = $1",
    [lotId, maximumCents],
  );
}

export async function writeBidState(
  t: Db,
  values: {
    lotId: number;
    priceCents: number;
    leaderId: number | null;
    leaderMaxCents: number | null;
    bidCount: number;
    steps: 0 | 1;
    notBeforeMs: number | null;
  },
): Promise<void> {
  await t.query(
    `update lots set price_cents = $2, leader_id = $3, leader_max_cents = $4, bid_count = $5,
       closes_at = case when $7::float8 is null then closes_at else greatest(closes_at, ${timestampOf("$7")}) end,
       moment = coalesce(moment, seq) + 1, seq = seq + $6::int,
       updated_at = case when $6 = 0 then updated_at else clock_timestamp() end
     where id = $1`,
    [
      values.lotId,
      values.priceCents,
      values.leaderId,
      values.leaderMaxCents,
      values.bidCount,
      values.steps,
      values.notBeforeMs,
    ],
  );
}

export async function postponeEnd(t: Db, lotId: number, waitsUntilMs: number): Promise<void> {
  await t.query(
    `update lots set closes_at = ${timestampOf("$2")}, seq = seq + 1, moment = coalesce(moment, seq) + 1,
         updated_at = clock_timestamp() where id = $1`,
    [lotId, waitsUntilMs],
  );
}

export function openDueLotsOf(db: Db, limit: number, status: string): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `with due as (
       select id from lots where status = 'scheduled' and opens_at <= now()
       order by opens_at, id limit $1 for no key update skip locked
     )
     update lots set status = $2, seq = seq + 1, updated_at = clock_timestamp()
     from due where lots.id = due.id returning lots.id`,
    [limit, status],
  );
}

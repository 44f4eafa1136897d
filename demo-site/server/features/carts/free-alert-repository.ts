import type { Db } from "../../platform/db/db";

/** Lots of one round of letters. */
const AT_ONCE = 200;

/** An alert of which nothing more can come while its lot is as it is, or whose letter is due. */
const IS_OVER = "(l.status <> 'reserved' or l.reserved_by = f.user_id or l.round <> f.round)";

/** Ends the alert of a person who keeps the lot, or does not want it any more. */
export async function endAlert(db: Db, userId: number, lotId: number): Promise<void> {
  await db.query("delete from free_alerts where user_id = $1 and lot_id = $2", [userId, lotId]);
}

export async function countAlerts(t: Db, userId: number, lotId: number): Promise<number> {
  const [row] = await t.query<{ n: number }>(
    "select count(*)::int as n from free_alerts where user_id = $1 and lot_id <> $2",
    [userId, lotId],
  );
  return row?.n ?? 0;
}

export async function insertAlert(t: Db, userId: number, lotId: number): Promise<void> {
  await t.query(
    `insert into free_alerts (user_id, lot_id, round) select $1, l.id, l.round from lots l where l.id = $2
     on conflict (user_id, lot_id) do update set round = excluded.round`,
    [userId, lotId],
  );
}

export function readLotsOver(db: Db): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `select distinct l.id from free_alerts f join lots l on l.id = f.lot_id where ${IS_OVER}
     order by l.id limit $1`,
    [AT_ONCE],
  );
}

export function takeAlerts(
  t: Db,
  lotId: number,
): Promise<{ user_id: number; title: string; is_true: boolean }[]> {
  return t.query<{ user_id: number; title: string; is_true: boolean }>(
    `delete from free_alerts f using lots l, users u
     where f.lot_id = $1 and l.id = f.lot_id and u.id = f.user_id and ${IS_OVER}
     returning f.user_id, l.title, l.round = f.round and u.status = 'active' as is_true`,
    [lotId],
  );
}

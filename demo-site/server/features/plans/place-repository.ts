import type { ListingKind, ListingWindow } from "martillo/domain";
import { type Db, timestampOf } from "../../platform/db/db";

export async function takePlace(
  t: Db,
  sellerId: number,
  lotId: number,
  kind: ListingKind,
): Promise<void> {
  await t.query("insert into plan_places (user_id, lot_id, kind) values ($1, $2, $3)", [
    sellerId,
    lotId,
    kind,
  ]);
}

export async function giveBackPlace(t: Db, lotId: number): Promise<void> {
  await t.query(
    `update plan_places set given_back_at = clock_timestamp() where id = (
         select id from plan_places where lot_id = $1 and given_back_at is null order by id desc limit 1)`,
    [lotId],
  );
}

export async function countPlaces(
  t: Db,
  userId: number,
  kind: ListingKind,
  { startMs, endMs }: ListingWindow,
): Promise<number> {
  const [row] = await t.query<{ used: number }>(
    `select count(*) as used from plan_places
     where user_id = $1 and kind = $2 and given_back_at is null
       and taken_at >= ${timestampOf("$3")} and taken_at < ${timestampOf("$4")}`,
    [userId, kind, startMs, endMs],
  );
  return row?.used ?? 0;
}

export async function hasPlace(
  t: Db,
  lotId: number,
  kind: ListingKind,
  { startMs, endMs }: ListingWindow,
): Promise<boolean> {
  const [row] = await t.query(
    `select 1 from plan_places where lot_id = $1 and kind = $2 and given_back_at is null
       and taken_at >= ${timestampOf("$3")} and taken_at < ${timestampOf("$4")} limit 1`,
    [lotId, kind, startMs, endMs],
  );
  return row !== undefined;
}

export async function countEmployees(t: Db, sellerId: number): Promise<number> {
  const [row] = await t.query<{ employees: number }>(
    "select count(*) as employees from users where as_employees_id = $1 and status <> 'deactivate'",
    [sellerId],
  );
  return row?.employees ?? 0;
}

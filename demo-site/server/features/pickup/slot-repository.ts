import { type Db, timestampOf } from "../../platform/db/db";

/** A time of a calendar. */
export interface Slot {
  key: string;
  startsAtMs: number;
}

/** Takes a place; false where the last one is gone. One statement: of any number who ask at once, as many get one as there are. */
export async function takePlace(t: Db, slot: Slot, capacity: number): Promise<boolean> {
  if (capacity < 1) return false;
  const rows = await t.query(
    `insert into pickup_slots as s (calendar_key, starts_at, capacity, booked)
     values ($1, ${timestampOf("$2")}, $3::int, 1)
     on conflict (calendar_key, starts_at) do update
       set capacity = excluded.capacity, booked = s.booked + 1
       where s.booked < excluded.capacity
     returning 1`,
    [slot.key, slot.startsAtMs, capacity],
  );
  return rows.length > 0;
}

/** Gives a place back. */
export async function freePlace(t: Db, slot: Slot): Promise<void> {
  await t.query(
    `update pickup_slots set booked = booked - 1
     where calendar_key = $1 and starts_at = ${timestampOf("$2")}`,
    [slot.key, slot.startsAtMs],
  );
}

/** Locks the times that a move touches, earlier ones first: two moves in opposite directions wait for each other, and do not die. */
export async function lockPlaces(t: Db, slots: readonly Slot[]): Promise<void> {
  await t.query(
    `select 1 from pickup_slots
     where (calendar_key, starts_at) in (
       select key, ${timestampOf("at")} from json_to_recordset($1::json) as s (key text, at float8))
     order by calendar_key, starts_at for update`,
    [JSON.stringify(slots.map(({ key, startsAtMs }) => ({ key, at: startsAtMs })))],
  );
}

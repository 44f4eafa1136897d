import { type Db, ms, timestampOf } from "../../platform/db/db";
import type { Pickup } from "martillo/contract";
import type { SaleSettings } from "../sale";

export async function writeSellerCalendar(
  db: Db,
  sellerId: number,
  fields: CalendarFields,
): Promise<void> {
  await db.query(
    `insert into pickup_calendars (seller_id, pickup) values ($1, $2::jsonb)
         on conflict (seller_id) do update set pickup = excluded.pickup, updated_at = clock_timestamp()`,
    [sellerId, JSON.stringify(fields)],
  );
}

/** The fields of the wire, as they are kept. */
export type CalendarFields = Pick<
  Pickup,
  | "local_pickup_check"
  | "local_pickup_dates"
  | "local_pickup_start_hour"
  | "local_pickup_end_hour"
  | "local_pickup_slot_timeframe"
  | "local_pickup_appt_per_slot"
>;

/** A calendar with the places that are taken. */
export interface Calendar {
  /** The owner of the places: of the seller's all, of an auction, or of one lot. */
  key: string;
  fields: CalendarFields;
  isDefault: boolean;
  settings: SaleSettings;
}

export async function readCalendarRow(db: Db, lotId: number) {
  const [row] = await db.query<{
    own: CalendarFields | null;
    auctions: CalendarFields | null;
    auction_id: number | null;
    sellers: CalendarFields | null;
  }>(
    `select l.pickup as own, a.pickup as auctions, l.auction_id, c.pickup as sellers from lots l
     left join auctions a on a.id = l.auction_id
     left join pickup_calendars c on c.seller_id = l.seller_id where l.id = $1`,
    [lotId],
  );
  return row;
}

export async function readSellerPickup(
  db: Db,
  sellerId: number,
): Promise<{ pickup: CalendarFields } | undefined> {
  const [row] = await db.query<{ pickup: CalendarFields }>(
    "select pickup from pickup_calendars where seller_id = $1",
    [sellerId],
  );
  return row;
}

/** How many places are taken, by the start of the slot. */
export async function readBooked(
  db: Db,
  { key }: Calendar,
  fromMs: number,
  toMs: number,
): Promise<Record<number, number>> {
  const rows = await db.query<{ at: number; booked: number }>(
    `select ${ms("starts_at")} as at, booked from pickup_slots
     where calendar_key = $1 and starts_at >= ${timestampOf("$2")} and starts_at < ${timestampOf("$3")}`,
    [key, fromMs, toMs],
  );
  return Object.fromEntries(rows.map(({ at, booked }) => [at, booked]));
}

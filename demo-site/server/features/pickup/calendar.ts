/** When what was sold can be picked up. */
import { beginOfDay, dayAfter, dayOf, pickupSlots } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { type InvoiceRow, readSaleSettings, type SaleSettings, settingsOf } from "../sale";
import {
  type Calendar,
  type CalendarFields,
  readBooked,
  readCalendarRow,
  readSellerPickup,
} from "./calendar-repository";

/** How far ahead appointments are given where no days are named, and how many days are shown at most: as many as a group of radios takes. */
const MOST_DAYS = 14;
const DAYS_AHEAD = 42;

function defaultFields({ pickup }: SaleSettings): CalendarFields {
  return {
    local_pickup_check: 1,
    local_pickup_dates: "",
    local_pickup_start_hour: pickup.start,
    local_pickup_end_hour: pickup.end,
    local_pickup_slot_timeframe: pickup.timeframe_min,
    local_pickup_appt_per_slot: pickup.per_slot,
  };
}

/** The calendar of a lot: its own, its auction's, its seller's, or the house's. */
export async function readCalendar(
  db: Db,
  of: Pick<InvoiceRow, "lot_id" | "seller_id"> & Partial<Pick<InvoiceRow, "terms">>,
): Promise<Calendar> {
  const settings = await settingsOf(db, of);
  const row = await readCalendarRow(db, of.lot_id);
  const named = row?.own ?? row?.auctions ?? row?.sellers;
  return {
    key: keyOf(),
    fields: named ?? defaultFields(settings),
    isDefault: !named,
    settings,
  };

  function keyOf(): string {
    if (row?.own) return `lot:${of.lot_id}`;
    return row?.auctions ? `auction:${row.auction_id}` : `seller:${of.seller_id}`;
  }
}

/** The calendar of a seller. */
export async function readSellerCalendar(db: Db, sellerId: number): Promise<Calendar> {
  const settings = await readSaleSettings(db);
  const row = await readSellerPickup(db, sellerId);
  return {
    key: `seller:${sellerId}`,
    fields: row?.pickup ?? defaultFields(settings),
    isDefault: !row,
    settings,
  };
}

/** The days that a calendar names, in its order; none where it goes by weekdays. */
export function namedDays({
  local_pickup_dates,
}: Pick<CalendarFields, "local_pickup_dates">): string[] {
  return local_pickup_dates
    .split(",")
    .map((day) => day.trim())
    .filter(Boolean);
}

/** Whether anything is picked up on a day. */
function isPickupDay({ fields, settings }: Calendar, day: string): boolean {
  if (fields.local_pickup_check === 0) return false;
  const named = namedDays(fields);
  if (named.length > 0) return named.includes(day);
  const weekday = new Date(day).getUTCDay();
  return settings.pickup.weekdays.includes(weekday) && !settings.holidays.includes(day);
}

/** The slots of a day that are not over, with the places that are left by `booked`. */
export function slotsOf(
  calendar: Calendar,
  day: string,
  booked: Readonly<Record<number, number>>,
  nowMs: number,
) {
  const { fields } = calendar;
  if (!isPickupDay(calendar, day)) return [];
  return pickupSlots({
    date: day,
    start: fields.local_pickup_start_hour,
    end: fields.local_pickup_end_hour,
    timeframeMin: fields.local_pickup_slot_timeframe,
    perSlot: fields.local_pickup_appt_per_slot,
    booked,
    nowMs,
  });
}

/** The next days on which there is a place, with their slots. */
export async function readDays(
  db: Db,
  calendar: Calendar,
  nowMs: number,
): Promise<{ date: string; slots: { startsAtMs: number; left: number }[] }[]> {
  const today = dayOf(nowMs);
  const named = namedDays(calendar.fields);
  const days = (
    named.length > 0
      ? named.filter((day) => day >= today).toSorted()
      : Array.from({ length: DAYS_AHEAD }, (_, index) => dayAfter(today, index))
  ).filter((day) => isPickupDay(calendar, day));
  const last = days.at(-1);
  if (last === undefined) return [];
  const booked = await readBooked(db, calendar, nowMs, beginOfDay(last, 1));
  return days
    .map((date) => ({ date, slots: slotsOf(calendar, date, booked, nowMs) }))
    .filter(({ slots }) => slots.length > 0)
    .slice(0, MOST_DAYS);
}

/** Days between two moments, the second one's included, on which no buyer could come: none is given, or all places were taken. */
export async function readBlockedDays(
  db: Db,
  calendar: Calendar,
  fromMs: number,
  toMs: number,
): Promise<string[]> {
  const end = dayOf(toMs);
  const booked = await readBooked(db, calendar, fromMs, beginOfDay(end, 1));
  const blocked: string[] = [];
  for (let day = dayAfter(dayOf(fromMs), 1); day <= end; day = dayAfter(day, 1)) {
    if (slotsOf(calendar, day, booked, 0).length === 0) blocked.push(day);
  }
  return blocked;
}

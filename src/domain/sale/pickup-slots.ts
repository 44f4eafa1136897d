import { dayText, HOUSE_ZONE, instantOf, localTime } from "../local-time";

/** A time at which a vehicle may be picked up, and how many places are left. */
export interface PickupSlot {
  startsAtMs: number;
  left: number;
}

/** How a day of pickups is divided. */
export interface PickupDay {
  /** `2026-11-24`. */
  date: string;
  /** `08:45`, local time. */
  start: string;
  end: string;
  /** Length of a slot in minutes; slots stand on a grid of it that begins at midnight. */
  timeframeMin: number;
  perSlot: number;
  /** How many places are taken, by the start of the slot in epoch milliseconds. */
  booked: Readonly<Record<number, number>>;
  nowMs: number;
  timeZone?: string;
}

/**
 * The slots of a day that can be booked: within the hours, not begun and not full. An hour that the clock leaves out has none, and one that
 * would begin before the last has ended is left out, too.
 */
export function pickupSlots(of: PickupDay): PickupSlot[] {
  const { date, timeframeMin, perSlot, booked, nowMs, timeZone = HOUSE_ZONE } = of;
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const endMin = minutesOf(of.end);
  const slots: PickupSlot[] = [];
  if (!(timeframeMin > 0)) return slots;
  const firstMin = Math.ceil(minutesOf(of.start) / timeframeMin) * timeframeMin;
  let freeFromMs = -Infinity;
  for (let at = firstMin; at + timeframeMin <= endMin; at += timeframeMin) {
    const wall = { year, month, day, hour: Math.floor(at / 60), minute: at % 60 };
    const startsAtMs = instantOf({ ...wall, second: 0, millisecond: 0 }, timeZone);
    const shown = localTime(startsAtMs, timeZone);
    const isShown = shown.hour === wall.hour && shown.minute === wall.minute;
    if (!isShown || dayText(shown) !== date || startsAtMs < freeFromMs) continue;
    freeFromMs = startsAtMs + timeframeMin * MINUTE_MS;
    const left = perSlot - (booked[startsAtMs] ?? 0);
    if (startsAtMs > nowMs && left > 0) slots.push({ startsAtMs, left });
  }
  return slots;
}

const MINUTE_MS = 60_000;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** When people are left alone, by their own clock. */
import type { MarketTimeZone } from "martillo/contract";

/** From 23:00 to 8:00. */
const QUIET_FROM_HOUR = 23;
const QUIET_TO_HOUR = 8;

const HOUR_MS = 3_600_000;

/** How long before the end of a lot its followers are reminded. */
export const REMIND_BEFORE_MS = HOUR_MS;

/** When the quiet hours end in which a moment lies; null for one of the day. Epoch milliseconds. */
export function quietUntil(atMs: number, zone: MarketTimeZone): number | null {
  const hour = hourAt(atMs, zone);
  if (hour < QUIET_FROM_HOUR && hour >= QUIET_TO_HOUR) return null;
  return nextHour(atMs, zone, QUIET_TO_HOUR);
}

/**
 * When to remind of an end: an hour before it or, where that lies in the quiet hours, an hour before these begin.
 */
export function reminderAt(closesMs: number, zone: MarketTimeZone): number {
  const atMs = closesMs - REMIND_BEFORE_MS;
  if (quietUntil(atMs, zone) === null) return atMs;
  // Whole hours back from the moment, so that it stays on the clock of that evening.
  let eveningMs = atMs - (atMs % HOUR_MS);
  while (hourAt(eveningMs, zone) !== QUIET_FROM_HOUR - 1) eveningMs -= HOUR_MS;
  return eveningMs;
}

/** Both zones are whole hours from UTC, summer and winter. */
function nextHour(atMs: number, zone: MarketTimeZone, hour: number): number {
  let thenMs = atMs - (atMs % HOUR_MS);
  while (thenMs <= atMs || hourAt(thenMs, zone) !== hour) thenMs += HOUR_MS;
  return thenMs;
}

const formats = new Map<MarketTimeZone, Intl.DateTimeFormat>();

function hourAt(atMs: number, zone: MarketTimeZone): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      hour: "2-digit",
      hourCycle: "h23",
      timeZone: zone,
    });
    formats.set(zone, format);
  }
  return Number(format.format(atMs));
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** People expect round times. */
export function roundUpTo(atMs: number, unitMs: number): number {
  return Math.ceil(atMs / unitMs) * unitMs;
}

/** 17:00 UTC of a day from now: early evening in Spain, summer and winter. */
export function eveningOf(atMs: number, days: number): number {
  return Math.floor(atMs / DAY) * DAY + days * DAY + 17 * HOUR;
}

/** Calendar month, 1 to 12, and year of a moment. */
export function calendarOf(atMs: number): { year: number; month: number } {
  // Only splits the given moment into a date; reads no clock.
  const [year = "", month = ""] = new Date(atMs).toISOString().split("-");
  return { year: Number(year), month: Number(month) };
}

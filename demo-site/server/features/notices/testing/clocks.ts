const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const DAY_MS = 24 * HOUR_MS;

/**
 * The next time that it is this hour in Madrid, epoch milliseconds; not in the next minute. A day later it is the same hour again: where clocks
 * are put forward or back meanwhile, tests that reckon in hours wait for the day after.
 */
export function nextInMadrid(hour: number, nowMs = Date.now()): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    hourCycle: "h23",
    timeZone: "Europe/Madrid",
  });
  let atMs = nowMs + MINUTE_MS;
  atMs += HOUR_MS - (atMs % HOUR_MS);
  const isAt = (ms: number) => Number(format.format(ms)) === hour;
  while (!isAt(atMs) || !isAt(atMs + DAY_MS)) atMs += HOUR_MS;
  return atMs;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The next time that it is this hour in Madrid, epoch milliseconds; not in the next minute. */
export function nextInMadrid(hour: number): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    hourCycle: "h23",
    timeZone: "Europe/Madrid",
  });
  let atMs = Date.now() + MINUTE_MS;
  atMs += HOUR_MS - (atMs % HOUR_MS);
  while (Number(format.format(atMs)) !== hour) atMs += HOUR_MS;
  return atMs;
}

/** The zone in which the house counts days, months and periods. */
export const HOUSE_ZONE = "Europe/Madrid";

/** What clock and calendar of a zone show. */
export interface LocalTime {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedes write figures in this order: `2026-11-22 18:30:05`. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "medium", timeZone });
    formats.set(timeZone, format);
  }
  return format;
}

/** What clock and calendar of a zone show at a moment, in epoch milliseconds. */
export function localTime(epochMs: number, timeZone: string = HOUSE_ZONE): LocalTime {
  const figures = formatOf(timeZone).format(epochMs).split(/\D/).map(Number);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = figures;
  const millisecond = ((epochMs % 1000) + 1000) % 1000;
  return { year, month, day, hour, minute, second, millisecond };
}

/**
 * The moment at which clock and calendar of a zone show this, in epoch milliseconds. An hour that comes twice means the first; one that is
 * left out in spring means as much later as the clock is put forward.
 */
export function instantOf(local: LocalTime, timeZone: string = HOUSE_ZONE): number {
  const asUtc = utcOf(local);
  const before = asUtc - offsetAt(asUtc - DAY_MS, timeZone);
  const after = asUtc - offsetAt(asUtc + DAY_MS, timeZone);
  if (before === after) return before;
  const fits = [before, after].filter((ms) => utcOf(localTime(ms, timeZone)) === asUtc);
  return fits.length > 0 ? Math.min(...fits) : before;
}

/** Midnight at which a day of a zone begins. */
export function startOfDay(
  { year, month, day }: Pick<LocalTime, "year" | "month" | "day">,
  timeZone: string = HOUSE_ZONE,
): number {
  const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 };
  return instantOf({ year, month, day, ...midnight }, timeZone);
}

/** The day of a moment: `2026-11-24`. */
export function dayOf(epochMs: number, timeZone: string = HOUSE_ZONE): string {
  return dayText(localTime(epochMs, timeZone));
}

/** `2026-11-24`. */
export function dayText({ year, month, day }: Pick<LocalTime, "year" | "month" | "day">): string {
  return [String(year), twoFigures(month), twoFigures(day)].join("-");
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The midnight at which a day begins, so many days later. */
export function beginOfDay(text: string, daysLater = 0): number {
  const [year = 0, month = 0, day = 0] = dayAfter(text, daysLater).split("-").map(Number);
  return startOfDay({ year, month, day });
}

function twoFigures(figure: number): string {
  return String(figure).padStart(2, "0");
}

/** How many days a month has; months beyond 12 are those of later years. */
export function daysOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** So many months later, at the same time of the day; the last day where a month is shorter. */
export function addMonths(local: LocalTime, months: number): LocalTime {
  const count = local.year * 12 + (local.month - 1) + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return { ...local, year, month, day: Math.min(local.day, daysOfMonth(year, month)) };
}

function offsetAt(epochMs: number, timeZone: string): number {
  return utcOf(localTime(epochMs, timeZone)) - epochMs;
}

function utcOf({ year, month, day, hour, minute, second, millisecond }: LocalTime): number {
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
}

const WITH_ZONE = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i;
const OF_HOUSE =
  /^(?:(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)|(?<d>\d\d)[-/](?<m>\d\d)[-/](?<y>\d{4}))(?<time>[T ](?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d))?)?$/;

/**
 * The moment that a text means, in epoch milliseconds; null of what is none. Digits are milliseconds; ISO with a zone is that; else it is a day of
 * the house, `2026-11-29` or `29-11-2026`, perhaps with its time. `isEnd`: a day alone means the midnight at which it ends.
 */
export function momentOf(text: string, { isEnd = false } = {}): number | null {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const [, day] = WITH_ZONE.exec(text) ?? [];
  if (day !== undefined) {
    const ms = Date.parse(text);
    return Number.isNaN(ms) || !isDay(day) ? null : ms;
  }
  const parts = OF_HOUSE.exec(text)?.groups;
  if (!parts) return null;
  const figure = (name: string) => Number(parts[name] ?? 0);
  const local = {
    year: figure("year") || figure("y"),
    month: figure("month") || figure("m"),
    day: figure("day") || figure("d"),
    hour: figure("hour"),
    minute: figure("minute"),
    second: figure("second"),
    millisecond: 0,
  };
  if (!isDay(dayText(local))) return null;
  return isEnd && parts["time"] === undefined ? beginOfDay(dayText(local), 1) : instantOf(local);
}

/** The thirtieth of February is a text that engines read as a day of March. */
function isDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

/** The zones of the market: the peninsula with the Balearic Islands, and the Canary Islands. */
export type TimeZone = "Europe/Madrid" | "Atlantic/Canary";

/** The market's usual zone. */
export const TIME_ZONE = "Europe/Madrid";

/** That of the device where it is one of the market's, else the usual one: a closing time is a moment there, not here. */
function zoneOfDevice(): TimeZone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === "Atlantic/Canary" ? timeZone : TIME_ZONE;
}

let zone = zoneOfDevice();

/** The zone that dates and times are written in now. */
export function timeZone(): TimeZone {
  return zone;
}

/** Writes dates and times in this zone from now on; without one in the device's, or the market's usual one. */
export function setTimeZone(chosen: TimeZone | undefined): void {
  zone = chosen ?? zoneOfDevice();
}

/** How dates and moments are written: as the market does, or as a house does that has configured nothing. */
export type DateFormat = "DD-MM-YYYY HH:mm" | "MM-DD-YYYY h:mm a";

let isMarkets = true;

/** Writes dates and times like this from now on. @default the market's way */
export function setDateFormat(format: DateFormat = "DD-MM-YYYY HH:mm"): void {
  isMarkets = format === "DD-MM-YYYY HH:mm";
}

/** Between an amount and its unit, so that they stay on one line. */
const NO_BREAK_SPACE = "\u00a0";

const numbers = new Intl.NumberFormat("de-DE", { useGrouping: true, maximumFractionDigits: 2 });
const amounts = new Intl.NumberFormat("de-DE", {
  useGrouping: true,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const wholeAmounts = new Intl.NumberFormat("de-DE", {
  useGrouping: true,
  maximumFractionDigits: 0,
});

const formats = new Map<TimeZone, Intl.DateTimeFormat>();

function formatOf(timeZone: TimeZone): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("es-ES", {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

function partsOf(epochMs: number): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(epochMs)) parts[type] = value;
  return parts;
}

/**
 * A decimal euro amount of the wire as people read it: `"1550.00"` → `1.550,00 €`.
 * With `whole` an amount without cents loses them: `1.550 €`.
 */
export function formatMoney(decimal: string, { whole = false } = {}): string {
  const value = Number(decimal);
  const format = whole && Number.isInteger(value) ? wholeAmounts : amounts;
  return `${format.format(value)}${NO_BREAK_SPACE}€`;
}

/** `12345` → `12.345`; four digits are grouped too. At most two decimals. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** `5` → `5 %`, `7.5` → `7,5 %`, with two decimals at most. */
export function formatPercent(percent: number): string {
  return `${numbers.format(percent)}${NO_BREAK_SPACE}%`;
}

/** Epoch milliseconds → `20-11-2026`, in the market's zone; `11-20-2026` where the page says so. */
export function formatDay(epochMs: number): string {
  const { day, month, year } = partsOf(epochMs);
  return isMarkets ? `${day}-${month}-${year}` : `${month}-${day}-${year}`;
}

const NOON = 12;

export interface TimeOptions {
  seconds?: boolean;
  /** Names the season of an hour that comes twice, when summer time ends: `02:30 CEST`, and an hour later `02:30 CET`. */
  exact?: boolean;
}

/** Epoch milliseconds → `18:30`, in the market's zone; `18:30:05` with `seconds`. */
export function formatTime(
  epochMs: number,
  { seconds = false, exact = false }: TimeOptions = {},
): string {
  const { hour, minute, second } = partsOf(epochMs);
  const time = timeOf(hour, seconds ? `:${minute}:${second}` : `:${minute}`);
  const season = exact ? seasonNote(epochMs) : undefined;
  return season === undefined ? time : `${time} ${season}`;
}

function timeOf(hour: string | undefined, rest: string): string {
  if (isMarkets) return `${hour}${rest}`;
  const hours = Number(hour);
  return `${hours % NOON || NOON}${rest} ${hours < NOON ? "am" : "pm"}`;
}

/** Epoch milliseconds → `20-11-2026 18:30`, in the market's zone; with `seconds` `20-11-2026 18:30:05`. */
export function formatDateTime(epochMs: number, options?: TimeOptions): string {
  return `${formatDay(epochMs)} ${formatTime(epochMs, options)}`;
}

const HOUR_MS = 3_600_000;

/** In summer, in winter. */
const SEASONS: Record<TimeZone, readonly [string, string]> = {
  "Europe/Madrid": ["CEST", "CET"],
  "Atlantic/Canary": ["WEST", "WET"],
};

/** Which of the two it is, where the clock shows the same an hour before or after. */
function seasonNote(epochMs: number): string | undefined {
  const { hour } = partsOf(epochMs);
  const [summer, winter] = SEASONS[zone];
  if (partsOf(epochMs + HOUR_MS)["hour"] === hour) return summer;
  return partsOf(epochMs - HOUR_MS)["hour"] === hour ? winter : undefined;
}

/**
 * Where a moment is written by another clock than the device's: `Madrid` or `Canarias`. Undefined where both clocks show the same then,
 * whatever their zones are called.
 */
export function zoneNote(epochMs: number): string | undefined {
  const { day, month, year, hour, minute } = partsOf(epochMs);
  const here = new Date(epochMs);
  const isSame =
    here.getMinutes() === Number(minute) &&
    here.getHours() === Number(hour) &&
    here.getDate() === Number(day) &&
    here.getMonth() + 1 === Number(month) &&
    here.getFullYear() === Number(year);
  if (isSame) return undefined;
  return zone === TIME_ZONE ? "Madrid" : "Canarias";
}

/**
 * A moment that somebody may have to be there for: `20-11-2026 18:30`, where the device's clock shows another time
 * `20-11-2026 18:30 (Madrid)`, and in the hour that comes twice in October `25-10-2026 02:30 CEST`.
 */
export function formatMoment(epochMs: number, options?: Omit<TimeOptions, "exact">): string {
  const note = zoneNote(epochMs);
  const moment = formatDateTime(epochMs, { ...options, exact: true });
  return `${moment}${note === undefined ? "" : ` (${note})`}`;
}

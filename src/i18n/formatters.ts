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

let english = false;
let words = "es";

/** Names days in the language of this tag from now on, and writes figures as English or as the market does. `useLocale` calls it. */
export function setLanguage(locale: string): void {
  english = locale.startsWith("en");
  words = locale;
}

/** Figures are written as in English now. */
export function isEnglish(): boolean {
  return english;
}

interface Format {
  format(value: number): string;
}

const formats: Record<string, Format> = {};

/** Writes a value by a format that is made once: making one takes longer than writing with it a hundred times. */
function write<Options extends object>(
  Kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
  value: number,
): string {
  const key = `${locale} ${Object.values(options).join()}`;
  return (formats[key] ??= new Kind(locale, options)).format(value);
}

function numberText(value: number, options: Intl.NumberFormatOptions): string {
  return write(Intl.NumberFormat, english ? "en" : "de", options, value);
}

/** `12345` → `12.345`, `12,345` in English; four digits are grouped too. At most two decimals. */
export function formatNumber(value: number): string {
  return numberText(value, { maximumFractionDigits: 2 });
}

/** How an amount is written. */
export interface MoneyOptions {
  /** Leaves out the cents of whole euro, never other ones; a column that is added up keeps them. @default true */
  whole?: boolean;
}

/** Integer cents as people read them: `155000` → `1.550 €`, `155050` → `1.550,50 €`; `€1,550.50` in English. */
export function formatCents(cents: number, { whole = true }: MoneyOptions = {}): string {
  return numberText(cents / 100, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: whole && cents % 100 === 0 ? 0 : 2,
  });
}

/** `formatCents` for a decimal amount of the wire: `"1550.00"` → `1.550 €`. */
export function formatMoney(decimal: string, options?: MoneyOptions): string {
  return formatCents(Math.round(Number(decimal) * 100), options);
}

/** The euro of a written amount and its cents, which may be smaller: `1.550` and `,50 €`; `1.550 €` and nothing. */
export function splitCents(amount: string): readonly [euros: string, cents?: string] {
  return amount.split(/(?=[,.]\d\d\D*$)/) as [string, string?];
}

function dateText(locale: string, options: Intl.DateTimeFormatOptions, epochMs: number): string {
  return write(Intl.DateTimeFormat, locale, options, epochMs);
}

/** `2026-11-20 18:30:05` on the clock of a zone, or of the device: Swedes write figures in this order. */
function clockText(epochMs: number, timeZone?: TimeZone): string {
  return dateText("sv", { dateStyle: "short", timeStyle: "medium", timeZone }, epochMs);
}

/** The figures of a moment in the zone: year, month, day, hour, minute, second. */
export function partsOf(epochMs: number): readonly string[] {
  return clockText(epochMs, zone).split(/\D/);
}

export interface TimeOptions {
  seconds?: boolean;
  /** Names the season of an hour that comes twice, when summer time ends: `02:30 CEST`, and an hour later `02:30 CET`. */
  exact?: boolean;
}

const HOUR_MS = 3_600_000;

/** The clock shows the same an hour before or after. */
function comesTwice(epochMs: number): boolean {
  const isSame = (ms: number) => clockText(epochMs + ms, zone) === clockText(epochMs, zone);
  return isSame(-HOUR_MS) || isSame(HOUR_MS);
}

/** Epoch milliseconds → `18:30`, in the market's zone; `18:30:05` with `seconds`. */
export function formatTime(
  epochMs: number,
  { seconds = false, exact = false }: TimeOptions = {},
): string {
  const hasSeason = exact && comesTwice(epochMs);
  return dateText(
    "en-GB",
    {
      timeZone: zone,
      hourCycle: isMarkets ? "h23" : "h12",
      hour: isMarkets ? "2-digit" : "numeric",
      minute: "2-digit",
      second: seconds ? "2-digit" : undefined,
      timeZoneName: hasSeason ? "short" : undefined,
    },
    epochMs,
  );
}

/**
 * Where a moment is written by another clock than the device's: `Madrid` or `Canarias`. Undefined where both clocks show the same then,
 * independent of the names of their zones.
 */
export function zoneNote(epochMs: number): string | undefined {
  if (clockText(epochMs, zone) === clockText(epochMs)) return undefined;
  return zone === TIME_ZONE ? "Madrid" : "Canarias";
}

/** How a moment is written. */
export interface MomentOptions {
  /** The server's time: days near it have names. Without it the day is written out. */
  now?: number | undefined;
  /** `hoy 18:40:05`. @default false */
  seconds?: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Epoch milliseconds → `20-11-2026`, in the market's zone; `11-20-2026` where the page says so, and `20 Nov 2026` in English, where
 * figures alone may be read the other way round.
 */
export function formatDay(epochMs: number): string {
  const [year, month, day] = partsOf(epochMs);
  if (!isMarkets) return `${month}-${day}-${year}`;
  if (!english) return `${day}-${month}-${year}`;
  const options = { timeZone: zone, day: "numeric", month: "short", year: "numeric" } as const;
  // British, as days come before months in all of the market.
  return dateText("en-GB", options, epochMs);
}

/** The day of a moment: `hoy`, `mañana`, `ayer`, otherwise as `formatDay` writes it. */
export function formatMomentDay(epochMs: number, { now }: MomentOptions = {}): string {
  const then = clockText(epochMs, zone);
  const today = now === undefined ? "" : clockText(now, zone);
  const days = (Date.parse(then.slice(0, 10)) - Date.parse(today.slice(0, 10))) / DAY_MS;
  if (Math.abs(days) < 2) {
    return new Intl.RelativeTimeFormat(words, { numeric: "auto" }).format(days, "day");
  }
  return formatDay(epochMs);
}

/**
 * A moment: `hoy 18:40`, `mañana 09:05`, otherwise `22-11-2026 18:40`, `22 Nov 2026, 18:40` in English. Where the device's clock shows
 * another time `hoy 18:40 (Madrid)`, and in the hour that comes twice in October `25-10-2026 02:30 CEST`. `useMoments` knows the server's
 * time.
 */
export function formatMoment(epochMs: number, options: MomentOptions = {}): string {
  const time = formatTime(epochMs, { ...options, exact: true });
  const note = zoneNote(epochMs);
  const day = formatMomentDay(epochMs, options);
  return `${day}${english && /\d/.test(day) ? "," : ""} ${time}${note === undefined ? "" : ` (${note})`}`;
}

/** What cells of a sheet mean, and how the house writes the same. */
import { instantOf, localTime } from "martillo/domain";

/** A cell that says nothing that a lot could be. */
export class CellRefused extends Error {}

const GROUPED = /^\d{1,3}(?:[.\s]\d{3})+$/;
const ENGLISH_GROUPED = /^\d{1,3}(?:,\d{3})+$/;

/** `12.500`, `12 500` and `12500` are the same. */
export function wholeOf(text: string): number {
  const bare = bareNumber(text);
  if (GROUPED.test(bare) || ENGLISH_GROUPED.test(bare))
    return Number(bare.replaceAll(/[.,\s]/g, ""));
  if (/^\d+$/.test(bare)) return Number(bare);
  throw new CellRefused("Escriba un número entero, como 12500.");
}

/** What a formula leaves beside a whole number. */
const NOISE = 1e-6;

/** A number cell as a whole number: 950.125 is no 950125, and 125.125 km is no mileage. */
export function wholeOfNumber(value: number): number {
  const whole = Math.round(value);
  if (Math.abs(value - whole) > NOISE) {
    throw new CellRefused("La celda tiene decimales. Escriba un número entero, como 12500.");
  }
  if (whole >= 0 && Number.isSafeInteger(whole)) return whole;
  throw new CellRefused("Escriba un número entero, como 12500.");
}

/** Spreadsheets keep every figure of smaller numbers; of a longer one they have made zeros of the last figures. */
const MOST_EXACT = 1e15;

/** A number cell where a text is meant: a reference, a chassis. */
export function textOfNumber(text: string, value: number): string {
  if (Math.abs(value) < MOST_EXACT) return text;
  throw new CellRefused(
    "La hoja de cálculo ha redondeado este número. Dé a la celda formato de texto y escríbalo de nuevo.",
  );
}

const SPANISH_MONEY = /^(?:\d+|\d{1,3}(?:[.\s]\d{3})+)(?:,\d{1,2})?$/;
const ENGLISH_MONEY = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** `12.500`, `12.500,5` and `12500.50` as decimal euro. */
export function moneyOf(text: string): string {
  const bare = bareNumber(text);
  if (SPANISH_MONEY.test(bare)) {
    return withoutZeros(bare.replaceAll(/[.\s]/g, "").replace(",", "."));
  }
  if (EITHER.test(bare)) {
    throw new CellRefused(
      "La coma puede ser de miles o de decimales. Escriba el importe como 12500 o 12500,50.",
    );
  }
  if (ENGLISH_MONEY.test(bare)) return withoutZeros(bare.replaceAll(",", ""));
  throw new CellRefused(NO_MONEY);
}

const NO_MONEY = "Escriba un importe en euros, como 12500 o 12.500,50.";

/** 950.125 in Spain, 950125 in England. */
const EITHER = /^\d{1,3},\d{3}$/;

/** `00950` shows what `950` is. */
function withoutZeros(decimal: string): string {
  return decimal.replace(/^0+(?=\d)/, "");
}

/** A number cell as decimal euro, rounded to cents as its spreadsheet shows it: 950.125 is 950.13. */
export function moneyOfNumber(value: number): string {
  const cents = Math.round(Number(`${value}e2`));
  // Beyond that, and for almost nothing, numbers are written with an exponent.
  if (value < 0 || !Number.isSafeInteger(cents)) throw new CellRefused(NO_MONEY);
  return (cents / 100).toFixed(2);
}

/** A text as a decimal number, with a point: `12.500`, `1.000,50`, `12,5` and `12.5`. A text that is none stays as it is. */
export function decimalTextOf(text: string): string {
  const bare = text.replaceAll(/[\u00A0\u202F]/g, " ").trim();
  if (SPANISH_DECIMAL.test(bare)) return bare.replaceAll(/[.\s]/g, "").replace(",", ".");
  return ENGLISH_DECIMAL.test(bare) ? bare.replaceAll(",", "") : bare.replace(",", ".");
}

const SPANISH_DECIMAL = /^-?\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/;
const ENGLISH_DECIMAL = /^-?\d{1,3}(?:,\d{3})+\.\d+$/;

/** Of what stands around a number only what people write there. */
function bareNumber(text: string): string {
  return text
    .replaceAll(/[\u00A0\u202F]/g, " ")
    .replaceAll(/€|\b(?:eur|euros?|km|cv)\b/gi, "")
    .trim();
}

const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(.*)$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/;
const CLOCK = /^[T ]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{3}))?)?$/;

/** Epoch milliseconds of `DD-MM-AAAA HH:mm` in the house's zone; without a time of the day at `hour`. */
export function momentOfText(text: string, hour: number): number {
  const [, day, month, year, rest] = DAY_FIRST.exec(text) ?? reordered(YEAR_FIRST.exec(text)) ?? [];
  const clock = rest === undefined || rest === "" ? [] : CLOCK.exec(rest);
  if (year === undefined || clock === null) refuseMoment();
  const [, ofDay = String(hour), minute = "0", second = "0", millisecond = "0"] = clock;
  const local = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(ofDay),
    minute: Number(minute),
    second: Number(second),
    millisecond: Number(millisecond),
  };
  const ms = Date.UTC(
    local.year,
    local.month - 1,
    local.day,
    local.hour,
    local.minute,
    local.second,
  );
  const read = new Date(ms);
  const isReal =
    read.getUTCDate() === local.day &&
    read.getUTCMonth() === local.month - 1 &&
    read.getUTCHours() === local.hour &&
    read.getUTCMinutes() === local.minute;
  if (!isReal) refuseMoment();
  return instantOf(local);
}

/** `2027-02-24` of a day however it is written; a text that is none stays as it is. */
export function dayOfText(text: string): string {
  const [, day, month, year, rest] = DAY_FIRST.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return text;
  return rest === "" ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

function reordered(match: RegExpExecArray | null): (string | undefined)[] | null {
  return match && [match[0], match[3], match[2], match[1], match[4]];
}

function refuseMoment(): never {
  throw new CellRefused("Escriba la fecha así: 23-11-2026 18:30.");
}

/** `23-11-2026 18:30`, with seconds where there are any. */
export function momentText(ms: number): string {
  const { year, month, day, hour, minute, second, millisecond } = localTime(ms);
  const figures = (value: number, width = 2) => String(value).padStart(width, "0");
  const seconds = second === 0 && millisecond === 0 ? "" : `:${figures(second)}`;
  const parts = millisecond === 0 ? "" : `.${figures(millisecond, 3)}`;
  return `${figures(day)}-${figures(month)}-${year} ${figures(hour)}:${figures(minute)}${seconds}${parts}`;
}

/** Writes the cells of a workbook anew, so that the library hands over what they are: a number, or the text that their format shows. */
import { MOST_COLUMNS, SheetRefused } from ".";
import type { NumberFormat } from "./number-formats";
import { numberText } from "./number-text";
import { attributesOf, escaped, nameOf, tagsOf, textOf, unescaped } from "./xml-tags";

/** The number of a row that has something in it; a person who fills a sheet by hand leaves no more between the rows. */
const LAST_ROW = 20_000;

export interface CellRules {
  formats: readonly NumberFormat[];
  /** Days are counted from 1904, as old Macs did. */
  from1904: boolean;
}

/** A cell that was opened: the facts that are known of it at its end. */
interface OpenCell {
  /** Where its tag stands among the pieces. */
  at: number;
  prefix: string;
  attributes: ReadonlyMap<string, string>;
  ref: string;
  isFilled: boolean;
  /** Where its value begins and ends. */
  value?: [start: number, end: number];
}

/**
 * The sheet with a place for each cell, which the standard leaves out where it is the next one; with days, moments, shares, foreign amounts
 * and faults as texts; and with other numbers bare. Throws SheetRefused for cells that lie further away than anybody fills.
 */
export function plainCells(bytes: Uint8Array, rules: CellRules): Uint8Array {
  const xml = textOf(bytes);
  const pieces: string[] = [];
  let done = 0;
  let row = 0;
  let column = 0;
  let cell: OpenCell | undefined;
  let isInSheet = false;

  const keep = (until: number) => {
    if (until > done) pieces.push(xml.slice(done, until));
    done = Math.max(done, until);
  };

  for (const { text, start, end } of tagsOf(xml)) {
    const name = nameOf(text);
    if (name === "sheetData" || name === "/sheetData") isInSheet = name === "sheetData";
    if (!isInSheet) continue;
    if (name === "row") {
      row = Number(attributesOf(text).get("r") ?? row + 1);
      column = 0;
    } else if (name === "c") {
      const attributes = attributesOf(text);
      [row, column] = placeOf(attributes.get("r"), row, column);
      keep(start - 1);
      const [prefix = ""] = text.split(/c(?:\s|\/|$)/, 1);
      const isWhole = text.endsWith("/");
      const ref = `${lettersOf(column)}${row}`;
      pieces.push(`<${prefix}c r="${ref}"${isWhole ? "/" : ""}>`);
      done = end;
      if (!isWhole) cell = { at: pieces.length - 1, prefix, attributes, ref, isFilled: false };
    } else if (name === "v" && cell) {
      cell.isFilled = true;
      if (!text.endsWith("/")) cell.value = [end, end];
    } else if (name === "/v" && cell?.value) cell.value[1] = start - 1;
    else if (name === "/c" && cell) {
      if (cell.isFilled && (column > MOST_COLUMNS || row > LAST_ROW)) {
        throw new SheetRefused("IMPORT_TOO_LARGE");
      }
      close(cell, start - 1);
      cell = undefined;
    } else if (cell) cell.isFilled = true;
  }
  keep(xml.length);
  return new TextEncoder().encode(pieces.join(""));

  function close({ at, prefix, attributes, ref, isFilled, value }: OpenCell, until: number) {
    const raw = value && xml.slice(...value).replaceAll(/<!\[CDATA\[|\]\]>/g, "");
    const { type, text } = meantBy(attributes, raw, isFilled, rules);
    pieces[at] = `<${prefix}c r="${ref}"${type === undefined ? "" : ` t="${type}"`}>`;
    if (text === undefined || !value) return;
    keep(value[0]);
    pieces.push(escaped(text));
    done = value[1];
    keep(until);
  }
}

/** What the cell says it is, or else what comes next; columns from 1. */
function placeOf(ref: string | undefined, row: number, column: number): [number, number] {
  const [, letters = "", figures = ""] = /^([A-Za-z]{1,4})(\d{1,8})$/.exec(ref ?? "") ?? [];
  if (letters === "") return [row, column + 1];
  return [Number(figures), columnOf(letters.toUpperCase())];
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.codePointAt(0) ?? 0) - 64;
  return column;
}

function lettersOf(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? lettersOf(rest) : "") + String.fromCodePoint(65 + ((column - 1) % 26));
}

/** The kind of cell that the library is told, and what stands in it where that is another text. */
interface Meaning {
  type?: string;
  text?: string;
}

function meantBy(
  attributes: ReadonlyMap<string, string>,
  raw: string | undefined,
  isFilled: boolean,
  rules: CellRules,
): Meaning {
  const type = attributes.get("t") ?? "n";
  if (type === "inlineStr") return isFilled ? { type } : {};
  // A formula that no program has calculated yet has no value.
  if (raw === undefined) return {};
  if (raw.trim() === "") return { type: "str", text: "" };
  // The library takes `#N/A` for an empty cell: its sender shall read that it is wrong.
  if (type === "e") return { type: "str" };
  if (type === "d") return { type: "str", text: isoText(unescaped(raw)) };
  if (type !== "n") return { type };
  const text = shownText(raw, rules.formats[Number(attributes.get("s") ?? 0)], rules.from1904);
  return text === undefined ? {} : { type: "str", text };
}

/** What a number cell shows where that is more than its number; undefined for a mere number. */
function shownText(
  raw: string,
  format: NumberFormat | undefined,
  from1904: boolean,
): string | undefined {
  const value = Number(raw);
  if (!Number.isFinite(value)) return unescaped(raw);
  if (!format) return undefined;
  switch (format.kind) {
    case "percent":
      return `${numberText(value * 100)} %`;
    case "plain":
      return plainText(value, format);
    default:
      return momentText(value, format.kind, from1904);
  }
}

function plainText(value: number, { currency, figures = 0 }: NumberFormat): string | undefined {
  if (currency !== undefined) return `${numberText(value)} ${currency}`;
  const isPadded = Number.isSafeInteger(value) && value >= 0 && String(value).length < figures;
  return isPadded ? String(value).padStart(figures, "0") : undefined;
}

const DAY_MS = 86_400_000;
/** The day 0 of each way of counting: 30-12-1899, because the leap day of 1900 is counted that never was. */
const DAY_ZERO_MS = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };
/** 31-12-9999; beyond it spreadsheets show no day. */
const LAST_DAY = 2_958_465;

/** A sheet has no zone: its moments stand in UTC. A day alone has a time if its number does; a moment has always one. */
function momentText(
  value: number,
  kind: "day" | "time" | "moment",
  from1904: boolean,
): string | undefined {
  if (value < 0 || value > LAST_DAY + 1) return undefined;
  const zero = from1904 ? DAY_ZERO_MS.from1904 : DAY_ZERO_MS.from1900;
  const ms = zero + Math.round((value * DAY_MS) / 1000) * 1000;
  const [day = "", time = ""] = new Date(ms).toISOString().split("T");
  const date = day.split("-").toReversed().join("-");
  const clock = time.slice(0, time.startsWith(":00", 5) ? 5 : 8);
  // A moment that only shows its time of the day is one all the same.
  if (kind === "time") return value < 1 ? clock : `${date} ${clock}`;
  return kind === "day" && clock === "00:00" ? date : `${date} ${clock}`;
}

/** `2027-02-24T00:00:00Z` without its zone, because a sheet has none. */
function isoText(text: string): string {
  return text.trim().replace(/Z$/, "");
}

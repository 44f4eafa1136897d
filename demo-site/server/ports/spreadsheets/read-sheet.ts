import { parse } from "csv-parse/sync";
import { SHEET_BYTES, SHEET_ROWS } from "martillo/contract";
import { readSheet as readWorkbook } from "read-excel-file/universal";
import { MOST_COLUMNS, SheetRefused, type ReadSheet } from ".";
import { packed, unpack } from "./unpack";

/** The sheet that is read; without one of this name the first that is not hidden. */
const SHEET_NAME = "lotes";
/** The number of a row that has something in it; with more between the rows nobody has filled a sheet by hand. */
const LAST_ROW = 20_000;

type Value = string | number | boolean | Date | null;

/** Throws SheetRefused, and nothing else. */
export async function readSheetFile(file: Uint8Array): Promise<ReadSheet> {
  if (file.length > SHEET_BYTES) throw new SheetRefused("IMPORT_TOO_LARGE");
  try {
    return limited(isWorkbook(file) ? await readXlsx(file) : readCsv(file));
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused("IMPORT_UNREADABLE");
  }
}

function isWorkbook(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b;
}

async function readXlsx(file: Uint8Array): Promise<Value[][]> {
  const parts = unpack(file);
  const name = chosenSheet(parts);
  checkSize(parts);
  return readWorkbook(packed(withErrorsAsText(parts)), name) as Promise<Value[][]>;
}

function chosenSheet(parts: ReadonlyMap<string, Uint8Array>): string {
  const book = textOf(parts.get("xl/workbook.xml"));
  const visible = [...book.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)]
    .map(([, attributes = ""]) => attributes)
    .filter((attributes) => !/\bstate="(?:hidden|veryHidden)"/.test(attributes))
    .map((attributes) => unescaped(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? ""));
  const name = visible.find((each) => each.trim().toLowerCase() === SHEET_NAME) ?? visible[0];
  if (!name) throw new SheetRefused("IMPORT_UNREADABLE");
  return name;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

const SHEET_PART = /^xl\/worksheets\/[^/]+\.xml$/;
/** A cell with something in it; those that only have a colour end at once. */
const FULL_CELL = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]+)(\d+)"[^>]*(?<!\/)>(?!<\/)/g;

/** The library makes room for every cell before the last, so one far away must not be there at all. */
function checkSize(parts: ReadonlyMap<string, Uint8Array>) {
  for (const [path, bytes] of parts) {
    if (!SHEET_PART.test(path)) continue;
    for (const [, letters = "", row] of textOf(bytes).matchAll(FULL_CELL)) {
      if (columnOf(letters) > MOST_COLUMNS || Number(row) > LAST_ROW) {
        throw new SheetRefused("IMPORT_TOO_LARGE");
      }
    }
  }
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.codePointAt(0) ?? 0) - 64;
  return column;
}

/** The library takes `#N/A` for an empty cell: whoever sent it shall read that it is wrong. */
function withErrorsAsText(parts: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  return new Map(
    [...parts].map(([path, bytes]) => {
      if (!SHEET_PART.test(path)) return [path, bytes];
      const text = textOf(bytes);
      if (!/\bt="e"/.test(text)) return [path, bytes];
      return [
        path,
        new TextEncoder().encode(text.replaceAll(/(<(?:\w+:)?c\s[^>]*?\bt=)"e"/g, '$1"str"')),
      ];
    }),
  );
}

function textOf(bytes: Uint8Array | undefined): string {
  return bytes ? new TextDecoder().decode(bytes) : "";
}

function readCsv(file: Uint8Array): string[][] {
  const text = decoded(file);
  // What is no text at all, such as a workbook of before 2007.
  if (text.includes("\0")) throw new SheetRefused("IMPORT_UNREADABLE");
  return parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    on_record: (record: string[]) => {
      if (record.length > MOST_COLUMNS && record.slice(MOST_COLUMNS).some((cell) => cell !== "")) {
        throw new SheetRefused("IMPORT_TOO_LARGE");
      }
      return record;
    },
  });
}

/** What windows-1252 has where Latin 1 has control characters. */
const ANSI = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";

/** Windows writes what it calls ANSI where nobody asks for anything else. */
function decoded(file: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    // Not every Node decodes windows-1252 as what it is.
    const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString("latin1");
    return text.replaceAll(
      /[\x80-\x9F]/g,
      (char) => ANSI[(char.codePointAt(0) ?? 0) - 0x80] ?? char,
    );
  }
}

/** Whichever there is more of in the head, outside of quotes. */
function delimiterOf(text: string): ";" | "," {
  const [head = ""] = text.split(/\r?\n/, 1);
  const bare = head.replaceAll(/"[^"]*"/g, "");
  return bare.split(";").length >= bare.split(",").length ? ";" : ",";
}

function limited(values: readonly (readonly Value[])[]): ReadSheet {
  const rows = values.map((cells, at) => ({ row: at + 1, cells: cells.map(cellText) }));
  const full = rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (full.length === 0) throw new SheetRefused("IMPORT_UNREADABLE");
  if (full.length > SHEET_ROWS + 1) throw new SheetRefused("IMPORT_TOO_LARGE");
  return { rows: full, emptyRows: rows.length - full.length };
}

/** What the house itself has told to be text is read without its mark. */
const TOLD = /^'('*[=+\-@\t\r])/;

function cellText(value: Value): string {
  if (value === null) return "";
  if (typeof value === "number") return numberText(value);
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (value instanceof Date) return momentText(value);
  return value.replace(TOLD, "$1").trim();
}

/** Never as `1e+21`; what a computer cannot write exactly is not more than that. */
function numberText(value: number): string {
  if (!Number.isFinite(value)) return "";
  const rounded = Math.round(value * 1e6) / 1e6;
  return Number.isSafeInteger(Math.trunc(rounded))
    ? String(rounded).replace(".", ",")
    : String(value);
}

/** A sheet has no zone: what it shows stands in UTC. */
function momentText(value: Date): string {
  if (Number.isNaN(value.getTime())) return "";
  const [day = "", time = ""] = new Date(Math.round(value.getTime() / 1000) * 1000)
    .toISOString()
    .split("T");
  const date = day.split("-").toReversed().join("-");
  return time.startsWith("00:00") ? date : `${date} ${time.slice(0, 5)}`;
}

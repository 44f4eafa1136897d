import { parse } from "csv-parse/sync";
import { SHEET_BYTES, SHEET_ROWS } from "martillo/contract";
import { readSheet as readWorkbook } from "read-excel-file/universal";
import { MOST_COLUMNS, SheetRefused, type ReadSheet } from ".";
import { packed, unpack } from "./unpack";

/** The sheet that is read; without one of this name the first that is not hidden. */
const SHEET_NAME = "lotes";
/** The number of a row that has something in it; with more between the rows nobody has filled a sheet by hand. */
const LAST_ROW = 20_000;

/** A description's length, which is the longest of a lot's texts. Of a longer one so much is read, and one more, for which its row is refused. */
const LONGEST_CELL = 10_000;

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
  checkTags(parts);
  const name = chosenSheet(parts);
  checkSize(parts);
  return readWorkbook(packed(withErrorsAsText(parts)), name) as Promise<Value[][]>;
}

function chosenSheet(parts: ReadonlyMap<string, Uint8Array>): string {
  const names: string[] = [];
  for (const { text } of tagsOf(textOf(parts.get("xl/workbook.xml")))) {
    if (!isNamed(text, "sheet") || /\bstate="(?:hidden|veryHidden)"/.test(text)) continue;
    names.push(unescaped(/\bname="([^"]*)"/.exec(text)?.[1] ?? ""));
  }
  const name = names.find((each) => each.trim().toLowerCase() === SHEET_NAME) ?? names[0];
  if (!name) throw new SheetRefused("IMPORT_UNREADABLE");
  return name;
}

/** Spreadsheets write a dozen, and in the longest a list of ranges. */
const MOST_ATTRIBUTES = 200;
const LONGEST_TAG = 65_536;

/** The library compares each attribute of a tag with those before it, and begins again with a tag that has not ended in what it has so far. */
function checkTags(parts: ReadonlyMap<string, Uint8Array>) {
  for (const bytes of parts.values()) {
    for (const { text } of tagsOf(textOf(bytes))) {
      if (text.length > LONGEST_TAG || attributesOf(text) > MOST_ATTRIBUTES) {
        throw new SheetRefused("IMPORT_UNREADABLE");
      }
    }
  }
}

function attributesOf(tag: string): number {
  let attributes = 0;
  for (let at = tag.indexOf("="); at !== -1; at = tag.indexOf("=", at + 1)) attributes += 1;
  return attributes;
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

/** The library makes room for every cell before the last, so one far away must not be there at all. Those that only have a colour are not. */
function checkSize(parts: ReadonlyMap<string, Uint8Array>) {
  for (const [path, bytes] of parts) {
    if (!SHEET_PART.test(path)) continue;
    const xml = textOf(bytes);
    for (const { text, end } of tagsOf(xml)) {
      if (!isNamed(text, "c") || text.endsWith("/") || xml.startsWith("</", end)) continue;
      const [, letters = "", row = "1"] = /\br="([A-Z]+)(\d+)"/.exec(text) ?? [];
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
    [...parts].map(([path, bytes]) => [path, SHEET_PART.test(path) ? errorsAsText(bytes) : bytes]),
  );
}

const OF_ERROR = 't="e"';

function errorsAsText(bytes: Uint8Array): Uint8Array {
  const xml = textOf(bytes);
  if (!xml.includes(OF_ERROR)) return bytes;
  const pieces: string[] = [];
  let done = 0;
  for (const { text, start } of tagsOf(xml)) {
    const at = isNamed(text, "c") ? text.indexOf(` ${OF_ERROR}`) : -1;
    if (at === -1) continue;
    pieces.push(xml.slice(done, start + at), ' t="str"');
    done = start + at + 1 + OF_ERROR.length;
  }
  return new TextEncoder().encode([...pieces, xml.slice(done)].join(""));
}

interface Tag {
  /** What stands between the brackets. */
  text: string;
  /** Where that begins, and where the text behind the tag does. */
  start: number;
  end: number;
}

/** What may hold anything, and ends in its own way. */
const ENDS: Readonly<Record<string, string>> = { "<!--": "-->", "<![CDATA[": "]]>" };

/**
 * The tags of a text, one after the other. Each character is looked at once: a pattern that seeks the end of a tag from each beginning takes
 * the square of the length of a text that was made for it, or the cube. Throws IMPORT_UNREADABLE for a tag within a tag.
 */
function* tagsOf(xml: string): Generator<Tag> {
  for (let at = xml.indexOf("<"); at !== -1;) {
    const begin = Object.keys(ENDS).find((each) => xml.startsWith(each, at));
    const end = begin === undefined ? ">" : (ENDS[begin] ?? ">");
    const close = xml.indexOf(end, at);
    if (close === -1) throw new SheetRefused("IMPORT_UNREADABLE");
    const next = xml.indexOf("<", begin === undefined ? at + 1 : close);
    if (begin === undefined) {
      if (next !== -1 && next < close) throw new SheetRefused("IMPORT_UNREADABLE");
      yield { text: xml.slice(at + 1, close), start: at + 1, end: close + 1 };
    }
    at = next;
  }
}

/** Whether a tag opens an element of such a name, in whatever namespace. */
function isNamed(tag: string, name: string): boolean {
  const full = tag.slice(0, tag.search(/\s|$/));
  return full === name || full.endsWith(`:${name}`);
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

/** What is handed over is counted here: a workbook says one long text in a few bytes for each of its cells, and another thread has them all. */
function limited(values: readonly (readonly Value[])[]): ReadSheet {
  let characters = 0;
  const rows = values.map((cells, at) => ({
    row: at + 1,
    cells: cells.map((value, column) => {
      const text = cellText(value).slice(0, LONGEST_CELL + 1);
      characters += text.length;
      const isTooFar = column >= MOST_COLUMNS && text !== "";
      if (isTooFar || characters > SHEET_BYTES) throw new SheetRefused("IMPORT_TOO_LARGE");
      return text;
    }),
  }));
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

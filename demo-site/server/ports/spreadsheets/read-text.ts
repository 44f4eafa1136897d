/** Reads sheets that are texts. */
import { parse } from "csv-parse/sync";
import { MOST_COLUMNS, SheetRefused } from ".";

/** A text of rows: separated by semicolons, commas or tabs. Throws SheetRefused. */
export function readText(file: Uint8Array): string[][] {
  const whole = decoded(file);
  const [line = "", told] = SEPARATOR_LINE.exec(whole) ?? [];
  const text = whole.slice(line.length);
  // A file that is no text at all, such as a workbook of before 2007.
  if (text.includes("\0")) throw new SheetRefused("IMPORT_UNREADABLE");
  return parse(text, {
    bom: true,
    delimiter: told === undefined ? delimiterOf(text) : told.replace("\\t", "\t"),
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

/** Tells Excel the separator: programs that export for Excel write it in the first line, and no program shows it. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(\\t|[^\w"\s]|\t)"?[;,\t ]*(?:\r\n|\n|\r|$)/i;

/** Marks at the beginning of what Excel calls Unicode text. */
const UTF_16 = [
  { mark: [0xff, 0xfe], isSwapped: false },
  { mark: [0xfe, 0xff], isSwapped: true },
];

/** Windows writes what it calls ANSI where the user asks for nothing else. */
function decoded(file: Uint8Array): string {
  const wide = UTF_16.find(({ mark }) => mark.every((byte, at) => file[at] === byte));
  if (wide) {
    const bytes = Buffer.from(file.subarray(0, file.length - (file.length % 2)));
    return (wide.isSwapped ? bytes.swap16() : bytes).toString("utf16le");
  }
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

const DELIMITERS = [";", ",", "\t"];
/** Rows from which it is told. */
const FIRST_ROWS = 50;
const FIRST_CHARACTERS = 100_000;

/**
 * By which the first rows fall into equally many cells, and into most of them; outside of quotes. A title above the head has none, and commas
 * of a description or of amounts are not the same in every row.
 */
function delimiterOf(text: string): string {
  const rows = text
    .slice(0, FIRST_CHARACTERS)
    .replaceAll(/"[^"]*"/g, "")
    .split(/\r\n|\n|\r/, FIRST_ROWS);
  const [first = ";"] = DELIMITERS.map((delimiter) => ({
    delimiter,
    weight: weightOf(rows.map((row) => row.split(delimiter).length - 1)),
  }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ delimiter }) => delimiter);
  return first;
}

/** The most that equal rows have of it together. */
function weightOf(counts: readonly number[]): number {
  const weights = new Map<number, number>();
  for (const count of counts) weights.set(count, (weights.get(count) ?? 0) + count);
  return Math.max(...weights.values());
}

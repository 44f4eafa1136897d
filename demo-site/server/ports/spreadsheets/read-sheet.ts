import { plainInput, SHEET_BYTES, SHEET_ROWS } from "martillo/contract";
import { readSheet as readWorkbook } from "read-excel-file/universal";
import { MOST_COLUMNS, SheetRefused, type ReadSheet } from ".";
import { readText } from "./read-text";
import { formatsOf } from "./number-formats";
import { numberText } from "./number-text";
import { plainCells } from "./plain-cells";
import { packed, unpack } from "./unpack";
import { attributesOf, isNamed, tagsOf, textOf } from "./xml-tags";

/** The sheet that is read; without one of this name the first that is not hidden. */
const SHEET_NAME = "lotes";

/** A description's length, which is the longest of a lot's texts. Of a longer one so much is read, and one more, for which its row is refused. */
const LONGEST_CELL = 10_000;

type Value = string | number | boolean | null;

/** Throws SheetRefused, and nothing else. */
export async function readSheetFile(file: Uint8Array): Promise<ReadSheet> {
  if (file.length > SHEET_BYTES) throw new SheetRefused("IMPORT_TOO_LARGE");
  try {
    const sheet = limited(isWorkbook(file) ? await readXlsx(file) : readText(file));
    // Here, in a thread of its own: for a large sheet it takes so long that all bids would wait.
    return plainInput(sheet);
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
  const { name, from1904 } = bookOf(parts);
  const rules = { formats: formatsOf(parts), from1904 };
  const plain = [...parts].map(
    ([path, bytes]) => [path, SHEET_PART.test(path) ? plainCells(bytes, rules) : bytes] as const,
  );
  return readWorkbook(packed(new Map(plain)), name) as Promise<Value[][]>;
}

const SHEET_PART = /^xl\/worksheets\/[^/]+\.xml$/;

/** The sheet that is read, and how the workbook counts its days. */
function bookOf(parts: ReadonlyMap<string, Uint8Array>): { name: string; from1904: boolean } {
  const names: string[] = [];
  let from1904 = false;
  for (const { text } of tagsOf(textOf(parts.get("xl/workbook.xml")))) {
    const attributes = attributesOf(text);
    if (isNamed(text, "workbookPr")) from1904 = isTrue(attributes.get("date1904"));
    const isHidden = attributes.get("state")?.toLowerCase().endsWith("hidden") ?? false;
    if (isNamed(text, "sheet") && !isHidden) names.push(attributes.get("name") ?? "");
  }
  const name = names.find((each) => each.trim().toLowerCase() === SHEET_NAME) ?? names[0];
  if (!name) throw new SheetRefused("IMPORT_UNREADABLE");
  return { name, from1904 };
}

function isTrue(value: string | undefined): boolean {
  return value === "1" || value === "true";
}

/** Spreadsheets write a dozen, and in the longest a list of ranges. */
const MOST_ATTRIBUTES = 200;
const LONGEST_TAG = 65_536;

/** The library compares each attribute of a tag with those before it, and begins again with a tag that has not ended in what it has so far. */
function checkTags(parts: ReadonlyMap<string, Uint8Array>) {
  for (const bytes of parts.values()) {
    for (const { text } of tagsOf(textOf(bytes))) {
      if (text.length > LONGEST_TAG || countAttributes(text) > MOST_ATTRIBUTES) {
        throw new SheetRefused("IMPORT_UNREADABLE");
      }
    }
  }
}

function countAttributes(tag: string): number {
  let attributes = 0;
  for (let at = tag.indexOf("="); at !== -1; at = tag.indexOf("=", at + 1)) attributes += 1;
  return attributes;
}

/**
 * The text that is handed over is counted here: a workbook says one long text in a few bytes for each of its cells, and another thread has
 * them all.
 */
function limited(values: readonly (readonly Value[])[]): ReadSheet {
  let characters = 0;
  const rows = values.map((row, at) => {
    const cells = row.map((value, column) => {
      const text = cellText(value).slice(0, LONGEST_CELL + 1);
      characters += text.length;
      const isTooFar = column >= MOST_COLUMNS && text !== "";
      if (isTooFar || characters > SHEET_BYTES) throw new SheetRefused("IMPORT_TOO_LARGE");
      return text;
    });
    return { row: at + 1, cells, ...numbersOf(row) };
  });
  const full = rows.filter(({ cells }) => filled(cells) > 0);
  if (full.length === 0) throw new SheetRefused("IMPORT_UNREADABLE");
  // A cell that stands alone above the first whole row is a title.
  const titles = Math.max(
    full.findIndex(({ cells }) => filled(cells) > 1),
    0,
  );
  if (full.length > titles + SHEET_ROWS + 1) throw new SheetRefused("IMPORT_TOO_LARGE");
  return { rows: full, emptyRows: rows.length - full.length };
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== "").length;
}

function numbersOf(row: readonly Value[]): { numbers?: ReadonlyMap<number, number> } {
  const numbers = row.flatMap((value, at) =>
    typeof value === "number" ? [[at, value] as const] : [],
  );
  return numbers.length > 0 ? { numbers: new Map(numbers) } : {};
}

/** What the house itself has told to be text is read without its mark. */
const TOLD = /^'('*[=+\-@\t\r])/;

function cellText(value: Value): string {
  if (value === null) return "";
  if (typeof value === "number") return numberText(value);
  if (typeof value === "boolean") return value ? "Sí" : "No";
  return value.replace(TOLD, "$1").trim();
}

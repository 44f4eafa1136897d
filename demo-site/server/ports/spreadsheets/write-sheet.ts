import { stringify } from "csv-stringify/sync";
import { dayOf, localTime, toDecimal } from "martillo/domain";
import writeXlsx, { type SheetData } from "write-excel-file/node";
import type { Sheet, SheetColumn } from ".";
import { numberText } from "./number-text";

type Value = string | number | null;
type Cell = SheetData[number][number];

/** What makes a spreadsheet take a text for a formula; one that only looks as if it was told to be text is told so, too. */
const FORMULA = /^'*[=+\-@\t\r]/;
const BYTE_ORDER_MARK = "\uFEFF";
const WIDTHS = { text: 30, number: 12, money: 16, moment: 20, sent: 30 } as const;

export async function writeXlsxFile(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const file = writeXlsx(
    sheets.map(({ name, zone, columns, rows }) => ({
      sheet: name.slice(0, 31),
      data: [
        columns.map(({ heading }) => ({
          value: storable(harmless(heading)),
          fontWeight: "bold" as const,
        })),
        ...rows.map((row) =>
          columns.map((column) => cellOf(column, row[column.key] ?? null, zone)),
        ),
      ],
      columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
      stickyRowsCount: 1,
    })),
  );
  return new Uint8Array(await file.toBuffer());
}

function cellOf({ kind }: SheetColumn, value: Value, zone: string | undefined): Cell {
  if (value === null) return null;
  switch (kind) {
    case "money":
      return { type: Number, value: Number(value) / 100, format: "#,##0.00" };
    case "number":
      return { type: Number, value: Number(value) };
    case "moment":
      return { type: String, value: momentText(Number(value), zone) };
    case "sent":
      if (typeof value === "number") return { type: Number, value };
      return { type: String, value: storable(harmless(value)) };
    case "text":
      return { type: String, value: storable(harmless(String(value))) };
  }
}

export async function writeCsvFile({ columns, rows, zone }: Sheet): Promise<Uint8Array> {
  const text = stringify(
    [
      columns.map(({ heading }) => harmless(heading)),
      ...rows.map((row) => columns.map((column) => plainOf(column, row[column.key] ?? null, zone))),
    ],
    { delimiter: ";", record_delimiter: "windows" },
  );
  return new TextEncoder().encode(BYTE_ORDER_MARK + text);
}

function plainOf({ kind }: SheetColumn, value: Value, zone: string | undefined): string {
  if (value === null) return "";
  if (kind === "money") return toDecimal(Number(value)).replace(".", ",");
  if (kind === "moment") return momentText(Number(value), zone);
  if (kind === "sent" && typeof value === "number") return numberText(value);
  return kind === "number" ? String(value) : harmless(String(value));
}

/** The library looks texts up in a plain object, which has some already: a space at the end makes them others. */
function storable(text: string): string {
  return text in Object.prototype ? `${text} ` : text;
}

/** What begins like a formula is told to be text. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** `2026-11-23 18:30`: sorts as a text. */
function momentText(atMs: number, zone: string | undefined): string {
  const { hour, minute } = localTime(atMs, zone);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${dayOf(atMs, zone)} ${two(hour)}:${two(minute)}`;
}

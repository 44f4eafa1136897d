import { stringify } from "csv-stringify/sync";
import { HOUSE_ZONE, localTime, toDecimal } from "martillo/domain";
import writeXlsx, { type SheetData } from "write-excel-file/node";
import { dayText, momentText } from "../../platform/dates/written-dates";
import type { Sheet, SheetColumn } from ".";
import { numberText } from "./number-text";

type Value = string | number | null;
type Cell = SheetData[number][number];

/** What makes a spreadsheet take a text for a formula; one that only looks as if it was told to be text is told so, too. */
const FORMULA = /^'*[=+\-@\t\r]/;
const BYTE_ORDER_MARK = "\uFEFF";
const WIDTHS = { text: 30, number: 12, money: 16, day: 14, moment: 20, sent: 30 } as const;

export async function writeXlsxFile(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const file = writeXlsx(
    sheets.map(({ name, zone = HOUSE_ZONE, columns, rows }) => ({
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

function cellOf({ kind }: SheetColumn, value: Value, zone: string): Cell {
  if (value === null) return null;
  switch (kind) {
    case "money":
      return { type: Number, value: Number(value) / 100, format: "#,##0.00" };
    case "number":
      return { type: Number, value: Number(value) };
    case "day":
      return { type: Date, value: new Date(`${value}T00:00Z`), format: "dd-mm-yyyy" };
    case "moment":
      return { type: Date, value: clockOf(Number(value), zone), format: "dd-mm-yyyy hh:mm" };
    case "sent":
      if (typeof value === "number") return { type: Number, value };
      return { type: String, value: storable(harmless(value)) };
    case "text":
      return { type: String, value: storable(harmless(String(value))) };
  }
}

export async function writeCsvFile({
  columns,
  rows,
  zone = HOUSE_ZONE,
}: Sheet): Promise<Uint8Array> {
  const text = stringify(
    [
      columns.map(({ heading }) => harmless(heading)),
      ...rows.map((row) => columns.map((column) => plainOf(column, row[column.key] ?? null, zone))),
    ],
    { delimiter: ";", record_delimiter: "windows" },
  );
  return new TextEncoder().encode(BYTE_ORDER_MARK + text);
}

function plainOf({ kind }: SheetColumn, value: Value, zone: string): string {
  if (value === null) return "";
  if (kind === "money") return toDecimal(Number(value)).replace(".", ",");
  if (kind === "day") return dayText(Date.parse(String(value)), { zone: "UTC" });
  if (kind === "moment") return momentText(Number(value), { zone });
  if (kind === "number" || typeof value === "number") return numberText(Number(value));
  return harmless(value);
}

/** The library looks texts up in a plain object, which has some already: a space at the end makes them others. */
function storable(text: string): string {
  return text in Object.prototype ? `${text} ` : text;
}

/** What begins like a formula is told to be text. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A sheet knows no zones: the library writes what the clock of UTC shows, so that one is set to what the zone's shows, to the minute. */
function clockOf(atMs: number, zone: string): Date {
  const { year, month, day, hour, minute } = localTime(atMs, zone);
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

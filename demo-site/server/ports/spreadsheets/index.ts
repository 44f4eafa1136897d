// Reading and writing sheets.
import type { SHEET_FORMATS } from "martillo/contract";

/** A column of a sheet. Money in cents, days as `2026-11-24`, moments in epoch milliseconds; all null where there is none. */
export interface SheetColumn {
  key: string;
  heading: string;
  /** `sent`: texts as texts, and numbers as they are. */
  kind: "text" | "number" | "money" | "day" | "moment" | "sent";
}

/** Rows to be written down as a file. */
export interface Sheet {
  name: string;
  /** The time zone by whose clock moments are written. */
  zone?: string;
  columns: readonly SheetColumn[];
  rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** A row as it was sent: the plain texts of its cells, from the first column on; an empty cell is an empty text. */
export interface SheetRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  cells: readonly string[];
  /** Of cells that hold a number and show nothing but it, that number, by place from 0: it has no mark between thousands. */
  numbers?: ReadonlyMap<number, number>;
}

/** The sheet that a person has sent. Rows without any text are left out and counted. */
export interface ReadSheet {
  rows: readonly SheetRow[];
  emptyRows: number;
}

/** Most columns of a sheet. */
export const MOST_COLUMNS = 120;

/** What files of each format are, as browsers are told. */
export const SHEET_TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** A sheet that is unreadable, or too large to read. */
export class SheetRefused extends Error {
  readonly code: "IMPORT_UNREADABLE" | "IMPORT_TOO_LARGE";

  constructor(code: SheetRefused["code"]) {
    super(`martillo: a sheet is refused, ${code}`);
    this.name = "SheetRefused";
    this.code = code;
  }
}

/** Workbooks (.xlsx) and texts (.csv, .tsv, .txt), written for people and read from them. */
export interface SpreadsheetPort {
  /**
   * Reads the sheet «Lotes», or the first that is not hidden; formulas by the value they had last, days as `DD-MM-AAAA`, moments as
   * `DD-MM-AAAA HH:mm`, shares as `21 %`, amounts in other currencies with those. Throws SheetRefused.
   */
  read(file: Uint8Array): Promise<ReadSheet>;
  /**
   * What begins like a formula is text in both. Days and moments are dates in a workbook, which sort and filter, and `DD-MM-AAAA` and
   * `DD-MM-AAAA HH:mm` in a `.csv`; figures have a decimal comma there. Several sheets are those of one workbook; `.csv` has the first alone, in UTF-8 with a mark, so
   * that spreadsheets read accents, and separated by semicolons, as in Spain.
   */
  write(format: SheetFormat, sheets: readonly [Sheet, ...Sheet[]]): Promise<Uint8Array>;
}

/** A column of a sheet. Money in cents, moments in epoch milliseconds; both null where there is none. */
export interface SheetColumn {
  key: string;
  heading: string;
  kind: "text" | "number" | "money" | "moment";
}

/** Rows to be written down as a file. */
export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** A row as it was sent: the texts of its cells, from the first column on; an empty cell is an empty text. */
export interface SheetRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  cells: readonly string[];
}

/** What somebody has sent. Rows without any text are left out and counted. */
export interface ReadSheet {
  rows: readonly SheetRow[];
  emptyRows: number;
}

/** Most rows of a sheet, its head left out. */
export const MOST_ROWS = 5_000;

/** Most columns of a sheet. */
export const MOST_COLUMNS = 120;

/** Most bytes of a file, as it is sent. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** A sheet that nobody can read, or that is too large to. */
export class SheetRefused extends Error {
  readonly code: "IMPORT_UNREADABLE" | "IMPORT_TOO_LARGE";

  constructor(code: SheetRefused["code"]) {
    super(`martillo: a sheet is refused, ${code}`);
    this.name = "SheetRefused";
    this.code = code;
  }
}

/** Workbooks (.xlsx) and .csv, written for people and read from them. */
export interface SpreadsheetPort {
  /**
   * Reads the sheet «Lotes», or the first that is not hidden; formulas by the value they had last, numbers with a decimal comma, moments as
   * `DD-MM-AAAA HH:mm`. Throws SheetRefused.
   */
  read(file: Uint8Array): Promise<ReadSheet>;
  /** What begins like a formula is text in both. Several sheets are those of one workbook. */
  write(format: "xlsx", sheets: readonly Sheet[]): Promise<Uint8Array>;
  /** UTF-8 with a mark, so that spreadsheets read accents; separated by semicolons, as in Spain. */
  write(format: "csv", sheets: readonly [Sheet]): Promise<Uint8Array>;
}

import type { SpreadsheetPort } from ".";
import { readSheetFile } from "./read-sheet";
import { writeCsvFile, writeXlsxFile } from "./write-sheet";

/** Reads and writes where it is called: in a thread of its own, and in tests. */
export const inlineSpreadsheets: SpreadsheetPort = {
  read: readSheetFile,
  write: (format, sheets) => (format === "csv" ? writeCsvFile(sheets[0]) : writeXlsxFile(sheets)),
};

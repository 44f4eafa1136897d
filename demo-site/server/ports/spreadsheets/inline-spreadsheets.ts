import type { SpreadsheetPort } from ".";
import { readSheetFile } from "./read-sheet";
import { writeCsvFile, writeXlsxFile } from "./write-sheet";

/** Reads and writes where it is called: in a thread of its own, and in tests. */
export const inlineSpreadsheets: SpreadsheetPort = {
  read: readSheetFile,
  write: (format, sheets) => {
    const [first] = sheets;
    if (!first) throw new Error("martillo: a file without a sheet");
    return format === "csv" ? writeCsvFile(first) : writeXlsxFile(sheets);
  },
};

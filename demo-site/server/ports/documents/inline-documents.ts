import type { DocumentsPort } from ".";
import { drawPdf } from "./draw-pdf";
import { writeSheetCsv, writeSheetXlsx } from "./write-sheet";

/** Makes files where it is called: in a thread of their own, and in tests. */
export const inlineDocuments: DocumentsPort = {
  pdf: drawPdf,
  xlsx: writeSheetXlsx,
  csv: writeSheetCsv,
};

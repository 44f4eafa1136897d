// A sheet of lots becomes drafts.
export { LotImport, type LotImportEvents, type LotImportProps } from "./LotImport";
export { lotImportElement } from "./lot-import.element";

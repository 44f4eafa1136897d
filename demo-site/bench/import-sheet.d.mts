import type { Sheet } from "../server/ports/spreadsheets";

export function sheetOf(rows: number): Sheet;

import { describe, expect, it } from "vitest";
import { COLUMNS, columnOf, columnsByName } from "../server/features/selling/imports/columns";
import { sheetOf } from "./import-sheet.mjs";

describe("the sheet of the bench", () => {
  const { columns, rows } = sheetOf(300);

  it("has columns alone that the house knows, and all that it must have", () => {
    const known = columns.map(({ heading }) => columnOf(heading, columnsByName(COLUMNS)));
    expect(known).not.toContain(undefined);
    const required = COLUMNS.filter(({ isRequired }) => isRequired);
    expect(required.filter((column) => !known.includes(column))).toEqual([]);
  });

  it("has another reference in each row, and no empty cell", () => {
    expect(new Set(rows.map((row) => row["Referencia"])).size).toBe(rows.length);
    expect(rows.flatMap((row) => Object.values(row)).filter((cell) => cell === "")).toEqual([]);
  });
});

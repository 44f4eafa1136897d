import { describe, expect, it } from "vitest";
import type { Sheet } from ".";
import { inlineSpreadsheets } from "./inline-spreadsheets";

describe("sheets", () => {
  const SHEET: Sheet = {
    name: "Ventas",
    columns: [
      { key: "title", heading: "Título", kind: "text" },
      { key: "total", heading: "Total", kind: "money" },
      { key: "sold", heading: "Vendido", kind: "moment" },
      { key: "paid", heading: "Pagado", kind: "moment" },
    ],
    rows: [
      {
        title: '=HYPERLINK("http://x")',
        total: 1_293_950,
        sold: Date.UTC(2026, 10, 23, 17, 30),
        paid: null,
      },
      { title: "León; «azul»\ny más", total: 5, sold: Date.UTC(2026, 5, 1, 22, 5), paid: null },
    ],
  };

  it("are CSV that Spanish spreadsheets read, without formulas", async () => {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      await inlineSpreadsheets.write("csv", [SHEET]),
    );
    expect(text).toBe(
      '\uFEFFTítulo;Total;Vendido;Pagado\r\n"\'=HYPERLINK(""http://x"")";12939,50;2026-11-23 18:30;\r\n' +
        '"León; «azul»\ny más";0,05;2026-06-02 00:05;\r\n',
    );
  });

  it("are workbooks with amounts as numbers", async () => {
    const bytes = await inlineSpreadsheets.write("xlsx", [SHEET]);
    expect(Buffer.from(bytes).toString("latin1").slice(0, 2)).toBe("PK");
  });

  it("keep texts that every object has a field for", async () => {
    const columns = [{ key: "a", heading: "constructor", kind: "text" }] as const;
    const file = await inlineSpreadsheets.write("xlsx", [
      { name: "Lotes", columns, rows: [{ a: "toString" }, { a: "valueOf" }, { a: "__proto__" }] },
    ]);
    const { rows } = await inlineSpreadsheets.read(file);
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      "constructor",
      "toString",
      "valueOf",
      "__proto__",
    ]);
  });
});

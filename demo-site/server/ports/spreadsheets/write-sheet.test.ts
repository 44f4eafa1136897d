import { strFromU8, unzipSync } from "fflate";
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
      { key: "from", heading: "Desde", kind: "day" },
      { key: "share", heading: "Vendidos, %", kind: "number" },
    ],
    rows: [
      {
        title: '=HYPERLINK("http://x")',
        total: 1_293_950,
        sold: Date.UTC(2026, 10, 23, 17, 30),
        paid: null,
        from: "2026-11-01",
        share: 66.7,
      },
      {
        title: "León; «azul»\ny más",
        total: 5,
        sold: Date.UTC(2026, 5, 1, 22, 5, 59),
        paid: null,
        from: null,
        share: -3,
      },
    ],
  };

  it("are CSV that Spanish spreadsheets read, without formulas", async () => {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      await inlineSpreadsheets.write("csv", [SHEET]),
    );
    expect(text).toBe(
      "\uFEFFTítulo;Total;Vendido;Pagado;Desde;Vendidos, %\r\n" +
        '"\'=HYPERLINK(""http://x"")";12939,50;23-11-2026 18:30;;01-11-2026;66,7\r\n' +
        '"León; «azul»\ny más";0,05;02-06-2026 00:05;;;-3\r\n',
    );
  });

  it("are workbooks whose amounts are numbers and whose dates are dates of the zone's clock", async () => {
    const bytes = await inlineSpreadsheets.write("xlsx", [{ ...SHEET, zone: "Atlantic/Canary" }]);
    const files = unzipSync(bytes);
    const [cells = "", styles = ""] = ["xl/worksheets/sheet1.xml", "xl/styles.xml"].map((name) =>
      strFromU8(files[name] ?? new Uint8Array()),
    );
    const valueOf = (cell: string) =>
      Number(new RegExp(`<c r="${cell}"[^>]*><v>([^<]*)</v>`).exec(cells)?.[1]);
    const serialOf = (iso: string) => Date.parse(iso) / 86_400_000 + 25_569;
    expect(valueOf("B2")).toBe(12_939.5);
    expect(valueOf("C2")).toBeCloseTo(serialOf("2026-11-23T17:30Z"), 6);
    expect(valueOf("C3")).toBeCloseTo(serialOf("2026-06-01T23:05Z"), 6);
    expect(valueOf("E2")).toBe(serialOf("2026-11-01T00:00Z"));
    expect(styles).toContain('formatCode="dd-mm-yyyy hh:mm"');
    // As the reader of sheets that people send in takes them.
    const { rows } = await inlineSpreadsheets.read(bytes);
    expect(rows[1]?.cells.slice(1)).toEqual([
      "12939,5",
      "23-11-2026 17:30",
      "",
      "01-11-2026",
      "66,7",
    ]);
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

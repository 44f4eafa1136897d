import { randomBytes } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { SHEET_BYTES } from "martillo/contract";
import type { Sheet } from ".";
import { inlineSpreadsheets } from "./inline-spreadsheets";
import { rawWorkbook, rowOf } from "./testing/raw-workbook";

const read = (file: Uint8Array) => inlineSpreadsheets.read(file);
const csv = (text: string) => read(new TextEncoder().encode(text));
const cellsOf = async (file: Uint8Array) => (await read(file)).rows.map(({ cells }) => cells);
const UNREADABLE = { code: "IMPORT_UNREADABLE" };
const TOO_LARGE = { code: "IMPORT_TOO_LARGE" };

describe("csv", () => {
  it("is read with semicolons or commas, marks, quotes and line breaks", async () => {
    const semicolons = await csv('\uFEFFReferencia;Marca\r\nA1;"Seat; ""Ibiza""\nFR"\r\n');
    expect(semicolons.rows).toEqual([
      { row: 1, cells: ["Referencia", "Marca"] },
      { row: 2, cells: ["A1", 'Seat; "Ibiza"\nFR'] },
    ]);
    const commas = await csv('"a;b",c\n1,2\n');
    expect(commas.rows[1]?.cells).toEqual(["1", "2"]);
  });

  it("may be what Windows calls ANSI", async () => {
    const { rows } = await read(Buffer.from("Matr\xEDcula;Precio \x80\n1;2\n", "latin1"));
    expect(rows[0]?.cells).toEqual(["Matrícula", "Precio €"]);
  });

  it("counts rows without anything, and keeps the numbers of the others", async () => {
    const { rows, emptyRows } = await csv("a;b\n;\n;;;;\nx;y\n");
    expect([rows.map(({ row }) => row), emptyRows]).toEqual([[1, 4], 2]);
  });

  it("reads what the house told to be text without its mark", async () => {
    const { rows } = await csv("a\n'=1+1\n''=1+1\n'hola\n");
    expect(rows.map(({ cells }) => cells[0])).toEqual(["a", "=1+1", "'=1+1", "'hola"]);
  });

  it("has cells as long as a description, and of a longer one as much as shows that it is too long", async () => {
    const [[first = "", second = ""] = []] = (
      await csv(`${"x".repeat(10_000)};${"x".repeat(12_000)}`)
    ).rows.map(({ cells }) => cells);
    expect([first.length, second.length]).toEqual([10_000, 10_001]);
  });

  it("has at most 5,000 rows, 120 columns and 10 MB", async () => {
    await expect(csv(`a\n${"x\n".repeat(5_000)}`)).resolves.toMatchObject({ emptyRows: 0 });
    await expect(csv(`a\n${"x\n".repeat(5_001)}`)).rejects.toMatchObject(TOO_LARGE);
    await expect(csv("x;".repeat(130))).rejects.toMatchObject(TOO_LARGE);
    // Columns without anything are what spreadsheets leave behind.
    await expect(csv(`a${";".repeat(16_383)}`)).resolves.toBeDefined();
    await expect(read(new Uint8Array(SHEET_BYTES + 1))).rejects.toMatchObject(TOO_LARGE);
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["spaces", new TextEncoder().encode("\n \n;;\n")],
    [
      "a workbook of before 2007",
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
    ],
    ["chance", new Uint8Array([0, ...randomBytes(2_000)])],
  ])("is not %s", async (_name, file) => {
    await expect(read(file)).rejects.toMatchObject(UNREADABLE);
  });
});

describe("workbooks", () => {
  const book = (data: string, more = "") =>
    rawWorkbook({ sheets: [{ name: "Lotes", data, more }] });

  it("are what the house writes", async () => {
    const sheet: Sheet = {
      name: "Lotes",
      columns: [
        { key: "a", heading: "Título", kind: "text" },
        { key: "b", heading: "Precio", kind: "money" },
        { key: "c", heading: "Km", kind: "number" },
      ],
      rows: [
        { a: "=cmd", b: 1_250_050, c: 12_500 },
        { a: "Ñu\n«2»", b: null, c: 0 },
      ],
    };
    const other: Sheet = { name: "Valores", columns: [], rows: [] };
    const file = await inlineSpreadsheets.write("xlsx", [sheet, other]);
    expect(await cellsOf(file)).toEqual([
      ["Título", "Precio", "Km"],
      ["=cmd", "12500,5", "12500"],
      ["Ñu\n«2»", "", "0"],
    ]);
  });

  it("show formulas by the value they had last, and their faults as they look", async () => {
    const data = `<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>
      <c r="C1" t="e"><f>NA()</f><v>#N/A</v></c><c r="D1"><f>SUM(A9)</f></c><c r="E1" t="b"><v>1</v></c></row>`;
    expect(await cellsOf(book(data))).toEqual([["2", "ab", "#N/A", "", "Sí"]]);
  });

  it("count days from 1900, or from 1904", async () => {
    const data = `<row r="1"><c r="A1" s="1"><v>46349.770833</v></c><c r="B1" s="1"><v>46349</v></c><c r="C1"><v>46349</v></c></row>`;
    expect(await cellsOf(book(data))).toEqual([["23-11-2026 18:30", "23-11-2026", "46349"]]);
    const mac = rawWorkbook({ sheets: [{ name: "Lotes", data }], from1904: true });
    expect((await cellsOf(mac))[0]?.[1]).toBe("24-11-2030");
  });

  it("have merged cells only once", async () => {
    const data = rowOf(1, ["a"]) + rowOf(2, ["x", "y"]);
    expect(
      await cellsOf(book(data, '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>')),
    ).toEqual([
      ["a", ""],
      ["x", "y"],
    ]);
  });

  it("are read in the sheet «Lotes», else in the first that is not hidden", async () => {
    const sheets = [
      { name: "Oculta", state: "hidden" as const, data: rowOf(1, ["oculta"]) },
      { name: "Primera", data: rowOf(1, ["primera"]) },
      { name: "LOTES", data: rowOf(1, ["lotes"]) },
    ];
    expect(await cellsOf(rawWorkbook({ sheets }))).toEqual([["lotes"]]);
    expect(await cellsOf(rawWorkbook({ sheets: sheets.slice(0, 2) }))).toEqual([["primera"]]);
    await expect(read(rawWorkbook({ sheets: sheets.slice(0, 1) }))).rejects.toMatchObject(
      UNREADABLE,
    );
  });

  it("have no macros", async () => {
    const parts = { "xl/vbaProject.bin": new Uint8Array([1, 2, 3]) };
    const file = rawWorkbook({ sheets: [{ name: "Lotes", data: rowOf(1, ["a"]) }], parts });
    await expect(read(file)).rejects.toMatchObject(UNREADABLE);
  });

  it("have no more cells than anybody fills", async () => {
    const far = (cell: string) =>
      `<row r="${/\d+/.exec(cell)?.[0]}"><c r="${cell}"><v>1</v></c></row>`;
    await expect(read(book(far("XFD1")))).rejects.toMatchObject(TOO_LARGE);
    await expect(read(book(far("A1048576")))).rejects.toMatchObject(TOO_LARGE);
    const coloured = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="0"/></row>';
    expect(await cellsOf(book(coloured))).toEqual([["1"]]);
    const rows = Array.from({ length: 5_002 }, (_, at) => rowOf(at + 1, ["x"])).join("");
    await expect(read(book(rows))).rejects.toMatchObject(TOO_LARGE);
  });

  it("are no bombs, whatever they say of their size", async () => {
    const bomb = rawWorkbook({
      sheets: [{ name: "Lotes", data: rowOf(1, ["a"]) }],
      parts: { "xl/sharedStrings.xml": new Uint8Array(80 * 1024 * 1024) },
    });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(read(bomb)).rejects.toMatchObject(TOO_LARGE);
    // Its header, and what stands at its end, say that it is one byte.
    const lie = bomb.slice();
    const view = new DataView(lie.buffer);
    for (let at = 0; at + 30 < lie.length; at += 1) {
      const mark = view.getUint32(at, true);
      if (mark === 0x04034b50) view.setUint32(at + 22, 1, true);
      if (mark === 0x02014b50) view.setUint32(at + 24, 1, true);
    }
    await expect(read(lie)).rejects.toMatchObject(TOO_LARGE);
  });

  it("hand over no more than a file may have, however little they are", async () => {
    const text = "x".repeat(100_000);
    const shared = `<sst><si><t>${text}</t></si></sst>`;
    const data = Array.from(
      { length: 1_100 },
      (_, at) =>
        `<row r="${at + 1}">${Array.from({ length: 10 }, (_unused, column) => `<c r="${String.fromCodePoint(65 + column)}${at + 1}" t="s"><v>0</v></c>`).join("")}</row>`,
    ).join("");
    const file = rawWorkbook({
      sheets: [{ name: "Lotes", data }],
      parts: { "xl/sharedStrings.xml": strToU8(shared) },
    });
    expect(file.length).toBeLessThan(100_000);
    await expect(read(file)).rejects.toMatchObject(TOO_LARGE);
  });

  it("that are made to be looked through again and again take as long as others", async () => {
    const length = 400_000;
    const starts = ["<c ", '<c r="A1" ', '<c r="A', "<x:c ", "<c t=", "<sheet ", "</", "<"];
    const texts = [
      ...starts.map((start) => start.repeat(length / start.length)),
      `<c a="${"x".repeat(length)}"/>`,
      `<c ${'a="1" '.repeat(length / 6)}/>`,
      `<c ${"=".repeat(length)}/>`,
    ];
    for (const text of texts) {
      const parts = { "xl/workbook.xml": strToU8(`<workbook><sheets>${text}`) };
      const files = [book(text), rawWorkbook({ sheets: [{ name: "Lotes", data: "" }], parts })];
      for (const file of files) {
        const before = process.cpuUsage();
        await read(file).catch(() => null);
        const { user } = process.cpuUsage(before);
        expect([text.slice(0, 20), user < 3_000_000]).toEqual([text.slice(0, 20), true]);
      }
    }
  });

  it("are whole", async () => {
    const file = book(rowOf(1, ["a"]));
    await expect(read(file.slice(0, file.length / 2))).rejects.toMatchObject(UNREADABLE);
    await expect(read(zipSync({ "a.txt": new Uint8Array(3) }))).rejects.toMatchObject(UNREADABLE);
    await expect(read(book('<row r="1"><c r="A1"'))).rejects.toMatchObject(UNREADABLE);
  });
});

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

  it.each([
    ["semicolons that Excel was told of", "sep=;\r\na;b\r\n1,5;2\r\n"],
    ["semicolons that it was told of in quotes", '"sep=;"\na;b\n1,5;2\n'],
    ["semicolons, and what a spreadsheet made of the line", "sep=;;\na;b\n1,5;2\n"],
    ["commas that it was told of", 'sep=,\na,b\n"1,5",2\n'],
    ["tabs that it was told of", "sep=\t\na\tb\n1,5\t2\n"],
    ["tabs that were written as two signs", "sep=\\t\na\tb\n1,5\t2\n"],
    ["another sign", "\uFEFFSEP=|\na|b\n1,5|2"],
    ["tabs", "a\tb\n1,5\t2\n"],
    ["old Macs' lines", "a;b\r1,5;2\r"],
  ])("is separated by %s", async (_name, text) => {
    const { rows } = await csv(text);
    expect(rows).toEqual([
      { row: 1, cells: ["a", "b"] },
      { row: 2, cells: ["1,5", "2"] },
    ]);
  });

  it("is separated by what most of its first rows have equally often", async () => {
    const titled = await csv("Stock, noviembre, Madrid\n\nref;precio;km\nA;1,5;2\nB;2,5;3\n");
    expect(titled.rows.map(({ row, cells }) => [row, cells.length])).toEqual([
      [1, 1],
      [3, 3],
      [4, 3],
      [5, 3],
    ]);
    const described = await csv("ref;texto\nA;aire, llantas, radio, ABS\nB;x\n");
    expect(described.rows[1]?.cells).toEqual(["A", "aire, llantas, radio, ABS"]);
    const listed = await csv('ref,fotos,km\nA,"1.jpg;2.jpg;3.jpg",1\nB,4.jpg;5.jpg,2\n');
    expect(listed.rows[2]?.cells).toEqual(["B", "4.jpg;5.jpg", "2"]);
    // What only looks like the line of Excel is a cell.
    expect((await csv("sep=x;b\n1;2\n")).rows[0]?.cells).toEqual(["sep=x", "b"]);
  });

  it.each(["utf16le", "utf16be"] as const)(
    "may be what Excel calls Unicode, as %s",
    async (name) => {
      const bytes = Buffer.from("\uFEFFMatrícula\tKm\r\n1\t2\r\n", "utf16le");
      if (name === "utf16be") bytes.swap16();
      expect((await read(bytes)).rows.map(({ cells }) => cells)).toEqual([
        ["Matrícula", "Km"],
        ["1", "2"],
      ]);
    },
  );

  it("may be what Windows calls ANSI", async () => {
    const { rows } = await read(Buffer.from("Matr\xEDcula;Precio \x80\n1;2\n", "latin1"));
    expect(rows[0]?.cells).toEqual(["Matrícula", "Precio €"]);
  });

  it("has plain texts", async () => {
    const { rows } = await csv("Referencia;Notas\nF12\u200B-A;a\u00A0b\n");
    expect(rows[1]?.cells).toEqual(["F12-A", "a b"]);
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
    const parts = {
      "xl/workbook.xml": strToU8(
        '<workbook><workbookPr date1904="true"/><sheets><sheet name="Lotes" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
    };
    const other = rawWorkbook({ sheets: [{ name: "Lotes", data }], parts });
    expect((await cellsOf(other))[0]?.[1]).toBe("24-11-2030");
  });

  it("keep the numbers of cells that show nothing else", async () => {
    const data = `<row r="1"><c r="A1"><v>950.125</v></c><c r="B1" t="str"><v>950.125</v></c><c r="D1" s="2"><v>1.25E+4</v></c>
      <c r="E1"><v>1e-7</v></c><c r="F1" t="n"><v>12500</v></c></row>`;
    const { rows } = await read(
      rawWorkbook({ sheets: [{ name: "Lotes", data }], formats: ["#,##0.00"] }),
    );
    expect(rows).toEqual([
      {
        row: 1,
        cells: ["950,125", "950.125", "", "12500", "0", "12500"],
        numbers: new Map([
          [0, 950.125],
          [3, 12_500],
          [4, 1e-7],
          [5, 12_500],
        ]),
      },
    ]);
  });

  it.each([
    // Shares.
    [9, "0.21", "21 %"],
    [10, "0.1", "10 %"],
    ["0.00%", "0.105", "10,5 %"],
    ["0%;[Red]-0%", "0.07", "7 %"],
    // A sign that is only shown is no share.
    ["0\\%", "21", 21],
    ['0"%"', "21", 21],
    // Amounts.
    ['#,##0.00\\ "€"', "12500.5", 12_500.5],
    ["[$€-C0A]#,##0.00", "12500.5", 12_500.5],
    ['_-* #,##0.00\\ [$€-C0A]_-;\\-* #,##0.00\\ [$€-C0A]_-;_-* "-"??\\ [$€-C0A]_-', "8990", 8990],
    ['#,##0.00 "EUR"', "8990", 8990],
    [44, "8990", 8990],
    ["[$$-409]#,##0.00", "12500.5", "12500,5 $"],
    ["[$USD] #,##0.00", "8990", "8990 USD"],
    ['"$"#,##0', "8990", "8990 $"],
    // Figures.
    ['#,##0 "km"', "48500", 48_500],
    ["#,##0\\ \\k\\m", "48500", 48_500],
    ["0.00E+00", "12500", 12_500],
    ["[>1000]#,##0;0", "12500", 12_500],
    ["00000", "123", "00123"],
    ["General", "123", 123],
    ["@", "123", 123],
    // Moments: with their time even at midnight; days without.
    [14, "46442", "24-02-2027"],
    [22, "46442", "24-02-2027 00:00"],
    [22, "46442.770833333336", "24-02-2027 18:30"],
    ["dd/mm/yyyy hh:mm", "46442", "24-02-2027 00:00"],
    ["dd/mm/yyyy\\ hh:mm:ss", "46442.5000115741", "24-02-2027 12:00:01"],
    ["[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy", "46442", "24-02-2027"],
    ['d" de "mmmm" de "yyyy;@', "46442", "24-02-2027"],
    ["m/d/yy h:mm AM/PM", "46442.75", "24-02-2027 18:00"],
    ["dd/mm/yyyy", "46442.770833333336", "24-02-2027 18:30"],
    ["h:mm", "0.770833333333333", "18:30"],
    ["[h]:mm", "46442", "24-02-2027 00:00"],
  ] as const)("show a number by its format %s", async (format, value, shown) => {
    const data = `<row r="1"><c r="A1" s="2"><v>${value}</v></c></row>`;
    const file = rawWorkbook({ sheets: [{ name: "Lotes", data }], formats: [format] });
    const [row] = (await read(file)).rows;
    expect(row?.numbers?.get(0) ?? row?.cells[0]).toBe(shown);
  });

  it("may say a moment as the standard of moments does", async () => {
    const data = `<row r="1"><c r="A1" t="d"><v>2027-02-24T00:00:00</v></c><c r="B1" t="d"><v>2027-02-24T18:30:00.000Z</v></c><c r="C1" t="d"><v>2027-02-24</v></c></row>`;
    expect(await cellsOf(book(data))).toEqual([
      ["2027-02-24T00:00:00", "2027-02-24T18:30:00.000", "2027-02-24"],
    ]);
  });

  it.each([
    [
      "rows and cells",
      '<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row><row><c><v>1</v></c><c><v>2</v></c></row>',
    ],
    [
      "rows",
      '<row><c r="A1" t="str"><v>a</v></c><c r="B1" t="str"><v>b</v></c></row><row><c r="A2"><v>1</v></c><c r="B2"><v>2</v></c></row>',
    ],
    [
      "cells",
      '<row r="1"><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row><row r="2"><c><v>1</v></c><c><v>2</v></c></row>',
    ],
    [
      "some cells",
      '<row r="1"><c r="A1" t="str"><v>a</v></c><c t="str"><v>b</v></c><c/></row><row><c r="A2"><v>1</v></c><c><v>2</v></c></row>',
    ],
    [
      "single quotes",
      "<row r='1'><c r='A1' t='str'><v>a</v></c><c r='B1' t='str'><v>b</v></c></row><row r='2'><c r='A2'><v>1</v></c><c r='B2'><v>2</v></c></row>",
    ],
  ])("may leave out where they are: %s", async (_name, data) => {
    expect(await cellsOf(book(data))).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  it("count on from the last place that was said", async () => {
    const data =
      '<row r="1"><c t="str"><v>a</v></c><c/><c t="str"><v>c</v></c></row><row/><row><c r="B3" t="str"><v>x</v></c><c t="str"><v>y</v></c></row><row r="6"><c><v>1</v></c></row>';
    expect((await read(book(data))).rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, "a", "", "c"],
      [3, "", "x", "y"],
      [6, "1", "", ""],
    ]);
    const many = Array.from({ length: 121 }, () => "<c><v>1</v></c>").join("");
    await expect(read(book(`<row>${many}</row>`))).rejects.toMatchObject(TOO_LARGE);
  });

  it("are read where one cell has no value or no number", async () => {
    const data =
      '<row><c t="str"><f>A1</f></c><c t="s"/><c t="inlineStr"/><c><v>abc</v></c><c s="99"><v>5</v></c><c t="b"><v></v></c></row>';
    expect(await cellsOf(book(data))).toEqual([["", "", "", "abc", "5"]]);
  });

  it("may have a title above 5,000 lots", async () => {
    const rows = Array.from({ length: 5_001 }, (_, at) => rowOf(at + 2, ["x", "y"])).join("");
    const { rows: read } = await inlineSpreadsheets.read(book(rowOf(1, ["Stock"]) + rows));
    expect(read).toHaveLength(5_002);
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
      `<c${" ".repeat(60_000)}/>`,
      `<c${" a".repeat(30_000)}/>`,
      `<row><c r="A1"><v>${"<![CDATA[".repeat(length / 9)}`,
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

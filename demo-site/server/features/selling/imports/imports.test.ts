import { translations } from "../../../_made/letters";
import type { InputOf, productProjectAction, productUploadXlsxFile } from "martillo/contract";
import { dayAfter } from "martillo/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fc } from "../../../../../src/testing/seed";
import { DEFAULT_CONFIG } from "../../../platform/call/config";
import { silentLog } from "../../../platform/call/log";
import { runDueJobs } from "../../../platform/jobs/runner";
import { deliveryOf } from "../../../platform/mail/delivery";
import type { SendContext } from "../../../platform/mail/send";
import { inlineSpreadsheets } from "../../../ports/spreadsheets/inline-spreadsheets";
import { rawWorkbook } from "../../../ports/spreadsheets/testing/raw-workbook";
import { comingDay } from "../../../testing/coming-day";
import { engines } from "../../../testing/engines";
import { createTestApi, type InPageApi } from "../../../testing/test-api";
import type { SeededUser } from "../../../seed/seed-rows";
import { importJob, runPiece } from "./run-import";

type Input = InputOf<typeof productUploadXlsxFile>;
const CALL = "product/uploadXLSXFile";
const HEAD = "Referencia;Categoría;Marca;Modelo;Precio de salida";

describe.each(engines)("imports on $name", (engine) => {
  let open: Awaited<ReturnType<typeof engine.open>>;
  let api: InPageApi;
  let ctx: SendContext;
  let seller: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db, ports: { spreadsheets: inlineSpreadsheets } });
    const config = DEFAULT_CONFIG;
    ctx = {
      db: open.db,
      config,
      delivery: deliveryOf(config.mode, {}, translations),
      log: silentLog,
    };
    // What the house knows: brands and models in use.
    await api.seedLot({ brand: "Citroën", model: "Berlingo", category: "Furgonetas" });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    seller = await api.seedUser({ admin: true });
  });

  async function post(form: FormData, as = seller) {
    const response = await api.fetch(`/api/${CALL}`, {
      method: "POST",
      headers: { authorization: `Bearer ${as.token}` },
      body: form,
    });
    return (await response.json()) as {
      status: string;
      responseData: Awaited<ReturnType<typeof api.call<typeof CALL>>>["responseData"] & {
        code?: string;
        fields?: Record<string, string>;
      };
    };
  }
  function sheet(content: string | Uint8Array, more: Record<string, string> = {}, as = seller) {
    const form = new FormData();
    form.append("file_upload", new File([content as BlobPart], "stock.csv"));
    for (const [name, value] of Object.entries(more)) form.append(name, value);
    return post(form, as);
  }
  const rowsOf = (...rows: string[]) => sheet([HEAD, ...rows].join("\n"));
  const about = (input: Input, as = seller) => api.call(CALL, input, as);
  const act = async (import_id: number, action: "run" | "undo" | "cancel" | "status") => {
    const answer = await about({ import_id, action });
    expect(answer.code).toBeNull();
    return answer.responseData;
  };
  const work = () => runDueJobs([importJob], ctx, { db: open.db, log: silentLog });
  async function imported(...rows: string[]) {
    const { responseData } = await rowsOf(...rows);
    const id = responseData.import_id ?? 0;
    await act(id, "run");
    await work();
    return id;
  }
  const drafts = () =>
    open.db.query<{ id: number; ref: string; title: string; status: string; start_cents: number }>(
      `select id, ref, title, status, start_cents from lots
       where seller_id = $1 and deleted_at is null order by id`,
      [seller.id],
    );

  it("takes out what nobody sees in a cell: a reference is the same however it was copied", async () => {
    const row = (ref: string, title: string) => `${ref};Turismos;Seat;Ibiza;8990;${title}`;
    const { responseData } = await sheet(
      [
        `\uFEFF${HEAD};Título`,
        row("F12-A", "Seat Ibiza F12-A"),
        ...["F12-A\u00A0", "f12-a", "F12-A\u200B"].map((ref) => row(ref, "Seat Ibiza")),
        row("F12-B", "Seat \u202EIbiza\u202C  F12-B"),
        row("F12-N\u0303", "Cami\u00ADo\u0301n"),
      ].join("\n"),
    );
    expect(responseData.records.map(({ row: at, faults }) => [at, faults[0]?.text])).toEqual(
      [3, 4, 5].map((at) => [at, "La referencia ya está en la fila 2."]),
    );
    const right = [
      ["F12-A", "Seat Ibiza F12-A"],
      ["F12-B", "Seat Ibiza F12-B"],
      ["F12-Ñ", "Camión"],
    ];
    await act(responseData.import_id ?? 0, "run");
    await work();
    const made = (await drafts()).map(({ ref, title }) => [ref, title]);
    expect(made).toEqual(right);
  });

  it("the list of drafts is narrowed down to what one sheet made or changed", async () => {
    const row = (ref: string) => `${ref};Turismos;Seat;Ibiza;8990`;
    const first = await imported(row("UNO-1"), row("UNO-2"));
    const second = await imported(row("DOS-1"), "UNO-2;Turismos;Seat;Ibiza;9990");
    const refsOf = async (import_id: number, as = seller) => {
      const list = { action: "draft" as const, filters: { import_id } };
      const answer = await api.call("product/listings", list, as);
      return new Set(answer.responseData.records.map(({ ref }) => ref));
    };
    expect(await refsOf(first)).toEqual(new Set(["UNO-1", "UNO-2"]));
    expect(await refsOf(second)).toEqual(new Set(["DOS-1", "UNO-2"]));
    expect(await refsOf(second, await api.seedUser({ admin: true }))).toEqual(new Set([]));
    // The same filter chooses them for what is done to many.
    const selection = {
      action: "draft" as const,
      filters: { import_id: first },
      expected_total: 2,
    };
    const bulk = { action: "delete" as const, selection };
    const { responseData } = await api.call("product/bulkProjectAction", bulk, seller);
    expect(responseData.done).toHaveLength(2);
    expect(await refsOf(first)).toEqual(new Set([]));
    expect(await refsOf(second)).toEqual(new Set(["DOS-1"]));
  });

  describe("answers to what the house asks", () => {
    const EXTRA = `${HEAD};x:llaves;x:distintivo;Dos dueños`;

    beforeAll(async () => {
      const staff = await api.seedUser({ staff: true });
      const options = [
        { value: "eco", label: "Etiqueta ECO" },
        { value: "c", label: "Etiqueta C" },
      ];
      for (const field of [
        { name: "llaves", label: "Llaves", type: "number" as const },
        { name: "distintivo", label: "Distintivo", type: "select" as const, options },
        { name: "dos_duenos", label: "Dos dueños", type: "checkbox" as const },
      ]) {
        const made = await api.call(
          "dynamic/propertyColumnAction",
          { view_page: 1, for_categories: [], ...field },
          staff,
        );
        expect(made.code).toBeNull();
      }
    });
    afterAll(() => open.db.query("delete from dynamic_fields where view_page = 1", []));

    async function answers() {
      const rows = await open.db.query<{ custom_fields: object }>(
        "select custom_fields from lots where seller_id = $1 order by id",
        [seller.id],
      );
      return rows.map(({ custom_fields: of }) => of);
    }

    it("are columns of their own, by name or label, and come out as they went in", async () => {
      const { responseData } = await sheet(
        [EXTRA, "A1;Turismos;Seat;Ibiza;10;2;etiqueta eco;Sí", "A2;Turismos;Seat;León;10;;;"].join(
          "\n",
        ),
      );
      expect(responseData.record).toMatchObject({ counts: { new: 2, wrong: 0 } });
      await act(responseData.import_id ?? 0, "run");
      await work();
      expect(await answers()).toEqual([{ llaves: 2, distintivo: "eco", dos_duenos: true }, {}]);
      const exported = await api.call(
        "custom/exportLots",
        { list: "draft", format: "csv" },
        seller,
      );
      const text = Buffer.from(exported.responseData.content, "base64").toString();
      expect(text).toContain("x:distintivo");
      expect(text).toMatch(/2;"?Etiqueta ECO"?;"?Sí/);
      const again = await sheet(text, { mode: "upsert" });
      expect(again.responseData.record).toMatchObject({
        counts: { unchanged: 2, changed: 0, wrong: 0 },
      });
    });

    it("are refused by cell, and one that changes leaves the others", async () => {
      const first = await sheet([EXTRA, "A1;Turismos;Seat;Ibiza;10;2;ECO;No"].join("\n"));
      expect(first.responseData.record).toMatchObject({ counts: { new: 1, wrong: 0 } });
      await act(first.responseData.import_id ?? 0, "run");
      await work();
      const wrong = await sheet([EXTRA, "A1;Turismos;Seat;Ibiza;10;dos;Z;quizá"].join("\n"));
      expect(wrong.responseData.records[0]?.faults).toMatchObject([
        { column: "F", heading: "x:llaves", value: "dos", text: "Importe no válido" },
        { column: "G", text: "Escriba uno de estos valores: Etiqueta ECO, Etiqueta C." },
        { column: "H", text: "Escriba Sí o No." },
      ]);
      const changed = await sheet([`${HEAD};x:llaves`, "A1;Turismos;Seat;Ibiza;10;3"].join("\n"), {
        mode: "upsert",
      });
      expect(changed.responseData.record).toMatchObject({ counts: { changed: 1 } });
      await act(changed.responseData.import_id ?? 0, "run");
      await work();
      expect(await answers()).toEqual([{ llaves: 3, distintivo: "eco", dos_duenos: false }]);
    });
  });

  describe("looking through", () => {
    it("says what each row would become, and writes nothing", async () => {
      const { responseData } = await rowsOf(
        "A1;Turismos;Seat;Ibiza;12.500",
        ";;;;",
        "A2;Turismos;Seat;León;",
      );
      expect(responseData.record).toMatchObject({
        state: "checked",
        file_name: "stock.csv",
        counts: { total: 2, new: 2, changed: 0, unchanged: 0, wrong: 0, empty: 1 },
      });
      expect(await drafts()).toEqual([]);
    });

    it("takes the rate of IVA that is reckoned, or REBU", async () => {
      const rows = ["A1;Turismos;Seat;Ibiza;10;21", "A2;Turismos;Seat;Ibiza;10;21 %"];
      const others = ["A3;Turismos;Seat;Ibiza;10;Rebu", "A4;Turismos;Seat;Ibiza;10;10"];
      const { responseData } = await sheet([`${HEAD};IVA`, ...rows, ...others].join("\n"));
      expect(responseData.record).toMatchObject({ counts: { total: 4, new: 3, wrong: 1 } });
      expect(responseData.records[0]).toMatchObject({
        ref: "A4",
        faults: [{ column: "F", value: "10", text: "Escriba 21 o REBU." }],
      });
    });

    it("names all faults of a row at once, with row, column and value", async () => {
      const { responseData } = await rowsOf(
        "A1;Turismos;Seat;Ibiza;10",
        "A2;;Citroen;Berlinjo;#N/A",
        "a1;Turismos;Cytroën;C3;-5",
      );
      expect(responseData.records).toEqual([
        {
          row: 3,
          ref: "A2",
          title: "A2",
          state: "wrong",
          outcome: null,
          lot_id: null,
          faults: [
            { column: "B", heading: "Categoría", value: "", text: "Obligatorio." },
            { column: "D", heading: "Modelo", value: "Berlinjo", text: "¿Quería decir Berlingo?" },
            {
              column: "E",
              heading: "Precio de salida",
              value: "#N/A",
              text: "Escriba un importe en euros, como 12500 o 12.500,50.",
            },
          ],
        },
        expect.objectContaining({
          row: 4,
          faults: [
            {
              column: "A",
              heading: "Referencia",
              value: "a1",
              text: "La referencia ya está en la fila 2.",
            },
            { column: "C", heading: "Marca", value: "Cytroën", text: "¿Quería decir Citroën?" },
            expect.objectContaining({ column: "E", value: "-5" }),
          ],
        }),
      ]);
    });

    it("refuses a head that lacks what every lot has", async () => {
      const one = await sheet("Categoría;Marca;Modelo\nTurismos;Seat;Ibiza");
      expect(one.responseData).toMatchObject({
        code: "INVALID_INPUT",
        fields: { file_upload: "Falta la columna Referencia." },
      });
      const twice = await sheet(`${HEAD};marca\nA;B;C;D;1;E`);
      expect(twice.responseData.fields).toEqual({
        file_upload: "La columna Marca está dos veces.",
      });
    });

    it("reads heads in English, without accents, and leaves out what it does not know", async () => {
      const { responseData } = await sheet(
        "REF;category; Make ;MODEL;kilometros;__proto__;constructor\nA1;Turismos;Seat;Ibiza;12.500;x;y",
      );
      expect(responseData.record).toMatchObject({
        counts: { new: 1 },
        unknown_columns: ["__proto__", "constructor"],
      });
    });

    it("checks as saving and publishing do, but only what is filled in", async () => {
      const head = `${HEAD};Reserva;Cierre;Puertas;Título`;
      const { responseData } = await sheet(
        [
          head,
          "A1;Turismos;Seat;Ibiza;5000;4000;01-01-2020;12;",
          `A2;Turismos;Seat;Ibiza;;;;;${"x".repeat(161)}`,
        ].join("\n"),
      );
      const [first, second] = responseData.records;
      expect(first?.faults.map(({ heading }) => heading)).toEqual(["Puertas"]);
      expect(second?.faults.map(({ heading }) => heading)).toEqual(["Título"]);
      const again = await sheet(
        [head, "A1;Turismos;Seat;Ibiza;5000;4000;01-01-2020;5;"].join("\n"),
      );
      expect(again.responseData.records[0]?.faults.map(({ heading }) => heading)).toEqual([
        "Reserva",
        "Cierre",
      ]);
    });

    it("refuses what is no sheet, and what is too large", async () => {
      expect((await sheet(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]))).responseData.code).toBe(
        "IMPORT_UNREADABLE",
      );
      expect((await sheet(`a\n${"x\n".repeat(5_001)}`)).responseData.code).toBe("IMPORT_TOO_LARGE");
    });
  });

  it("takes sheets of accounts alone that somebody has looked at", async () => {
    const newcomer = await api.seedUser({ admin: true, status: "email_unverified" });
    const { responseData } = await sheet(`${HEAD}\nN1;Turismos;Seat;Ibiza;1`, {}, newcomer);
    expect(responseData.code).toBe("NOT_VERIFIED");
  });

  describe("what cells are", () => {
    type Cell = string | { v: number; s?: number };
    const STYLES = [
      "0%",
      "0.00%",
      "dd/mm/yyyy hh:mm",
      "dd/mm/yyyy",
      '#,##0.00 "€"',
      "[$$-409]0.00",
    ];
    const HEADS = ["Referencia", "Categoría", "Marca", "Modelo", "Precio de salida", "Km", "IVA"];

    /** A workbook without places, as some programs write it. */
    function book(...rows: Cell[][]) {
      const data = rows.map((cells) => `<row>${cells.map(cellXml).join("")}</row>`).join("");
      return rawWorkbook({ sheets: [{ name: "Lotes", data }], formats: STYLES });
    }
    function cellXml(cell: Cell) {
      return typeof cell === "string"
        ? `<c t="inlineStr"><is><t>${cell}</t></is></c>`
        : `<c${cell.s === undefined ? "" : ` s="${cell.s}"`}><v>${cell.v}</v></c>`;
    }
    const lot = (ref: string, ...more: Cell[]): Cell[] => [
      ref,
      "Turismos",
      "Seat",
      "Ibiza",
      ...more,
    ];
    const saved = () =>
      open.db.query<Record<string, unknown>>(
        `select ref, start_cents::int, kilometers, iva_percent::float, closes_at
         from lots where seller_id = $1 and deleted_at is null order by ref`,
        [seller.id],
      );
    async function run(file: Uint8Array) {
      const { responseData } = await sheet(file);
      await act(responseData.import_id ?? 0, "run");
      await work();
      return responseData.records.flatMap(({ ref, faults }) =>
        faults.map(({ column, value, text }) => [ref, column, value, text]),
      );
    }
    const DECIMALS = "La celda tiene decimales. Escriba un número entero, como 12500.";
    const NO_MONEY = "Escriba un importe en euros, como 12500 o 12.500,50.";
    const EITHER =
      "La coma puede ser de miles o de decimales. Escriba el importe como 12500 o 12500,50.";

    it.each<[what: string, price: Cell, km: Cell, iva: Cell, kept: unknown[] | string[]]>([
      ["decimals of a formula", { v: 950.125 }, { v: 48_500 }, "21", [95_013, 48_500, 21]],
      ["many decimals", { v: 7429.752066115702 }, { v: 48_500 }, "21", [742_975, 48_500, 21]],
      ["what no computer can write", { v: 1.005 }, { v: 5 }, "21", [101, 5, 21]],
      ["an exponent", { v: 1.25e4 }, { v: 1e5 }, "21", [1_250_000, 100_000, 21]],
      ["noise of a formula", { v: 8990 }, { v: 48_499.9999999999 }, "21", [899_000, 48_500, 21]],
      ["euros", { v: 950.125, s: 6 }, { v: 1 }, { v: 21 }, [95_013, 1, 21]],
      ["shares", { v: 8990 }, { v: 1 }, { v: 0.21, s: 2 }, [899_000, 1, 21]],
      ["shares with decimals", { v: 8990 }, { v: 1 }, { v: 0.21, s: 3 }, [899_000, 1, 21]],
      ["texts in Spain", "12.500,50", "48.500 km", "21 %", [1_250_050, 48_500, 21]],
      ["texts in England", "12,500.50", "48,500", "21%", [1_250_050, 48_500, 21]],
      ["zeros in front", "008990", "00123", "REBU", [899_000, 123, null]],
    ])("are read: %s", async (_what, price, km, iva, kept) => {
      expect(await run(book(HEADS, lot("A1", price, km, iva)))).toEqual([]);
      const [one] = await saved();
      expect([one?.["start_cents"], one?.["kilometers"], one?.["iva_percent"]]).toEqual(kept);
    });

    it.each<[what: string, price: Cell, km: Cell, iva: Cell, fault: string[]]>([
      ["kilometres with decimals", { v: 1 }, { v: 125.125 }, "21", ["F", "125,125", DECIMALS]],
      ["half a kilometre", { v: 1 }, { v: 0.5 }, "21", ["F", "0,5", DECIMALS]],
      ["dollars", { v: 8990, s: 7 }, { v: 1 }, "21", ["E", "8990 $", NO_MONEY]],
      ["a share as price", { v: 0.5, s: 2 }, { v: 1 }, "21", ["E", "50 %", NO_MONEY]],
      ["a day as price", { v: 46_442, s: 5 }, { v: 1 }, "21", ["E", "24-02-2027", NO_MONEY]],
      ["less than nothing", { v: -5 }, { v: 1 }, "21", ["E", "-5", NO_MONEY]],
      ["three decimals in a text", "950,125", "1", "21", ["E", "950,125", EITHER]],
      ["another rate", { v: 1 }, { v: 1 }, { v: 0.1, s: 3 }, ["G", "10 %", "Escriba 21 o REBU."]],
      [
        "a rate without its sign",
        { v: 1 },
        { v: 1 },
        { v: 0.21 },
        ["G", "0,21", "Escriba 21 o REBU."],
      ],
    ])("are refused by cell: %s", async (_what, price, km, iva, fault) => {
      expect(await run(book(HEADS, lot("A1", price, km, iva)))).toEqual([["A1", ...fault]]);
      expect(await saved()).toEqual([]);
    });

    it("are moments at midnight where they say so, and days where they do not", async () => {
      const head = [...HEADS.slice(0, 4), "Tipo de venta", "Cierre"];
      const at = (ref: string, closes: Cell) => lot(ref, "Directa", closes);
      const day = comingDay("02-24");
      const typed = day.split("-").reverse().join("/");
      // Spreadsheets count the days since the 30th of December of 1899.
      const serial = Date.parse(day) / 86_400_000 + 25_569;
      const midnight = `${dayAfter(day, -1)}T23:00:00.000Z`;
      const faults = await run(
        book(
          head,
          at("A1", { v: serial, s: 4 }),
          at("A2", { v: serial, s: 5 }),
          at("A3", { v: serial + 18.5 / 24, s: 4 }),
          at("A4", `${typed} 00:00`),
          at("A5", typed),
          at("A6", { v: serial }),
        ),
      );
      expect(faults).toEqual([
        ["A6", "F", String(serial), "Escriba la fecha así: 23-11-2026 18:30."],
      ]);
      expect(
        (await saved()).map(({ closes_at: end }) => new Date(String(end)).toISOString()),
      ).toEqual([
        midnight,
        `${day}T19:00:00.000Z`,
        `${day}T17:30:00.000Z`,
        midnight,
        `${day}T19:00:00.000Z`,
      ]);
    });

    it("are references as they look, unless the spreadsheet has lost figures of them", async () => {
      const padded = rawWorkbook({
        sheets: [
          {
            name: "Lotes",
            data: `<row>${HEADS.slice(0, 4).map(cellXml).join("")}</row>${[
              '<c s="2"><v>123</v></c>',
              "<c><v>4567</v></c>",
              "<c><v>1.23456789012346E+18</v></c>",
            ]
              .map((ref) => `<row>${ref}${lot("").slice(1).map(cellXml).join("")}</row>`)
              .join("")}`,
          },
        ],
        formats: ["00000"],
      });
      expect(await run(padded)).toEqual([
        [
          "1234567890123460000",
          "A",
          "1234567890123460000",
          "La hoja de cálculo ha redondeado este número. Dé a la celda formato de texto y escríbalo de nuevo.",
        ],
      ]);
      expect((await saved()).map(({ ref }) => ref)).toEqual(["00123", "4567"]);
    });

    it("stay numbers in the sheet of wrong rows, which can be sent again", async () => {
      const { responseData } = await sheet(book(HEADS, lot("A1", { v: 950.125 }, { v: 7 }, "x")));
      const errors = await about({ import_id: responseData.import_id ?? 0, action: "errors" });
      const file = Buffer.from(errors.responseData.file?.content ?? "", "base64");
      const { rows } = await inlineSpreadsheets.read(file);
      expect([...(rows[1]?.numbers ?? [])]).toEqual([
        [4, 950.125],
        [5, 7],
      ]);
    });

    it("are answers to what the house asks", async () => {
      const staff = await api.seedUser({ staff: true });
      for (const [name, type] of [
        ["mma", "number"],
        ["cuota", "decimal"],
        ["itv", "date"],
      ] as const) {
        const field = { name, label: name, type, view_page: 1 as const, for_categories: [] };
        expect((await api.call("dynamic/propertyColumnAction", field, staff)).code).toBeNull();
      }
      const head = [...HEADS.slice(0, 4), "x:mma", "x:cuota", "x:itv"];
      const day: Cell = { v: 46_442, s: 5 };
      const faults = await run(
        book(
          head,
          lot("A1", { v: 1500 }, { v: 12.125 }, day),
          lot("A2", "1.500", "1.000,50", "24/02/2027"),
          lot("A3", "1500", "12,5", "2027-02-24"),
          lot("A4", "1500", "12,5", "24/02/27"),
        ),
      );
      expect(faults).toEqual([["A4", "G", "24/02/27", "La fecha no es válida."]]);
      const rows = await open.db.query<{ custom_fields: object }>(
        "select custom_fields from lots where seller_id = $1 order by ref",
        [seller.id],
      );
      expect(rows.map(({ custom_fields: of }) => of)).toEqual([
        { mma: 1500, cuota: 12.125, itv: "2027-02-24" },
        { mma: 1500, cuota: 1000.5, itv: "2027-02-24" },
        { mma: 1500, cuota: 12.5, itv: "2027-02-24" },
      ]);
      await open.db.query("delete from dynamic_fields where view_page = 1", []);
    });
  });

  describe("the head", () => {
    const LOT = "A1;Turismos;Seat;Ibiza;10";

    it.each([
      ["a title", ["Stock de noviembre", HEAD, LOT]],
      ["a title and its date", ["Stock de noviembre", "Fecha;23-11-2026", "", HEAD, LOT]],
      ["a title called like a column", ["Subasta", "Marca", HEAD, LOT]],
      ["empty rows", ["", ";;;;", HEAD, LOT]],
      ["a line for Excel and a title", ["sep=;", "Stock, de noviembre, Madrid", HEAD, LOT]],
      ["another sheet's head", ["Marca;Modelo", HEAD, LOT]],
    ])("is found below %s", async (_what, lines) => {
      const { responseData } = await sheet(lines.join("\n"));
      expect(responseData.record?.counts).toMatchObject({ total: 1, new: 1, wrong: 0 });
      expect(responseData.record?.unknown_columns).toEqual([]);
    });

    it("is found with tabs and with commas, too", async () => {
      for (const mark of ["\t", ","]) {
        const text = ["Stock de noviembre", HEAD, LOT].join("\n").replaceAll(";", mark);
        expect((await sheet(text)).responseData.record?.counts).toMatchObject({ new: 1 });
      }
    });

    it("names rows as the spreadsheet does", async () => {
      const { responseData } = await sheet(
        ["Stock", "", HEAD, LOT, "A2;Turismos;Seat;Ibiza;caro"].join("\n"),
      );
      expect(responseData.records.map(({ row }) => row)).toEqual([5]);
    });

    it("is what is missing, where nothing is one", async () => {
      for (const rows of [
        ["Stock de noviembre", "A1;Turismos;Seat;Ibiza;10"],
        ["A1;Turismos;Seat;Ibiza;10"],
        [...Array.from({ length: 20 }, (_, at) => `Nota ${at}`), HEAD, LOT],
      ]) {
        const { responseData } = await sheet(rows.join("\n"));
        expect(responseData.code).toBe("IMPORT_NO_HEAD");
        const shown = rows[0]?.replaceAll(";", " · ");
        expect(responseData.fields?.["file_upload"]).toBe(
          `La fila 1 no es una cabecera: dice «${shown}». Ponga en una fila los nombres de las columnas: Referencia, Categoría, Marca, Modelo.`,
        );
      }
    });

    it("that lacks a column is named by its row", async () => {
      const { responseData } = await sheet(
        ["Stock", "Categoría;Marca;Modelo", "Turismos;Seat;Ibiza"].join("\n"),
      );
      expect(responseData).toMatchObject({
        code: "INVALID_INPUT",
        fields: { file_upload: "Falta la columna Referencia en la cabecera, fila 2." },
      });
    });
  });

  describe("running", () => {
    it("makes drafts of new rows and changes drafts that are known, and never publishes", async () => {
      await imported("A1;Turismos;Seat;Ibiza;10000", "A2;Turismos;Seat;León;");
      expect(await drafts()).toMatchObject([
        { ref: "A1", title: "Seat Ibiza", status: "draft", start_cents: 1_000_000 },
        { ref: "A2", title: "Seat León", status: "draft", start_cents: 0 },
      ]);
      const again = await rowsOf("a1;Turismos;Seat;Ibiza;9.000,50", "A2;Turismos;Seat;León;");
      expect(again.responseData.record?.counts).toMatchObject({ changed: 1, unchanged: 1, new: 0 });
      await act(again.responseData.import_id ?? 0, "run");
      await work();
      expect(await drafts()).toMatchObject([{ ref: "A1", start_cents: 900_050 }, { ref: "A2" }]);
      const create = await sheet([HEAD, "A1;Turismos;Seat;Ibiza;5"].join("\n"), { mode: "create" });
      expect(create.responseData.records[0]?.faults[0]?.text).toBe(
        "Ya usa esa referencia en otro lote.",
      );
    });

    it("goes on where it was killed, each row once", async () => {
      const { responseData } = await rowsOf(
        ...Array.from({ length: 250 }, (_, at) => `R${at};Turismos;Seat;Ibiza;${at + 1}`),
      );
      const id = responseData.import_id ?? 0;
      await act(id, "run");
      await act(id, "run");
      expect(await runPiece(id, ctx)).toBe(true);
      // A piece that dies before its end leaves nothing behind.
      await expect(
        open.db.tx(async (t) => {
          await runPiece(id, { ...ctx, db: t });
          throw new Error("killed");
        }),
      ).rejects.toThrow("killed");
      expect(await drafts()).toHaveLength(100);
      await Promise.all([work(), work()]);
      expect((await drafts()).map(({ ref }) => ref)).toEqual(
        Array.from({ length: 250 }, (_, at) => `R${at}`),
      );
      expect((await act(id, "status")).record).toMatchObject({
        state: "done",
        counts: { created: 250, failed: 0 },
      });
    });

    it("leaves out alone what has changed since it was looked through", async () => {
      await imported("A1;Turismos;Seat;Ibiza;10000");
      const [draft] = await drafts();
      const { responseData } = await rowsOf("A1;Turismos;Seat;Ibiza;5", "B1;Turismos;Seat;Ibiza;5");
      await open.db.query(
        "update lots set status = 'open', opens_at = now(), closes_at = now() + interval '1 day' where id = $1",
        [draft?.id],
      );
      const id = responseData.import_id ?? 0;
      await act(id, "run");
      await work();
      const { record, records } = await act(id, "status");
      expect(record?.counts).toMatchObject({ created: 1, failed: 1, updated: 0 });
      expect(records[0]?.faults[0]?.text).toBe("Solo se pueden actualizar borradores.");
    });

    it("is one at a time for an account, and can be stopped", async () => {
      const { responseData } = await rowsOf(
        ...Array.from({ length: 150 }, (_, at) => `R${at};Turismos;Seat;Ibiza;5`),
      );
      const id = responseData.import_id ?? 0;
      await act(id, "run");
      expect((await rowsOf("X;Turismos;Seat;Ibiza;5")).responseData.code).toBe("IMPORT_RUNNING");
      await runPiece(id, ctx);
      await act(id, "cancel");
      await work();
      expect((await act(id, "status")).record).toMatchObject({
        state: "cancelled",
        counts: { created: 100 },
      });
      expect(await drafts()).toHaveLength(100);
    });

    it("fills what is empty from a template", async () => {
      const { responseData } = await api.call(
        "product/projectAction",
        {
          action: "save",
          category: "Turismos",
          brand: "Seat",
          fuel: "Diésel",
          title: "Seat de renting",
        },
        seller,
      );
      await api.call(
        "product/projectAction",
        { action: "duplicate", id: responseData.record.id, template: "Renting" },
        seller,
      );
      const answer = await sheet(
        "Referencia;Categoría;Marca;Modelo;Plantilla\nT1;;;Ibiza;renting\nT2;;;Ibiza;otra",
      );
      expect(answer.responseData.records).toMatchObject([
        { row: 3, faults: [{ text: "No es una plantilla suya." }] },
      ]);
      await act(answer.responseData.import_id ?? 0, "run");
      await work();
      const [made] = await open.db.query(
        "select brand, model, fuel, title from lots where ref = 'T1' and seller_id = $1",
        [seller.id],
      );
      expect(made).toEqual({
        brand: "Seat",
        model: "Ibiza",
        fuel: "Diésel",
        title: "Seat de renting",
      });
    });
  });

  describe("afterwards", () => {
    it("is undone for what nobody has touched since", async () => {
      const id = await imported("A1;Turismos;Seat;Ibiza;1", "A2;Turismos;Seat;León;2");
      const [first, second] = await drafts();
      await api.call(
        "product/projectAction",
        { action: "save", id: second?.id ?? 0, color: "Rojo" },
        seller,
      );
      const { record } = await act(id, "undo");
      expect(record).toMatchObject({
        state: "undone",
        undo_until: null,
        counts: { undone: 1, created: 1 },
      });
      expect(await drafts()).toMatchObject([{ ref: "A2" }]);
      expect((await act(id, "undo")).record?.state).toBe("undone");
      const history = await api.call(
        "product/changeStatus",
        { id: first?.id ?? 0, action: "restore" },
        seller,
      );
      expect(history.code).toBeNull();
    });

    it("is not undone after a day", async () => {
      const id = await imported("A1;Turismos;Seat;Ibiza;1");
      await open.db.query(
        "update imports set ended_at = ended_at - interval '25 hours' where id = $1",
        [id],
      );
      expect((await about({ import_id: id, action: "undo" })).code).toBe("ILLEGAL_TRANSITION");
      expect(await drafts()).toHaveLength(1);
    });

    it("answers the wrong rows as a sheet that can be corrected and sent again", async () => {
      const { responseData } = await rowsOf(
        "A1;Turismos;Seat;Ibiza;1",
        "A2;Turismos;Seat;Ibiza;caro",
        "A3;;Seat;Ibiza;=1+1",
      );
      const errors = await about({ import_id: responseData.import_id ?? 0, action: "errors" });
      const file = Buffer.from(errors.responseData.file?.content ?? "", "base64");
      const { rows } = await inlineSpreadsheets.read(file);
      expect(rows.map(({ cells }) => cells)).toEqual([
        ["Referencia", "Categoría", "Marca", "Modelo", "Precio de salida", "Error"],
        [
          "A2",
          "Turismos",
          "Seat",
          "Ibiza",
          "caro",
          "Precio de salida (E): Escriba un importe en euros, como 12500 o 12.500,50.",
        ],
        [
          "A3",
          "",
          "Seat",
          "Ibiza",
          "=1+1",
          expect.stringContaining("Categoría (B): Obligatorio. · Precio de salida (E)"),
        ],
      ]);
      const again = await sheet(file);
      expect(again.responseData.record).toMatchObject({
        counts: { wrong: 2 },
        unknown_columns: [],
      });
    });

    it("writes a letter for large sheets, once", async () => {
      await imported(...Array.from({ length: 501 }, (_, at) => `R${at};Turismos;Seat;Ibiza;5`));
      await work();
      const letters = (await api.outbox(seller.email)).filter(
        ({ template }) => template === "importDone",
      );
      expect(letters).toHaveLength(1);
    });

    it("goes to no other account", async () => {
      const id = await imported("A1;Turismos;Seat;Ibiza;1");
      const rival = await api.seedUser({ admin: true });
      for (const action of ["status", "rows", "run", "cancel", "undo", "errors"] as const) {
        expect((await about({ import_id: id, action }, rival)).code).toBe("NOT_FOUND");
      }
      expect((await about({ action: "last" }, rival)).responseData.record).toBeNull();
      expect((await about({ action: "last" })).responseData.import_id).toBe(id);
    });
  });

  it("puts lots into an auction by their numbers, and takes them from the sheet that went out", async () => {
    const saved = await api.call(
      "auction/auctionAction",
      { action: "save", title: "Flota" },
      seller,
    );
    const auction = saved.responseData.record?.id ?? 0;
    const head = `${HEAD};Subasta;Nº de lote`;
    const row = (ref: string, no: string) =>
      `${ref};Furgonetas;Citroën;Berlingo;4500;${no === "" ? "" : "Flota"};${no}`;
    async function run(...rows: string[]) {
      const { responseData } = await sheet([head, ...rows].join("\n"));
      await act(responseData.import_id ?? 0, "run");
      await work();
      return responseData.record?.counts;
    }
    const order = async () => {
      const { responseData } = await api.call(
        "auction/getAllProjectsAssociated",
        { auction_id: auction },
        seller,
      );
      return responseData.records.map(({ ref, lot_no: no }) => `${no} ${ref}`);
    };
    await run(row("C", "3"), row("A", "1"), row("B", "2"), row("Z", ""));
    expect(await order()).toEqual(["1 A", "2 B", "3 C"]);
    await run(row("C", "1"), row("D", "4"));
    expect(await order()).toEqual(["1 C", "2 A", "3 B", "4 D"]);
    const again = await run(row("C", "1").replace("Flota", String(auction)));
    expect(again).toMatchObject({ unchanged: 1 });
    const { responseData: wrong } = await sheet(
      [
        `${HEAD};Nº de lote`,
        "E;Furgonetas;Citroën;Berlingo;4500;0",
        "F;Furgonetas;Citroën;Berlingo;4500;2",
      ].join("\n"),
    );
    expect(wrong.record?.counts).toMatchObject({ wrong: 2 });
    const out = await api.call("custom/exportLots", { list: "draft", format: "csv" }, seller);
    expect(atob(out.responseData.content)).toContain("lote");
  });

  it("takes a length in days, a province and photos by name or reference", async () => {
    const names = ["frontal.jpg", "trasera.jpg", "B2-2.jpg", "b2-1.JPG", "B2x-1.jpg"];
    const photos = names.map((name, at) => ({ name, src: `/uploads/lots/p${at}-1600.webp` }));
    const head = "Referencia;Categoría;Marca;Modelo;Ubicación;Provincia;Duración (días);Fotos";
    const text = [
      head,
      `B1;Turismos;Seat;Ibiza;Vigo;Pontevedra;10;"trasera.jpg; frontal.jpg"`,
      "B2;Turismos;Seat;Ibiza;;Madrid;;",
      "B3;Turismos;Seat;Ibiza;;;61;otra.jpg",
    ].join("\n");
    const { responseData } = await sheet(text, { photos: JSON.stringify(photos) });
    expect(responseData.records.map(({ row, faults }) => [row, faults.map((f) => f.text)])).toEqual(
      [[4, ["Escriba de 1 a 60 días.", "No ha añadido la foto otra.jpg."]]],
    );
    await act(responseData.import_id ?? 0, "run");
    await work();
    const rows = await open.db.query<{ ref: string; location: string; images: { src: string }[] }>(
      "select ref, location, schedule, images from lots where seller_id = $1 order by ref",
      [seller.id],
    );
    expect(rows).toMatchObject([
      {
        location: "Vigo (Pontevedra)",
        schedule: { start: "on_publish", duration_days: 10, end_time: "20:00" },
        images: [
          { src: "/uploads/lots/p1-1600.webp", thumb: "/uploads/lots/p1-480.webp" },
          { src: "/uploads/lots/p0-1600.webp" },
        ],
      },
      {
        location: "Madrid",
        schedule: null,
        images: [{ src: "/uploads/lots/p3-1600.webp" }, { src: "/uploads/lots/p2-1600.webp" }],
      },
    ]);
    const odd = await sheet(text, { photos: "[{" });
    expect(odd.responseData.code).toBe("INVALID_INPUT");
  });

  it("is sent by staff for whoever sells, and by nobody else", async () => {
    const staff = await api.seedUser({ staff: true });
    const buyer = await api.seedUser();
    const text = `${HEAD}\nC1;Turismos;Seat;Ibiza;1`;
    const sendFor = (whose: SeededUser, as: SeededUser) =>
      sheet(text, { seller_id: String(whose.id) }, as);
    const sent = await sendFor(seller, staff);
    expect(sent.responseData.record?.counts.new).toBe(1);
    const import_id = sent.responseData.import_id ?? 0;
    expect((await about({ import_id, action: "run" }, staff)).code).toBe("NOT_FOUND");
    const ran = await about({ import_id, action: "run", seller_id: seller.id }, staff);
    expect(ran.code).toBeNull();
    await work();
    const [lot] = await open.db.query<{ id: number }>(
      "select id from lots where seller_id = $1 and ref = 'C1'",
      [seller.id],
    );
    const history = await api.call("custom/lotHistory", { id: lot?.id ?? 0 }, seller);
    expect(history.responseData.records).toMatchObject([{ action: "import", by: "La casa" }]);
    const rival = await api.seedUser({ admin: true });
    const codes = [
      (await sendFor(seller, rival)).responseData.code,
      (await about({ action: "last", seller_id: seller.id }, rival)).code,
      (await sendFor(buyer, staff)).responseData.code,
    ];
    expect(codes).toEqual(["FORBIDDEN", "FORBIDDEN", "INVALID_INPUT"]);
  });

  it("has a sample that can be sent as it is", async () => {
    const { responseData } = await api.call("report/sample", {}, seller);
    const answer = await sheet(Buffer.from(responseData.content, "base64"));
    expect(answer.responseData.record).toMatchObject({
      counts: { new: 1, wrong: 0 },
      unknown_columns: [],
    });
  });

  describe("in a house that has written its lists", () => {
    const tables = {
      category: [
        { id: "coche", description: "Coches" },
        { id: "Camiones", description: "Camiones" },
        { id: "Retirada", description: "Retirada", active: 0 as const },
        // Lots have it, and it is taken away.
        { id: "Turismos", description: "Turismos", active: 0 as const },
      ],
      fuel: [{ id: "Diésel", description: "Diésel" }],
      body_type: [{ id: "Compacto", description: "Compacto" }],
      transmission: [{ id: "Automático", description: "Automático" }],
      condition: [{ id: "Bueno", description: "Bueno" }],
    };
    /** With what is written first, before what lots have already. */
    const NOT_THERE = (value: string, ...there: string[]) =>
      expect.stringContaining(
        `«${value}» no está en la lista de la casa. Elija uno de estos valores: ${there.join(", ")}`,
      ) as string;
    const CATEGORIES = ["Coches", "Camiones"];
    const write = async (value: Record<string, { id: string; description: string }[]>) => {
      const staff = await api.seedUser({ staff: true });
      const written = await api.call(
        "setting/configurationAction",
        { key: "tables", value },
        staff,
      );
      expect(written.code).toBeNull();
    };
    beforeAll(() => write(tables));
    afterAll(async () => {
      await write({});
      await open.db.query("delete from settings where key = 'tables'", []);
    });

    it("refuses by cell what they lack, and takes what lots have already", async () => {
      const { responseData } = await sheet(
        [
          `${HEAD};Combustible;Carrocería;Cambio;Estado`,
          "A1;Naves espaciales;Seat;Ibiza;1;Fusión;Disco;Warp;Ruina",
          "A2;coches;Seat;Ibiza;1;diesel;COMPACTO;Automatico;bueno",
          "A3;Furgonetas;Seat;Ibiza;1;;;;",
          "A4;Camión;Seat;Ibiza;1;;;;",
          "A5;Retirada;Seat;Ibiza;1;;;;",
          "A6;Camionse;Seat;Ibiza;1;;;;",
        ].join("\n"),
      );
      expect(
        responseData.records.map(({ ref, faults }) => [
          ref,
          ...faults.map(({ column, value, text }) => [column, value, text]),
        ]),
      ).toEqual([
        [
          "A1",
          ["B", "Naves espaciales", NOT_THERE("Naves espaciales", ...CATEGORIES)],
          ["F", "Fusión", NOT_THERE("Fusión", "Diésel")],
          ["G", "Disco", NOT_THERE("Disco", "Compacto")],
          ["H", "Warp", NOT_THERE("Warp", "Automático")],
          ["I", "Ruina", NOT_THERE("Ruina", "Bueno")],
        ],
        ["A4", ["B", "Camión", "¿Quería decir Camiones?"]],
        ["A5", ["B", "Retirada", NOT_THERE("Retirada", ...CATEGORIES)]],
        ["A6", ["B", "Camionse", "¿Quería decir Camiones?"]],
      ]);
      await act(responseData.import_id ?? 0, "run");
      await work();
      const rows = await open.db.query<{ category: string; fuel: string }>(
        "select category, fuel from lots where seller_id = $1 order by ref",
        [seller.id],
      );
      expect(rows).toEqual([
        { category: "coche", fuel: "Diésel" },
        { category: "Furgonetas", fuel: null },
      ]);
    });

    it.each(["csv", "xlsx"] as const)("makes its sample from them, as %s", async (format) => {
      const { responseData } = await api.call("report/sample", { format }, seller);
      const file = Buffer.from(responseData.content, "base64");
      const { rows } = await inlineSpreadsheets.read(file);
      const cells = Object.fromEntries(
        (rows[0]?.cells ?? []).map((heading, at) => [heading, rows[1]?.cells[at]]),
      );
      expect(cells).toMatchObject({
        "Categoría*": expect.stringMatching(/^(?:coche|Camiones|Furgonetas)$/) as string,
        Combustible: expect.stringMatching(/^(?:Diésel|Gasolina)$/) as string,
      });
      // No list has it.
      expect(JSON.stringify(cells)).not.toContain("Utilitario");
      const answer = await sheet(file);
      expect(answer.responseData.record).toMatchObject({ counts: { new: 1, wrong: 0 } });
    });

    it.each([
      ["category", "Naves espaciales", NOT_THERE("Naves espaciales", ...CATEGORIES)],
      ["fuel", "Fusión", NOT_THERE("Fusión", "Diésel")],
      ["transmission", "Warp", NOT_THERE("Warp", "Automático")],
      ["body_type", "Disco", NOT_THERE("Disco", "Compacto")],
      ["condition", "Ruina", NOT_THERE("Ruina", "Bueno")],
    ] as const)("refuses another %s at every way in", async (field, value, text) => {
      const lot = {
        title: "Seat Ibiza",
        description: "",
        auction: 1 as const,
        start_price: "1000",
        date_start: Date.now(),
        date_closed: Date.now() + 86_400_000,
        category: "coche",
        brand: "Seat",
        model: "Ibiza",
      };
      const staff = await api.seedUser({ staff: true });
      const act_ = (input: InputOf<typeof productProjectAction>, as = seller) =>
        api.call("product/projectAction", input, as);
      const refusal = { code: "INVALID_INPUT", responseData: { fields: { [field]: text } } };
      expect(await act_({ action: "add", ...lot, [field]: value })).toMatchObject(refusal);
      expect(await act_({ action: "save", [field]: value })).toMatchObject(refusal);
      const made = await act_({ action: "add", ...lot });
      const { id } = made.responseData.record;
      for (const as of [seller, staff]) {
        expect(await act_({ action: "save", id, [field]: value }, as)).toMatchObject(refusal);
      }
      // A lot that was a draft before the list was written.
      await open.db.query(`update lots set ${field} = $2 where id = $1`, [id, value]);
      const saved = await act_({ action: "save", id, color: "Rojo" });
      expect(saved).toMatchObject({ code: null, responseData: { missing: { [field]: text } } });
      // The draft says so before it is published, wherever it is read.
      const { responseData: own } = await api.call("product/getSingleProject", { id }, seller);
      expect(own.record).toMatchObject({ missing: { [field]: text } });
      const { responseData: listed } = await api.call(
        "product/listings",
        { action: "draft" },
        seller,
      );
      expect(listed.records.find((one) => one.id === id)?.missing).toEqual({ [field]: text });
      expect(await act_({ action: "publish", id })).toMatchObject(refusal);
      const changed = await api.call("product/changeStatus", { id, action: "publish" }, seller);
      expect(changed).toMatchObject(refusal);
      const bulk = await api.call(
        "product/bulkProjectAction",
        { action: "publish", ids: [id] },
        seller,
      );
      expect(bulk.responseData.failed).toMatchObject([{ id, code: "INVALID_INPUT" }]);
      expect(await act_({ action: "save", id, [field]: lotsOwn[field] })).toMatchObject({
        code: null,
      });
      expect((await act_({ action: "publish", id })).code).toBeNull();
      // The category stays as it was published.
      const edited = await act_({ action: "edit", id, [field]: value });
      expect(edited).toMatchObject(field === "category" ? { code: "ILLEGAL_TRANSITION" } : refusal);
    });
    const lotsOwn = {
      category: "Camiones",
      fuel: "Diésel",
      transmission: "Automático",
      body_type: "Compacto",
      condition: "Bueno",
    };
  });

  describe("taking lots away", () => {
    const texts = fc.oneof(
      fc.constantFrom(
        "=1+1",
        "'=1",
        "-5",
        "@x",
        "12.500",
        "a;b",
        'a"b',
        "línea\ny otra",
        "Ñandú «€»",
        "00123",
        "1e5",
        "TRUE",
        "#3",
        "Citro\uFFFDn C4",
      ),
      fc
        .string({ unit: "grapheme", maxLength: 12 })
        .map((text) => text.replaceAll(/[^\P{C}]/gu, "").trim()),
    );
    const amount = fc.option(
      fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    );
    const moment = fc.option(fc.integer({ min: 1_750_000_000_000, max: 1_900_000_000_000 }));
    const lots = fc.record({
      title: texts,
      description: texts,
      category: texts,
      brand: texts,
      model: texts,
      color: texts,
      location: texts,
      auction: fc.constantFrom(0 as const, 1 as const),
      start_price: amount,
      reserve_price: amount,
      buy_now_price: amount,
      kilometers: fc.option(fc.nat({ max: 5_000_000 })),
      power: fc.option(fc.nat({ max: 5_000 })),
      iva_percent: fc.constantFrom(null, 21 as const),
      date_start: moment,
      date_closed: moment,
    });

    it("takes what the table shows", async () => {
      for (const auction of [0, 1] as const) {
        for (const brand of ["Seat", "BMW"]) {
          await api.call("product/projectAction", { action: "save", auction, brand }, seller);
        }
      }
      const scope = { auction: 1 as const, filters: { brand: ["BMW"] } };
      const { responseData } = await api.call(
        "custom/exportLots",
        { list: "draft", format: "csv", ...scope },
        seller,
      );
      expect(responseData).toMatchObject({ count: 1, is_cut: 0 });
      const text = Buffer.from(responseData.content, "base64").toString();
      expect(text).toContain("BMW");
      expect(text).not.toContain("Seat");
    });

    it.each(["csv", "xlsx"] as const)("brings them back unchanged, as %s", async (format) => {
      for (const part of fc.sample(lots, 40)) {
        const answer = await api.call("product/projectAction", { action: "save", ...part }, seller);
        expect([part, answer.code]).toEqual([part, null]);
      }
      await imported("A1;Turismos;Seat;Ibiza;1", "=A2;Turismos;Seat;León;2");
      const before = await drafts();
      const out = await api.call("custom/exportLots", { format }, seller);
      expect(out.responseData).toMatchObject({ count: 42, is_cut: 0 });
      const back = await sheet(Buffer.from(out.responseData.content, "base64"));
      expect(back.responseData.records).toEqual([]);
      expect(back.responseData.record?.counts).toMatchObject({
        total: 42,
        unchanged: 42,
        wrong: 0,
      });
      await act(back.responseData.import_id ?? 0, "run");
      await work();
      expect(await drafts()).toEqual(before);
    });
  });
});

import type { InputOf, reportDisplay } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly } from "../../testing/sell";

type Input = InputOf<typeof reportDisplay>;

describe.each(engines)("reports of a seller, on $name", (engine) => {
  let house: SaleHouse;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
  });
  afterAll(() => house.close());

  const seller = () => house.api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const read = (input: Input, as: SeededUser) => house.api.call("report/display", input, as);

  interface Result {
    outcome: "sold" | "provisional" | "unsold";
    /** `2026-10-25T01:30:00Z`. */
    at: string;
    start?: number;
    price?: number;
    winner?: SeededUser;
    title?: string;
  }

  /** The end of an auction, as it was settled then. */
  async function ended(
    of: SeededUser,
    { outcome, at, start = 1_000_00, price, winner, title = "Seat" }: Result,
  ) {
    const lot = await house.api.seedLot({
      sellerId: of.id,
      status: outcome,
      startCents: start,
      title,
    });
    const won = outcome === "unsold" ? null : (price ?? start);
    await house.db.query(
      `insert into sales (lot_id, outcome, winner_id, price_cents, premium_cents, total_cents, settled_at)
       values ($1, $2, $3, $4, $5, $6, $7::timestamptz)`,
      [
        lot,
        outcome,
        winner?.id ?? null,
        won,
        won && Math.round(won / 20),
        won && won + Math.round(won / 20),
        at,
      ],
    );
    return lot;
  }

  it("say what was sold, with what adds up, on the days that are asked for", async () => {
    const [of, buyer] = [
      await seller(),
      await house.api.seedUser({ firstName: "Ana", lastName: "Gil" }),
    ];
    const one = { outcome: "sold", price: 5_000_00, winner: buyer } as const;
    await ended(of, { ...one, at: "2026-03-02T10:00:00Z", title: "Seat Ibiza" });
    await ended(of, { ...one, at: "2026-03-05T10:00:00Z", price: 7_000_50 });
    await ended(of, { ...one, at: "2026-04-01T10:00:00Z" });
    await ended(of, { outcome: "unsold", at: "2026-03-03T10:00:00Z" });
    await ended(await seller(), { ...one, at: "2026-03-02T10:00:00Z" });
    const march: Input = { report: "sales", from: "2026-03-01", to: "2026-04-01" };
    const { responseData } = await read(march, of);
    expect(responseData).toMatchObject({
      totalRecords: 2,
      setDisp: "1–2 de 2",
      tz: "Europe/Madrid",
    });
    expect(responseData.records).toMatchObject([
      { hammer: "7000.50", at: Date.parse("2026-03-05T10:00:00Z"), kind: "auction" },
      {
        hammer: "5000.00",
        premium: "250.00",
        total: "5250.00",
        title: "Seat Ibiza",
        buyer: "Ana Gil",
      },
    ]);
    expect(responseData.totals).toEqual({
      hammer: "12000.50",
      bids: 0,
      premium: "600.03",
      total: "12600.53",
      commission: "0.00",
      commission_tax: "0.00",
      receives: "0.00",
    });
    const { series } = responseData;
    expect(series).toMatchObject({ unit: "day", kind: "price" });
    expect(series?.points).toHaveLength(31);
    expect(series?.points.filter(({ value }) => value !== "0.00")).toEqual([
      { at: "2026-03-02", value: "5000.00" },
      { at: "2026-03-05", value: "7000.50" },
    ]);
    const year = (await read({ ...march, to: "2027-03-01" }, of)).responseData.series;
    expect(year?.unit).toBe("week");
    const years = (await read({ ...march, to: "2028-03-01" }, of)).responseData.series;
    expect(years?.points.slice(0, 3)).toEqual([
      { at: "2026-03-01", value: "12000.50" },
      { at: "2026-04-01", value: "5000.00" },
      { at: "2026-05-01", value: "0.00" },
    ]);
    const second = await read({ ...march, page: 2, limit: 1 }, of);
    expect(second.responseData.records).toMatchObject([{ title: "Seat Ibiza" }]);
    expect(second.responseData.totals["hammer"]).toBe("12000.50");
  });

  it("count the day of the zone, also the one of 25 hours", async () => {
    const of = await seller();
    for (const at of [
      "2026-10-24T21:59:59Z",
      "2026-10-24T22:00:00Z",
      "2026-10-25T22:59:59Z",
      "2026-10-25T23:00:00Z",
    ]) {
      await ended(of, { outcome: "sold", at });
    }
    const day: Input = { report: "sales", from: "2026-10-25", to: "2026-10-26" };
    expect((await read(day, of)).responseData.totalRecords).toBe(2);
    // An hour later there.
    const canary = await read({ ...day, tz: "Atlantic/Canary" }, of);
    expect(canary.responseData.totalRecords).toBe(2);
    expect(canary.responseData.series?.points).toMatchObject([{ at: "2026-10-25" }]);
    expect(canary.responseData.records.map(({ at }) => at)).toEqual([
      Date.parse("2026-10-25T23:00:00Z"),
      Date.parse("2026-10-25T22:59:59Z"),
    ]);
  });

  it("say how much of what was offered was sold", async () => {
    const of = await seller();
    await ended(of, {
      outcome: "sold",
      at: "2026-05-04T10:00:00Z",
      start: 1_000_00,
      price: 1_500_00,
    });
    await ended(of, { outcome: "provisional", at: "2026-05-05T10:00:00Z" });
    await ended(of, { outcome: "unsold", at: "2026-05-12T10:00:00Z" });
    const may: Input = { report: "sell_through", from: "2026-05-01", to: "2026-06-01" };
    const { records, totals } = (await read(may, of)).responseData;
    expect(records).toMatchObject([
      {
        period: "2026-05-01",
        offered: 3,
        sold: 1,
        provisional: 1,
        unsold: 1,
        percent: 33.3,
        hammer: "1500.00",
        over_start: 50,
      },
    ]);
    expect(totals).toMatchObject({ offered: 3, sold: 1, hammer: "1500.00" });
    const { series } = (await read({ ...may, group: "week" }, of)).responseData;
    expect(series).toMatchObject({
      unit: "week",
      kind: "percent",
      points: [
        { at: "2026-05-04", value: 50 },
        { at: "2026-05-11", value: 0 },
      ],
    });
    const weeks = (await read({ ...may, group: "week" }, of)).responseData.records;
    expect(weeks).toMatchObject([
      { period: "2026-05-11", offered: 1, sold: 0, percent: 0, over_start: null },
      { period: "2026-05-04", offered: 2, sold: 1, percent: 50 },
    ]);
  });

  it("count direct sales, and none that was called off", async () => {
    const of = await seller();
    const { invoice } = await sellDirectly(house.api, { seller: of });
    const first = (await read({ report: "sales" }, of)).responseData;
    expect(first.records).toMatchObject([{ hammer: "8990.00", kind: "direct", paid: null }]);
    await house.db.query("update invoices set status = 'cancel' where id = $1", [invoice]);
    expect((await read({ report: "sales" }, of)).responseData.totalRecords).toBe(0);
    expect((await read({ report: "sell_through" }, of)).responseData.totals).toMatchObject({
      offered: 1,
      sold: 0,
      unsold: 1,
    });
    await house.db.query("update invoices set status = 'draft' where id = $1", [invoice]);
  });

  it("say what each draft still lacks, on the page and in files", async () => {
    const of = await seller();
    const save = async (part: object) => {
      const input = { action: "save", auction: 1, ...part } as const;
      const { code } = await house.api.call("product/projectAction", input, of);
      expect(code).toBeNull();
    };
    const complete = {
      description: "Con libro de revisiones.",
      start_price: "4500.50",
      date_start: Date.now() + 3_600_000,
      date_closed: Date.now() + 72 * 3_600_000,
      category: "Turismos",
      brand: "Seat",
      model: "Ibiza",
      location: "Vigo",
    };
    await house.api.seedLot({ sellerId: of.id, title: "Abierto" });
    await save({ ...complete, title: "Completo" });
    await save({ ...complete, title: "Sin precio", start_price: null });
    await house.db.query(
      `insert into dynamic_fields (name, type, label, is_required, view_page, show_order)
       values ('itv', 'text', 'ITV hasta', true, 1, 1)`,
    );
    try {
      await save({ title: "Solo el nombre" });
      const { records, columns } = (await read({ report: "stock" }, of)).responseData;
      const missing = Object.fromEntries(records.map((row) => [row["title"], row["missing"]]));
      expect(missing).toEqual({
        "Solo el nombre": expect.stringMatching(
          /^Categoría, Marca, .*Precio de salida.*ITV hasta$/,
        ),
        "Sin precio": "Precio de salida, ITV hasta",
        Completo: "ITV hasta",
        Abierto: null,
      });
      // On paper, too: what is optional stays away there.
      expect(columns.find(({ id }) => id === "missing")).toMatchObject({
        label: "Falta",
        optional: 0,
      });
      const file = async (language: "es" | "en") => {
        const fields = ["title", "missing"];
        const asked = { report: "stock", format: "csv", language, fields } as const;
        const { content } = (
          await house.api.call("report/download", { ...asked, fields: [...fields] }, of)
        ).responseData;
        return Buffer.from(content, "base64").toString().slice(1);
      };
      expect(await file("es")).toContain("Sin precio;Precio de salida, ITV hasta");
      expect(await file("en")).toMatch(/^Vehicle;Missing\r\n/);
      expect(await file("en")).toContain("Sin precio;Start price, ITV hasta");
    } finally {
      await house.db.query("delete from dynamic_fields where view_page = 1");
    }
    const { records } = (await read({ report: "stock" }, of)).responseData;
    expect(records.find(({ title }) => title === "Completo")?.["missing"]).toBeNull();
  });

  it("say what is there now", async () => {
    const of = await seller();
    const open = await house.api.seedLot({
      sellerId: of.id,
      title: "Abierto",
      opensInMs: -3 * 86_400_000 - 60_000,
    });
    await house.api.seedLot({ sellerId: of.id, status: "draft", title: "Borrador" });
    await house.api.seedLot({ sellerId: of.id, status: "sold" });
    const { records, totalRecords } = (await read({ report: "stock" }, of)).responseData;
    expect(totalRecords).toBe(2);
    expect((await read({ report: "stock" }, of)).responseData.series).toMatchObject({
      unit: null,
      kind: "number",
      points: [
        { at: "Borrador", value: 1 },
        { at: "Abierto", value: 1 },
      ],
    });
    expect(records).toMatchObject([
      { title: "Borrador", state: "draft", days: null, end: null },
      { lot: open, title: "Abierto", state: "open", days: 3, round: 1, bids: 0 },
    ]);
  });

  it("tell nobody else's, and no buyers to those who may not award", async () => {
    const [of, rival, buyer] = [await seller(), await seller(), await house.api.seedUser()];
    const employee = await house.api.seedUser({ admin: true, asEmployeesId: of.id });
    await ended(of, { outcome: "sold", at: new Date().toISOString(), winner: buyer });
    expect((await read({ report: "sales" }, rival)).responseData.totalRecords).toBe(0);
    expect((await read({ report: "sales", account_id: of.id }, rival)).code).toBe("NOT_FOUND");
    expect((await read({ report: "sales" }, buyer)).code).not.toBeNull();
    const staff = await house.api.seedUser({ staff: true });
    const all = await read({ report: "sales", account_id: of.id }, staff);
    expect(all.responseData.totalRecords).toBe(1);
    const set = (permissions: ("report" | "award")[]) =>
      house.api.call("custom/sellerPermissions", { user_id: employee.id, permissions }, of);
    await set(["report"]);
    const without = (await read({ report: "sales" }, employee)).responseData;
    expect(without.columns.map(({ id }) => id)).not.toContain("buyer");
    expect(JSON.stringify(without.records)).not.toContain("buyer");
    await set(["award"]);
    expect((await read({ report: "sales" }, employee)).code).toBe("PERMISSION_MISSING");
  });

  it("refuse what is no time, with what to do", async () => {
    const of = await seller();
    const fault = async (input: object) =>
      (await read({ report: "sales", ...input }, of)).refusal.fields;
    expect(await fault({ from: "2026-02-30" })).toEqual({ from: "Ese día no existe." });
    expect(await fault({ from: "2026-02-03", to: "2026-02-03" })).toEqual({
      to: "Elija un día posterior al primero.",
    });
    expect(await fault({ tz: "'; drop table lots; --" })).toHaveProperty("tz");
    expect(await fault({ group: "year" })).toHaveProperty("group");
    expect((await read({ report: "sales", from: "2020-01-01", to: "2026-01-01" }, of)).code).toBe(
      "REPORT_TOO_WIDE",
    );
  });

  it("are a file, whose texts begin no formula", async () => {
    const of = await seller();
    await ended(of, {
      outcome: "sold",
      at: "2026-03-02T10:00:00Z",
      price: 5_000_00,
      title: "=1+1",
    });
    const scope = { report: "sales", from: "2026-03-01", to: "2026-04-01" } as const;
    const csv = await house.api.call("report/download", { ...scope, format: "csv" }, of);
    expect(csv.responseData).toMatchObject({
      file_name: "ventas_2026-03-01_2026-04-01_Europe-Madrid.csv",
      count: 1,
      is_cut: 0,
    });
    const text = Buffer.from(csv.responseData.content, "base64").toString();
    expect(text).toContain("5000,00");
    expect(text).toContain("'=1+1");
    expect(text).toContain("Vendido (Europe/Madrid);");
    expect(text).toContain("02-03-2026 11:00");
    const english = await house.api.call(
      "report/download",
      {
        ...scope,
        format: "csv",
        language: "en",
        tz: "Atlantic/Canary",
        fields: ["hammer", "kind", "at", "gone"],
      },
      of,
    );
    expect(english.responseData.file_name).toBe("sales_2026-03-01_2026-04-01_Atlantic-Canary.csv");
    expect(Buffer.from(english.responseData.content, "base64").toString().slice(1)).toBe(
      "Sold (Atlantic/Canary);Kind of sale;Hammer price\r\n02-03-2026 10:00;Auction;5000,00\r\n",
    );
    const xlsx = await house.api.call("report/download", { ...scope, report: "stock" }, of);
    expect(xlsx.responseData.file_name).toMatch(
      /^existencias_\d{4}-\d\d-\d\d_Europe-Madrid\.xlsx$/,
    );
  });

  it("are paper, with the chart, the sums of all rows and words of the reader's language", async () => {
    const of = await seller();
    for (const at of ["2026-03-02T10:00:00Z", "2026-03-05T10:00:00Z"]) {
      await ended(of, { outcome: "sold", at, price: 5_000_00 });
    }
    const scope = { report: "sales", from: "2026-03-01", to: "2026-04-01" } as const;
    const paper = async (input: object) =>
      (await house.api.call("report/download", { ...scope, format: "pdf", ...input }, of))
        .responseData;
    const spanish = await paper({});
    expect(spanish).toMatchObject({
      file_name: "ventas_2026-03-01_2026-04-01_Europe-Madrid.pdf",
      content_type: "application/pdf",
      count: 2,
      is_cut: 0,
    });
    const bytes = Buffer.from(spanish.content, "base64").toString("latin1");
    expect(bytes.slice(0, 8)).toBe("%PDF-1.7");
    expect(bytes).toMatch(/\/Lang \(es\)/);
    expect(bytes).toContain("/S /Figure\n");
    const english = await paper({ language: "en", report: "stock" });
    expect(Buffer.from(english.content, "base64").toString("latin1")).toMatch(/\/Lang \(en\)/);
    // A seller who has sold nothing gets a page that says so.
    expect((await paper({ from: "2025-01-01", to: "2025-02-01" })).count).toBe(0);
  });
});

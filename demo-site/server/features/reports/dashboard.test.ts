import type { InputOf, productGetSellerDashboardData } from "martillo/contract";
import { dayAfter, dayOf } from "martillo/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { sellAtAuction, sellDirectly } from "../../testing/sell";
import { countHours } from "./lot-hour-repository";

type Input = InputOf<typeof productGetSellerDashboardData>;

const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

describe.each(engines)("the dashboard of a seller, on $name", (engine) => {
  let house: SaleHouse;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
  });
  afterAll(() => house.close());

  const seller = () => house.api.seedUser({ admin: true, companyname: "Autos Ribera" });

  async function read(as: SeededUser, input: Input = {}) {
    const answer = await house.api.call("product/getSellerDashboardData", input, as);
    expect(answer.code).toBeNull();
    const { tiles, lists, ...rest } = answer.responseData;
    return {
      ...rest,
      tile: Object.fromEntries(tiles.map(({ id, ...tile }) => [id, tile])),
      list: Object.fromEntries(lists.map(({ id, ...list }) => [id, list])),
    };
  }

  async function look(
    lot: number,
    { userAgent = CHROME, as }: { userAgent?: string; as?: SeededUser } = {},
  ) {
    const response = await house.api.fetch("/api/product/product_view_count", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": userAgent,
        ...(as && { authorization: `Bearer ${as.token}` }),
      },
      body: JSON.stringify({ id: lot }),
    });
    const { responseData } = (await response.json()) as { responseData: { count: number } };
    return responseData.count;
  }

  it("says first what there is to decide, each with the way to it", async () => {
    const of = await seller();
    const day = 86_400_000;
    const decide = await house.api.seedLot({ sellerId: of.id, status: "provisional" });
    const soon = await house.api.seedLot({ sellerId: of.id, closesInMs: day / 2 });
    await house.api.seedLot({ sellerId: of.id, closesInMs: 3 * day });
    const draft = await house.api.seedLot({ sellerId: of.id, status: "draft", title: "" });
    const late = await sellAtAuction(house.api, { seller: of, daysLate: 2 });
    const direct = await house.api.seedLot({ sellerId: of.id, auction: 0, extension: null });
    const offer = await house.api.call(
      "makeoffer/addToMakeoffer",
      {
        project_id: direct,
        amount: "4800",
        accept_terms: 1,
        idempotency_key: crypto.randomUUID(),
      },
      await house.api.seedUser(),
    );
    const { list, tile } = await read(of);
    expect(list["provisional"]).toMatchObject({ total: 1, records: [{ lot: decide }] });
    expect(list["unpaid"]).toMatchObject({
      total: 1,
      records: [{ id: late.invoice, lot: late.lot, amount: "5355.00" }],
    });
    expect(list["drafts"]).toMatchObject({ total: 1, records: [{ lot: draft }] });
    expect(list["drafts"]?.records[0]?.count).toBeGreaterThan(0);
    expect(list["without_bids"]).toMatchObject({ total: 1, records: [{ lot: soon, count: 0 }] });
    expect(offer.code).toBeNull();
    expect(list["offers"]).toMatchObject({
      total: 1,
      records: [{ lot: direct, amount: "4800.00" }],
    });
    expect(tile).toMatchObject({
      open: { value: 3 },
      ending: { value: 1 },
      without_bids: { value: 1 },
    });
  });

  it("compares with as many days before, in the reader's zone", async () => {
    const of = await seller();
    const today = dayOf(Date.now());
    const sold = async (price: string, daysAgo: number) => {
      const { lot } = await sellDirectly(house.api, { seller: of, price });
      await house.db.query(
        "update sales set settled_at = settled_at - $2::int * interval '1 day' where lot_id = $1",
        [lot, daysAgo],
      );
    };
    await sold("3000", 0);
    await sold("1500.50", 1);
    await sold("3000", 8);
    await sold("9999", 20);
    const scope = { from: dayAfter(today, -6), to: dayAfter(today, 1) };
    const { tile, series } = await read(of, scope);
    expect(tile["hammer"]).toEqual({
      kind: "price",
      value: "4500.50",
      before: "3000.00",
      change: 50,
    });
    expect(tile["sold"]).toEqual({ kind: "number", value: 2, before: 1, change: 100 });
    expect(tile["sell_through"]).toMatchObject({ value: 100, before: 100, change: 0 });
    expect(series).toHaveLength(7);
    expect(series.at(-1)).toMatchObject({ at: today, sold: 1 });
    // The same sum as in the report of the same days.
    const report = await house.api.call("report/display", { report: "sales", ...scope }, of);
    expect(report.responseData.totals["hammer"]).toBe("4500.50");
  });

  it("counts bids before and after their hour was counted, and none that was taken back", async () => {
    const of = await seller();
    const { lot } = await sellAtAuction(house.api, { seller: of, bids: ["4500", "4980", "5100"] });
    const bids = async () => {
      const { tile, series } = await read(of);
      expect(series.reduce((sum, day) => sum + day.bids, 0)).toBe(tile["bids"]?.value);
      return tile["bids"]?.value;
    };
    expect(await bids()).toBe(3);
    await house.db.query(
      "update bids set created_at = created_at - interval '2 days' where lot_id = $1",
      [lot],
    );
    await house.db.query("update lot_hours_mark set counted_until = '-infinity'");
    await countHours(house.db);
    await countHours(house.db);
    expect(await bids()).toBe(3);
    await house.db.query(
      "update bids set declined = true, declined_reason = 'x' where lot_id = $1 and amount_cents = 498000",
      [lot],
    );
    await countHours(house.db);
    expect(await bids()).toBe(2);
  });

  it("counts who looks at a lot, each visitor once in half an hour, and neither programs nor the seller", async () => {
    const of = await seller();
    const lot = await house.api.seedLot({ sellerId: of.id });
    const clerk = await house.api.seedUser({ admin: true, asEmployeesId: of.id });
    const visitor = await house.api.seedUser();
    const views = async () => {
      await countHours(house.db);
      return (await read(of)).tile["views"]?.value;
    };
    await look(lot);
    await look(lot);
    await look(lot, { as: visitor });
    await look(lot, { as: of });
    await look(lot, { as: clerk });
    await look(lot, { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await look(lot, { userAgent: "" });
    expect(await views()).toBe(2);
    expect(await views()).toBe(2);
    await house.db.query(
      "update lot_viewers set seen_at = seen_at - interval '31 minutes' where lot_id = $1",
      [lot],
    );
    await look(lot);
    expect(await views()).toBe(3);
    expect(await look(lot)).toBe(3);
    const [seen] = await house.db.query<{ visitors: number }>(
      "select sum(visitors)::int as visitors from lot_hours where lot_id = $1",
      [lot],
    );
    expect(seen?.visitors).toBe(2);
    const stock = await house.api.call("report/display", { report: "stock" }, of);
    expect(stock.responseData.totals["views"]).toBe(3);
    // A day later no visitor is remembered.
    await house.db.query("update lot_viewers set seen_at = seen_at - interval '2 days'");
    await countHours(house.db);
    expect(await house.db.query("select 1 from lot_viewers where lot_id = $1", [lot])).toEqual([]);
    const draft = await house.api.seedLot({ sellerId: of.id, status: "draft" });
    const answer = await house.api.call("product/product_view_count", { id: draft });
    expect(answer.code).toBe("NOT_FOUND");
  });

  it("shows people what they may decide, and nobody else's", async () => {
    const [of, rival] = [await seller(), await seller()];
    await house.api.seedLot({ sellerId: of.id, status: "provisional" });
    const clerk = await house.api.seedUser({
      admin: true,
      asEmployeesId: of.id,
      permissions: ["report"],
    });
    expect(Object.keys((await read(clerk)).list)).toEqual(["without_bids", "ending"]);
    expect((await read(rival)).list["provisional"]?.total).toBe(0);
    const call = (input: Input, as: SeededUser) =>
      house.api.call("product/getSellerDashboardData", input, as);
    expect((await call({ account_id: of.id }, rival)).code).toBe("NOT_FOUND");
    const other = await house.api.seedUser({
      admin: true,
      asEmployeesId: of.id,
      permissions: ["post"],
    });
    expect((await call({}, other)).code).toBe("PERMISSION_MISSING");
    expect((await call({}, await house.api.seedUser())).code).not.toBeNull();
    const staff = await house.api.seedUser({ staff: true });
    expect((await call({ account_id: of.id }, staff)).code).toBeNull();
    expect((await call({ from: "2026-02-30" }, of)).refusal.fields).toHaveProperty("from");
    expect((await call({ from: "2024-01-01", to: "2026-01-01" }, of)).code).toBe("REPORT_TOO_WIDE");
  });
});

import { type InputOf, REPORTS, type reportDisplay } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chance } from "../../../../src/testing/seed";
import { engines } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { sellAtAuction, sellDirectly } from "../../testing/sell";
import { endAuction } from "../../testing/end-auction";
import { countModelPrices } from "./model-price-repository";

type Input = InputOf<typeof reportDisplay>;

describe.each(engines)("further reports of a seller, on $name", (engine) => {
  let house: SaleHouse;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
  });
  afterAll(() => house.close());

  const seller = () => house.api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const read = async (input: Input, as: SeededUser) =>
    (await house.api.call("report/display", input, as)).responseData;

  it("count bids by hour, also those of the last minutes, and none that was withdrawn", async () => {
    const of = await seller();
    const { lot } = await sellAtAuction(house.api, { seller: of, bids: ["4500", "4980", "5100"] });
    const found = await read({ report: "bids" }, of);
    expect(found.records).toMatchObject([
      { lot, bids: 3, bidders: 3, first: "4500.00", last: "5100.00", late: 3 },
    ]);
    expect(found.totals).toEqual({ bids: 3, late: 3 });
    const drawn = found.series?.points.filter(({ value }) => value !== 0) ?? [];
    expect(drawn).toMatchObject(found.series?.unit ? [{ value: 3 }] : []);
    await house.db.query(
      "update bids set declined = true, declined_reason = 'x' where lot_id = $1 and amount_cents = 498000",
      [lot],
    );
    expect((await read({ report: "bids" }, of)).totals["bids"]).toBe(2);
  });

  it("keep the hour that comes twice apart", async () => {
    const of = await seller();
    const { lot } = await sellAtAuction(house.api, { seller: of, bids: ["4500", "4980"] });
    for (const [amount, at] of [
      [450_000, "2026-10-25T00:30:00Z"],
      [498_000, "2026-10-25T01:30:00Z"],
    ]) {
      await house.db.query(
        "update bids set created_at = $3::timestamptz where lot_id = $1 and amount_cents = $2",
        [lot, amount, at],
      );
    }
    const day: Input = { report: "bids", from: "2026-10-25", to: "2026-10-26" };
    const { records, series } = await read(day, of);
    expect(records.map(({ at }) => at)).toEqual([
      Date.parse("2026-10-25T01:00:00Z"),
      Date.parse("2026-10-25T00:00:00Z"),
    ]);
    expect(series?.points).toEqual([{ at: "2026-10-25", value: 2 }]);
  });

  it("say what an event came to, who bid there for the first time and who asked for access", async () => {
    const of = await seller();
    const [event] = await house.db.query<{ id: number }>(
      `insert into auctions (seller_id, title, opens_at, closes_at)
       values ($1, 'Flota de noviembre', now(), now() + interval '1 day') returning id`,
      [of.id],
    );
    const auctionId = event?.id ?? 0;
    const first = await sellAtAuction(house.api, {
      seller: of,
      bids: ["4500"],
      lot: { auctionId },
    });
    const again = await house.api.seedLot({ sellerId: of.id, auctionId, startCents: 100_000 });
    const input = {
      project_id: again,
      proposed_amount: "1000",
      bid_type: "exact" as const,
      idempotency_key: crypto.randomUUID(),
    };
    await house.api.call("bid/confirm", input, first.buyer);
    await endAuction(house.db, again);
    for (const [status, hours] of [
      ["approved", 1],
      ["denied", 5],
      ["pending", null],
      ["invited", 0],
      ["withdrawn", null],
    ] as const) {
      const person = await house.api.seedUser();
      await house.db.query(
        `insert into access_requests (auction_id, user_id, status, asked_at, decided_at)
         values ($1, $2, $3, now(), now() + $4::float8 * interval '1 hour')`,
        [auctionId, person.id, status, hours],
      );
    }
    expect((await read({ report: "answers" }, of)).records).toMatchObject([
      { title: "access", asked: 4, answered: 2, open: 1, median: 3, p90: 4.6 },
    ]);
    const { records, totals } = await read({ report: "auctions" }, of);
    expect(records).toMatchObject([
      {
        asked: 4,
        approved: 1,
        title: "Flota de noviembre",
        lots: 2,
        sold: 2,
        percent: 100,
        hammer: "5500.00",
        bidders: 1,
        new_bidders: 1,
      },
    ]);
    expect(totals).toEqual({ lots: 2, sold: 2, hammer: "5500.00" });
  });

  it("say who bought what, and who still owes", async () => {
    const [of, ana] = [
      await seller(),
      await house.api.seedUser({ firstName: "Ana", lastName: "Gil" }),
    ];
    await sellDirectly(house.api, { seller: of, buyer: ana, price: "3000" });
    const paid = await sellDirectly(house.api, { seller: of, buyer: ana, price: "5001" });
    await sellDirectly(house.api, { seller: of, price: "1000" });
    const done = await house.api.call(
      "seller/offline/payCartOffline",
      { invoice_id: paid.invoice, amount: "5001", idempotency_key: crypto.randomUUID() },
      of,
    );
    expect(done.code).toBeNull();
    const { records, totals, series } = await read({ report: "buyers" }, of);
    expect(records[0]).toMatchObject({
      buyer: "Ana Gil",
      bought: 2,
      total: "8001.00",
      mean: "4000.50",
      unpaid: "3000.00",
    });
    expect(totals).toEqual({ bought: 3, total: "9001.00", unpaid: "4000.00" });
    expect(series?.points[0]).toEqual({ at: "Ana Gil", value: "8001.00" });

    const accounts = await read({ report: "invoices" }, of);
    expect(accounts.totals).toEqual({ total: "9001.00", received: "5001.00", unpaid: "4000.00" });
    expect(accounts.records.find(({ id }) => id === paid.invoice)).toMatchObject({
      status: "paid",
      received: "5001.00",
      unpaid: "0.00",
    });
    expect(accounts.columns.find(({ id }) => id === "status")?.words).toMatchObject({
      paid: "Pagada",
    });

    const clerk = await house.api.seedUser({
      admin: true,
      asEmployeesId: of.id,
      permissions: ["report"],
    });
    const nameless = await read({ report: "buyers" }, clerk);
    expect(nameless.totals).toEqual(totals);
    expect(nameless.series).toBeNull();
    expect(JSON.stringify(nameless)).not.toContain("Ana");
    const refused = async (report: Input["report"]) =>
      (await house.api.call("report/display", { report }, clerk)).code;
    expect(await refused("invoices")).toBe("PERMISSION_MISSING");
    expect(await refused("team")).toBe("PERMISSION_MISSING");
  });

  it("say what models fetch, and nobody's own prices", async () => {
    const [one, other] = [await seller(), await seller()];
    const lot = { brand: "Lancia", model: "Delta", registration_year: 2019, kilometers: 80_000 };
    await sellDirectly(house.api, { seller: one, price: "7000", lot });
    await sellDirectly(house.api, { seller: one, price: "9000", lot });
    await sellDirectly(house.api, { seller: one, price: "2000", lot: { ...lot, model: "Beta" } });
    const row = async (title: string) => {
      await countModelPrices(house.db);
      const { records } = await read({ report: "models", limit: 100 }, one);
      return records.find((record) => record["title"] === title);
    };
    const nothing = { data: "few", sold: null, hammer: null, km: null };
    expect(await row("Lancia Delta")).toMatchObject(nothing);
    expect(await row("Lancia Beta")).toMatchObject(nothing);
    // Three sales, but of one seller.
    await sellDirectly(house.api, { seller: one, price: "8000", lot });
    expect(await row("Lancia Delta")).toMatchObject(nothing);
    await sellDirectly(house.api, { seller: other, price: "8100", lot });
    expect(await row("Lancia Delta")).toMatchObject({
      years: "2019-2021",
      data: "enough",
      sold: 4,
      hammer: "8000.00",
      km: 80_000,
    });
  });

  it("say how soon offers are answered, and who of the team did what", async () => {
    const of = await seller();
    const clerk = await house.api.seedUser({
      firstName: "Marta",
      lastName: "Sanz",
      admin: true,
      asEmployeesId: of.id,
      permissions: ["post"],
    });
    const made = await house.api.call(
      "product/projectAction",
      { action: "save", title: "Seat Ibiza" },
      clerk,
    );
    expect(made.code).toBeNull();
    const buyer = await house.api.seedUser();
    for (const [status, hours] of [
      ["accepted", 2],
      ["declined", 6],
      ["open", null],
    ] as const) {
      const lot = await house.api.seedLot({ sellerId: of.id, auction: 0 });
      await house.db.query(
        `insert into offers (lot_id, round, buyer_id, seller_id, side, kind, amount_cents, status, created_at,
           expires_at, answered_at)
         values ($1, 1, $2, $3, 'buyer', 'offer', 100000, $4, now(), now() + interval '1 day',
           now() + $5::float8 * interval '1 hour')`,
        [lot, buyer.id, of.id, status, hours],
      );
    }
    expect((await read({ report: "answers" }, of)).records).toMatchObject([
      { title: "offer", asked: 3, answered: 2, open: 1, median: 4, p90: 5.6 },
    ]);
    const team = await read({ report: "team" }, of);
    expect(team.records).toMatchObject([
      { person: "Marta Sanz", drafts: 1, edits: 1, published: 0 },
    ]);
  });

  it("add up to what the rows and the ledger add up to, whatever the zone", async () => {
    const of = await seller();
    const next = chance();
    const cents = Array.from({ length: 9 }, () => 100_000 + Math.floor(next() * 900_000));
    const instants = [
      "2026-03-28T22:59:59Z",
      "2026-03-28T23:00:00Z",
      "2026-03-29T00:59:59Z",
      "2026-03-29T01:00:00Z",
      "2026-03-29T21:59:59Z",
      "2026-03-29T22:00:00Z",
      "2026-03-29T22:30:00Z",
      "2026-03-29T23:00:00Z",
      "2026-02-28T12:00:00Z",
    ];
    for (const [at, price] of cents.entries()) {
      const { lot } = await sellDirectly(house.api, { seller: of, price: toDecimal(price) });
      await house.db.query("update sales set settled_at = $2::timestamptz where lot_id = $1", [
        lot,
        instants[at],
      ]);
    }
    // The day on which Europe puts its clocks forward; an hour later in the Canary Islands.
    for (const [tz, from, to] of [
      ["Europe/Madrid", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"],
      ["Atlantic/Canary", "2026-03-29T00:00:00Z", "2026-03-29T23:00:00Z"],
    ] as const) {
      const within = instants.map((at) => at >= from && at < to);
      const expected = cents.reduce((sum, price, at) => sum + (within[at] ? price : 0), 0);
      const scope = { report: "sales", from: "2026-03-29", to: "2026-03-30", tz } as const;
      const { records, totals, series } = await read({ ...scope, limit: 100 }, of);
      expect(records).toHaveLength(within.filter(Boolean).length);
      expect(totals["total"]).toBe(toDecimal(expected));
      expect(series?.points).toEqual([{ at: "2026-03-29", value: toDecimal(expected) }]);
      const file = await house.api.call(
        "report/download",
        { ...scope, format: "csv", fields: ["total"] },
        of,
      );
      const lines = Buffer.from(file.responseData.content, "base64")
        .toString()
        .trim()
        .split("\r\n");
      const sum = lines.slice(1).reduce((all, line) => all + Number(line.replace(",", "")), 0);
      expect(sum).toBe(expected);
    }
    const ever = await read({ report: "invoices" }, of);
    const [account] = await house.db.query<{ cents: number }>(
      "select sum(total_cents)::bigint as cents from invoices where seller_id = $1",
      [of.id],
    );
    expect(ever.totals["total"]).toBe(toDecimal(account?.cents ?? 0));
  });

  it("are all empty for who has sold nothing, in both languages", async () => {
    const of = await seller();
    for (const report of REPORTS.filter((one) => one !== "models")) {
      for (const language of ["es", "en"] as const) {
        const answer = await house.api.call("report/display", { report, language }, of);
        expect([report, answer.code, answer.responseData.totalRecords]).toEqual([report, null, 0]);
      }
    }
  });
});

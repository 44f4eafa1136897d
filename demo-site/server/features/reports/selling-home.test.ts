import { HOME_LISTS, SELLER_PERMISSIONS } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededUser } from "../../seed/seed-rows";
import { engines } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { sellAtAuction, sellDirectly } from "../../testing/sell";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(engines)("what waits for a seller today, on $name", (engine) => {
  let house: SaleHouse;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
  });
  afterAll(() => house.close());

  const seller = () => house.api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const bid = (project_id: number, proposed_amount: string, as: SeededUser) =>
    house.api.call(
      "bid/confirm",
      { project_id, proposed_amount, idempotency_key: crypto.randomUUID() },
      as,
    );

  async function read(as: SeededUser, tz?: "Atlantic/Canary") {
    const answer = await house.api.call("custom/sellingHome", { ...(tz && { tz }) }, as);
    expect(answer.code).toBeNull();
    return Object.fromEntries(answer.responseData.lists.map(({ id, ...list }) => [id, list]));
  }

  it("says until when a bid below the reserve is decided, and whom the lot may be awarded to", async () => {
    const of = await seller();
    const lot = await house.api.seedLot({
      sellerId: of.id,
      title: "BMW 320d",
      startCents: 400_000,
      reserveCents: 900_000,
    });
    const bidder = await house.api.seedUser();
    await bid(lot, "4500", bidder);
    await house.api.endAuction(lot);
    const { provisional } = await read(of);
    const row = provisional?.records[0];
    expect(provisional).toMatchObject({
      total: 1,
      records: [
        {
          lot,
          title: "BMW 320d",
          asked: "9000.00",
          count: 1,
          person: null,
          bid: expect.any(Number),
        },
      ],
    });
    // The house gives 72 hours.
    expect(Math.abs((row?.at ?? 0) - Date.now() - 72 * HOUR)).toBeLessThan(HOUR);
    const award = await house.api.call(
      "seller/bid/manualAward",
      { action: "award", id: row?.bid ?? 0, pid: lot, price: row?.amount ?? "" },
      of,
    );
    expect(award.responseData.record).toMatchObject({ market_status: "sold", wprice: row?.amount });
    expect((await read(of))["provisional"]).toEqual({ total: 0, records: [] });
  });

  it("names no bid where the house decides", async () => {
    const of = await seller();
    const lot = await house.api.seedLot({
      sellerId: of.id,
      reserveCents: 900_000,
      startCents: 400_000,
    });
    await bid(lot, "4500", await house.api.seedUser());
    await house.db.query("update lots set hidden_at = now() where id = $1", [lot]);
    await house.api.endAuction(lot);
    expect((await read(of))["provisional"]?.records).toMatchObject([{ lot, bid: null }]);
  });

  it("lists offers, debts with their buyers, drafts, and what could be sold again", async () => {
    const of = await seller();
    const late = await sellAtAuction(house.api, { seller: of, daysLate: 2 });
    const direct = await house.api.seedLot({
      sellerId: of.id,
      auction: 0,
      extension: null,
      startCents: 500_000,
    });
    await house.api.call(
      "makeoffer/addToMakeoffer",
      { project_id: direct, amount: "4800", accept_terms: 1, idempotency_key: crypto.randomUUID() },
      await house.api.seedUser(),
    );
    const bare = await house.api.seedLot({ sellerId: of.id, status: "draft", title: "" });
    const unsold = await house.api.seedLot({
      sellerId: of.id,
      status: "unsold",
      opensInMs: -3 * DAY,
      closesInMs: -DAY,
    });
    const away = await house.api.seedLot({
      sellerId: of.id,
      status: "unsold",
      opensInMs: -3 * DAY,
      closesInMs: -DAY,
    });
    await house.db.query("update lots set archived_at = now() where id = $1", [away]);
    const lists = await read(of);
    expect(lists["offers"]).toMatchObject({
      total: 1,
      records: [{ lot: direct, amount: "4800.00", asked: "5000.00", person: null }],
    });
    const [buyer] = await house.db.query<{ name: string }>(
      "select first_name || ' ' || last_name as name from users where id = $1",
      [late.buyer.id],
    );
    expect(lists["unpaid"]).toMatchObject({
      total: 1,
      records: [{ id: late.invoice, amount: "5355.00", person: buyer?.name }],
    });
    expect(lists["drafts"]).toMatchObject({ total: 1, records: [{ lot: bare }] });
    expect(lists["drafts"]?.records[0]?.count).toBeGreaterThan(0);
    expect(lists["unsold"]).toMatchObject({ total: 1, records: [{ lot: unsold }] });
    // The number beside the menu's entry.
    const badge = await house.api.call(
      "cart/pendingCount",
      {
        table: "projects",
        filters: { auction: 1, market_status: ["unsold", "closed"] },
      } as never,
      of,
    );
    expect(badge.responseData.count).toBe(lists["unsold"]?.total);
  });

  it("lists deliveries of today and tomorrow by the reader's day, and what ends before tomorrow at six", async () => {
    const of = await seller();
    const { invoice } = await sellDirectly(house.api, { seller: of });
    const at = (when: string) =>
      house.db.query(
        `insert into appointments (invoice_id, calendar_key, starts_at, minutes, status, person_name, pickup_code, place)
         values ($1, 'x', ${when}, 30, 'scheduled', 'Berta Ruiz', '123456', 'Nave 3')
         on conflict (invoice_id) do update set starts_at = excluded.starts_at`,
        [invoice],
      );
    const midnight = (days: number, tz: string) =>
      `((now() at time zone '${tz}')::date + ${days})::timestamp at time zone '${tz}'`;
    await at(`${midnight(2, "Europe/Madrid")} - interval '1 minute'`);
    expect((await read(of))["deliveries"]).toMatchObject({
      total: 1,
      records: [{ id: invoice, person: "Berta Ruiz" }],
    });
    await at(midnight(2, "Europe/Madrid"));
    expect((await read(of))["deliveries"]?.total).toBe(0);
    await at(`${midnight(2, "Atlantic/Canary")} - interval '1 minute'`);
    expect((await read(of, "Atlantic/Canary"))["deliveries"]?.total).toBe(1);

    const tonight = await house.api.seedLot({ sellerId: of.id });
    const ends = (minutes: number) =>
      house.db.query(
        `update lots set closes_at = ${midnight(1, "Europe/Madrid")} + interval '6 hours' + $2 * interval '1 minute' where id = $1`,
        [tonight, minutes],
      );
    await ends(-1);
    expect((await read(of))["tonight"]).toMatchObject({
      total: 1,
      records: [{ lot: tonight, count: 0 }],
    });
    await ends(0);
    expect((await read(of))["tonight"]?.total).toBe(0);
  });

  it("counts people who ask to bid, auction by auction", async () => {
    const of = await seller();
    const [auction] = await house.db.query<{ id: number }>(
      "insert into auctions (seller_id, title, access, opens_at, closes_at) values ($1, 'Solo profesionales', 'request', now(), now() + interval '1 day') returning id",
      [of.id],
    );
    await house.api.seedLot({ sellerId: of.id, auctionId: auction?.id ?? 0 });
    for (let n = 0; n < 2; n++) {
      const asked = await house.api.call(
        "auction/auctionAccessRequest",
        { auction_id: auction?.id ?? 0 },
        await house.api.seedUser(),
      );
      expect(asked.code).toBeNull();
    }
    expect((await read(of))["access"]).toMatchObject({
      total: 1,
      records: [{ id: auction?.id, lot: null, title: "Solo profesionales", count: 2 }],
    });
  });

  it("is for sellers, and each list for people who may act on it", async () => {
    const of = await seller();
    expect((await house.api.call("custom/sellingHome", {})).code).toBe("NOT_SIGNED_IN");
    const buyer = await house.api.call("custom/sellingHome", {}, await house.api.seedUser());
    expect(buyer.code).toBe("FORBIDDEN");
    expect(Object.keys(await read(of))).toEqual([...HOME_LISTS]);
    const seen = {
      post: ["tonight", "drafts"],
      publish: ["tonight", "unsold"],
      award: ["provisional", "offers", "tonight"],
      access: ["access", "tonight"],
      talk: ["tonight"],
      report: ["tonight"],
      money: ["returns", "unpaid", "deliveries", "tonight"],
    };
    for (const permission of SELLER_PERMISSIONS) {
      const employee = await house.api.seedUser({
        asEmployeesId: of.id,
        permissions: [permission],
      });
      expect(Object.keys(await read(employee))).toEqual(seen[permission]);
    }
  });
});

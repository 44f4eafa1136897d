import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededUser, SeedLot } from "../../seed/seed-rows";
import { engines } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";

const DAY = 86_400_000;

describe.each(engines)("advice for listing a lot again, on $name", (engine) => {
  let house: SaleHouse;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
  });
  afterAll(() => house.close());

  const seller = () => house.api.seedUser({ admin: true, companyname: "Autos Ribera" });
  const ask = (id: number, as?: SeededUser) => house.api.call("custom/relistAdvice", { id }, as);

  async function unsold(of: SeededUser, more: Partial<SeedLot> = {}) {
    const id = await house.api.seedLot({
      sellerId: of.id,
      status: "unsold",
      opensInMs: -4 * DAY,
      closesInMs: -DAY,
      startCents: 500_000,
      ...more,
    });
    await endedYesterdayAt(id, 12);
    return id;
  }

  /** The hour of the end is a reason of its own, so that it does not come from the hour of the test. */
  const endedYesterdayAt = (id: number, hour: number) =>
    house.db.query(
      `update lots set status = 'unsold', opens_at = now() - interval '4 days',
         closes_at = (date_trunc('day', now() at time zone 'Europe/Madrid') - interval '1 day' + make_interval(hours => $2)) at time zone 'Europe/Madrid'
       where id = $1`,
      [id, hour],
    );

  it("names what the figures of the last round say, with terms that answer it", async () => {
    const of = await seller();
    const lot = await house.api.seedLot({
      sellerId: of.id,
      brand: "Lada",
      model: "Niva",
      registration_year: 2020,
      startCents: 500_000,
      reserveCents: 1_000_000,
    });
    const bid = { project_id: lot, proposed_amount: "9000", idempotency_key: crypto.randomUUID() };
    await house.api.call("bid/confirm", bid, await house.api.seedUser());
    const rival = { ...bid, proposed_amount: "9100", idempotency_key: crypto.randomUUID() };
    await house.api.call("bid/confirm", rival, await house.api.seedUser());
    await house.api.endAuction(lot);
    await endedYesterdayAt(lot, 3);
    await house.db.query(
      `insert into lot_hours (lot_id, hour, seller_id, views, visitors)
       values ($1, date_trunc('hour', now() - interval '2 days'), $2, 30, 30), ($1, date_trunc('hour', now() - interval '9 days'), $2, 900, 900)`,
      [lot, of.id],
    );
    await house.db.query(
      `insert into model_prices (brand, model, from_year, sold, sellers, median_cents, median_km)
       values ('Lada', 'Niva', 2019, 3, 2, 800000, 90000)`,
    );
    const { responseData } = await ask(lot, of);
    const [row] = await house.db.query<{ price_cents: number }>(
      "select price_cents from lots where id = $1",
      [lot],
    );
    const reached = (row?.price_cents ?? 0) / 10_000;
    expect(reached).toBeGreaterThanOrEqual(90);
    expect(responseData.reasons).toEqual([
      { id: "reserve_near", figure: Math.floor(reached) },
      { id: "above_market", figure: 25 },
      { id: "few_photos", figure: 0 },
      { id: "night_end", figure: 3 },
    ]);
    expect(Number(responseData.reserve_price)).toBe((row?.price_cents ?? 0) / 100);
    expect(responseData.start_price).toBe("5000.00");
    expect(responseData.date_closed).toBeGreaterThan(Date.now());

    // Its seller takes the advice.
    const again = await house.api.call(
      "product/projectAction",
      { action: "relist", id: lot, reserve_price: responseData.reserve_price },
      of,
    );
    expect(again.responseData.record).toMatchObject({ market_status: "open" });
    expect((await ask(lot, of)).code).toBe("ILLEGAL_TRANSITION");
  });

  it("tells no prices of others where too few were sold", async () => {
    const of = await seller();
    const lot = await unsold(of, { brand: "Lada", model: "Samara", registration_year: 2020 });
    await house.db.query(
      `insert into model_prices (brand, model, from_year, sold, sellers, median_cents, median_km)
       values ('Lada', 'Samara', 2019, 5, 1, 100000, 90000)`,
    );
    const { reasons } = (await ask(lot, of)).responseData;
    expect(reasons.map(({ id }) => id)).toEqual(["few_views", "few_photos"]);
  });

  it("has no round to tell of for a direct sale", async () => {
    const of = await seller();
    const lot = await unsold(of, { auction: 0, extension: null });
    expect((await ask(lot, of)).responseData).toEqual({
      reasons: [],
      start_price: "5000.00",
      reserve_price: null,
      date_closed: null,
    });
  });

  it("is for those who publish the seller's lots", async () => {
    const of = await seller();
    const lot = await unsold(of);
    expect((await ask(lot)).code).toBe("NOT_SIGNED_IN");
    expect((await ask(lot, await house.api.seedUser())).code).toBe("FORBIDDEN");
    expect((await ask(lot, await seller())).code).toBe("FORBIDDEN");
    const post = await house.api.seedUser({ asEmployeesId: of.id, permissions: ["post"] });
    expect((await ask(lot, post)).code).toBe("PERMISSION_MISSING");
    const publish = await house.api.seedUser({ asEmployeesId: of.id, permissions: ["publish"] });
    expect((await ask(lot, publish)).code).toBeNull();
    expect((await ask(999_999, of)).code).toBe("NOT_FOUND");
  });
});

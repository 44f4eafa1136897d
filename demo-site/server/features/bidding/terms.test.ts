import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";
import { newKey } from "./testing/auction-house";

const HOUR_MS = 3_600_000;

describe.each(engines)("what a winner owes on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;
  let staff: SeededUser;
  let buyer: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    seller = await api.seedUser({ admin: true });
    staff = await api.seedUser({ staff: true });
    buyer = await api.seedUser();
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });
  beforeEach(() => takes(5));

  async function takes(percent: number) {
    const value = [{ from: "0", percent }];
    const answer = await api.call(
      "setting/configurationAction",
      { key: "buyer_premium", value },
      staff,
    );
    expect(answer.code).toBeNull();
  }

  async function detail(id: number) {
    return (await api.call("product/singleProduct", { id })).responseData.record;
  }

  async function premiumOf(id: number) {
    const { quote, buyer_premium } = await detail(id);
    return { amount: quote.premium, percent: buyer_premium.map((tier) => tier.percent) };
  }

  async function bidOn(project_id: number, proposed_amount = "10000"): Promise<number> {
    const bid = { project_id, proposed_amount, idempotency_key: newKey() };
    const answer = await api.call("bid/confirm", bid, buyer);
    expect(answer.code).toBeNull();
    return answer.responseData.bidid;
  }

  async function ends(id: number, status: string) {
    await api.moveEnd(id, 0);
    await expect.poll(async () => (await detail(id)).market_status).toBe(status);
  }

  const lot = (partial: Parameters<InPageApi["seedLot"]>[0] = {}) =>
    api.seedLot({ sellerId: seller.id, startCents: 1_000_000, ...partial });

  const FIVE = { amount: "500.00", percent: [5] };

  it("is what the lot said when it opened, whatever the house takes later", async () => {
    const running = await lot();
    const waiting = await lot({ status: "scheduled", opensInMs: HOUR_MS });
    const draft = await lot({ status: "draft", opensInMs: HOUR_MS });
    await takes(20);
    expect(await premiumOf(running)).toEqual(FIVE);
    expect(await premiumOf(waiting)).toEqual(FIVE);
    const published = await api.call(
      "product/projectAction",
      { action: "publish", id: draft },
      seller,
    );
    expect(published.code).toBeNull();
    expect(await premiumOf(draft)).toEqual({ amount: "2000.00", percent: [20] });
    await takes(30);
    expect(await premiumOf(running)).toEqual(FIVE);
    expect(await premiumOf(draft)).toEqual({ amount: "2000.00", percent: [20] });
  });

  it("stays what it was when the lot was sold, and is written into the sale", async () => {
    const id = await lot({ ivaPercent: 21 });
    await bidOn(id);
    await ends(id, "sold");
    const before = (await detail(id)).quote;
    expect(before).toMatchObject({ premium: "500.00", total: "10500.00" });
    await takes(20);
    expect((await detail(id)).quote).toEqual(before);
    const sale = await open.db.query(
      `select price_cents, premium, iva_percent, premium_cents, total_cents from sales
       where lot_id = $1`,
      [id],
    );
    expect(sale).toEqual([
      {
        price_cents: 1_000_000,
        premium: [{ fromCents: 0, percent: 5 }],
        iva_percent: 21,
        premium_cents: 50_000,
        total_cents: 1_050_000,
      },
    ]);
  });

  it("is the same when the seller awards the lot days after the end", async () => {
    const id = await lot({ reserveCents: 5_000_000 });
    const bid = await bidOn(id);
    await ends(id, "provisional");
    await takes(20);
    expect(await premiumOf(id)).toEqual(FIVE);
    const award = { action: "award", id: bid, pid: id } as const;
    expect((await api.call("seller/bid/manualAward", award, seller)).code).toBeNull();
    expect(await premiumOf(id)).toEqual(FIVE);
    const sale = await open.db.query(
      "select premium_cents, total_cents from sales where lot_id = $1",
      [id],
    );
    expect(sale).toEqual([{ premium_cents: 50_000, total_cents: 1_050_000 }]);
  });

  it("is nothing for nobody where the lot was not sold", async () => {
    const id = await lot();
    await ends(id, "unsold");
    const sale = await open.db.query(
      "select premium, premium_cents, total_cents from sales where lot_id = $1",
      [id],
    );
    expect(sale).toEqual([{ premium: null, premium_cents: null, total_cents: null }]);
  });

  it("goes by the house's premium of then when the lot is listed again", async () => {
    const id = await lot();
    await ends(id, "unsold");
    await takes(20);
    const again = {
      action: "relist",
      id,
      date_start: Date.now(),
      date_closed: Date.now() + HOUR_MS,
    } as const;
    expect((await api.call("product/projectAction", again, seller)).code).toBeNull();
    expect(await premiumOf(id)).toEqual({ amount: "2000.00", percent: [20] });
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";
import { saleListeners } from "../../_made/features";
import { concludeForgotten } from "./conclude";

const UNSOLD = { market_status: ["unsold", "closed"], auction: 1 } as const;

describe.each(engines)("pending counts on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    seller = await api.seedUser({ admin: true });
    const past = { sellerId: seller.id, opensInMs: -7_200_000, closesInMs: -3_600_000 };
    await api.seedLot({ ...past, status: "unsold" });
    await api.seedLot({ ...past, status: "unsold" });
    await api.seedLot({ ...past, status: "sold" });
    await api.seedLot({ ...past, status: "draft" });
    await api.seedLot({ ...past, status: "unsold", auction: 0 });
    await api.seedLot({ ...past, status: "closed" });
    await api.seedLot({ ...past, status: "unsold", sellerId: (await api.seedUser()).id });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  function count(filters: object, as: { token: string } = seller) {
    return api.call("cart/pendingCount", { table: "projects", filters } as never, as);
  }

  it("are unsold or closed lots of auctions, of the seller alone", async () => {
    expect((await count(UNSOLD)).responseData).toEqual({ count: 3 });
    expect((await count(UNSOLD, await api.seedUser())).responseData.count).toBe(0);
  });

  it("are the same for an employee of the seller", async () => {
    const employee = await api.seedUser({ asEmployeesId: seller.id });
    expect((await count(UNSOLD, employee)).responseData.count).toBe(3);
  });

  it("can be told apart by a column", async () => {
    const input = { table: "projects", extraField: "market_status", filters: { auction: 1 } };
    const { responseData } = await api.call("cart/pendingCount", input as never, seller);
    expect(responseData).toEqual({
      count: 5,
      counts: { unsold: 2, closed: 1, sold: 1, draft: 1 },
    });
  });

  it("count no other tables, columns or values", async () => {
    for (const wrong of [
      { table: "users" },
      { table: "projects; drop table lots" },
      { table: "projects", field: "reserve_cents" },
      { table: "projects", extraField: "seller_id" },
      { table: "projects", filters: { market_status: ["' or 1=1"] } },
    ]) {
      const answer = await api.call("cart/pendingCount", wrong as never, seller);
      expect([wrong, answer.code]).toEqual([wrong, "INVALID_INPUT"]);
    }
  });

  it("refuse a filter that is not on the list, by its name", async () => {
    const other = await count({ ...UNSOLD, seller_id: 1 });
    expect(other.code).toBe("INVALID_INPUT");
    expect(other.refusal.fields).toEqual({ "filters.seller_id": "Este filtro no existe." });
    const purchase = await count({ paid: 0 });
    expect(purchase.refusal.fields).toEqual({ "filters.paid": "Este filtro no existe." });
  });

  it("take one value as well as several, and all but some", async () => {
    expect((await count({ market_status: "unsold", auction: "1" })).responseData.count).toBe(2);
    const open = { market_status: { notin: ["draft", "sold"] }, auction: { in: [1] } };
    expect((await count(open)).responseData.count).toBe(3);
  });

  it("are what the caller bought and has still to pay, by the form of sale", async () => {
    const [buyer, other] = [await api.seedUser(), await api.seedUser()];
    const bought = { sellerId: seller.id, status: "sold", opensInMs: -9, closesInMs: -1 } as const;
    const lots = [
      await api.seedLot({ ...bought, auction: 0, extension: null }),
      await api.seedLot({ ...bought, auction: 0, extension: null }),
      await api.seedLot(bought),
    ];
    for (const [index, lot] of lots.entries()) {
      await open.db.query(
        `insert into sales (lot_id, round, outcome, winner_id, price_cents)
         values ($1, 1, 'sold', $2, 100)`,
        [lot, index === 1 ? other.id : buyer.id],
      );
    }
    await concludeForgotten({ db: open.db, saleListeners }, 10);
    const pending = { paid: 0, partial: 0, active: { notin: [2] } };
    const counted = async (table: string, filters: object, as = buyer) =>
      (await api.call("cart/pendingCount", { table, filters } as never, as)).responseData;
    expect(await counted("buynow", pending)).toEqual({ count: 1 });
    expect(await counted("buynow", pending, seller)).toEqual({ count: 0 });
    expect(await counted("cart", pending)).toEqual({ count: 1 });
    expect(await counted("cart", { ...pending, paid: 1 })).toEqual({ count: 0 });
  });

  it("have their older name", async () => {
    const response = await api.fetch("/api/carttemp/pendingCountTemp", {
      method: "POST",
      headers: { authorization: `Bearer ${seller.token}` },
      body: JSON.stringify({ table: "projects" }),
    });
    expect(response.status).toBe(200);
  });
});

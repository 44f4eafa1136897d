import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createInPageApi, type InPageApi } from "../../testing/in-page-api";
import type { SeededUser } from "../../testing/seed-rows";

const UNSOLD = { market_status: ["unsold", "closed"], auction: 1 } as const;

describe.each(engines)("pending counts on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createInPageApi({ db: open.db });
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
    // A filter that is not on the list filters nothing, and reaches nobody else's lots.
    const other = await count({ ...UNSOLD, seller_id: 1 });
    expect(other.responseData.count).toBe(3);
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

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

describe.each(engines)("the activity of an account, as staff see it, on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let staff: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  async function bidOf(person: SeededUser, lot: number, amount: string) {
    const input = { project_id: lot, proposed_amount: amount, bid_type: "max" as const };
    const idempotency_key = `clave-de-actividad-${lot}-${person.id}`;
    expect((await api.call("bid/confirm", { ...input, idempotency_key }, person)).code).toBeNull();
  }

  it("is what the account itself reads, without its maximums", async () => {
    const [person, rival] = [await api.seedUser(), await api.seedUser()];
    const [won, lost] = [
      await api.seedLot({ startCents: 100_000 }),
      await api.seedLot({ startCents: 100_000 }),
    ];
    await bidOf(person, won, "5000");
    await bidOf(person, lost, "1500");
    await bidOf(rival, lost, "9000");
    await api.call("user/addWatchlist", { project_id: won }, person);
    for (const action of ["all", "winning", "outbid", "watchlist", "favorites"] as const) {
      const own = (await api.call("product/dashboard", { action }, person)).responseData;
      const seen = { action, user_id: person.id };
      const { responseData } = await api.call("user/product/dashboard", seen, staff);
      const hidden = own.records.map((lot) => ({ ...lot, my_maximum: null }));
      expect([action, responseData]).toEqual([action, { ...own, records: hidden }]);
    }
    const input = { action: "winning", user_id: person.id } as const;
    const { records } = (await api.call("user/product/dashboard", input, staff)).responseData;
    expect(records.map(({ id, my_state }) => [id, my_state])).toEqual([[won, "leading"]]);
    expect(JSON.stringify(records)).not.toContain("5000.00");
  });

  it("shows drafts and lots of a seller, also by an employee", async () => {
    const seller = await api.seedUser({ admin: true });
    const employee = await api.seedUser();
    await api.db.query("update users set as_employees_id = $2 where id = $1", [
      employee.id,
      seller.id,
    ]);
    const lot = await api.seedLot({ sellerId: seller.id });
    const listOf = async (user_id: number) => {
      const input = { action: "selling_open", user_id } as const;
      const { records } = (await api.call("user/product/dashboard", input, staff)).responseData;
      return records.map(({ id }) => id);
    };
    expect(await listOf(seller.id)).toEqual([lot]);
    expect(await listOf(employee.id)).toEqual([lot]);
    await api.call("user/changeStatus", { id: seller.id, status: "deactivate" }, staff);
    expect(await listOf(employee.id)).toEqual([]);
  });

  it("is for staff alone, and of accounts that there are", async () => {
    const person = await api.seedUser();
    const seller = await api.seedUser({ admin: true });
    const input = { action: "all", user_id: person.id } as const;
    for (const caller of [person, seller]) {
      expect((await api.call("user/product/dashboard", input, caller)).code).toBe("FORBIDDEN");
    }
    expect((await api.call("user/product/dashboard", input)).code).toBe("NOT_SIGNED_IN");
    const unknown = { action: "all", user_id: 999_999 } as const;
    expect((await api.call("user/product/dashboard", unknown, staff)).code).toBe("NOT_FOUND");
  });
});

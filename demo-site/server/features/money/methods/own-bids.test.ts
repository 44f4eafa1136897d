import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type InPageApi } from "../../../testing/test-api";
import type { SeededUser } from "../../../seed/seed-rows";

const DAY_MS = 86_400_000;

describe("common/getPreviousData", () => {
  let api: InPageApi;
  let me: SeededUser;

  beforeAll(async () => {
    api = await createTestApi();
    me = await api.seedUser();
  });
  afterAll(() => api.close());

  async function bid(user: SeededUser, lot: number, amount: string) {
    const placed = await api.call(
      "bid/confirm",
      { project_id: lot, proposed_amount: amount, idempotency_key: crypto.randomUUID() },
      user,
    );
    expect(placed.code).toBeNull();
  }
  async function ask(more: { page?: number; gte?: number } = {}, as: SeededUser = me) {
    const { responseData } = await api.call(
      "common/getPreviousData",
      {
        page: more.page ?? 1,
        limit: 20,
        primaryTable: "bids",
        getUser: true,
        ...(more.gte !== undefined && { filters: { "b.created_at": { gte: more.gte } } }),
      },
      as,
    );
    return responseData;
  }

  it("lists bids of the caller alone, newest first, and since when they are asked for", async () => {
    const [first, second] = [await api.seedLot(), await api.seedLot()];
    await bid(me, first, "90000.00");
    await bid(await api.seedUser(), first, "95000.00");
    await bid(me, second, "90000.00");
    const all = await ask();
    const lots = all.records.map(({ project_id }) => project_id);
    expect([lots[0], lots.at(-1), new Set(lots).size]).toEqual([second, first, 2]);
    expect(all.totalRecords).toBe(lots.length);
    expect(await ask({ page: 2 })).toEqual({
      records: [],
      totalRecords: lots.length,
      setDisp: `0 de ${lots.length}`,
    });
    expect((await ask({}, await api.seedUser())).totalRecords).toBe(0);
    await api.db.query(
      "update bids set created_at = now() - interval '43 days' where bidder_id = $1 and lot_id = $2",
      [me.id, first],
    );
    const since = { gte: Date.now() - 42 * DAY_MS };
    const late = await ask(since);
    expect(new Set(late.records.map(({ project_id }) => project_id))).toEqual(new Set([second]));
    expect(late.totalRecords).toBe(late.records.length);
  });

  it("knows no other list, and no other filter", async () => {
    const input = { page: 1, limit: 20, primaryTable: "users" } as never;
    expect((await api.call("common/getPreviousData", input, me)).code).toBe("INVALID_INPUT");
    const filtered = { primaryTable: "bids", filters: { "b.bidder_id": 1 } } as never;
    expect((await api.call("common/getPreviousData", filtered, me)).code).toBe("INVALID_INPUT");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

const HOUR_MS = 3_600_000;

describe.each(engines)("lists of the caller's own on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;
  let ana: SeededUser;
  let luis: SeededUser;
  let ids: Record<"early" | "late" | "sale", number>;
  let keys = 0;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    [seller, ana, luis] = await Promise.all([
      api.seedUser({ admin: true }),
      api.seedUser({ firstName: "Ana", phone: "+34 611 111 111" }),
      api.seedUser({ firstName: "Luis" }),
    ]);
    const own = { sellerId: seller.id };
    ids = {
      early: await api.seedLot({ ...own, closesInMs: HOUR_MS, startCents: 900_000 }),
      late: await api.seedLot({
        ...own,
        title: "BMW Serie 3",
        brand: "BMW",
        model: "Serie 3",
        closesInMs: 9 * HOUR_MS,
        startCents: 200_000,
      }),
      sale: await api.seedLot({ ...own, auction: 0, extension: null, closesInMs: 5 * HOUR_MS }),
    };
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  const dashboard = (input: object) =>
    api.call("product/dashboard", { action: "selling_open", ...input }, seller);
  const found = async (input: object) =>
    (await dashboard(input)).responseData.records.map(({ id }) => id);

  async function bid(person: SeededUser, project_id: number, proposed_amount: string) {
    keys += 1;
    const idempotency_key = `own-lists-${String(keys).padStart(10, "0")}`;
    const input = { project_id, proposed_amount, idempotency_key };
    expect((await api.call("bid/confirm", input, person)).code).toBeNull();
  }

  it("say their orders, and who asks", async () => {
    const { sorts, userinfo } = (await dashboard({})).responseData;
    expect(userinfo).toEqual({ id: seller.id, approved_to_bid: 1 });
    expect(sorts).toContainEqual({
      orderby: "date_closed",
      order: "desc",
      label: "Terminan después",
    });
    const firstOf = async ({ orderby, order }: (typeof sorts)[number]) =>
      (await found({ orderby, order }))[0];
    expect(await Promise.all(sorts.map(firstOf))).not.toContain(undefined);
  });

  it.each([
    [{}, ["late", "sale", "early"]],
    [{ orderby: "date_closed desc" }, ["late", "sale", "early"]],
    [{ orderby: "date_closed asc" }, ["early", "sale", "late"]],
    [{ orderby: "wprice ASC" }, ["late", "sale", "early"]],
    [{ orderby: "p.id", order: "desc" }, ["sale", "late", "early"]],
  ] as const)("are ordered by %j", async (order, names) => {
    expect(await found(order)).toEqual(names.map((name) => ids[name]));
  });

  it.each([
    { orderby: "reserve_cents" },
    { orderby: "date_closed sideways" },
    { orderby: "date_closed desc", order: "asc" },
  ])("refuse the order %j", async (order) => {
    const { code, refusal } = await dashboard(order);
    expect([code, Object.keys(refusal.fields ?? {})]).toEqual(["INVALID_INPUT", ["orderby"]]);
  });

  it.each([
    [{ filter: { brand: "BMW" } }, ["late"]],
    [{ filters: { brand: ["Seat"] }, auction: 1 }, ["early"]],
    [{ filters: { searchbar: "serie" } }, ["late"]],
    [{ filters: { searchbar: "mw" } }, ["late"]],
    [{ filters: { price: { max: 3_000 } } }, ["late"]],
    [{ filters: { market_status: "ended" } }, []],
    [{ filters: { market_status: "live", brand: "BMW" } }, ["late"]],
  ] as const)("keep to %j", async (filter, names) => {
    expect(await found(filter)).toEqual(names.map((name) => ids[name]));
  });

  describe("bids of a lot", () => {
    const history = (filters: object | undefined, as?: SeededUser, more = {}) =>
      api.call("product/bidhistory", { id: ids.early, ...(filters && { filters }), ...more }, as);

    beforeAll(async () => {
      await bid(ana, ids.early, "9000");
      await bid(luis, ids.early, "9500");
      await bid(ana, ids.early, "10000");
    });

    it("are those of one bidder, for that bidder and the seller", async () => {
      const whole = (await history(undefined)).responseData;
      expect(whole.setDisp).toBe(`1–${whole.totalRecords} de ${whole.totalRecords}`);
      for (const person of [ana, seller]) {
        const { records, totalRecords, setDisp, chain_head } = (
          await history({ user_id: ana.id }, person)
        ).responseData;
        expect(new Set(records.map(({ user_id }) => user_id))).toEqual(new Set([ana.id]));
        expect(totalRecords).toBe(records.length);
        expect(totalRecords).toBeLessThan(whole.totalRecords);
        expect(setDisp).toBe(`1–${totalRecords} de ${totalRecords}`);
        expect(chain_head).toBe(whole.chain_head);
      }
    });

    it("tell nobody which of them are somebody else's", async () => {
      expect((await history({ user_id: ana.id })).code).toBe("NOT_SIGNED_IN");
      expect((await history({ user_id: ana.id }, luis)).code).toBe("FORBIDDEN");
      expect((await history({ user_id: [luis.id, ana.id] }, luis)).code).toBe("FORBIDDEN");
    });

    it("refuse a field that there is not", async () => {
      const { refusal } = await history(undefined, seller, { additionalField: "u.email" });
      expect(Object.keys(refusal.fields ?? {})).toEqual(["additionalField"]);
    });
  });
});

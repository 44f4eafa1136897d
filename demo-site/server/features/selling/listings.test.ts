import type { InputOf, productBulkProjectAction, productListings } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { SeededUser } from "../../seed/seed-rows";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

type ListInput = InputOf<typeof productListings>;
type BulkInput = InputOf<typeof productBulkProjectAction>;

describe.each(engines)("lists of those who sell, on $name", (engine) => {
  let house: SellerHouse;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  });
  afterAll(() => house.close());

  /** A seller of its own for each test, with drafts of these brands. */
  async function sellerWith(brands: readonly string[], changes: object = {}) {
    const seller = await house.api.seedUser({ admin: true });
    const ids: number[] = [];
    for (const brand of brands) {
      const title = `${brand} nº ${ids.length}`;
      const { record } = await house.done(house.complete({ brand, title, ...changes }), seller);
      ids.push(record.id);
    }
    return { seller, ids };
  }
  const list = (input: ListInput, as: SeededUser) => house.api.call("product/listings", input, as);
  const bulk = (input: BulkInput, as: SeededUser) =>
    house.api.call("product/bulkProjectAction", input, as);
  async function idsOf(input: ListInput, as: SeededUser) {
    const answer = await list(input, as);
    expect(answer.code).toBeNull();
    return answer.responseData.records.map(({ id }) => id);
  }

  it("have the lots of the account, counted and in pages", async () => {
    const { seller, ids } = await sellerWith(["Seat", "BMW", "Seat"]);
    await house.done({ action: "publish", id: ids[0] ?? 0 }, seller);
    const answer = await list({ action: "draft", limit: 1, orderby: "p.id", order: "asc" }, seller);
    const { records, totalRecords, counts, sorts, userinfo } = answer.responseData;
    expect(userinfo).toEqual({ id: seller.id, approved_to_bid: expect.any(Number) });
    for (const { orderby, order } of sorts) {
      expect(await idsOf({ action: "all", orderby, order }, seller)).toHaveLength(3);
    }
    expect(records.map(({ id }) => id)).toEqual([ids[1]]);
    expect(totalRecords).toBe(2);
    expect(counts).toEqual({ open: 1, sold: 0, unsold: 0, draft: 2, decide: 0 });
    expect(records[0]).toMatchObject({ missing: {}, watchers: 0, offers: 0, archived: false });
    expect(await idsOf({ action: "all", auction: 0 }, seller)).toEqual([]);
    expect(await idsOf({ action: "open" }, house.rival)).not.toContain(ids[0]);
    const staff = await idsOf({ action: "all", filters: { seller_id: seller.id } }, house.staff);
    expect(new Set(staff)).toEqual(new Set(ids));
  });

  it("say how often a lot was looked at, and its invoice to those who may read it", async () => {
    const { seller, ids } = await sellerWith(["Seat"]);
    const [id = 0] = ids;
    const worker = await house.api.seedUser({ admin: true, asEmployeesId: seller.id });
    await house.db.query(
      "insert into lot_hours (lot_id, hour, seller_id, views) values ($1, date_trunc('hour', now()), $2, 7)",
      [id, seller.id],
    );
    const [invoice] = await house.db.query<{ id: number }>(
      `insert into invoices (lot_id, round, buyer_id, seller_id, channel, bound, status, sold_at, due_at, total_cents)
       select l.id, l.round, $2, l.seller_id, 'auction', true, 'unpaid', now(), now(), 100 from lots l where l.id = $1
       returning id`,
      [id, house.buyer.id],
    );
    const row = async (as: SeededUser) =>
      (await list({ action: "draft" }, as)).responseData.records[0];
    expect(await row(seller)).toMatchObject({ views: 7, invoice: invoice?.id });
    // A person who works for a seller reads no invoices, unless that was allowed.
    expect(await row(worker)).toMatchObject({ views: 7, invoice: null });
  });

  it("are narrowed down, and say what they do not know", async () => {
    const { seller, ids } = await sellerWith(["Seat", "BMW", "Audi"]);
    const filters = { brand: ["Seat", "BMW"], price: { max: 5000 } };
    expect(new Set(await idsOf({ action: "draft", filters }, seller))).toEqual(
      new Set(ids.slice(0, 2)),
    );
    expect(await idsOf({ action: "draft", filters: { searchbar: "audi" } }, seller)).toEqual([
      ids[2],
    ]);
    await house.done({ action: "save", id: ids[1] ?? 0, ref: "F-204/b" }, seller);
    expect(await idsOf({ action: "draft", filters: { searchbar: "F-204/b" } }, seller)).toEqual([
      ids[1],
    ]);
    expect(await idsOf({ action: "draft", filters: { reserve_met: 1 } }, seller)).toEqual([]);
    expect(await idsOf({ action: "all", filters: { state: ["open"] } }, seller)).toEqual([]);
    const wrong = await list({ action: "draft", filters: { sin: 1 } } as ListInput, seller);
    expect(wrong.code).toBe("INVALID_INPUT");
    for (const searchbar of ["'; drop table lots; --", "%_\\", "\u{1F697}"]) {
      expect(await idsOf({ action: "all", filters: { searchbar } }, seller)).toEqual([]);
    }
    const far = { end: { min: Date.UTC(2999, 11, 31) } };
    expect(await idsOf({ action: "all", filters: far }, seller)).toEqual([]);
  });

  it("tell nobody else's lots, and nothing to buyers and guests", async () => {
    const { seller, ids } = await sellerWith(["Seat"]);
    const filters = { seller_id: seller.id };
    expect(await idsOf({ action: "all", filters }, house.rival)).toEqual([]);
    expect((await list({ action: "all" }, house.buyer)).code).not.toBeNull();
    const foreign = await bulk({ action: "delete", ids }, house.rival);
    expect(foreign.responseData).toMatchObject({ done: [], failed: [{ code: "NOT_FOUND" }] });
    expect(await idsOf({ action: "draft" }, seller)).toEqual(ids);
  });

  it("do to each what can be done, and say why not to the others", async () => {
    const { seller, ids } = await sellerWith(["Seat", "BMW"]);
    const { record } = await house.done({ action: "save", title: "Sin nada" }, seller);
    const answer = await bulk(
      { action: "publish", ids: [...ids, record.id, ids[0] ?? 0, 999_999_999] },
      seller,
    );
    expect(answer.code).toBeNull();
    expect(answer.responseData.done).toEqual(ids);
    expect(answer.responseData.failed).toMatchObject([
      { id: record.id, code: "INVALID_INPUT", message: expect.stringContaining(": ") },
      { id: 999_999_999, code: "NOT_FOUND" },
    ]);
    expect(answer.responseData.failed.every(({ message }) => message.length > 5)).toBe(true);
  });

  it("take all of a filter but a few, if it still has as many", async () => {
    const { seller, ids } = await sellerWith(["Seat", "Seat", "Seat", "BMW"]);
    const selection = {
      action: "draft" as const,
      filters: { brand: ["Seat"] },
      excluded_ids: [ids[1] ?? 0],
      expected_total: 4,
    };
    const changed = await bulk({ action: "delete", selection }, seller);
    expect(changed.code).toBe("SELECTION_CHANGED");
    expect(changed.message).toContain("3");
    const answer = await bulk(
      { action: "delete", selection: { ...selection, expected_total: 3 } },
      seller,
    );
    expect(answer.responseData.done).toEqual([ids[0], ids[2]]);
    expect(new Set(await idsOf({ action: "draft" }, seller))).toEqual(new Set([ids[1], ids[3]]));
  });

  it("change prices by percent, once for a key, whoever asks again", async () => {
    const { seller, ids } = await sellerWith(["Seat", "BMW"], { start_price: "1000" });
    const input: BulkInput = {
      action: "price_percent",
      percent: -10,
      ids,
      client_key: `precio-${seller.id}-0000`,
    };
    const first = await bulk(input, seller);
    expect(first.responseData.done).toEqual(ids);
    expect((await bulk(input, seller)).responseData).toEqual(first.responseData);
    // As if the process had ended before it kept its answer.
    await house.db.query("update bulk_changes set answer = null where user_id = $1", [seller.id]);
    expect((await bulk(input, seller)).responseData).toEqual(first.responseData);
    const { records } = (await list({ action: "draft" }, seller)).responseData;
    expect(records.map(({ start_price }) => start_price)).toEqual(["900.00", "900.00"]);
    expect((await bulk({ ...input, percent: 10 }, seller)).code).toBe("KEY_REUSED");
  });

  it("duplicate once for a key, and call nothing a failure that was done before", async () => {
    const { seller, ids } = await sellerWith(["Seat"]);
    const copy: BulkInput = { action: "duplicate", ids, client_key: `copia-${seller.id}-0000` };
    const publish: BulkInput = { action: "publish", ids, client_key: `salga-${seller.id}-0000` };
    for (let time = 0; time < 2; time++) {
      expect((await bulk(copy, seller)).responseData.done).toEqual(ids);
      expect((await bulk(publish, seller)).responseData.done).toEqual(ids);
      await house.db.query("update bulk_changes set answer = null where user_id = $1", [seller.id]);
    }
    const { counts } = (await list({ action: "open" }, seller)).responseData;
    expect(counts).toMatchObject({ open: 1, draft: 1 });
  });

  it("do two hundred at once and name the rest", async () => {
    const { seller } = await sellerWith([]);
    const ids = Array.from({ length: 250 }, (_, at) => 900_000_000 + at);
    const { responseData } = await bulk({ action: "archive", ids }, seller);
    expect(responseData.failed).toHaveLength(200);
    expect(responseData.left).toEqual(ids.slice(200));
  });

  it.each<[string, object]>([
    ["neither lots nor a filter", { action: "publish" }],
    ["both", { action: "publish", ids: [1], selection: { action: "all", expected_total: 1 } }],
    ["a price without how much", { action: "price_percent", ids: [1] }],
    ["too great a change", { action: "price_percent", ids: [1], percent: 101 }],
    ["what nobody knows", { action: "drop", ids: [1] }],
    ["too many", { action: "publish", ids: Array.from({ length: 5_001 }, (_, at) => at + 1) }],
    ["ids that are none", { action: "publish", ids: ["1; drop table lots", -1, 1e99] }],
  ])("refuse %s", async (_case, input) => {
    expect((await bulk(input as BulkInput, house.seller)).code).toBe("INVALID_INPUT");
  });

  it("keep what was put away and templates apart", async () => {
    const { seller, ids } = await sellerWith(["Seat"]);
    const [id = 0] = ids;
    await house.done({ action: "duplicate", id, template: "Molde" }, seller);
    await house.done({ action: "publish", id }, seller);
    await bulk({ action: "withdraw", ids }, seller);
    await bulk({ action: "archive", ids }, seller);
    expect(await idsOf({ action: "all" }, seller)).toEqual([]);
    expect(await idsOf({ action: "unsold", archived: true }, seller)).toEqual(ids);
    const { records } = (await list({ action: "templates" }, seller)).responseData;
    expect(records.map(({ template }) => template)).toEqual(["Molde"]);
    await bulk({ action: "unarchive", ids }, seller);
    expect(await idsOf({ action: "unsold" }, seller)).toEqual(ids);
  });

  it("have views that the people of an account share, and nobody else reads", async () => {
    const { seller } = await sellerWith([]);
    const worker = await house.api.seedUser({ admin: true, asEmployeesId: seller.id });
    const table = "selling-all-open";
    const views = (input: object, as: SeededUser) =>
      house.api.call("custom/savedViews", { table, ...input }, as);
    const query = "?f.brand=Seat";
    expect((await views({ action: "save", query }, seller)).code).toBe("INVALID_INPUT");
    await views({ action: "save", name: "Seat", query: "?q=a" }, seller);
    await views({ action: "save", name: "Seat", query }, worker);
    const { records } = (await views({}, seller)).responseData;
    expect(records).toMatchObject([{ name: "Seat", query }]);
    expect((await views({}, house.rival)).responseData.records).toEqual([]);
    await views({ action: "delete", name: "Seat" }, house.rival);
    expect((await views({}, worker)).responseData.records).toHaveLength(1);
    await views({ action: "delete", name: "Seat" }, worker);
    expect((await views({}, seller)).responseData.records).toEqual([]);
    expect((await views({ table: "otra" }, house.buyer)).code).toBe("FORBIDDEN");
  });

  it("get the same plan together, and say what their reader may do", async () => {
    const { seller, ids } = await sellerWith(["Seat", "BMW"]);
    const schedule = { start: "on_publish", duration_days: 5, end_time: "19:00" } as const;
    const bare = await bulk({ action: "set", ids }, seller);
    expect(bare.code).toBe("INVALID_INPUT");
    const { done } = (await bulk({ action: "set", ids, values: { schedule } }, seller))
      .responseData;
    expect(done).toEqual(ids);
    const [first] = await house.db.query<{ schedule: object; closes: number }>(
      "select schedule, extract(epoch from closes_at)::float8 as closes from lots where id = $1",
      [ids[0]],
    );
    expect(first).toEqual({ schedule, closes: 0 });
    const worker = await house.api.seedUser({ admin: true, asEmployeesId: seller.id });
    const { permissions, staff } = (await list({ action: "draft" }, worker)).responseData;
    expect([permissions, staff]).toEqual([["post", "publish", "talk", "report"], 0]);
    expect((await list({ action: "draft" }, house.staff)).responseData.staff).toBe(1);
  });
});

import type { OutputOf, productBidhistory } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededUser } from "../../seed/seed-rows";
import { engines } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";

const NAMES = [
  "bid/preBidConfirm",
  "ttwbid/future_proxy",
  "ttwbidTemp/bidConfirmTemp",
  "ttwbidTemp/cancelttwbidTemp",
  "reverse/bid/confirm",
] as const;

describe.each(engines)("names of other forms of sale, on $name", (engine) => {
  let house: SaleHouse;
  let bidder: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    bidder = await house.api.seedUser();
  });
  afterAll(() => house.close());

  const seed = () => house.api.seedLot({ startCents: 500_000, reserveCents: null });
  const confirm = (project_id: number, proposed_amount: string, as = bidder) =>
    house.api.call(
      "bid/confirm",
      { project_id, proposed_amount, bid_type: "exact", idempotency_key: crypto.randomUUID() },
      as,
    );

  /** By a name that is an alias: typed calls know none. */
  async function ask<Output>(path: string, input: object): Promise<Output> {
    const answer = await house.api.fetch(`http://house.test/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${bidder.token}` },
      body: JSON.stringify(input),
    });
    return ((await answer.json()) as { responseData: Output }).responseData;
  }
  const historyOf = (path: string, input: object) =>
    ask<OutputOf<typeof productBidhistory>>(path, input);

  it.each(NAMES)("%s is refused, and bids nothing", async (name) => {
    const lot = await seed();
    const input = {
      project_id: lot,
      proposed_amount: "6000",
      idempotency_key: crypto.randomUUID(),
    };
    expect((await house.api.call(name, input, bidder)).code).toBe("OTHER_SALE_FORM");
    expect((await house.api.call(name, { ...input, project_id: 999_999 }, bidder)).code).toBe(
      "NOT_FOUND",
    );
    expect((await house.api.call(name, input)).code).toBe("NOT_SIGNED_IN");
    expect((await historyOf("product/bidhistory", { id: lot })).totalRecords).toBe(0);
  });

  it("ttwbid/confirm bids as bid/confirm does, once for its key", async () => {
    const lot = await seed();
    const input = {
      project_id: lot,
      proposed_amount: "5500",
      bid_type: "exact",
      idempotency_key: crypto.randomUUID(),
    };
    const first = await ask<{ bidid: number }>("ttwbid/confirm", input);
    const again = await ask<{ bidid: number }>("bid/confirm", input);
    expect(again.bidid).toBe(first.bidid);
    expect((await historyOf("product/bidhistory", { id: lot })).totalRecords).toBe(1);
  });

  it("ttwbidhistoryUpdate reads the rows after those that are known", async () => {
    const lot = await seed();
    const other = await house.api.seedUser();
    for (const [amount, as] of [
      ["5500", bidder],
      ["5600", other],
      ["5700", bidder],
    ] as const) {
      expect((await confirm(lot, amount, as)).code).toBeNull();
    }
    const all = await historyOf("product/ttwbidhistory", { id: lot });
    expect(all.records.map(({ position }) => position)).toEqual([3, 2, 1]);
    const known = all.records.at(-1)?.position;
    const fresh = await historyOf("product/ttwbidhistoryUpdate", { id: lot, after: known });
    expect(fresh.records.map(({ position }) => position)).toEqual([3, 2]);
    expect(fresh).toMatchObject({ totalRecords: 2, chain_head: all.chain_head });
    const none = await historyOf("product/ttwbidhistoryUpdate", { id: lot, after: 3 });
    expect(none).toMatchObject({ records: [], totalRecords: 0 });
    const own = { id: lot, after: 1, filters: { user_id: [bidder.id] } };
    expect((await historyOf("product/bidhistory", own)).totalRecords).toBe(1);
  });
});

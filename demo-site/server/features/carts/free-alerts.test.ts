import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { FIXED_PRICE } from "../../testing/sell";
import { tellWhoWaits } from "./free-alerts";
import { sweepReservations } from "./release";

describe.each(engines)("waiting for a reserved vehicle on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let seller: SeededUser;
  let holder: SeededUser;
  let waiter: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api } = house);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    seller = await api.seedUser({ admin: true, companyname: "Coches Prueba" });
    holder = await api.seedUser();
    waiter = await api.seedUser();
  });

  const reserve = (lot: number, as: SeededUser) =>
    api.call("buynow/addToCart", { project_id: lot }, as);
  const wait = (lot: number, as: SeededUser | null = waiter, on?: 0 | 1) =>
    api.call("custom/tellWhenFree", { project_id: lot, on }, as);
  async function reservedLot(): Promise<number> {
    const lot = await api.seedLot({ ...FIXED_PRICE, title: "Seat León", sellerId: seller.id });
    expect((await reserve(lot, holder)).status).toBe("success");
    return lot;
  }
  async function release(lot: number, as = holder) {
    const { responseData: cart } = await api.call("cart/search", { type: "buynow" }, as);
    const line = { cart_id: cart.cart_id ?? 0, project_id: lot };
    expect((await api.call("cart/cancelItem", line, as)).status).toBe("success");
  }
  async function turn() {
    await sweepReservations(house.ctx);
    await tellWhoWaits(house.ctx);
  }
  const lettersTo = async ({ email }: SeededUser) =>
    (await api.outbox(email)).filter(({ template }) => template === "lotFree");
  const waitsFor = async (lot: number, as = waiter) =>
    (await api.call("product/singleProduct", { id: lot }, as)).responseData.record.tell_when_free;

  it("is told once when it is free, by one letter with its address", async () => {
    const lot = await reservedLot();
    expect(await waitsFor(lot)).toBe(false);
    expect((await wait(lot)).responseData).toEqual({ project_id: lot, tell_when_free: 1 });
    expect((await wait(lot)).status).toBe("success");
    expect(await waitsFor(lot)).toBe(true);
    expect(await waitsFor(lot, holder)).toBe(false);
    await turn();
    expect(await lettersTo(waiter)).toEqual([]);
    await release(lot);
    await Promise.all([turn(), turn(), turn()]);
    const [letter, ...more] = await lettersTo(waiter);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe("Vuelve a estar libre: Seat León");
    expect(letter?.text).toContain(`/venta/${lot}`);
    expect(await waitsFor(lot)).toBe(false);
    // Nothing more about the next time.
    const next = await api.seedUser();
    await reserve(lot, next);
    await release(lot, next);
    await turn();
    expect(await lettersTo(waiter)).toHaveLength(1);
  });

  it("is told in English who has chosen it, and everybody who waits", async () => {
    const lot = await reservedLot();
    const other = await api.seedUser();
    await house.db.query(
      "insert into user_preferences (user_id, language) values ($1, 'for_english')",
      [other.id],
    );
    await wait(lot);
    await wait(lot, other);
    await release(lot);
    await turn();
    expect(await lettersTo(waiter)).toHaveLength(1);
    expect(await lettersTo(other)).toMatchObject([{ subject: "Free again: Seat León" }]);
  });

  it("is told when the time is over, without anybody's doing", async () => {
    const lot = await reservedLot();
    await wait(lot);
    await house.db.query(
      "update cart_lines set reserved_until = now() - interval '1 second' where lot_id = $1",
      [lot],
    );
    await house.db.query(
      "update lots set reserved_until = now() - interval '1 second' where id = $1",
      [lot],
    );
    await turn();
    expect(await lettersTo(waiter)).toHaveLength(1);
  });

  it("waits on where the next one was faster than the letter", async () => {
    const lot = await reservedLot();
    await wait(lot);
    await release(lot);
    await reserve(lot, await api.seedUser());
    await turn();
    expect(await lettersTo(waiter)).toEqual([]);
    expect(await waitsFor(lot)).toBe(true);
  });

  it("keeps whoever keeps it from having it again at once", async () => {
    const lot = await reservedLot();
    await wait(lot);
    await release(lot);
    expect((await reserve(lot, holder)).code).toBe("RESERVED_TOO_RECENTLY");
  });

  it("ends without a letter when it is sold, withdrawn, or the waiting one's own", async () => {
    const sold = await reservedLot();
    await wait(sold);
    const press = { expected_price: "8990", accept_terms: 1 as const };
    const bought = await api.call(
      "buynow/addToBuynow",
      { project_id: sold, ...press, idempotency_key: crypto.randomUUID() },
      holder,
    );
    expect(bought.status).toBe("success");
    const withdrawn = await reservedLot();
    await wait(withdrawn);
    const action = { action: "withdraw", id: withdrawn } as never;
    expect((await api.call("product/projectAction", action, seller)).status).toBe("success");
    const own = await reservedLot();
    await wait(own);
    await release(own);
    await reserve(own, waiter);
    await release(own, waiter);
    await turn();
    expect(await lettersTo(waiter)).toEqual([]);
    const rows = await house.db.query("select 1 from free_alerts where user_id = $1", [waiter.id]);
    expect(rows).toEqual([]);
  });

  it("ends by its person, and tells nobody who was blocked meanwhile", async () => {
    const lot = await reservedLot();
    const blocked = await api.seedUser();
    await wait(lot);
    await wait(lot, blocked);
    await house.db.query("update users set status = 'deactivate' where id = $1", [blocked.id]);
    expect((await wait(lot, waiter, 0)).responseData.tell_when_free).toBe(0);
    await release(lot);
    await turn();
    expect(await lettersTo(waiter)).toEqual([]);
    expect(await lettersTo(blocked)).toEqual([]);
  });

  it("has nothing to wait for where it is free, its own, sold, or an auction", async () => {
    const lot = await reservedLot();
    expect((await wait(lot, holder)).responseData.tell_when_free).toBe(0);
    await release(lot);
    expect((await wait(lot)).responseData.tell_when_free).toBe(0);
    const auction = await api.seedLot({ sellerId: seller.id });
    expect((await wait(auction)).code).toBe("NOT_FOR_SALE");
    expect((await wait(999_999)).code).toBe("NOT_FOUND");
    expect((await wait(lot, null)).code).toBe("NOT_SIGNED_IN");
    expect((await wait(lot, seller)).code).toBe("OWN_LOT");
  });

  it("is for twenty vehicles at once, also when they are asked for together", async () => {
    const lots: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      const lot = await api.seedLot({ ...FIXED_PRICE, sellerId: seller.id });
      await reserve(lot, await api.seedUser());
      lots.push(lot);
    }
    const answers = await Promise.all(lots.map((lot) => wait(lot)));
    expect(answers.filter(({ status }) => status === "success")).toHaveLength(20);
    expect(answers.find(({ status }) => status !== "success")?.code).toBe("ALERT_LIMIT");
    const [first] = lots.filter((_, index) => answers[index]?.status === "success");
    const [refused] = lots.filter((_, index) => answers[index]?.status !== "success");
    await wait(first ?? 0, waiter, 0);
    expect((await wait(refused ?? 0)).status).toBe("success");
  });
});

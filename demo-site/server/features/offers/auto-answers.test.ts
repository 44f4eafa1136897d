import { calls } from "martillo/contract/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { FIXED_PRICE } from "../../testing/sell";
import { PAGE, pageToken, seedPartner } from "../partners/testing/partner-pages";

describe.each(engines)("what a seller answers offers with at once on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let seller: SeededUser;
  let buyer: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api } = house);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    seller = await api.seedUser({ admin: true });
    buyer = await api.seedUser();
  });

  const edit = (id: number, more: object, as = seller) =>
    api.call("product/projectAction", { action: "edit", id, ...more } as never, as);
  const terms = async (id: number, as?: SeededUser) =>
    (await api.call("product/singleProduct", { id }, as)).responseData.record.terms;
  /** 8.990 €: from 8.123,45 € it is sold, below 6.234,56 € nothing is answered but no. */
  async function directSale(more: object = {}): Promise<number> {
    const lot = await api.seedLot({ ...FIXED_PRICE, title: "Seat León", sellerId: seller.id });
    const amounts = { auto_accept_price: "8123.45", auto_decline_price: "6234.56" };
    expect((await edit(lot, { ...amounts, ...more })).status).toBe("success");
    return lot;
  }
  function offer(lot: number, amount: string, as = buyer, key: string = crypto.randomUUID()) {
    const input = { project_id: lot, amount, accept_terms: 1 as const, idempotency_key: key };
    return api.call("makeoffer/addToMakeoffer", input, as);
  }
  const letters = async ({ email }: SeededUser) =>
    (await api.outbox(email)).map(({ template }) => template);

  it("is set with the other terms, within the price, and taken away again", async () => {
    const lot = await directSale();
    const amounts = { auto_accept_price: "8123.45", auto_decline_price: "6234.56" };
    expect(await terms(lot, seller)).toMatchObject(amounts);
    for (const [more, field] of [
      [{ auto_accept_price: "8990" }, "auto_accept_price"],
      [{ auto_accept_price: "0" }, "auto_accept_price"],
      [{ auto_decline_price: "8123.46" }, "auto_decline_price"],
      [{ auto_decline_price: "0" }, "auto_decline_price"],
      [{ start_price: "8000" }, "auto_accept_price"],
    ] as const) {
      const refused = await edit(lot, more);
      expect([refused.code, Object.keys(refused.refusal.fields ?? {})]).toEqual([
        "INVALID_INPUT",
        [field],
      ]);
    }
    expect((await edit(lot, { auto_accept_price: "7000" }, buyer)).code).toBe("FORBIDDEN");
    expect(await terms(lot, seller)).toMatchObject(amounts);
    await edit(lot, { auto_accept_price: null });
    expect(await terms(lot, seller)).toMatchObject({ ...amounts, auto_accept_price: null });
    expect((await offer(lot, "8500")).responseData.record.status).toBe("open");
  });

  it("is for direct sales alone: an auction has none, and what becomes one loses it", async () => {
    const auction = await api.seedLot({ sellerId: seller.id, startCents: 899_000 });
    expect((await edit(auction, { auto_accept_price: "8000" })).status).toBe("success");
    const lot = await api.seedLot({ ...FIXED_PRICE, sellerId: seller.id, status: "draft" });
    await edit(lot, { auto_accept_price: "8000" });
    await edit(lot, { auction: 1 });
    const rows = await house.db.query(
      "select 1 from lots where id = any($1::bigint[]) and auto_accept_cents is not null",
      [[auction, lot]],
    );
    expect(rows).toEqual([]);
  });

  it("sells at once to who offers enough, as if the seller had accepted", async () => {
    const lot = await directSale();
    const rival = await api.seedUser();
    expect((await offer(lot, "7000", rival)).responseData.record.status).toBe("open");
    const key = crypto.randomUUID();
    const made = await offer(lot, "8123.45", buyer, key);
    const { record, invoice_id: invoice } = made.responseData;
    expect(record).toMatchObject({ status: "accepted", amount: "8123.45", my_turn: 0 });
    expect((await offer(lot, "8123.45", buyer, key)).responseData.invoice_id).toBe(invoice);
    const detail = await api.call("user/invoice/invoice", { invoice_id: invoice ?? 0 }, buyer);
    expect(detail.responseData.record).toMatchObject({ project_id: lot, status: "draft" });
    const { responseData: theirs } = await api.call("makeoffer/search", {}, rival);
    expect(theirs.records).toMatchObject([{ status: "lost" }]);
    expect(await letters(buyer)).toEqual(["offerAccepted"]);
    expect(await letters(rival)).toEqual(["offerEnded"]);
    expect((await letters(seller)).toSorted()).toEqual(["offerReceived", "saleMade"]);
    const events = await house.db.query(
      "select role, actor_id from sale_events where invoice_id = $1 order by id limit 1",
      [invoice],
    );
    expect(events).toEqual([{ role: "system", actor_id: null }]);
  });

  it("declines at once what is too little, and lets what lies between wait", async () => {
    const lot = await directSale();
    const low = await offer(lot, "6234.55");
    expect(low.responseData).toMatchObject({ record: { status: "declined", actions: [] } });
    expect(low.responseData.invoice_id).toBeUndefined();
    expect(await letters(buyer)).toEqual(["offerAnswered"]);
    expect(await letters(seller)).toEqual([]);
    const between = await offer(lot, "6234.56");
    expect(between.responseData.record.status).toBe("open");
    expect(await letters(seller)).toEqual(["offerReceived"]);
  });

  it("of two that offer enough at once sells to one", async () => {
    const lot = await directSale();
    const others = await Promise.all(Array.from({ length: 6 }, () => api.seedUser()));
    const answers = await Promise.all(others.map((as) => offer(lot, "8500", as)));
    expect(answers.filter(({ status }) => status === "success")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "NOT_FOR_SALE")).toHaveLength(5);
    const [count] = await house.db.query<{ n: number }>(
      "select count(*)::int as n from invoices where lot_id = $1",
      [lot],
    );
    expect(count?.n).toBe(1);
  });

  it("is nobody else's to read, in any answer of any call", async () => {
    await house.db.query("delete from partner_origins");
    await seedPartner(api, [PAGE], ["read", "bid", "pay"]);
    const lot = await directSale();
    expect((await offer(lot, "7000")).status).toBe("success");
    expect((await offer(lot, "6000", await api.seedUser())).status).toBe("success");
    const staff = await api.seedUser({ staff: true });
    const rival = await api.seedUser({ admin: true });
    const page = (await pageToken(api, seller, ["read"])).token;
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const readers: Record<string, Record<string, string>> = {
      guest: {},
      buyer: bearer(buyer.token),
      "another seller": bearer(rival.token),
      staff: bearer(staff.token),
      "a partner's page": { ...bearer(page), origin: PAGE },
    };
    // What gives out lots by these; the others are asked with all of it at once.
    const asked: Partial<Record<keyof typeof calls, object>> = {
      "product/singleProduct": { id: lot },
      "product/lots": { ids: [lot] },
      "product/search": { filters: { seller_id: seller.id } },
      "product/nextLot": { seller: seller.id },
      "makeoffer/search": { filters: { project_id: lot } },
      "seller/offer/adminoffers": { filters: { project_id: lot } },
      "user/bidHistory": { id: lot },
    } as never;
    const all = {
      id: lot,
      ids: [lot],
      pid: lot,
      lot,
      project_id: lot,
      seller: seller.id,
      user_id: seller.id,
      action: "all",
      page: 1,
      limit: 5,
      search: "Seat",
      filters: { project_id: lot },
      report: "invoices",
    };
    const ends = new Set(["user/logout", "custom/endSessions"]);
    const told: string[] = [];
    let given = 0;
    for (const [who, headers] of Object.entries(readers)) {
      for (const { name } of Object.values(calls)) {
        if (ends.has(name)) continue;
        const response = await api.fetch(`http://house.test/api/${name}`, {
          method: "POST",
          headers,
          body: JSON.stringify(asked[name] ?? all),
        });
        const text = await response.text();
        if (text.includes("Seat León")) given += 1;
        if (/8[.,]?123[.,]45|812345|6[.,]?234[.,]56|623456/.test(text))
          told.push(`${name}: ${who}`);
        if (/"auto_(accept|decline)/.test(text)) told.push(`${name}: ${who}, the field`);
      }
    }
    expect(told).toEqual([]);
    // They were asked for something, and have answered.
    expect(given).toBeGreaterThan(12);
    for (const person of [buyer, rival, staff]) {
      expect(JSON.stringify((await terms(lot, person)) ?? {})).not.toContain("auto_");
      expect(JSON.stringify(await api.outbox(person.email))).not.toMatch(/8\.?123|6\.?234/);
    }
    expect((await terms(lot, seller))?.auto_accept_price).toBe("8123.45");
  });
});

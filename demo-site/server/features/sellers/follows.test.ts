import { dayAfter } from "martillo/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SeededUser } from "../../seed/seed-rows";
import { comingDay } from "../../testing/coming-day";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { tellFollowers } from "./tell-followers";

describe.each(engines)("followers of sellers, on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let seller: SeededUser;
  let buyer: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    api = house.api;
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    seller = await api.seedUser({ admin: true, companyname: "Automóviles Turia" });
    buyer = await api.seedUser();
    await publish("Seat León");
    await tell();
  });

  const publish = (title: string, sellerId = seller.id) => api.seedLot({ sellerId, title });
  const follow = (notify: "none" | "now" | "daily", as = buyer, seller_id = seller.id) =>
    api.call("user/addFollower", { seller_id, notify }, as);
  const followed = async (as = buyer) => (await api.call("user/getFollowers", {}, as)).responseData;
  const asSeller = async (as = seller) =>
    (await api.call("user/getFollowers", { as: "seller" }, as)).responseData;

  /** An hour of a day in winter, by UTC: one more on the reader's clock. */
  const at = (hour: string, days = 0) =>
    Date.parse(`${dayAfter(comingDay("02-10"), days)}T${hour}:00Z`);
  const NOON = "11:00";
  const tell = (nowMs = at(NOON)) =>
    tellFollowers({ ...house.ctx, now: () => Promise.resolve(nowMs) });
  /** As if the news had come so many minutes earlier. */
  const age = (minutes: number) =>
    house.db.query("update follow_news set created_at = created_at - $1 * interval '1 minute'", [
      minutes,
    ]);
  const lettersTo = async ({ email }: SeededUser) =>
    (await api.outbox(email)).filter(({ template }) => template === "newLots");

  it("follow one with a public page once, and change when letters come", async () => {
    expect((await follow("now")).responseData.record).toMatchObject({
      seller_id: seller.id,
      seller_name: "Automóviles Turia",
      notify: "now",
      lots: 1,
      open: 1,
    });
    await follow("daily");
    expect((await followed()).records).toMatchObject([{ notify: "daily" }]);
    const changed = await api.call(
      "user/updateFollower",
      { seller_id: seller.id, notify: "none" },
      buyer,
    );
    expect(changed.responseData.record.notify).toBe("none");
    const one = await api.call("user/getFollowers", { seller_id: seller.id }, buyer);
    expect(one.responseData.totalRecords).toBe(1);
    const removed = await api.call("user/removeFollower", { seller_id: seller.id }, buyer);
    expect(removed.responseData.removed).toBe(1);
    const again = await api.call("user/removeFollower", { seller_id: seller.id }, buyer);
    expect(again.responseData.removed).toBe(0);
    const late = await api.call(
      "user/updateFollower",
      { seller_id: seller.id, notify: "now" },
      buyer,
    );
    expect(late.code).toBe("NOT_FOUND");
    expect((await followed()).records).toEqual([]);
  });

  it("are one row, however often the button is pressed at once", async () => {
    await Promise.all([1, 2, 3, 4].map(() => follow("daily")));
    expect((await asSeller()).total).toBe(1);
  });

  it("cannot follow themselves, the own employer, or an account without a public page", async () => {
    const employee = await api.seedUser({ admin: true, asEmployeesId: seller.id });
    const nobody = await api.seedUser({ admin: true });
    const draft = await api.seedUser({ admin: true });
    await api.seedLot({ sellerId: draft.id, status: "draft" });
    expect((await follow("now", seller)).code).toBe("OWN_LOT");
    expect((await follow("now", employee)).code).toBe("OWN_LOT");
    expect((await follow("now", buyer, nobody.id)).code).toBe("NOT_FOUND");
    expect((await follow("now", buyer, draft.id)).code).toBe("NOT_FOUND");
    expect((await follow("now", buyer, 999_999)).code).toBe("NOT_FOUND");
    const guest = await api.call("user/addFollower", { seller_id: seller.id });
    expect(guest.code).toBe("NOT_SIGNED_IN");
  });

  it("are a number and its course to the seller, and to others nothing", async () => {
    const other = await api.seedUser();
    await follow("none");
    await follow("none", other);
    await house.db.query(
      "update follows set created_at = created_at - interval '3 days' where user_id = $1",
      [buyer.id],
    );
    const { total, series, records } = await asSeller();
    expect({ total, records }).toEqual({ total: 2, records: [] });
    expect(series).toHaveLength(30);
    expect(series?.map((day) => day.total).slice(-5)).toEqual([0, 1, 1, 1, 2]);
    await api.call("user/removeFollower", { seller_id: seller.id }, buyer);
    expect((await asSeller()).total).toBe(1);
    expect((await asSeller()).series?.map((day) => day.total).slice(-3)).toEqual([1, 1, 1]);
    expect((await api.call("user/getFollowers", { as: "seller" }, buyer)).code).toBe("FORBIDDEN");
    const answers = JSON.stringify(await asSeller());
    expect(answers).not.toContain(other.email);
  });

  it("hear of what is published, in one letter for what comes together, and once", async () => {
    await follow("now");
    const first = await publish("Seat Ateca");
    for (let n = 1; n < 12; n += 1) await publish(`Seat Ibiza ${n}`);
    await tell();
    expect(await lettersTo(buyer)).toEqual([]);
    await age(6);
    await tell();
    const letters = await lettersTo(buyer);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe("12 lotes nuevos de Automóviles Turia");
    expect(letters[0]?.text).toContain("Seat Ateca");
    expect(letters[0]?.text).toContain(`/productView/${first}`);
    expect(letters[0]?.text).toContain("Ver 4 más de Automóviles Turia");
    await age(6);
    await tell();
    // Another change of the same lot is no news.
    await house.db.query("update lots set title = 'Seat Ateca FR' where id = $1", [first]);
    await tell();
    await age(6);
    await tell();
    expect(await lettersTo(buyer)).toHaveLength(1);
  });

  it("hear at no hour of the night, but in the morning", async () => {
    await follow("now");
    await publish("Seat Ateca");
    await tell(at("01:30"));
    await age(6);
    await tell(at("01:30"));
    expect(await lettersTo(buyer)).toEqual([]);
    await tell(at("08:30"));
    expect(await lettersTo(buyer)).toHaveLength(1);
  });

  it("hear once a day, where they wish that", async () => {
    await follow("daily");
    await publish("Seat Ateca");
    await tell(at("05:00"));
    expect(await lettersTo(buyer)).toEqual([]);
    await tell(at("09:00"));
    expect(await lettersTo(buyer)).toHaveLength(1);
    await publish("Seat Ibiza");
    await tell(at("18:00"));
    expect(await lettersTo(buyer)).toHaveLength(1);
    await tell(at("09:00", 1));
    const letters = await lettersTo(buyer);
    expect(letters).toHaveLength(2);
    expect(letters.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => "Un lote nuevo de Automóviles Turia"),
    );
  });

  it("hear nothing of drafts, of what has ended, nor once they wish nothing", async () => {
    const silent = await api.seedUser();
    const gone = await api.seedUser();
    const quiet = await api.seedUser();
    await follow("none", silent);
    await follow("now", gone);
    await follow("now", quiet);
    await follow("now");
    await api.call(
      "user/updatePreference",
      { notifications: { followed: { mail: false } } },
      quiet,
    );
    await api.seedLot({ sellerId: seller.id, title: "Borrador", status: "draft" });
    const over = await publish("Seat Toledo");
    await tell();
    await house.db.query("update users set status = 'deactivate' where id = $1", [gone.id]);
    await api.endAuction(over);
    await age(6);
    await tell();
    for (const person of [silent, gone, quiet, buyer]) expect(await lettersTo(person)).toEqual([]);
    const [left] = await house.db.query<{ n: number }>(
      "select count(*)::int as n from follow_news",
    );
    expect(left?.n).toBe(0);
  });
});

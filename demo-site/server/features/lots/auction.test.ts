import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createInPageApi, type InPageApi } from "../../testing/in-page-api";
import type { SeededUser } from "../../testing/seed-rows";

describe.each(engines)("auction events on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createInPageApi({ db: open.db });
    seller = await api.seedUser({ admin: true, companyname: "Renting Norte" });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  async function seedEvent(title: string, closesInHours: number): Promise<number> {
    const [row] = await open.db.query<{ id: number }>(
      `insert into auctions (seller_id, title, opens_at, closes_at)
       values ($1, $2, now() - interval '2 days', now() + make_interval(hours => $3::int)) returning id`,
      [seller.id, title, closesInHours],
    );
    if (!row) throw new Error("no event");
    return row.id;
  }

  it("come first that end first; of the past the newest", async () => {
    const later = await seedEvent("Más tarde", 50);
    const soon = await seedEvent("Pronto", 2);
    const past = await seedEvent("Pasada", -3);
    await seedEvent("Muy pasada", -30);
    const live = await api.call("auction/search", {});
    expect(live.responseData.records.map((event) => event.id)).toEqual([soon, later]);
    expect(live.responseData.setDisp).toBe("1–2 de 2");
    const ended = await api.call("auction/search", { status: "ended", limit: 1 });
    expect(ended.responseData.records.map((event) => event.id)).toEqual([past]);
    expect(ended.responseData.setDisp).toBe("1–1 de 2");
  });

  it("count the lots that anybody may see, and end with the last of them", async () => {
    const auctionId = await seedEvent("Con lotes", 1);
    const image = { src: "/uploads/demo/a.webp", thumb: "/uploads/demo/a-480.webp", alt: "A" };
    const lot = { sellerId: seller.id, auctionId };
    await api.seedLot({ ...lot, images: [image], closesInMs: 5 * 3_600_000 });
    await api.seedLot({ ...lot, status: "sold" });
    await api.seedLot({ ...lot, status: "draft" });
    await api.seedLot({ ...lot, status: "withdrawn" });
    const { records } = (await api.call("auction/search", {})).responseData;
    const event = records.find((one) => one.id === auctionId);
    expect(event).toMatchObject({
      lot_count: 2,
      open_lot_count: 1,
      avatar: "/uploads/demo/a.webp",
      seller: { id: seller.id, name: "Renting Norte" },
    });
    // The sold lot of the seed ends in a day.
    expect((event?.date_closed ?? 0) - Date.now()).toBeGreaterThan(20 * 3_600_000);
  });

  it("can be followed", async () => {
    const person = await api.seedUser();
    const auction_id = await seedEvent("Seguida", 9);
    const added = await api.call("auction/addAuctionWatchList", { auction_id }, person);
    expect(added.responseData).toEqual({ auction_id, watched: true });
    await api.call("auction/addAuctionWatchList", { auction_id }, person);
    const list = await api.call("auction/auctionWatchList", {}, person);
    expect(list.responseData.records.map((event) => [event.id, event.watched])).toEqual([
      [auction_id, true],
    ]);
    const removed = await api.call("auction/removeAuctionWatchList", { auction_id }, person);
    expect(removed.responseData).toEqual({ auction_id, watched: false });
    expect((await api.call("auction/auctionWatchList", {}, person)).responseData.setDisp).toBe(
      "0 de 0",
    );
    const unknown = await api.call("auction/addAuctionWatchList", { auction_id: 99_999 }, person);
    expect(unknown.code).toBe("NOT_FOUND");
  });
});

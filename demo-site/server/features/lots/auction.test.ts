import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

describe.each(engines)("auction events on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
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

  it("count and show no lot that the house has hidden", async () => {
    const auctionId = await seedEvent("Con uno oculto", 5);
    const image = { src: "/uploads/demo/b.webp", thumb: "/uploads/demo/b-480.webp", alt: "B" };
    const lot = { sellerId: seller.id, auctionId };
    const hidden = await api.seedLot({ ...lot, images: [image] });
    const shown = await api.seedLot({ ...lot, title: "Ford Focus" });
    await open.db.query("update lots set hidden_at = now() where id = $1", [hidden]);
    const { records } = (await api.call("auction/search", { limit: 100 })).responseData;
    const event = records.find((one) => one.id === auctionId);
    expect(event).toMatchObject({ lot_count: 1, open_lot_count: 1, avatar: "" });
    const lots = (await api.call("auction/lots", { auction_id: auctionId })).responseData;
    expect(lots).toMatchObject({ totalRecords: 1, records: [{ id: shown }] });
    const manifest = (await api.call("product/searchManifest", { auction_id: auctionId }))
      .responseData;
    expect(manifest.records).toEqual([
      {
        lot_no: null,
        id: shown,
        title: "Ford Focus",
        price: "5000.00",
        state: "open",
        end: expect.any(Number),
      },
    ]);
    const draft = await api.call("product/searchManifest", { auction_id: 99_999 });
    expect(draft.code).toBe("NOT_FOUND");
  });

  it("say to whoever bids in them where its bids lead and where they are outbid", async () => {
    const [ana, luis] = [await api.seedUser(), await api.seedUser()];
    const [late, soon] = [await seedEvent("Con pujas", 80), await seedEvent("Con una", 40)];
    const lotIn = (auctionId: number | null) => api.seedLot({ sellerId: seller.id, auctionId });
    const [first, second, third] = [await lotIn(late), await lotIn(late), await lotIn(late)];
    const [other, none] = [await lotIn(soon), await lotIn(null)];
    async function bid(project_id: number, proposed_amount: string, person: SeededUser) {
      const input = { project_id, proposed_amount, idempotency_key: crypto.randomUUID() };
      expect((await api.call("bid/confirm", input, person)).code).toBeNull();
    }
    for (const id of [first, second, third, other, none]) await bid(id, "5000", ana);
    await bid(second, "9000", luis);
    await open.db.query("update lots set status = 'unsold' where id = $1", [third]);

    const seen = async (person: SeededUser) => {
      const { records, setDisp } = (await api.call("auction/myBids", {}, person)).responseData;
      return {
        setDisp,
        rows: records.map((one) => [one.auction.id, one.lots, one.leading, one.outbid]),
      };
    };
    expect(await seen(ana)).toEqual({
      setDisp: "1–2 de 2",
      rows: [
        [soon, 1, 1, 0],
        [late, 3, 1, 1],
      ],
    });
    expect(await seen(luis)).toEqual({ setDisp: "1–1 de 1", rows: [[late, 1, 1, 0]] });
    expect((await api.call("auction/myBids", {})).code).toBe("NOT_SIGNED_IN");
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

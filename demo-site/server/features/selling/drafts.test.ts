import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import { openSellerHouse, type SellerHouse } from "./testing/seller-house";

const HOUR_MS = 3_600_000;

describe.each(engines)("drafts on $name", (engine) => {
  let house: SellerHouse;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  });
  afterAll(() => house.close());

  const save = (part: object = {}) => house.done({ action: "save", ...part });

  describe("saving", () => {
    it("begins with nothing at all, and says what is missing", async () => {
      const { record, version, missing } = await save();
      expect(record).toMatchObject({ market_status: "draft", title: "", bid_count: 0 });
      expect(version).toBe(1);
      expect(missing).toEqual({
        title: "Obligatorio.",
        category: "Obligatorio.",
        brand: "Obligatorio.",
        model: "Obligatorio.",
        date_closed: "Obligatorio.",
        start_price: "Debe ser mayor que cero.",
      });
      expect(await house.own(record.id)).toMatchObject({
        title: "",
        start_price: null,
        date_start: null,
        date_closed: null,
        edit_version: 1,
        missing,
      });
    });

    it("takes any part, also what could not be published, and keeps the rest", async () => {
      const { record } = await save({ brand: "Seat", kilometers: 42_000 });
      const { id } = record;
      const odd = {
        start_price: "5000",
        reserve_price: "100",
        date_start: Date.now() + 5 * HOUR_MS,
        date_closed: Date.now() + HOUR_MS,
        increments: [{ from: "5.00", step: "1.00" }],
      };
      const { missing, version } = await save({ id, expected_version: 1, ...odd });
      expect(version).toBe(2);
      expect(Object.keys(missing).toSorted()).toEqual(
        ["category", "date_closed", "increments", "model", "reserve_price", "title"].toSorted(),
      );
      expect(await house.own(id)).toMatchObject({
        brand: "Seat",
        kilometers: 42_000,
        ...odd,
        start_price: "5000.00",
        reserve_price: "100.00",
      });
    });

    it("takes back what was said", async () => {
      const date_closed = Date.now() + HOUR_MS;
      const { record } = await save({
        title: "Ibiza",
        fuel: "Gasolina",
        start_price: 9,
        date_closed,
      });
      const blank = { title: "", fuel: "", start_price: null, date_closed: null };
      await save({ id: record.id, ...blank });
      expect(await house.own(record.id)).toMatchObject({ ...blank, fuel: null });
    });

    it("keeps contact data, and is not published with it, nor changed to it afterwards", async () => {
      const fault = "No incluya teléfonos, correos ni enlaces.";
      const { record } = await house.done(house.complete({ title: "Seat Ibiza" }));
      const id = record.id;
      const { missing } = await save({ id, description: "Llame al 612 345 678", title: "Ibiza" });
      expect(missing).toEqual({ description: fault });
      const refused = await house.act({ action: "publish", id });
      expect(refused.refusal.fields).toEqual({ description: fault });
      expect(await house.own(id)).toMatchObject({ description: "Llame al 612 345 678" });
      await save({ id, description: "Con 98.000 km y libro." });
      await house.done({ action: "publish", id });
      const edited = await house.act({ action: "edit", id, title: "Ibiza, ana@correo.es" });
      expect(edited.refusal.fields).toEqual({ title: fault });
      const added = await house.act(house.complete({ title: "www.autos.es" }));
      expect(added.code).toBeNull();
      expect(added.responseData.missing).toEqual({ title: fault });
    });

    it("refuses what cannot be stored, and writes nothing of it", async () => {
      const { record } = await save({ title: "Ibiza" });
      const answer = await house.act({
        action: "save",
        id: record.id,
        title: "x".repeat(161),
        kilometers: 1.5,
        date_start: -1,
        start_price: "doce",
        images: ["https://else.example/x.png"],
      });
      expect(answer.code).toBe("INVALID_INPUT");
      expect(Object.keys(answer.refusal.fields ?? {}).toSorted()).toEqual([
        "date_start",
        "images.0",
        "kilometers",
        "start_price",
        "title",
      ]);
      const foreign = await house.act({ action: "save", id: record.id, auction_id: 99_999 });
      expect(foreign.refusal.fields).toEqual({ auction_id: "No es una subasta suya." });
      expect(await house.own(record.id)).toMatchObject({ title: "Ibiza", edit_version: 1 });
    });

    it("changes nothing when the same comes again", async () => {
      const part = { title: "Ibiza", images: ["/uploads/demo/uno.webp"], kilometers: 7 };
      const { record } = await save(part);
      const again = await save({ id: record.id, expected_version: 1, ...part });
      expect([again.version, again.record.seq]).toEqual([1, 1]);
    });

    it("under one key begins one draft, however often it is asked for", async () => {
      const client_key = "0b54c1a2-draft";
      const asked = { title: "Una vez", client_key };
      const answers = await Promise.all([1, 2, 3].map(() => save(asked)));
      const later = await save({ ...asked, title: "Otra vez" });
      expect(new Set([...answers, later].map(({ record }) => record.id)).size).toBe(1);
      expect(later.record.title).toBe("Otra vez");
      // The key is the account's own.
      const other = await house.done({ action: "save", ...asked }, house.rival);
      expect(other.record.id).not.toBe(later.record.id);
    });

    it("of somebody who works for the account is the account's", async () => {
      const { record } = await house.done({ action: "save", title: "De Marta" }, house.marta);
      expect(record.seller.id).toBe(house.seller.id);
      expect((await house.own(record.id)).title).toBe("De Marta");
    });
  });

  describe("publishing", () => {
    it("refuses the very list that the draft showed", async () => {
      const { record, missing } = await save({
        brand: "Seat",
        start_price: "100",
        reserve_price: 1,
      });
      const refused = await house.act({ action: "publish", id: record.id });
      expect([refused.httpStatus, refused.code]).toEqual([422, "INVALID_INPUT"]);
      expect(refused.refusal.fields).toEqual(missing);
    });

    it("begins at once where no start is named", async () => {
      const { action: _, date_start: __, ...part } = house.complete();
      const { record, missing } = await save(part);
      expect(missing).toEqual({});
      const before = Date.now();
      const published = await house.done({ action: "publish", id: record.id });
      expect(published.record.market_status).toBe("open");
      expect(published.record.date_start).toBeGreaterThan(before - 60_000);
      expect(published.missing).toEqual({});
    });

    it("leaves the terms of what is published to the strict rules", async () => {
      const id = await house.openLot();
      const answer = await house.act({ action: "save", id, start_price: null });
      expect(answer.refusal.fields).toEqual({ start_price: "Debe ser mayor que cero." });
    });
  });

  describe("others", () => {
    it("do not hear that there is a draft", async () => {
      const { record } = await save({ title: "Secreto" });
      const { id } = record;
      const project_id = id;
      const key = "drafts-test-000000";
      for (const as of [house.rival, house.buyer, null]) {
        const isSeller = as === house.rival;
        const codes = {
          single: (await api().call("product/singleProduct", { id }, as)).code,
          lots: (await api().call("product/lots", { ids: [id] }, as)).responseData.records,
          history: (await api().call("product/bidhistory", { id }, as)).code,
          found: (await api().call("product/search", { search: "secreto" }, as)).responseData
            .totalRecords,
        };
        expect(codes).toEqual({ single: "NOT_FOUND", lots: [], history: "NOT_FOUND", found: 0 });
        if (!as) continue;
        const bid = { project_id, proposed_amount: "5000", idempotency_key: key };
        expect((await api().call("bid/confirm", bid, as)).code).not.toBeNull();
        expect((await api().call("user/addWatchlist", { project_id }, as)).code).toBe("NOT_FOUND");
        if (!isSeller) continue;
        for (const as_buyer of [true, false]) {
          const answer = await api().call("product/getSingleProject", { id, as_buyer }, as);
          expect([answer.httpStatus, answer.code]).toEqual([404, "NOT_FOUND"]);
        }
        for (const action of ["save", "edit", "publish", "withdraw"] as const) {
          expect((await house.act({ action, id }, as)).code).toBe("NOT_FOUND");
        }
      }
      expect((await house.own(id, house.marta)).title).toBe("Secreto");
      expect((await house.own(id, house.staff)).title).toBe("Secreto");
      expect((await house.own(id)).edit_version).toBe(1);
    });

    it("may not look into how a published lot of somebody else is sold", async () => {
      const id = await house.openLot({ reserve_price: "9000" });
      const answer = await api().call("product/getSingleProject", { id }, house.rival);
      expect([answer.httpStatus, answer.code]).toEqual([403, "FORBIDDEN"]);
    });
  });

  describe("a preview", () => {
    it("is exactly what visitors get to read", async () => {
      const id = await house.openLot({ reserve_price: "9000", buy_now_price: "12000" });
      await house.bidOn(id);
      await api().call("user/addWatchlist", { project_id: id }, house.seller);
      const preview = await api().call(
        "product/getSingleProject",
        { id, as_buyer: true },
        house.seller,
      );
      const { record } = (await api().call("product/singleProduct", { id })).responseData;
      expect(preview.responseData.record).toEqual(record);
      expect(preview.responseData.record).not.toHaveProperty("terms");
    });

    it("of a draft is what visitors would get", async () => {
      const { record } = await house.done(
        house.complete({ date_start: Date.now(), location: "León" }),
      );
      const ask = { id: record.id, as_buyer: true };
      const preview = await api().call("product/getSingleProject", ask, house.seller);
      expect(preview.responseData.record).toMatchObject({ market_status: "draft", minimum: null });
      await house.done({ action: "publish", id: record.id });
      const published = await api().call("product/singleProduct", { id: record.id });
      const live = ["market_status", "minimum", "next_asks", "seq", "date_start"];
      expect(without(preview.responseData.record, live)).toEqual(
        without(published.responseData.record, live),
      );
    });

    it("works with nothing in it", async () => {
      const { record } = await save();
      const ask = { id: record.id, as_buyer: true };
      const preview = await api().call("product/getSingleProject", ask, house.seller);
      expect(preview.responseData.record).toMatchObject({ title: "", wprice: "0.00", images: [] });
    });
  });

  const api = () => house.api;
});

function without(record: object, names: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

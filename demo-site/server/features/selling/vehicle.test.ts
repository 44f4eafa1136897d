import { DashboardList } from "martillo/contract/schemas";
import { localTime } from "martillo/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { SeededUser } from "../../seed/seed-rows";
import { HOUSE_EMAIL, openSellerHouse, type SellerHouse } from "./testing/seller-house";

const DAY_MS = 86_400_000;
const VIN = "VSSZZZ6JZ9R999999";

describe.each(engines)("the vehicle of a lot on $name", (engine) => {
  let house: SellerHouse;
  let count = 0;

  beforeAll(async () => {
    house = await openSellerHouse(engine);
  }, 180_000);
  afterAll(() => house.close());

  /** One that no other test has. */
  function newVin() {
    count += 1;
    return `VSSZZZ6JZ9R${String(count).padStart(6, "0")}`;
  }
  const add = async (changes: object, as?: SeededUser) =>
    (await house.done(house.complete(changes), as)).record.id;
  const publish = (id: number, as?: SeededUser) => house.act({ action: "publish", id }, as);

  describe("its own reference", () => {
    const taken = { ref: "Ya usa esa referencia en otro lote." };

    it("counts once per account, whatever its case", async () => {
      const id = await add({ ref: "R-1" });
      for (const input of [
        house.complete({ ref: "R-1" }),
        { action: "save" as const, ref: " r-1 " },
        { action: "edit" as const, id: await add({}), ref: "r-1" },
      ]) {
        const { code, refusal } = await house.act(input);
        expect([code, refusal.fields]).toEqual(["INVALID_INPUT", taken]);
      }
      expect((await house.act(house.complete({ ref: "R-1" }), house.rival)).code).toBeNull();
      // Its own is no other one, and a copy has none.
      await house.done({ action: "save", id, ref: "R-1", title: "Otro" });
      const copy = await house.done({ action: "duplicate", id });
      expect((await house.own(copy.record.id)).ref).toBeNull();
      await house.done({ action: "save", id, ref: "" });
      expect((await house.own(id)).ref).toBeNull();
    });

    it("is one for two who ask at once, and for who asks again", async () => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => house.act({ action: "save", ref: "R-2" })),
      );
      const codes = answers.map(({ code }) => code);
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      expect(codes.filter((code) => code === "INVALID_INPUT")).toHaveLength(2);
      const asked = { action: "save", ref: "R-3", client_key: "referencia-3" } as const;
      const [first, again] = [await house.done(asked), await house.done(asked)];
      expect(again.record.id).toBe(first.record.id);
    });

    it("is free again while a draft is deleted, and stays with who took it", async () => {
      const id = await add({ ref: "R-4" });
      const change = (action: "delete" | "restore") =>
        house.api.call("product/changeStatus", { id, action }, house.seller);
      await change("delete");
      const other = await add({ ref: "R-4" });
      expect((await change("restore")).code).toBeNull();
      expect((await house.own(id)).ref).toBeNull();
      expect((await house.own(other)).ref).toBe("R-4");
    });
  });

  describe("the chassis", () => {
    it("is kept as a draft has it, and has to be one to be published", async () => {
      const { action: _, ...complete } = house.complete({
        vin: " vss-zzz 6j ",
        registration_year: 1981,
      });
      const { record, missing } = await house.done({ action: "save", ...complete });
      expect((await house.own(record.id)).vin).toBe("VSSZZZ6J");
      expect(missing).toEqual({ vin: "El bastidor tiene 17 caracteres, sin I, O ni Q." });
      const refused = await publish(record.id);
      expect([refused.code, refused.refusal.fields]).toEqual(["INVALID_INPUT", missing]);
      expect((await house.act(house.complete({ vin: "X".repeat(41) }))).code).toBe("INVALID_INPUT");
    });

    it("is as its maker wrote it on a vehicle from before 1981", async () => {
      const old = { vin: "124-008 io", registration_year: 1974 };
      const id = await add(old);
      expect((await house.own(id)).vin).toBe("124008IO");
      expect((await publish(id)).code).toBeNull();
      const { action: _, ...complete } = house.complete({ vin: "124009", registration_year: null });
      const { missing } = await house.done({ action: "save", ...complete });
      expect(missing?.["vin"]).toContain("indique su año");
    });

    it("is on sale once in an account, however it gets there", async () => {
      const vin = newVin();
      const first = await house.openLot({ vin });
      const second = await add({ vin });
      expect((await publish(second)).code).toBe("VIN_TAKEN");
      expect((await house.own(second)).market_status).toBe("draft");
      const open = await house.openLot();
      const edited = await house.act({ action: "save", id: open, vin: vin.toLowerCase() });
      expect(edited.code).toBe("VIN_TAKEN");
      expect((await house.own(open)).vin).toBeNull();
      const unsold = await house.api.seedLot({
        sellerId: house.seller.id,
        status: "unsold",
        opensInMs: -2 * DAY_MS,
        closesInMs: -DAY_MS,
      });
      await house.done({ action: "save", id: unsold, vin });
      expect((await house.act({ action: "relist", id: unsold })).code).toBe("VIN_TAKEN");
      await house.done({ action: "withdraw", id: first });
      expect((await publish(second)).code).toBeNull();
    });

    it("is on sale once where two are published at once", async () => {
      const vin = newVin();
      const ids = [await add({ vin }), await add({ vin }), await add({ vin })];
      const codes = (await Promise.all(ids.map((id) => publish(id)))).map(({ code }) => code);
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      expect(codes.filter((code) => code === "VIN_TAKEN")).toHaveLength(2);
    });

    it("of another account is told to the house, once, and to neither seller", async () => {
      const vin = newVin();
      await house.openLot({ vin, title: "El primero" });
      const id = await add({ vin, title: "El segundo" }, house.rival);
      const letters = async () =>
        (await house.api.outbox()).filter(({ template }) => template === "vinTwice");
      expect((await publish(id, house.rival)).code).toBeNull();
      await house.done({ action: "save", id, title: "El segundo, otra vez" }, house.rival);
      const written = await letters();
      expect(written.map(({ recipient }) => recipient)).toEqual([HOUSE_EMAIL]);
      expect(written[0]?.subject).toContain("El segundo");
    });
  });

  it("is not of a year to come", async () => {
    const year = localTime(Date.now()).year + 2;
    const refused = await house.act(house.complete({ registration_year: year }));
    expect(refused.refusal.fields).toEqual({
      registration_year: `El año no puede ser posterior a ${year - 1}.`,
    });
    const open = await house.openLot({ registration_year: year - 1 });
    const edit = { action: "edit", id: open, registration_year: year } as const;
    expect((await house.act(edit)).code).toBe("INVALID_INPUT");
    for (const kilometers of [-1, 5_000_001, 1.5]) {
      expect((await house.act({ action: "save", kilometers })).code).toBe("INVALID_INPUT");
    }
  });

  it("has as many photos as the house asks for", async () => {
    const photos = (many: number) =>
      Array.from({ length: many }, (_, index) => `/uploads/lots/foto-${index}.webp`);
    const setting = (value: object) =>
      house.api.call(
        "setting/configurationAction",
        { key: "listing", value } as never,
        house.staff,
      );
    const before = await house.openLot();
    expect((await setting({ min_photos: 3 })).code).toBeNull();
    const id = await add({ images: photos(2) });
    const refused = await publish(id);
    expect(refused.refusal.fields).toEqual({ images: "Añada al menos 3 fotos." });
    expect((await house.own(id)).missing).toEqual(refused.refusal.fields);
    await house.done({ action: "save", id, images: photos(3) });
    expect((await publish(id)).code).toBeNull();
    const fewer = await house.act({ action: "edit", id, images: photos(2) });
    expect(fewer.code).toBe("INVALID_INPUT");
    // A lot that was on sale already goes on.
    await house.done({ action: "edit", id: before, title: "Sigue a la venta" });
    expect((await house.act({ action: "save", id, images: photos(41) })).code).toBe(
      "INVALID_INPUT",
    );
    await setting({ min_photos: 0 });
  });

  it("has three photos where the house has not said how many", async () => {
    const said = await house.api.db.query<{ value: unknown }>(
      "delete from settings where key = 'listing' returning value",
    );
    const id = await add({ images: ["/uploads/lots/una.webp", "/uploads/lots/dos.webp"] });
    expect((await publish(id)).refusal.fields).toEqual({ images: "Añada al menos 3 fotos." });
    const shown = await house.api.call(
      "setting/getSingleConfiguration",
      { key: "listing" } as never,
      house.staff,
    );
    expect(shown.responseData.record).toEqual({ key: "listing", value: { min_photos: 3 } });
    await house.api.db.query("insert into settings (key, value) values ('listing', $1::jsonb)", [
      JSON.stringify(said[0]?.value),
    ]);
  });

  it("is known by reference, chassis and plate to nobody but its seller's side", async () => {
    const secrets = { ref: "SECRETO-REF", vin: VIN, plate: "9876 ZZZ" };
    const id = await house.openLot(secrets);
    await house.bidOn(id);
    await house.api.call("user/addWatchlist", { project_id: id }, house.buyer);
    const found = /SECRETO|VSSZZZ6JZ9R999999|9876 ?ZZZ/i;
    expect(JSON.stringify(await house.own(id, house.marta))).toMatch(found);

    const frames: string[] = [];
    const socket = new house.api.WebSocket("ws://casa/ws");
    socket.onmessage = ({ data }) => frames.push(String(data));
    await new Promise((resolve) => (socket.onopen = resolve));
    socket.send(JSON.stringify({ event: "subscribe", data: { lots: [id] } }));

    for (const as of [null, house.buyer, house.rival, house.seller]) {
      const answers = await Promise.all([
        house.api.call("product/singleProduct", { id }, as),
        house.api.call("product/lots", { ids: [id] }, as),
        house.api.call("product/nextLot", { seller: house.seller.id }, as),
        house.api.call("product/search", { filters: { seller_id: house.seller.id } }, as),
        house.api.call("product/bidhistory", { id }, as),
        // Nor is it found by them.
        ...Object.values(secrets).map((searchbar) =>
          house.api.call("product/search", { filters: { searchbar } }, as),
        ),
      ]);
      expect(answers.slice(0, 5).map(({ code }) => code)).toEqual([null, null, null, null, null]);
      expect(JSON.stringify(answers[3])).toContain(`"id":${id}`);
      for (const answer of answers.slice(5)) {
        expect(JSON.stringify(answer.responseData)).not.toContain(`"id":${id},`);
      }
      for (const answer of answers) expect(JSON.stringify(answer.responseData)).not.toMatch(found);
    }
    for (const action of DashboardList.options) {
      const list = await house.api.call("product/dashboard", { action }, house.buyer);
      expect(JSON.stringify(list.responseData)).not.toMatch(found);
    }
    const attention = await house.api.call("custom/attention", {}, house.buyer);
    expect(JSON.stringify(attention.responseData)).not.toMatch(found);
    for (const call of ["product/getSingleProject", "custom/lotHistory"] as const) {
      expect((await house.api.call(call, { id }, house.rival)).code).toBe("FORBIDDEN");
    }
    await house.bidOn(id, "6000");
    await expect.poll(() => frames.join()).toContain(`"project_id":${id}`);
    expect(frames.join()).not.toMatch(found);
    socket.close();
  });
});

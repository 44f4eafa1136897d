import type {
  InputOf,
  templateProductListings,
  templateProductProjectAction,
} from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../../../testing/engines";
import type { SeededUser } from "../../../seed/seed-rows";
import { openSellerHouse, type SellerHouse } from "../testing/seller-house";

type Input = InputOf<typeof templateProductProjectAction>;

const CALL = "template/product/projectAction";

describe.each(engines)("templates of lots on $name", (engine) => {
  let house: SellerHouse;
  beforeAll(async () => {
    house = await openSellerHouse(engine);
  });
  afterAll(() => house.close());

  const act = (input: Input, as: SeededUser = house.seller) => house.api.call(CALL, input, as);

  async function done(input: Input, as?: SeededUser) {
    const answer = await act(input, as);
    expect([answer.code, answer.refusal.fields]).toEqual([null, undefined]);
    return answer.responseData;
  }
  const added = async (name: string, part: object = {}, as?: SeededUser) =>
    (await done({ action: "add", name, ...part }, as)).record.id;

  const names = async (
    call: "template/product/dashboard" | "template/product/search",
    input: object,
    as: SeededUser = house.seller,
  ) => {
    const answer = await house.api.call(call, input, as);
    expect(answer.code).toBeNull();
    return answer.responseData.records.map(({ template }) => template);
  };

  it("are made, listed, read, used for a lot and deleted", async () => {
    const { record, missing, version } = await done({
      action: "add",
      name: "Compactos de renting",
      title: "Seat Ibiza de renting",
      brand: "Seat",
      category: "Turismos",
      start_price: "4500.50",
    });
    expect(record).toMatchObject({ template: "Compactos de renting", market_status: "draft" });
    expect(record).toMatchObject({ title: "Seat Ibiza de renting", wprice: "4500.50" });
    expect(missing).toHaveProperty("model");
    expect(version).toBe(1);

    const { id } = record;
    const listed = await house.api.call("template/product/listings", {}, house.seller);
    expect(listed.responseData.records).toMatchObject([{ id, template: "Compactos de renting" }]);
    expect(listed.responseData.counts).toEqual({
      open: 0,
      sold: 0,
      unsold: 0,
      draft: 1,
      decide: 0,
    });
    expect(await names("template/product/dashboard", {})).toEqual(["Compactos de renting"]);
    expect(await names("template/product/search", { search: "renting ibiza" })).toEqual([
      "Compactos de renting",
    ]);
    const page = await house.api.call("template/product/singleProduct", { id }, house.seller);
    expect(page.responseData.record).toMatchObject({
      id,
      template: "Compactos de renting",
      quote: { hammer: "4500.50" },
    });
    const own = await house.api.call("template/product/getSingleProject", { id }, house.seller);
    expect(own.responseData.record).toMatchObject({
      template: "Compactos de renting",
      brand: "Seat",
    });

    const lot = await house.done({ action: "from_template", template_id: id });
    expect(await house.own(lot.record.id)).toMatchObject({ brand: "Seat", template: null });

    const change = (action: "delete" | "restore") =>
      house.api.call("template/product/changeStatus", { id, action }, house.seller);
    expect((await change("delete")).responseData.record).toBeNull();
    expect(await names("template/product/dashboard", {})).toEqual([]);
    expect((await act({ action: "save", id, name: "Otro" })).code).toBe("NOT_FOUND");
    expect((await change("restore")).responseData.record).toMatchObject({ id });
    expect(await names("template/product/dashboard", {})).toEqual(["Compactos de renting"]);
    expect((await change("delete")).code).toBeNull();
  });

  it("are saved part by part, and called otherwise", async () => {
    const id = await added("Furgonetas", { brand: "Citroën" });
    const { record } = await done({ action: "save", id, name: "Furgones", model: "Jumper" });
    expect(record.template).toBe("Furgones");
    await done({ action: "edit", id, color: "Blanco" });
    await done({ action: "save", id, name: "Furgones" });
    const own = await house.api.call("product/getSingleProject", { id }, house.seller);
    expect(own.responseData.record).toMatchObject({
      template: "Furgones",
      brand: "Citroën",
      model: "Jumper",
      color: "Blanco",
    });
    const { records } = (await house.api.call("custom/lotHistory", { id }, house.seller))
      .responseData;
    expect(records.map(({ changes }) => changes)).toContainEqual([
      { field: "template", before: "Furgonetas", after: "Furgones" },
    ]);
    // Each of the four writes that changed something, and no other.
    expect(records).toHaveLength(4);
  });

  it("tell a writer what others have changed since", async () => {
    const id = await added("De dos", { color: "Rojo" });
    const first = await done({ action: "save", id, color: "Azul" }, house.marta);
    const late = await done({ action: "save", id, film: "", name: "De dos", expected_version: 1 });
    expect([late.others, first.others]).toEqual([1, 0]);
    const conflict = await act({ action: "save", id, color: "Verde", expected_version: 1 });
    expect(conflict.code).toBe("EDIT_CONFLICT");
  });

  it("need a name, and are made once for a key", async () => {
    expect((await act({ action: "save", title: "Sin nombre" })).refusal.fields).toEqual({
      name: "Obligatorio.",
    });
    const nameless = await act({ action: "add", name: " " });
    expect(nameless.refusal.fields).toHaveProperty("name");
    const long = await act({ action: "add", name: "x".repeat(81) });
    expect(long.refusal.fields).toHaveProperty("name");
    const twice = { action: "add", name: "Una vez", client_key: "template-0001" } as const;
    const [one, other] = [await done(twice), await done(twice)];
    expect(one.record.id).toBe(other.record.id);
    const saved = { action: "save", name: "Guardada", client_key: "template-0002" } as const;
    const [first, second] = [await done(saved), await done({ ...saved, brand: "Seat" })];
    expect(second.record.id).toBe(first.record.id);
    expect(second.record.brand).toBe("Seat");
  });

  it("keep nothing that is of one vehicle or one sale", async () => {
    const unknown: object = {
      ref: "T-1",
      vin: "VSSZZZ6JZHR000001",
      plate: "1234 ABC",
      auction_id: 1,
      date_start: Date.now(),
      date_closed: Date.now() + 9_000_000,
    };
    const id = await added("Sin vehículo", unknown);
    const own = await house.own(id);
    expect(own).toMatchObject({ ref: null, vin: null, plate: null, auction_id: null });
    expect(own).toMatchObject({ date_start: null, date_closed: null });
  });

  it("are duplicated as templates, never as lots", async () => {
    const id = await added("Original", { brand: "Seat" });
    const copy = await done({ action: "duplicate", id });
    expect(copy.record).toMatchObject({ template: "Original (copia)", brand: "Seat" });
    const named = await done({ action: "duplicate", id, name: "Segundo" });
    expect(named.record.template).toBe("Segundo");
    const longest = await added("x".repeat(80));
    const { record } = await done({ action: "duplicate", id: longest });
    expect(record.template).toBe(`${"x".repeat(72)} (copia)`);
  });

  it("are never published, listed again, withdrawn or used by these calls", async () => {
    const { action: _, ...complete } = house.complete();
    const id = await added("Completa", complete);
    for (const action of ["publish", "relist", "withdraw", "addendum", "from_template"]) {
      const answer = await act({ action, id, template_id: id } as never);
      expect([action, answer.code]).toEqual([action, "INVALID_INPUT"]);
    }
    for (const action of [
      "publish",
      "unpublish",
      "withdraw",
      "archive",
      "unarchive",
      "request_withdraw",
      "request_review",
    ] as const) {
      const input = { id, action, notes: "Un motivo" };
      const answer = await house.api.call("template/product/changeStatus", input, house.seller);
      expect([action, answer.code]).toEqual([action, "ILLEGAL_TRANSITION"]);
    }
    for (const action of ["publish", "hide", "show", "cancel"] as const) {
      const input = { id, action, notes: "Un motivo" };
      const answer = await house.api.call("template/product/changeStatus", input, house.staff);
      expect([action, answer.code]).toEqual([action, "ILLEGAL_TRANSITION"]);
    }
    expect((await house.act({ action: "publish", id })).code).toBe("ILLEGAL_TRANSITION");
  });

  it("of another account, and lots, are not found", async () => {
    const id = await added("Ajena", { title: "Plantilla que no se ve" });
    const draft = (await house.done(house.complete())).record.id;
    const lot = await house.openLot();
    const reach = async (target: number, as: SeededUser) => {
      const input = { id: target };
      const answers = await Promise.all([
        act({ action: "save", ...input, title: "Cambiado", name: "Otra" }, as),
        act({ action: "edit", ...input, title: "Cambiado" }, as),
        act({ action: "duplicate", ...input }, as),
        house.api.call("template/product/singleProduct", input, as),
        house.api.call("template/product/getSingleProject", input, as),
        house.api.call("template/product/getSingleProject", { ...input, as_buyer: true }, as),
        house.api.call("template/product/changeStatus", { ...input, action: "delete" }, as),
        house.api.call("template/product/changeStatus", { ...input, action: "restore" }, as),
      ]);
      return answers.map(({ code }) => code);
    };
    const nothing = Array.from({ length: 8 }, () => "NOT_FOUND");
    expect(await reach(id, house.rival)).toEqual(nothing);
    for (const as of [house.seller, house.rival, house.staff]) {
      expect(await reach(draft, as)).toEqual(nothing);
      expect(await reach(lot, as)).toEqual(nothing);
    }
    expect((await house.own(draft)).title).toBe("Seat Ibiza 1.0 TSI");
    // Staff manage those of all sellers.
    expect((await done({ action: "save", id, color: "Gris" }, house.staff)).record.color).toBe(
      "Gris",
    );
  });

  it("that were asked for under the key of a lot leave it as it is", async () => {
    const client_key = "lot-and-template";
    const { record } = await house.done({ action: "save", title: "Un lote", client_key });
    const template = await added("Con clave");
    for (const input of [
      { action: "add", name: "Con la misma", client_key },
      { action: "save", name: "Con la misma", title: "Cambiado", client_key },
      { action: "duplicate", id: template, client_key },
    ] as const) {
      expect([input.action, (await act(input)).code]).toEqual([input.action, "NOT_FOUND"]);
    }
    expect(await house.own(record.id)).toMatchObject({ title: "Un lote", template: null });
  });

  it("are never public", async () => {
    const id = await added("Secreta", { title: "Zafiro oculto", brand: "Seat" });
    for (const as of [undefined, house.buyer, house.rival]) {
      const page = await house.api.call("product/singleProduct", { id }, as);
      expect(page.code).toBe("NOT_FOUND");
      const lots = await house.api.call("product/lots", { ids: [id] }, as);
      expect(lots.responseData.records).toEqual([]);
      for (const market_status of ["live", "all"] as const) {
        const found = await house.api.call(
          "product/search",
          { search: "Zafiro", filters: { market_status } },
          as,
        );
        expect(found.responseData.records.map((record) => record.id)).not.toContain(id);
      }
    }
    const suggested = await house.api.call("product/suggestions", { q: "Zafiro" });
    expect(suggested.responseData).toEqual({ records: [], terms: [] });
    for (const call of ["template/product/listings", "template/product/dashboard"] as const) {
      const { records } = (await house.api.call(call, {}, house.rival)).responseData;
      expect(records).toEqual([]);
    }
    const searched = await house.api.call("template/product/search", {}, house.rival);
    expect(searched.responseData.records).toEqual([]);
  });
});

describe.each(engines)("lists of templates on $name", (engine) => {
  let house: SellerHouse;
  let ids: Record<"a" | "b" | "c", number>;
  beforeAll(async () => {
    house = await openSellerHouse(engine);
    const add = async (part: Omit<Extract<Input, { action: "add" }>, "action">) =>
      (await house.api.call(CALL, { action: "add", ...part }, house.seller)).responseData.record.id;
    ids = {
      a: await add({ name: "Alfa", brand: "Seat", auction: 1, start_price: "100" }),
      b: await add({ name: "Beta", brand: "Citroën", auction: 1, start_price: "300" }),
      c: await add({ name: "Gamma", brand: "Seat", auction: 0, start_price: "200" }),
    };
    await house.done(house.complete());
    await house.openLot();
  });
  afterAll(() => house.close());

  const listed = async (input: InputOf<typeof templateProductListings>, as = house.seller) => {
    const answer = await house.api.call("template/product/listings", input, as);
    expect(answer.code).toBeNull();
    const { records, totalRecords, setDisp, counts } = answer.responseData;
    return { ids: records.map(({ id }) => id), totalRecords, setDisp, counts };
  };
  const found = async (input: object) => {
    const answer = await house.api.call("template/product/search", input, house.seller);
    expect(answer.code).toBeNull();
    return answer.responseData.records.map(({ id }) => id);
  };

  it("are in order, filtered and in pages", async () => {
    expect((await listed({ orderby: "wprice", order: "asc" })).ids).toEqual([ids.a, ids.c, ids.b]);
    expect((await listed({ filters: { brand: ["Seat"] }, orderby: "p.id" })).ids).toEqual([
      ids.c,
      ids.a,
    ]);
    expect(await listed({ auction: 0 })).toMatchObject({ ids: [ids.c], counts: { draft: 1 } });
    expect(await listed({ orderby: "p.id", limit: 2, page: 2 })).toMatchObject({
      ids: [ids.a],
      totalRecords: 3,
    });
    expect((await listed({ filters: { searchbar: "gam" } })).ids).toEqual([ids.c]);
    expect((await listed({}, house.staff)).ids).toHaveLength(3);
    expect((await listed({}, house.marta)).ids).toHaveLength(3);
  });

  it("are empty where no template can be, and hold templates alone elsewhere", async () => {
    for (const action of ["open", "sold", "unsold"] as const) {
      expect(await listed({ action })).toMatchObject({ ids: [], totalRecords: 0 });
    }
    for (const action of ["draft", "templates", "all"] as const) {
      expect((await listed({ action, orderby: "p.id", order: "asc" })).ids).toEqual(
        Object.values(ids),
      );
    }
    for (const action of ["won", "watchlist", "selling_open", "selling_archived"] as const) {
      const answer = await house.api.call("template/product/dashboard", { action }, house.seller);
      expect([action, answer.responseData.totalRecords]).toEqual([action, 0]);
    }
  });

  it("are searched by name, text, filters and order", async () => {
    expect(await found({})).toEqual([ids.c, ids.b, ids.a]);
    expect(await found({ search: "beta" })).toEqual([ids.b]);
    expect(await found({ filters: { searchbar: "alf", market_status: "ended" } })).toEqual([ids.a]);
    expect(await found({ auction: 1, orderby: "wprice", order: "desc" })).toEqual([ids.b, ids.a]);
    expect(await found({ filters: { brand: ["Seat"] }, limit: 1, page: 2 })).toEqual([ids.a]);
    const wrong = await house.api.call("template/product/search", { limit: 1_000 }, house.seller);
    expect(wrong.refusal.fields).toHaveProperty("limit");
  });

  it("are changed many at a time, and lots among them not at all", async () => {
    const lot = (await house.done(house.complete())).record.id;
    const bulk = async (input: object, as = house.seller) => {
      const answer = await house.api.call("template/product/bulkProjectAction", input as never, as);
      return answer.code === null ? answer.responseData : answer.code;
    };
    const missed = [{ id: lot, code: "NOT_FOUND" }];
    const asked = [ids.a, lot, ids.c];
    expect(await bulk({ action: "price_percent", percent: 10, ids: asked })).toMatchObject({
      done: [ids.a, ids.c],
      failed: missed,
    });
    expect((await listed({ orderby: "wprice", order: "asc" })).ids).toEqual([ids.a, ids.c, ids.b]);
    const schedule = { start: "on_publish", duration_days: 7 };
    expect(await bulk({ action: "set", values: { schedule }, ids: [ids.a, lot] })).toMatchObject({
      done: [ids.a],
      failed: missed,
    });
    expect((await house.own(ids.a)).schedule).toEqual(schedule);
    expect((await house.own(lot)).schedule).toBeNull();

    const selection = { action: "all", expected_total: 3 };
    const key = { client_key: "template-copies-1" };
    const copies = { action: "duplicate", selection, ...key };
    expect(await bulk(copies)).toMatchObject({ done: [ids.a, ids.b, ids.c], failed: [] });
    expect(await bulk(copies)).toMatchObject({ done: [ids.a, ids.b, ids.c] });
    expect((await listed({})).totalRecords).toBe(6);
    // The same key means something else for lots.
    const other = await house.api.call(
      "product/bulkProjectAction",
      { action: "duplicate", selection: { action: "all", expected_total: 3 }, ...key },
      house.seller,
    );
    expect(other.code).toBe("KEY_REUSED");
    expect(await bulk({ action: "delete", selection: { action: "open", expected_total: 1 } })).toBe(
      "SELECTION_CHANGED",
    );

    expect(await bulk({ action: "publish", ids: [ids.a, lot] })).toMatchObject({
      done: [],
      failed: [...missed, { id: ids.a, code: "ILLEGAL_TRANSITION" }],
    });
    const auction = await house.api.call(
      "auction/auctionAction",
      { action: "add", title: "Subasta" },
      house.seller,
    );
    const auction_id = auction.responseData.record?.id ?? 0;
    expect(
      await bulk({ action: "assign_auction", values: { auction_id }, ids: [lot, ids.a] }),
    ).toMatchObject({ done: [], failed: [...missed, { id: ids.a, code: "NOT_FOUND" }] });
    expect((await house.own(lot)).auction_id).toBeNull();

    expect(await bulk({ action: "delete", ids: [lot, ids.b] })).toMatchObject({
      done: [ids.b],
      failed: missed,
    });
    expect(await bulk({ action: "delete", ids: [ids.a] }, house.rival)).toMatchObject({
      failed: [{ id: ids.a, code: "NOT_FOUND" }],
    });
    expect(await bulk({ action: "restore", ids: [ids.b] })).toMatchObject({ done: [ids.b] });
    expect((await house.own(lot)).title).toBe("Seat Ibiza 1.0 TSI");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/db/db";
import { noteOldWords } from "./search-words";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";

const HOUR_MS = 3_600_000;

describe.each(bothEngines)("searching on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let ids: Record<"leon" | "clase" | "furgo" | "ended" | "soon" | "sale", number>;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    ids = {
      leon: await api.seedLot({ startCents: 800_000, kilometers: 90_000, closesInMs: 9 * HOUR_MS }),
      clase: await api.seedLot({
        title: "Mercedes-Benz Clase A 200 d AMG Line",
        description:
          "Matrícula de pruebas. Bastidor WDD1770121J000001. Camión grúa a cargo del comprador.",
        brand: "Mercedes-Benz",
        model: "Clase A",
        fuel: "Diésel",
        kilometers: 40_000,
        registration_year: 2021,
        startCents: 1_500_000,
        closesInMs: 3 * HOUR_MS,
      }),
      furgo: await api.seedLot({
        title: "Citroën Berlingo",
        description: "Furgoneta de reparto <script>alert(1)</script>",
        brand: "Citroën",
        model: "Berlingo",
        category: "Furgonetas",
        kilometers: null,
        startCents: 300_000,
        closesInMs: 6 * HOUR_MS,
      }),
      ended: await api.seedLot({
        title: "Opel Corsa",
        brand: "Opel",
        model: "Corsa",
        status: "sold",
      }),
      soon: await api.seedLot({
        title: "Kia Ceed",
        brand: "Kia",
        model: "Ceed",
        status: "scheduled",
        opensInMs: HOUR_MS,
      }),
      sale: await api.seedLot({
        title: "Fiat 500",
        brand: "Fiat",
        model: "500",
        auction: 0,
        extension: null,
      }),
    };
    await api.seedLot({ title: "Borrador secreto", brand: "Nadie", status: "draft" });
    await api.seedLot({ title: "Retirado", brand: "Nadie", status: "withdrawn" });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  async function found(input: Parameters<typeof search>[0]) {
    const answer = await search(input);
    return answer.responseData.records.map((lot) => lot.id);
  }
  function search(input: Parameters<typeof api.call<"product/search">>[1]) {
    return api.call("product/search", input);
  }

  it("shows what is on sale, what ends first and direct sales last, and never a draft", async () => {
    const { responseData } = await search({});
    expect(responseData.records.map((lot) => lot.id)).toEqual([
      ids.clase,
      ids.furgo,
      ids.leon,
      ids.soon,
      ids.sale,
    ]);
    expect(responseData).toMatchObject({ orderby: "date_closed", order: "asc", page: 1 });
    expect(responseData.setDisp).toBe("1–5 de 5");
    expect(responseData.userinfo).toBeNull();
  });

  it.each([
    ["mercedes", "clase"],
    ["MERCEDES clase", "clase"],
    ["merced", "clase"],
    ["citroen", "furgo"],
    ["furgonetas", "furgo"],
    ["camion grua", "clase"],
    ["wdd1770121", "clase"],
    ["770121j0", "clase"],
    ["berlingo & ) : *", "furgo"],
    ["rced", "clase"],
    ["erced ruebas", "clase"],
    ["ingo epart", "furgo"],
    ["oe", "furgo"],
  ] as const)("finds %s", async (text, name) => {
    expect(await found({ search: text })).toEqual([ids[name]]);
    expect(await found({ filters: { searchbar: text } })).toEqual([ids[name]]);
  });

  it.each([
    "%",
    "100%",
    "_",
    "\\",
    "' or 1=1 --",
    "); drop table lots; --",
    "nada de nada",
    "borrador",
    "€",
    "a:*",
  ])("finds nothing for %s", async (text) => {
    const { responseData, code } = await search({ search: text });
    expect([code, responseData.records, responseData.setDisp]).toEqual([null, [], "0 de 0"]);
  });

  describe("what was meant", () => {
    const more = { electric: 0, windows: 0, van: 0, serie: 0, sold: 0 };

    beforeAll(async () => {
      more.electric = await api.seedLot({
        title: "Renault Zoe",
        brand: "Renault",
        model: "Zoe",
        fuel: "Eléctrico",
        description: "Batería en propiedad.",
      });
      more.windows = await api.seedLot({
        title: "Ford Fiesta",
        brand: "Ford",
        model: "Fiesta",
        fuel: "Gasolina",
        description: "Elevalunas eléctricos y techo solar.",
      });
      more.van = await api.seedLot({
        title: "Volkswagen Crafter",
        brand: "Volkswagen",
        model: "Crafter",
        category: "Furgonetas",
        fuel: "Diésel",
        description: "Caja cerrada.",
      });
      more.serie = await api.seedLot({
        title: "BMW Serie 3 320d",
        brand: "BMW",
        model: "Serie 3",
        fuel: "Diésel",
        registration_year: 2020,
      });
      more.sold = await api.seedLot({
        title: "Suzuki Jimny",
        brand: "Suzuki",
        model: "Jimny",
        auction: 0,
        extension: null,
      });
    });
    afterAll(() =>
      open.db.query("update lots set status = 'draft' where id = any($1::bigint[])", [
        Object.values(more),
      ]),
    );

    it.each([
      ["eléctrico", "electric"],
      ["Electricos", "electric"],
      ["furgoneta diesel", "van"],
      ["furgoneta gasoil", "van"],
      ["bmw 3 serie 2020", "serie"],
      ["bmw 2020 diésel", "serie"],
    ] as const)("of %s is what the lot is", async (text, name) => {
      const { responseData } = await search({ search: text });
      expect(responseData.records.map(({ id }) => id)).toEqual([more[name]]);
      expect(responseData.corrected).toBeUndefined();
    });

    it("of a fuel that no lot has is the word, wherever it stands", async () => {
      await open.db.query("update lots set fuel = null where id = $1", [more.electric]);
      expect(await found({ search: "eléctrico" })).toEqual([more.windows]);
      await open.db.query("update lots set fuel = 'Eléctrico' where id = $1", [more.electric]);
    });

    it.each([
      ["volkswagn", "volkswagen", "van"],
      ["wolksvagen", "volkswagen", "van"],
      ["Volkswagen crafetr", "Volkswagen crafter", "van"],
      ["furgoneta deisel", "furgoneta diesel", "van"],
      ["bmw seire 3", "bmw serie 3", "serie"],
    ] as const)("of %s is %s", async (text, meant, name) => {
      const { responseData } = await search({ search: text });
      expect(responseData.corrected).toBe(meant);
      expect(responseData.records.map(({ id }) => id)).toEqual([more[name]]);
    });

    it("of a year that there is not is another one", async () => {
      const near = (await search({ search: "bmw serie 3 1998" })).responseData;
      expect(near.corrected).toBe("bmw serie 3");
      expect(near.records.map(({ id }) => id)).toEqual([more.serie]);
      const both = (await search({ search: "volkswagn 1998" })).responseData;
      expect(both.corrected).toBe("volkswagen");
      expect((await search({ search: "1998" })).responseData.records).toEqual([]);
    });

    it("of a car is one of the category, and of an electric one no window", async () => {
      expect(await found({ search: "coche eléctrico" })).toEqual([more.electric]);
    });

    it("of mercedez is Mercedes, within the filters", async () => {
      expect((await search({ search: "mercedez" })).responseData).toMatchObject({
        corrected: "mercedes",
        records: [{ id: ids.clase }],
      });
      const { responseData } = await search({ search: "mercedez", filters: { brand: "Ford" } });
      expect(responseData).toMatchObject({ records: [], totalRecords: 0 });
      expect(responseData.corrected).toBeUndefined();
    });

    it.each(["xyzzy", "bmw mercedes", "999999", "qqqqqqqqqqqqqqqqqqqq"])(
      "of %s nobody knows",
      async (text) => {
        const { responseData } = await search({ search: text });
        expect([responseData.records, responseData.corrected]).toEqual([[], undefined]);
      },
    );

    it("of what only the other kind of sale has is said", async () => {
      const jimny = (text: string) => search({ search: text, auction: 1 });
      expect((await jimny("jimny")).responseData).toMatchObject({
        records: [],
        elsewhere: { auction: 0, totalRecords: 1 },
      });
      expect((await jimny("jimmny")).responseData.elsewhere).toEqual({
        auction: 0,
        totalRecords: 1,
      });
      expect((await jimny("fiesta")).responseData.elsewhere).toBeUndefined();
      const seller = { filters: { seller: 999_999 } };
      expect((await search({ auction: 1, ...seller })).responseData.elsewhere).toBeUndefined();
    });
  });

  it("lists what is over from its end, and direct sales as they came", async () => {
    const ended = await search({ auction: 1, filters: { market_status: "ended" } });
    expect(ended.responseData).toMatchObject({ orderby: "date_closed", order: "desc" });
    const sales = await search({ auction: 0 });
    expect(sales.responseData).toMatchObject({ orderby: "p.id", order: "desc" });
    const asked = await search({ auction: 1, orderby: "wprice" });
    expect(asked.responseData).toMatchObject({ orderby: "wprice", order: "desc" });
  });

  it.each([
    ["New Holland", "T6.180", "T6.180 Auto Command 175 CV · Tractor"],
    ["Still", "RX 60-25", "RX 60-25 2.500 kg"],
    ["Böckmann", "DH-AL 3218/27", "DH-AL 3218/27 · Remolque"],
  ])("finds %s %s as it is written and in pieces", async (brand, model, rest) => {
    const title = `${brand} ${rest}`;
    const id = await api.seedLot({
      title,
      brand,
      model,
      status: "open",
      extension: null,
      closesInMs: 40 * HOUR_MS,
    });
    for (const text of [
      `${brand} ${model}`,
      `${model} ${brand}`,
      model.replace(/\W/g, " "),
      title,
    ]) {
      expect({ text, ids: await found({ search: text }) }).toEqual({ text, ids: [id] });
    }
    await open.db.query("update lots set status = 'withdrawn' where id = $1", [id]);
  });

  it("returns script as the text that it is", async () => {
    const { records } = (await search({ search: "berlingo" })).responseData;
    expect(records[0]?.description).toBe("Furgoneta de reparto <script>alert(1)</script>");
  });

  it("filters, alone and together", async () => {
    expect(await found({ filters: { brand: ["Seat", "Citroën"] } })).toEqual([ids.furgo, ids.leon]);
    expect(await found({ filters: { brand: "Seat" } })).toEqual([ids.leon]);
    expect(await found({ filters: { price: { min: 8_000, max: 15_000 } } })).toEqual([
      ids.clase,
      ids.leon,
    ]);
    expect(await found({ filters: { kilometers: { max: 50_000.5 } } })).toEqual([ids.clase]);
    expect(await found({ auction: 0 })).toEqual([ids.sale]);
    expect(await found({ filters: { market_status: "ended" } })).toEqual([ids.ended]);
    expect(await found({ filters: { market_status: "scheduled" } })).toEqual([ids.soon]);
    expect(await found({ search: "opel", filters: { market_status: "all" } })).toEqual([ids.ended]);
    expect(await found({ filters: { seller_id: 999, brand: "Seat" } })).toEqual([]);
  });

  describe("lots of one seller, event or category", () => {
    const other = { seller: 0, event: 0, own: 0, sold: 0 };

    beforeAll(async () => {
      const seller = await api.seedUser({ admin: true });
      other.seller = seller.id;
      const [event] = await open.db.query<{ id: number }>(
        `insert into auctions (title, seller_id, opens_at, closes_at)
         values ('Motos de abril', $1, now(), now() + interval '1 day') returning id`,
        [seller.id],
      );
      other.event = event?.id ?? 0;
      other.own = await api.seedLot({
        sellerId: seller.id,
        title: "Yamaha MT-07",
        category: "Motos",
        brand: "Yamaha",
        model: "MT-07",
      });
      await open.db.query("update lots set auction_id = $1 where id = $2", [
        other.event,
        other.own,
      ]);
      other.sold = await api.seedLot({
        sellerId: seller.id,
        title: "Renault Master",
        category: "Furgonetas",
        brand: "Renault",
        model: "Master",
        auction: 0,
        extension: null,
      });
    });
    afterAll(() =>
      open.db.query("update lots set status = 'draft' where id = any($1::bigint[])", [
        [other.own, other.sold],
      ]),
    );

    it("are found by either name of the filter", async () => {
      expect(await found({ filters: { seller: other.seller } })).toEqual([other.own, other.sold]);
      expect(await found({ filters: { seller_id: other.seller } })).toHaveLength(2);
      expect(await found({ filters: { event: other.event } })).toEqual([other.own]);
      expect(await found({ filters: { auctionid: other.event } })).toEqual([other.own]);
      const both = { seller: other.seller, category: "Furgonetas" };
      expect(await found({ filters: both })).toEqual([other.sold]);
      expect(await found({ filters: { seller: 999_999 } })).toEqual([]);
    });

    it("are not mixed with others by saying two sellers", async () => {
      expect(await found({ filters: { seller: other.seller, seller_id: 999_999 } })).toEqual([]);
    });

    it("have filters of their own: nothing that only others sell", async () => {
      const { facets } = (await search({ filters: { seller: other.seller } })).responseData;
      const brands = facets["brand"]?.map(({ value }) => value);
      expect(brands).toEqual(["Renault", "Yamaha"]);
      const motos = (await search({ filters: { seller: other.seller, category: "Motos" } }))
        .responseData.facets;
      expect(motos["brand"]?.map(({ value }) => value)).toEqual(["Yamaha"]);
      expect(motos["category"]?.map(({ value }) => value)).toEqual(["Furgonetas", "Motos"]);
    });

    it.each(["seller", "seller_id", "event", "auctionid", "category", "brand", "price"])(
      "are never everybody's because %s stands beside the filters",
      async (name) => {
        const answer = await api.call("product/search", { [name]: 1 });
        expect(answer.code).toBe("INVALID_INPUT");
        expect(answer.refusal.fields).toEqual({ [name]: "Los filtros van dentro de «filters»." });
        const get = await api.fetch(`http://house.test/api/product/search?${name}=1`);
        expect(await get.json()).toMatchObject({ responseData: { code: "INVALID_INPUT" } });
      },
    );
  });

  it("orders, with what is not known last", async () => {
    const auctions = {
      auction: 1,
      filters: { fuel: ["Gasolina", "Diésel"], brand: ["Seat", "Mercedes-Benz", "Citroën"] },
    } as const;
    const by = (orderby: "wprice" | "date_closed" | "kilometers", order: "asc" | "desc") =>
      found({
        ...auctions,
        filters: {
          ...auctions.filters,
          fuel: [...auctions.filters.fuel],
          brand: [...auctions.filters.brand],
        },
        orderby,
        order,
      });
    expect(await by("wprice", "asc")).toEqual([ids.furgo, ids.leon, ids.clase]);
    expect(await by("date_closed", "asc")).toEqual([ids.clase, ids.furgo, ids.leon]);
    expect(await by("kilometers", "asc")).toEqual([ids.clase, ids.leon, ids.furgo]);
    expect(await by("kilometers", "desc")).toEqual([ids.leon, ids.clase, ids.furgo]);
  });

  it("finds a piece inside of a word, when the lot is new and when its words have changed", async () => {
    const bmw = await api.seedLot({ title: "BMW Serie 1", brand: "BMW", model: "Serie 1" });
    expect(await found({ search: "mw" })).toEqual([bmw]);
    expect(await found({ search: "mw", orderby: "relevance" })).toEqual([bmw]);
    expect(await found({ search: "mw", filters: { brand: "Seat" } })).toEqual([]);
    await open.db.query("update lots set description = 'Chasis ZZ81X7' where id = $1", [bmw]);
    expect(await found({ search: "z81" })).toEqual([bmw]);
    const { terms, records } = (await api.call("product/suggestions", { q: "mw" })).responseData;
    expect(terms).toContain("BMW");
    expect(records.map(({ objectID }) => objectID)).toContain(String(bmw));
    await open.db.query("update lots set status = 'draft' where id = $1", [bmw]);
  });

  it("finds pieces of lots that are older than the list of words", async () => {
    const { db } = open;
    await db.exec("delete from search_words");
    expect(await found({ search: "ercedes" })).toEqual([]);
    await db.query("insert into search_words_due select min(id), max(id) from lots");
    expect(await noteOldWords(db)).toBeGreaterThan(6);
    expect(await found({ search: "ercedes" })).toEqual([ids.clase]);
    expect(await noteOldWords(db)).toBe(0);
    expect(await db.query("select * from search_words_due")).toEqual([]);
  });

  it("never reads descriptions for what no lot has", async () => {
    const asked: string[] = [];
    const db: Db = {
      ...open.db,
      query(sql, params) {
        asked.push(sql);
        return open.db.query(sql, params);
      },
    };
    const watched = await createTestApi({ db });
    const { responseData } = await watched.call("product/search", { search: "actros" });
    expect(responseData.records).toEqual([]);
    expect(asked.filter((sql) => /description\b.*like/s.test(sql))).toEqual([]);
    await watched.close();
  });

  it("ranks a word of the title before one of the description", async () => {
    const title = await api.seedLot({ title: "Grúa autocargante", brand: "Iveco", model: "Daily" });
    expect((await found({ search: "grua", orderby: "relevance" }))[0]).toBe(title);
    expect(await found({ search: "770121j0", orderby: "relevance" })).toEqual([ids.clase]);
    await open.db.query("update lots set status = 'draft' where id = $1", [title]);
  });

  it("pages, and says where it is", async () => {
    const first = await search({ limit: 2, page: 1 });
    const last = await search({ limit: 2, page: 3 });
    const beyond = await search({ limit: 2, page: 9 });
    const none = await search({ search: "nada de nada", page: 9 });
    expect(first.responseData.setDisp).toBe("1–2 de 5");
    expect(last.responseData.setDisp).toBe("5–5 de 5");
    expect(beyond.responseData).toEqual(last.responseData);
    expect(beyond.responseData.page).toBe(3);
    expect(none.responseData).toMatchObject({ records: [], setDisp: "0 de 0", page: 1 });
  });

  it("counts facets over text and kind of sale, not over filters", async () => {
    const { facets } = (await search({ auction: 1, filters: { brand: "Seat" } })).responseData;
    expect(facets["brand"]?.map((facet) => [facet.value, facet.count])).toEqual([
      ["Citroën", 1],
      ["Kia", 1],
      ["Mercedes-Benz", 1],
      ["Seat", 1],
    ]);
    expect(facets["model"]?.map((facet) => facet.value)).toEqual(["León"]);
    const byText = (await search({ search: "berlingo" })).responseData.facets;
    expect(byText["category"]).toEqual([{ value: "Furgonetas", label: "Furgonetas", count: 1 }]);
  });

  it("offers relevance only for a text", async () => {
    const plain = (await search({})).responseData.sorts;
    const text = (await search({ search: "seat" })).responseData.sorts;
    expect(plain.map((sort) => sort.label)).toContain("Terminan antes");
    expect(plain.some((sort) => sort.orderby === "relevance")).toBe(false);
    expect(text[0]).toEqual({ orderby: "relevance", order: "desc", label: "Más relevantes" });
  });

  it("tells a signed-in caller what it may do", async () => {
    const person = await api.seedUser({ approvedToBid: false });
    const { userinfo } = (await api.call("product/search", {}, person)).responseData;
    expect(userinfo).toEqual({ id: person.id, approved_to_bid: 0 });
  });

  describe("suggestions", () => {
    const suggest = (q: string, auction?: 0 | 1) =>
      api.call("product/suggestions", { q, ...(auction !== undefined && { auction }) });

    it("complete names and lots", async () => {
      const { responseData } = await suggest("merc");
      expect(responseData.terms).toEqual(["Mercedes-Benz", "Mercedes-Benz Clase A"]);
      expect(responseData.records).toEqual([
        {
          objectID: String(ids.clase),
          title: "Mercedes-Benz Clase A 200 d AMG Line",
          auction: 1,
          wprice: "15000.00",
          thumb: "",
          market_status: "open",
        },
      ]);
    });

    it.each([
      ["mercedez", "Mercedes-Benz", "clase"],
      ["citroem", "Citroën", "furgo"],
      ["berlngo", "Citroën Berlingo", "furgo"],
    ] as const)("understand %s", async (typed, term, name) => {
      const { terms, records } = (await suggest(typed)).responseData;
      expect(terms).toContain(term);
      expect(records.map((record) => record.objectID)).toContain(String(ids[name]));
    });

    it("keep to the kind of sale, also from a query string", async () => {
      expect((await suggest("fiat", 1)).responseData.records).toEqual([]);
      expect((await suggest("fiat", 0)).responseData.records).toHaveLength(1);
      const response = await api.fetch(
        "http://house.test/api/product/suggestions?q=fiat&auction=0",
      );
      expect(await response.json()).toMatchObject({
        responseData: { records: [{ title: "Fiat 500" }] },
      });
    });

    it.each(["%", "' --", "secreto", "zzzzzz"])("have nothing for %s", async (q) => {
      expect((await suggest(q)).responseData.records).toEqual([]);
    });

    it("are eight at most", async () => {
      for (let i = 0; i < 10; i++)
        await api.seedLot({ title: `Dacia Duster ${i}`, brand: "Dacia", model: `Duster ${i}` });
      const { terms, records } = (await suggest("dacia")).responseData;
      expect([terms.length, records.length]).toEqual([8, 8]);
    });
  });

  // Last: the suggestions above know every name that a lot had.
  it.each([
    ["Mazda", "MX-5", "MX-5 2.0 Sportive", ["mx5", "MX5", "mazda mx5", "mx 5", "mx5 sportive"]],
    ["Mazda", "MX5", "MX5 1.8 Iconic", ["mx-5", "mazda mx-5", "mazda mx 5 iconic"]],
    ["Mercedes-Benz", "E 220 d", "E 220 d 194 CV", ["e220d", "mercedesbenz e220d", "E220D 194"]],
    ["Mercedes-Benz", "E220d", "E220d All-Terrain", ["e 220 d", "mercedesbenz allterrain"]],
    ["Land Rover", "Defender", "Defender 110", ["landrover", "landrover defender", "defender110"]],
  ])("finds %s %s however its name is joined", async (brand, model, rest, texts) => {
    const id = await api.seedLot({
      title: `${brand} ${rest}`,
      brand,
      model,
      status: "open",
      extension: null,
      closesInMs: 40 * HOUR_MS,
    });
    for (const text of texts) {
      expect({ text, ids: await found({ search: text }) }).toEqual({ text, ids: [id] });
    }
    await open.db.query("update lots set status = 'withdrawn' where id = $1", [id]);
  });

  it("takes no single figure for a name", async () => {
    const id = await api.seedLot({
      title: "Mazda 3 Origin",
      brand: "Mazda",
      model: "3",
      status: "open",
      extension: null,
      closesInMs: 40 * HOUR_MS,
    });
    expect(await found({ search: "a3" })).toEqual([]);
    expect(await found({ search: "mazda3" })).toEqual([id]);
    await open.db.query("update lots set status = 'withdrawn' where id = $1", [id]);
  });
});

import type { InputOf, productActiveSorts, productUpcomingProduct } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser, SeedLot } from "../../seed/seed-rows";

const MINUTE_MS = 60_000;

describe.each(bothEngines)("lots on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let seller: SeededUser;
  let ana: SeededUser;
  let luis: SeededUser;
  let keys = 0;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    seller = await api.seedUser({ admin: true, companyname: "Renting Norte" });
    ana = await api.seedUser({ firstName: "Ana", lastName: "Secreta", phone: "+34 611 111 111" });
    luis = await api.seedUser({ firstName: "Luis", lastName: "Oculto" });
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });

  async function bid(person: SeededUser, project_id: number, proposed_amount: string) {
    keys += 1;
    const idempotency_key = `lots-test-${String(keys).padStart(10, "0")}`;
    const answer = await api.call(
      "bid/confirm",
      { project_id, proposed_amount, idempotency_key },
      person,
    );
    expect(answer.code).toBeNull();
  }

  async function lot(id: number, person?: SeededUser) {
    return (await api.call("product/singleProduct", { id }, person)).responseData.record;
  }

  it("knows the auction that ends next, of a seller and of the house", async () => {
    const { id: sellerId } = await api.seedUser({ admin: true });
    const next = async (input: { seller?: number }) =>
      (await api.call("product/nextLot", input)).responseData.record?.id ?? null;
    expect(await next({ seller: sellerId })).toBeNull();
    const soon = { sellerId, status: "scheduled", opensInMs: MINUTE_MS } as const;
    const scheduled = await api.seedLot({ ...soon, closesInMs: 2 * MINUTE_MS });
    expect(await next({ seller: sellerId })).toBe(scheduled);
    const late = await api.seedLot({ sellerId, closesInMs: 90 * MINUTE_MS });
    const first = await api.seedLot({ sellerId, closesInMs: 5 * MINUTE_MS });
    await api.seedLot({ sellerId, auction: 0, extension: null, closesInMs: MINUTE_MS });
    await api.seedLot({ sellerId, status: "draft", closesInMs: MINUTE_MS });
    expect(await next({ seller: sellerId })).toBe(first);
    // Past its end it is not for sale any more, settled or not.
    await open.db.query("update lots set closes_at = now() - interval '1 second' where id = $1", [
      first,
    ]);
    expect(await next({ seller: sellerId })).toBe(late);
    const ofAll = await api.seedLot({ closesInMs: 2 * MINUTE_MS });
    expect(await next({})).toBe(ofAll);
    const get = await api.fetch(`http://house.test/api/product/nextLot?seller=${sellerId}`);
    expect(await get.json()).toMatchObject({ responseData: { record: { id: late } } });
  });

  it("shows everybody the price and each only its own standing", async () => {
    const id = await api.seedLot({ sellerId: seller.id, startCents: 100_000 });
    expect(await lot(id)).toMatchObject({
      wprice: "1000.00",
      minimum: "1000.00",
      my_state: "none",
    });
    await bid(ana, id, "5321");
    await bid(luis, id, "1500");
    expect(await lot(id)).toMatchObject({
      wprice: "1550.00",
      minimum: "1600.00",
      bid_count: 2,
      reserve_met: null,
      my_state: "none",
      my_maximum: null,
      can_award: false,
      winner_label: null,
    });
    expect((await lot(id)).next_asks.slice(0, 3)).toEqual(["1600.00", "1650.00", "1700.00"]);
    expect(await lot(id, ana)).toMatchObject({ my_state: "leading", my_maximum: "5321.00" });
    expect(await lot(id, luis)).toMatchObject({ my_state: "outbid", my_maximum: "1500.00" });
    for (const person of [undefined, luis, seller]) {
      expect(JSON.stringify(await lot(id, person))).not.toMatch(
        // The digits of a time may be the same.
        /(?<!\d)5321(?:00)?(?!\d)|Ana|Secreta/,
      );
    }
  });

  it("counts the quote from the current price, with the configured premium", async () => {
    await open.db.query(
      `insert into settings (key, value) values ('buyer_premium', '[{"fromCents":0,"percent":5}]')
       on conflict (key) do update set value = excluded.value`,
    );
    const id = await api.seedLot({ startCents: 1_000_000, ivaPercent: 21 });
    expect((await lot(id)).quote).toEqual({
      hammer: "10000.00",
      premium: "500.00",
      tax_scheme: "IVA",
      iva_percent: 21,
      subtotal: "8677.69",
      tax: "1822.31",
      deposit_paid: "0.00",
      total: "10500.00",
      due: "10500.00",
    });
    const rebu = await api.seedLot({ startCents: 1_000_000, ivaPercent: null });
    expect((await lot(rebu)).quote).toMatchObject({ tax_scheme: "REBU", tax: "0.00" });
  });

  it("keeps the reserve to the seller and staff", async () => {
    const staff = await api.seedUser({ staff: true });
    const id = await api.seedLot({ sellerId: seller.id, reserveCents: 777_700 });
    for (const person of [undefined, ana]) {
      const shown = await lot(id, person);
      expect(shown.terms).toBeUndefined();
      expect(shown.reserve_met).toBe(false);
      // With its cents: four digits alone stand in some moment of every day.
      expect(JSON.stringify(shown)).not.toContain("7777.00");
    }
    for (const person of [seller, staff]) {
      expect((await lot(id, person)).terms?.reserve_price).toBe("7777.00");
    }
  });

  it("says closed after the end, whether or not it has been settled", async () => {
    const id = await api.seedLot({
      closesInMs: -1_000,
      opensInMs: -MINUTE_MS,
      status: "scheduled",
    });
    const shown = await lot(id);
    expect(["closed", "unsold"]).toContain(shown.market_status);
    expect([shown.minimum, shown.next_asks]).toEqual([null, []]);
  });

  it("is closing inside the window of extension", async () => {
    const extension = { window_s: 120, mode: "top_up", amount_s: 120 } as const;
    const id = await api.seedLot({ closesInMs: MINUTE_MS, extension });
    expect((await lot(id)).market_status).toBe("closing");
  });

  it("offers to buy at once only while the policy says so", async () => {
    const id = await api.seedLot({ buyNowCents: 900_000, buyNowPolicy: "until_first_bid" });
    expect((await lot(id)).buy_now_price).toBe("9000.00");
    await bid(ana, id, "5000");
    expect((await lot(id)).buy_now_price).toBeNull();
  });

  it("takes no bids for a direct sale", async () => {
    const id = await api.seedLot({ auction: 0, extension: null, startCents: 450_000 });
    expect(await lot(id)).toMatchObject({
      auction: 0,
      market_status: "open",
      wprice: "4500.00",
      minimum: null,
      next_asks: [],
      reserve_met: null,
    });
  });

  it("hides drafts from everybody but their seller, its employees and staff", async () => {
    const employee = await api.seedUser({ admin: true, asEmployeesId: seller.id });
    const staff = await api.seedUser({ staff: true });
    const other = await api.seedUser({ admin: true });
    const id = await api.seedLot({ sellerId: seller.id, status: "draft" });
    for (const person of [undefined, ana, other]) {
      expect((await api.call("product/singleProduct", { id }, person)).code).toBe("NOT_FOUND");
      expect((await api.call("product/bidhistory", { id }, person)).code).toBe("NOT_FOUND");
      expect((await api.call("product/lots", { ids: [id] }, person)).responseData.records).toEqual(
        [],
      );
    }
    for (const person of [seller, employee, staff]) {
      expect((await lot(id, person)).market_status).toBe("draft");
    }
  });

  describe("many in one request", () => {
    it("come in the order asked for, each once, unknown ones left out", async () => {
      const [a, b] = [await api.seedLot(), await api.seedLot()];
      const { records } = (await api.call("product/lots", { ids: [b, 999_999, a, b] }))
        .responseData;
      expect(records.map((record) => record.id)).toEqual([b, a]);
      const response = await api.fetch(`http://house.test/api/product/lots?ids=${a},${b}`);
      expect(await response.json()).toMatchObject({
        responseData: { records: [{ id: a }, { id: b }] },
      });
    });

    it.each(["", "1,2,x", "0", "1;drop", Array.from({ length: 201 }, (_, i) => i + 1).join(",")])(
      "refuse ids=%s",
      async (list) => {
        const response = await api.fetch(`http://house.test/api/product/lots?ids=${list}`);
        expect(response.status).toBe(422);
      },
    );
  });

  describe("history", () => {
    it("masks names, except for oneself, the seller and staff", async () => {
      const id = await api.seedLot({ sellerId: seller.id, startCents: 100_000 });
      await bid(ana, id, "5000");
      await bid(luis, id, "1500");
      const history = async (person?: SeededUser, additionalField?: "u.phone") =>
        (
          await api.call(
            "product/bidhistory",
            { id, ...(additionalField && { additionalField }) },
            person,
          )
        ).responseData;

      const guest = await history(undefined, "u.phone");
      expect(
        guest.records.map((row) => [row.first_name, row.proposed_amount, row.automatic]),
      ).toEqual([
        ["Postor 1", "1550.00", 1],
        ["Postor 2", "1500.00", 0],
        ["Postor 1", "1000.00", 0],
      ]);
      expect(guest.totalRecords).toBe(3);
      expect(guest.records.every((row) => row.user_id === null && row.phone === undefined)).toBe(
        true,
      );
      expect(guest.chain_head).toBe(guest.records[0]?.hash);
      expect(guest.records.map((row) => row.position)).toEqual([3, 2, 1]);

      const own = await history(ana);
      expect(own.records.map((row) => row.first_name)).toEqual(["Usted", "Postor 2", "Usted"]);
      expect(own.records.map((row) => row.mine)).toEqual([true, false, true]);

      const asSeller = await history(seller, "u.phone");
      expect(asSeller.records.map((row) => row.first_name)).toEqual(["Ana", "Luis", "Ana"]);
      expect(asSeller.records[0]?.phone).toBe("+34 611 111 111");
      expect(asSeller.award).toBeUndefined();
      expect((await history(seller)).records[0]?.phone).toBeUndefined();
      // A seller of other lots is anybody here.
      const rival = await api.seedUser({ admin: true });
      expect((await history(rival, "u.phone")).records[0]).toMatchObject({
        first_name: "Postor 1",
      });
    });

    it("pages from the newest on", async () => {
      const id = await api.seedLot({ startCents: 100_000 });
      await bid(ana, id, "1000");
      await bid(luis, id, "1100");
      const page = (await api.call("product/bidhistory", { id, page: 2, limit: 1 })).responseData;
      expect(page.records.map((row) => row.proposed_amount)).toEqual(["1000.00"]);
      expect(page.totalRecords).toBe(2);
      const response = await api.fetch(
        `http://house.test/api/product/bidhistory?id=${id}&limit=1&page=2`,
      );
      expect(await response.json()).toMatchObject({ responseData: { records: [{ position: 1 }] } });
    });

    it("is empty without bids, and unknown for an unknown lot", async () => {
      const id = await api.seedLot();
      const { responseData } = await api.call("product/bidhistory", { id });
      expect(responseData).toEqual({
        records: [],
        totalRecords: 0,
        setDisp: "0 de 0",
        chain_head: "",
        signed_head: null,
      });
      expect((await api.call("product/bidhistory", { id: 999_999 })).code).toBe("NOT_FOUND");
    });
  });

  it("of what is to come name what opens first, by kind of sale and within days", async () => {
    const DAY_MS = 86_400_000;
    const house = await api.seedUser({ admin: true });
    const make = (inDays: number, over: Partial<SeedLot> = {}) =>
      api.seedLot({
        sellerId: house.id,
        status: "scheduled",
        opensInMs: inDays * DAY_MS,
        closesInMs: (inDays + 5) * DAY_MS,
        ...over,
      });
    const [late, soon] = [await make(9), await make(2)];
    const direct = await make(3, { auction: 0 });
    const hidden = await make(1);
    await open.db.query("update lots set hidden_at = now() where id = $1", [hidden]);
    const seen = async (input: InputOf<typeof productUpcomingProduct>) => {
      const { records } = (await api.call("product/upcomingProduct", input)).responseData;
      return records.filter((one) => one.seller.id === house.id).map(({ id }) => id);
    };
    expect(await seen({ limit: 100 })).toEqual([soon, direct, late]);
    expect(await seen({ auction: 1, limit: 100 })).toEqual([soon, late]);
    expect(await seen({ days: 5, limit: 100 })).toEqual([soon, direct]);
    expect((await api.call("product/upcomingProduct", { days: 61 })).code).toBe("INVALID_INPUT");
  });

  it("say in which orders a list can stand", async () => {
    const orders = async (input: InputOf<typeof productActiveSorts>) =>
      (await api.call("product/activeSorts", input)).responseData.records.map(
        ({ orderby, order }) => `${orderby} ${order}`,
      );
    expect(await orders({})).toContain("date_closed asc");
    expect(await orders({})).not.toContain("relevance desc");
    expect((await orders({ searchbar: "seat" }))[0]).toBe("relevance desc");
  });

  describe("own lists", () => {
    it("sort bids by how they stand", async () => {
      const eva = await api.seedUser();
      const [winning, outbid, won, lost, watched, loved] = await Promise.all(
        Array.from({ length: 6 }, () => api.seedLot({ sellerId: seller.id, startCents: 100_000 })),
      );
      if (!winning || !outbid || !won || !lost || !watched || !loved) throw new Error("no lots");
      for (const id of [winning, outbid, won, lost]) await bid(eva, id, "1000");
      await bid(ana, outbid, "2000");
      await bid(ana, lost, "2000");
      await api.call("user/addWatchlist", { project_id: watched }, eva);
      await api.call("user/addToFavorites", { project_id: loved }, eva);
      await open.db.query(
        "update lots set opens_at = now() - interval '2 hours', closes_at = now() - interval '1 hour' where id = any($1::bigint[])",
        [[won, lost]],
      );
      await expect
        .poll(
          async () =>
            (await api.call("product/lots", { ids: [won, lost] })).responseData.records.map(
              (r) => r.market_status,
            ),
          { timeout: 20_000 },
        )
        .toEqual(["sold", "sold"]);

      const list = async (
        action: "all" | "winning" | "outbid" | "won" | "lost" | "watchlist" | "favorites",
      ) =>
        (await api.call("product/dashboard", { action }, eva)).responseData.records
          .map((r) => r.id)
          .toSorted((a, b) => a - b);
      expect(await list("winning")).toEqual([winning]);
      expect(await list("outbid")).toEqual([outbid]);
      expect(await list("won")).toEqual([won]);
      expect(await list("lost")).toEqual([lost]);
      expect(await list("all")).toEqual([winning, outbid, won, lost].toSorted((a, b) => a - b));
      expect(await list("watchlist")).toEqual([watched, loved].toSorted((a, b) => a - b));
      expect(await list("favorites")).toEqual([loved]);
      const totals = [
        await api.call("product/totalAuctionswon", {}, eva),
        await api.call("product/totalAuctionsPlaced", {}, eva),
        await api.call("product/totalPrivateSaleProducts", {}, eva),
      ];
      expect(totals.map(({ responseData }) => responseData.total)).toEqual([1, 4, 0]);
      expect((await api.call("product/totalAuctionswon", {})).code).toBe("NOT_SIGNED_IN");
      expect(await lot(won, eva)).toMatchObject({ my_state: "won", winner_label: "Usted" });
      expect(await lot(lost, eva)).toMatchObject({ my_state: "lost", winner_label: "Postor 2" });
      expect(await lot(lost, seller)).toMatchObject({ winner_label: "Ana Secreta" });
    });

    it("count no lot that the house has hidden", async () => {
      const eva = await api.seedUser();
      const [shown, hidden] = [
        await api.seedLot({ sellerId: seller.id, startCents: 100_000 }),
        await api.seedLot({ sellerId: seller.id, startCents: 100_000 }),
      ];
      for (const id of [shown, hidden]) await bid(eva, id, "1000");
      await open.db.query("update lots set hidden_at = now() where id = $1", [hidden]);
      for (const action of ["all", "winning"] as const) {
        const { responseData } = await api.call("product/dashboard", { action }, eva);
        expect(responseData.records.map(({ id }) => id)).toEqual([shown]);
        expect(responseData.totalRecords).toBe(1);
      }
    });

    it("show a seller its lots by state, and nobody else's", async () => {
      const own = await api.seedUser({ admin: true });
      const employee = await api.seedUser({ admin: true, asEmployeesId: own.id });
      const make = (status: "draft" | "open" | "unsold" | "sold", closesInMs = 3_600_000) =>
        api.seedLot({ sellerId: own.id, status, closesInMs });
      const ids = {
        draft: await make("draft"),
        open: await make("open"),
        unsold: await make("unsold"),
        sold: await make("sold"),
      };
      for (const person of [own, employee]) {
        for (const [state, id] of Object.entries(ids)) {
          const action = `selling_${state}` as "selling_open";
          const { records } = (await api.call("product/dashboard", { action }, person))
            .responseData;
          expect([state, records.map((record) => record.id)]).toEqual([state, [id]]);
        }
      }
      const { setDisp } = (await api.call("product/dashboard", { action: "selling_draft" }, ana))
        .responseData;
      expect(setDisp).toBe("0 de 0");
    });
  });
});

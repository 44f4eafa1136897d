import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser, SeedLot } from "../../seed/seed-rows";
import { FIXED_PRICE } from "../../testing/sell";
import { endAuction } from "../../testing/end-auction";
import type { MoneyContext } from "../money";
import { sweepOffers } from "./close-offers";

describe.each(engines)("offers on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let ctx: MoneyContext;
  let seller: SeededUser;
  let buyer: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api, ctx } = house);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    seller = await api.seedUser({ admin: true });
    buyer = await api.seedUser();
  });

  /** A direct sale of 8.990 €. */
  function directSale(partial: Partial<SeedLot> = {}) {
    return api.seedLot({ ...FIXED_PRICE, sellerId: seller.id, ...partial });
  }

  let presses = 0;
  const key = () => `press ${(presses += 1)}`;

  function offer(lot: number, amount = "7500", as = buyer, more: object = {}) {
    const input = { project_id: lot, amount, accept_terms: 1 as const, idempotency_key: key() };
    return api.call("makeoffer/addToMakeoffer", { ...input, ...more }, as);
  }
  async function offered(lot: number, amount = "7500", as = buyer): Promise<number> {
    const answer = await offer(lot, amount, as);
    if (answer.code !== null) throw new Error(JSON.stringify(answer));
    return answer.responseData.record.offer_id;
  }
  type Action = "accept" | "decline" | "counter" | "withdraw";
  function answer(
    call: "makeoffer/changeStatus" | "seller/offer/changeOfferStatus",
    as: SeededUser,
    id: number,
    action: Action,
    expected: string,
    more: object = {},
  ) {
    const input = { offer_id: id, action, expected_amount: expected, idempotency_key: key() };
    return api.call(call, { ...input, ...more }, as);
  }
  const bySeller = (
    id: number,
    action: Action,
    expected = "7500",
    more: object = {},
    as = seller,
  ) => answer("seller/offer/changeOfferStatus", as, id, action, expected, more);
  const byBuyer = (id: number, action: Action, expected = "7500", more: object = {}, as = buyer) =>
    answer("makeoffer/changeStatus", as, id, action, expected, { accept_terms: 1, ...more });

  async function lotRow(lot: number) {
    const [row] = await house.db.query<{ status: string; price_cents: number }>(
      "select status, price_cents from lots where id = $1",
      [lot],
    );
    return row;
  }
  async function statuses(lot: number): Promise<string[]> {
    const rows = await house.db.query<{ status: string }>(
      "select status from offers where lot_id = $1 order by id",
      [lot],
    );
    return rows.map(({ status }) => status);
  }
  async function letters({ email }: SeededUser): Promise<string[]> {
    const rows = await house.db.query<{ template: string }>(
      "select template from outbox where recipient = $1 order by id",
      [email],
    );
    return rows.map(({ template }) => template);
  }
  function buyNow(lot: number, as: SeededUser) {
    const input = { project_id: lot, expected_price: "8990", accept_terms: 1 as const };
    return api.call("buynow/addToBuynow", { ...input, idempotency_key: key() }, as);
  }

  /** An auction that has ended; with a reserve that was not met, or without a bid. */
  async function ended(
    partial: Partial<SeedLot>,
    bids: readonly (readonly [SeededUser, string])[],
  ) {
    const lot = await api.seedLot({
      sellerId: seller.id,
      startCents: 1_000_000,
      ivaPercent: 21,
      ...partial,
    });
    for (const [who, amount] of bids) {
      const bid = await api.call(
        "bid/confirm",
        {
          project_id: lot,
          proposed_amount: amount,
          bid_type: "exact",
          idempotency_key: crypto.randomUUID(),
        } as never,
        who,
      );
      expect(bid.status).toBe("success");
    }
    await endAuction(house.db, lot);
    return lot;
  }

  describe("for a direct sale", () => {
    it("is made within its bounds and accepted: the lot is sold, and both sides are told", async () => {
      const lot = await directSale();
      expect((await offer(lot, "4494.99")).code).toBe("OFFER_TOO_LOW");
      expect((await offer(lot, "4494.99")).refusal.minimum).toBe("4495.00");
      expect((await offer(lot, "8990")).code).toBe("OFFER_ABOVE_PRICE");
      expect((await offer(lot, "7500", buyer, { accept_terms: 0 })).code).toBe("TERMS_REQUIRED");
      const made = await offer(lot, "7500", buyer, { note: "  Lo recojo mañana. " });
      expect(made.responseData.record).toMatchObject({
        amount: "7500.00",
        final_price: "7500.00",
        list_price: "8990.00",
        status: "open",
        side: "buyer",
        note: "Lo recojo mañana.",
        my_turn: 0,
        actions: ["withdraw"],
      });
      expect(await letters(seller)).toEqual(["offerReceived"]);
      const id = made.responseData.record.offer_id;
      const done = await bySeller(id, "accept");
      expect(done.responseData.record).toMatchObject({ status: "accepted", email: buyer.email });
      expect(await lotRow(lot)).toEqual({ status: "sold", price_cents: 750_000 });
      const { responseData } = await api.call(
        "user/invoice/invoice",
        { invoice_id: done.responseData.invoice_id ?? 0 },
        buyer,
      );
      expect(responseData.record).toMatchObject({
        channel: "offer",
        total_amount: "7500.00",
        cartValues: { premium: "0.00", per_total: "7500.00" },
        orderControlLogs: [{ event: "sold", role: "seller" }],
      });
      const [row] = await house.db.query("select bound from invoices where lot_id = $1", [lot]);
      expect(row).toEqual({ bound: true });
      expect(await letters(buyer)).toEqual(["offerAccepted"]);
      expect(await letters(seller)).toContain("saleMade");
    });

    it("is countered by both sides in turn, each within its bounds", async () => {
      const lot = await directSale();
      const first = await offered(lot);
      expect((await byBuyer(first, "accept")).code).toBe("NOT_YOUR_TURN");
      expect((await bySeller(first, "withdraw")).code).toBe("NOT_YOUR_TURN");
      expect((await bySeller(first, "accept", "7400")).code).toBe("PRICE_CHANGED");
      expect((await bySeller(first, "counter")).code).toBe("INVALID_INPUT");
      const counter = (amount: string) => bySeller(first, "counter", "7500", { amount });
      expect((await counter("7500")).code).toBe("OFFER_TOO_LOW");
      expect((await counter("8990.01")).code).toBe("AMOUNT_TOO_HIGH");
      const second = (await counter("8500")).responseData.record;
      expect(second).toMatchObject({ side: "seller", kind: "counter", answers_id: first });
      expect(await letters(buyer)).toEqual(["offerAnswered"]);
      expect((await bySeller(first, "accept")).code).toBe("OFFER_CLOSED");
      const { offer_id: at } = second;
      const back = (amount: string, more = {}) =>
        byBuyer(at, "counter", "8500", { amount, ...more });
      expect((await back("8500")).code).toBe("OFFER_ABOVE_PRICE");
      expect((await back("4000")).code).toBe("OFFER_TOO_LOW");
      expect((await back("8000", { accept_terms: 0 })).code).toBe("TERMS_REQUIRED");
      const third = (await back("8000")).responseData.record;
      expect(third.thread.map((step) => [step.side, step.amount, step.status])).toEqual([
        ["buyer", "7500.00", "countered"],
        ["seller", "8500.00", "countered"],
        ["buyer", "8000.00", "open"],
      ]);
      const fourth = await bySeller(third.offer_id, "counter", "8000", { amount: "8250" });
      const last = fourth.responseData.record.offer_id;
      expect((await byBuyer(last, "accept", "8250", { accept_terms: 0 })).code).toBe(
        "TERMS_REQUIRED",
      );
      const done = await byBuyer(last, "accept", "8250", { buyer_kind: "business" });
      expect(done.responseData.invoice_id).toBeGreaterThan(0);
      expect(await lotRow(lot)).toEqual({ status: "sold", price_cents: 825_000 });
    });

    it("is declined or withdrawn, and then another one may be made, five in all", async () => {
      const lot = await directSale();
      const first = await offered(lot);
      expect((await offer(lot)).code).toBe("OFFER_OPEN");
      expect((await bySeller(first, "decline")).responseData.record.status).toBe("declined");
      expect(await letters(buyer)).toEqual(["offerAnswered"]);
      for (let n = 0; n < 4; n += 1) {
        const id = await offered(lot);
        expect((await byBuyer(id, "withdraw")).responseData.record.status).toBe("withdrawn");
      }
      expect((await offer(lot)).code).toBe("OFFER_LIMIT");
      expect(await statuses(lot)).toEqual([
        "declined",
        "withdrawn",
        "withdrawn",
        "withdrawn",
        "withdrawn",
      ]);
    });

    it("answers the same to the same key, and refuses another body under it", async () => {
      const lot = await directSale();
      const same = { idempotency_key: "one press" };
      const first = await offer(lot, "7500", buyer, same);
      const again = await offer(lot, "7500", buyer, same);
      expect(again.responseData.record.offer_id).toBe(first.responseData.record.offer_id);
      expect((await offer(lot, "7600", buyer, same)).code).toBe("KEY_REUSED");
      const { offer_id: id } = first.responseData.record;
      const once = await bySeller(id, "accept", "7500", same);
      const twice = await bySeller(id, "accept", "7500", same);
      expect(twice.responseData.invoice_id).toBe(once.responseData.invoice_id);
      expect(await statuses(lot)).toEqual(["accepted"]);
    });

    it("is not for the seller, who works for it, staff, who may not bid, and twenty an hour at most", async () => {
      const lot = await directSale();
      const refusedTo = async (as: SeededUser) => (await offer(lot, "7500", as)).code;
      expect(await refusedTo(seller)).toBe("OWN_LOT");
      expect(await refusedTo(await api.seedUser({ asEmployeesId: seller.id }))).toBe("OWN_LOT");
      expect(await refusedTo(await api.seedUser({ staff: true }))).toBe("FORBIDDEN");
      expect(await refusedTo(await api.seedUser({ approvedToBid: false }))).toBe("NOT_APPROVED");
      expect((await offer(await directSale({ status: "draft" }))).code).toBe("NOT_FOUND");
      expect((await offer(await api.seedLot({ sellerId: seller.id }))).code).toBe("OFFERS_CLOSED");
      for (let n = 0; n < 4; n += 1) {
        const other = await directSale();
        for (let m = 0; m < 5; m += 1) await byBuyer(await offered(other), "withdraw");
      }
      expect((await offer(lot)).code).toBe("RATE_LIMITED");
    });

    it("costs its buyer no more than what is asked by now", async () => {
      const lot = await directSale();
      const id = await offered(lot, "8500");
      const edit = { action: "edit" as const, id: lot, start_price: "8000" };
      expect((await api.call("product/projectAction", edit as never, seller)).code).toBe(null);
      await bySeller(id, "accept", "8500");
      expect((await lotRow(lot))?.price_cents).toBe(800_000);
    });

    it("waits while somebody else keeps the lot, and not while its own buyer does", async () => {
      const lot = await directSale();
      const id = await offered(lot);
      const keep = async (as: SeededUser, seconds: number) =>
        house.db.query(
          `update lots set status = 'reserved', reserved_by = $2,
             reserved_until = now() + make_interval(secs => $3::float8) where id = $1`,
          [lot, as.id, seconds],
        );
      await keep(await api.seedUser(), 600);
      expect((await bySeller(id, "accept")).code).toBe("LOT_RESERVED");
      expect((await offer(lot, "7500", await api.seedUser())).code).toBe("OFFERS_CLOSED");
      expect(await statuses(lot)).toEqual(["open"]);
      await keep(buyer, 600);
      expect((await bySeller(id, "accept")).code).toBe(null);
    });

    it("that was accepted can be followed by another when the sale was called off", async () => {
      const lot = await directSale();
      const sold = await bySeller(await offered(lot), "accept");
      const input = { action: "cancel" as const, notes: "Lo hemos hablado." };
      const invoice_ids = [sold.responseData.invoice_id ?? 0];
      await api.call("seller/invoice/changeStatus", { ...input, invoice_ids }, seller);
      expect(await lotRow(lot)).toEqual({ status: "withdrawn", price_cents: 899_000 });
      await house.db.query("update lots set status = 'open' where id = $1", [lot]);
      const again = await offered(lot, "8000", await api.seedUser());
      expect((await bySeller(again, "accept", "8000")).code).toBe(null);
    });
  });

  describe("come to nothing", () => {
    const ends = ["offer", "buy now", "withdrawal"] as const;
    it.each(ends)("when the lot goes by %s, and who made them is told", async (way) => {
      const lot = await directSale();
      const loser = await api.seedUser();
      await offered(lot, "7000", loser);
      const rival = await offered(lot);
      if (way === "offer") await bySeller(rival, "accept");
      if (way === "buy now") await buyNow(lot, await api.seedUser());
      if (way === "withdrawal") {
        const withdrawal = { action: "withdraw" as const, id: lot, notes: "Ya no se vende." };
        await api.call("product/projectAction", withdrawal, seller);
      }
      expect(await statuses(lot)).toEqual(["lost", way === "offer" ? "accepted" : "lost"]);
      expect(await letters(loser)).toEqual(["offerEnded"]);
      expect((await bySeller(rival, "decline")).code).toBe("OFFER_CLOSED");
    });

    it("when an auction is listed anew or awarded", async () => {
      const [relisted, awarded] = [
        await ended({ reserveCents: 2_000_000 }, [[buyer, "10500"]]),
        await ended({ reserveCents: 2_000_000 }, [[buyer, "10500"]]),
      ];
      for (const lot of [relisted, awarded]) await offered(lot, "12000");
      const end = { action: "withdraw" as const, id: relisted };
      await api.call("product/projectAction", end, seller);
      // A lot that was not sold goes on taking offers.
      expect(await statuses(relisted)).toEqual(["open"]);
      const nowMs = Date.now();
      const relist = {
        action: "relist" as const,
        id: relisted,
        date_start: nowMs + 3_600_000,
        date_closed: nowMs + 90_000_000,
      };
      expect((await api.call("product/projectAction", relist, seller)).code).toBe(null);
      expect(await statuses(relisted)).toEqual(["lost"]);
      const [bid] = await house.db.query<{ id: number }>("select id from bids where lot_id = $1", [
        awarded,
      ]);
      const award = { action: "award" as const, id: bid?.id ?? 0, pid: awarded };
      expect((await api.call("seller/bid/manualAward", award, seller)).code).toBe(null);
      expect(await statuses(awarded)).toEqual(["lost"]);
    });

    it("when their time is over, swept or not; who is to answer is reminded once", async () => {
      const lot = await directSale();
      const id = await offered(lot);
      const left = (hours: number) =>
        house.db.query(
          "update offers set expires_at = now() + make_interval(mins => $2::int) where id = $1",
          [id, hours * 60],
        );
      await left(5);
      await sweepOffers(ctx);
      await sweepOffers(ctx);
      expect(await letters(seller)).toEqual(["offerReceived", "offerExpiring"]);
      await left(-1);
      expect((await bySeller(id, "accept")).code).toBe("OFFER_EXPIRED");
      const own = await api.call("makeoffer/search", {}, buyer);
      expect(own.responseData.records).toMatchObject([{ status: "expired", actions: [] }]);
      expect(own.responseData.counts).toMatchObject({ all: 1, open: 0 });
      // No caller has to wait for the sweeper.
      await offered(lot, "7600");
      expect(await statuses(lot)).toEqual(["expired", "open"]);
      await house.db.query("update offers set expires_at = now() where status = 'open'");
      await sweepOffers(ctx);
      expect(await statuses(lot)).toEqual(["expired", "expired"]);
      expect((await letters(buyer)).filter((name) => name === "offerEnded")).toHaveLength(2);
    });
  });

  describe("for an auction that ended without a sale", () => {
    it("are of bidders alone while its seller decides, and sell with the premium", async () => {
      const leader = await api.seedUser();
      const lot = await ended({ reserveCents: 2_000_000 }, [
        [buyer, "10500"],
        [leader, "11000"],
      ]);
      expect((await offer(lot, "15000", await api.seedUser())).code).toBe("OFFERS_CLOSED");
      const terms = (await api.call("makeoffer/search", { filters: { project_id: lot } }, buyer))
        .responseData.terms;
      expect(terms).toEqual({ open: 1, minimum: "1.00", maximum: null, left: 5 });
      const made = await offer(lot, "15000");
      expect(made.responseData.record).toMatchObject({
        list_price: null,
        final_price: "15750.00",
      });
      await bySeller(made.responseData.record.offer_id, "accept", "15000");
      expect(await lotRow(lot)).toEqual({ status: "sold", price_cents: 1_500_000 });
      const mine = await api.call("product/singleProduct", { id: lot }, buyer);
      expect(mine.responseData.record.my_state).toBe("won");
      const [invoice] = await house.db.query(
        "select total_cents, channel from invoices where lot_id = $1",
        [lot],
      );
      expect(invoice).toEqual({ total_cents: 1_575_000, channel: "offer" });
    });

    it("are of anybody when it was not sold", async () => {
      const lot = await ended({ reserveCents: null }, []);
      const id = await offered(lot, "9000", await api.seedUser());
      expect((await bySeller(id, "accept", "9000")).code).toBe(null);
      expect((await lotRow(lot))?.status).toBe("sold");
    });
  });

  describe("second chance", () => {
    async function bidOf(lot: number, cents: number): Promise<number> {
      const [bid] = await house.db.query<{ id: number }>(
        "select id from bids where lot_id = $1 and position is not null and amount_cents = $2",
        [lot, cents],
      );
      return bid?.id ?? 0;
    }
    function award(lot: number, id: number, price?: string) {
      const input = { action: "award" as const, id, pid: lot };
      return api.call("seller/bid/manualAward", { ...input, ...(price && { price }) }, seller);
    }

    it("above a bidder's last price is an offer, which that bidder may accept", async () => {
      const leader = await api.seedUser();
      const lot = await ended({ reserveCents: 2_000_000 }, [
        [buyer, "10500"],
        [leader, "11000"],
      ]);
      const answer = await award(lot, await bidOf(lot, 1_050_000), "16000");
      const id = answer.responseData.offer_id ?? 0;
      expect((await lotRow(lot))?.status).toBe("provisional");
      expect(await letters(buyer)).toContain("offerSecondChance");
      const own = await api.call("makeoffer/search", {}, buyer);
      expect(own.responseData.records).toMatchObject([
        { offer_id: id, kind: "second_chance", my_turn: 1, final_price: "16800.00" },
      ]);
      expect((await award(lot, await bidOf(lot, 1_050_000), "17000")).code).toBe("OFFER_OPEN");
      expect((await byBuyer(id, "accept", "16000", { accept_terms: 0 })).code).toBe(
        "TERMS_REQUIRED",
      );
      expect((await byBuyer(id, "accept", "16000")).code).toBe(null);
      const [invoice] = await house.db.query(
        "select channel, bound, total_cents from invoices where lot_id = $1",
        [lot],
      );
      expect(invoice).toEqual({ channel: "second_chance", bound: true, total_cents: 1_680_000 });
    });

    it("for less than a last price is an award at that price", async () => {
      const lot = await ended({ reserveCents: 2_000_000 }, [[buyer, "10500"]]);
      const answer = await award(lot, await bidOf(lot, 1_050_000), "10200");
      expect(answer.responseData.offer_id).toBeUndefined();
      expect(await lotRow(lot)).toEqual({ status: "sold", price_cents: 1_020_000 });
    });
  });

  describe("lists", () => {
    it("show each side its own, and no names of the other before the sale", async () => {
      const lot = await directSale({ title: "Seat León" });
      const other = await directSale();
      const rival = await api.seedUser({ firstName: "Rogelia" });
      const id = await offered(lot);
      await offered(lot, "7700", rival);
      await offered(other, "8000", rival);
      const received = await api.call(
        "seller/offer/adminoffers",
        { filters: { project_id: lot, status: "open", project_status: ["open"] } },
        seller,
      );
      expect(received.responseData).toMatchObject({
        totalRecords: 2,
        counts: { all: 3, open: 3, my_turn: 3, accepted: 0 },
      });
      expect(
        received.responseData.records.map((row) => [row.first_name, row.last_name, row.email]),
      ).toEqual([
        ["Comprador 2", "", ""],
        ["Comprador 1", "", ""],
      ]);
      expect(JSON.stringify(received)).not.toContain("Rogelia");
      // Nor can a name be found that cannot be read.
      const search = (first_name: string) =>
        api.call("seller/offer/adminoffers", { filters: { first_name } }, seller);
      expect((await search("Rogelia")).responseData.totalRecords).toBe(0);
      await bySeller(id, "accept");
      const after = await api.call("makeoffer/alloffers", {}, seller);
      const names = after.responseData.records.map((row) => row.email);
      expect(names.filter((email) => email !== "")).toEqual([buyer.email]);
      const staff = await api.seedUser({ staff: true });
      const all = await api.call(
        "seller/offer/adminoffers",
        { filters: { first_name: "rogelia", project_id: lot } },
        staff,
      );
      expect(all.responseData.records).toMatchObject([{ email: rival.email, status: "lost" }]);
      const own = await api.call("makeoffer/alloffers", {}, rival);
      expect(own.responseData.totalRecords).toBe(2);
    });

    it("are nobody else's, and neither are the offers in them", async () => {
      const id = await offered(await directSale());
      const stranger = await api.seedUser({ admin: true });
      expect((await bySeller(id, "accept", "7500", {}, stranger)).code).toBe("NOT_FOUND");
      expect((await byBuyer(id, "withdraw", "7500", {}, stranger)).code).toBe("NOT_FOUND");
      const list = await api.call("seller/offer/adminoffers", {}, stranger);
      expect(list.responseData.totalRecords).toBe(0);
      const employee = await api.seedUser({ asEmployeesId: seller.id, permissions: ["award"] });
      const seen = await api.call("seller/offer/adminoffers", {}, employee);
      expect(seen.responseData.totalRecords).toBe(1);
      expect((await bySeller(id, "decline", "7500", {}, employee)).code).toBe(null);
    });
  });

  describe("at the same moment", () => {
    it("two offers of one buyer in two windows are one", async () => {
      const lot = await directSale();
      const codes = (await Promise.all([offer(lot), offer(lot, "7600")])).map(({ code }) => code);
      expect(new Set(codes)).toEqual(new Set(["OFFER_OPEN", null]));
      expect(await statuses(lot)).toEqual(["open"]);
    });

    it("of eight accepted at once one sells the lot", async () => {
      const lot = await directSale();
      const people = await Promise.all(Array.from({ length: 8 }, () => api.seedUser()));
      const ids = [];
      for (const person of people) ids.push(await offered(lot, "7500", person));
      const answers = await Promise.all(ids.map((id) => bySeller(id, "accept")));
      const codes = answers.map(({ code }) => code ?? "accepted");
      expect(codes.filter((code) => code === "accepted")).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set(["accepted", "OFFER_CLOSED"]));
      const sales = await house.db.query("select 1 from invoices where lot_id = $1", [lot]);
      expect(sales).toHaveLength(1);
    });

    it("accepted and bought at once is one sale", async () => {
      for (let round = 0; round < 5; round += 1) {
        const lot = await directSale();
        const id = await offered(lot, "7500", await api.seedUser());
        const [accepted, bought] = await Promise.all([
          bySeller(id, "accept"),
          buyNow(lot, await api.seedUser()),
        ]);
        const codes = [accepted.code, bought.code];
        expect(codes.filter((code) => code === null)).toHaveLength(1);
        expect(["OFFER_CLOSED", "NOT_FOR_SALE"]).toContain(codes.find((code) => code !== null));
        const sales = await house.db.query("select 1 from invoices where lot_id = $1", [lot]);
        expect(sales).toHaveLength(1);
      }
    });
  });
});

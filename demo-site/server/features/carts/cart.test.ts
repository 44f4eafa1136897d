import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser, SeedLot } from "../../seed/seed-rows";
import { FIXED_PRICE } from "../../testing/sell";
import { endAuction } from "../../testing/end-auction";
import type { MoneyContext } from "../money";
import { sweepSales } from "../sale";
import { sweepReservations } from "./release";

const MINUTE = 60_000;

describe.each(engines)("carts on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let ctx: MoneyContext;
  let seller: SeededUser;
  let buyer: SeededUser;
  let rival: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api, ctx } = house);
    await house.set("buyer_premium", [
      { fromCents: 0, percent: 5 },
      { fromCents: 1_000_000, percent: 4 },
      { fromCents: 3_000_000, percent: 3 },
    ]);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    seller = await api.seedUser({ admin: true, companyname: "Coches Prueba" });
    buyer = await api.seedUser();
    rival = await api.seedUser();
  });

  function directSale(partial: Partial<SeedLot> = {}) {
    return api.seedLot({ ...FIXED_PRICE, sellerId: seller.id, ...partial });
  }
  const add = (lot: number, as = buyer, key?: string) =>
    api.call("buynow/addToCart", { project_id: lot, idempotency_key: key }, as);
  async function cartOf(as = buyer, type: "buynow" | "auction" = "buynow") {
    return (await api.call("cart/search", { type }, as)).responseData;
  }
  async function cartId(as = buyer, type: "buynow" | "auction" = "buynow"): Promise<number> {
    return (await cartOf(as, type)).cart_id ?? 0;
  }
  /** The reservations of a lot, also those that are over, were so much earlier. */
  async function age(lot: number, byMs: number) {
    const earlier = "- make_interval(secs => $2::float8 / 1000)";
    await house.db.query(
      `update cart_lines set reserved_at = reserved_at ${earlier}, reserved_until = reserved_until ${earlier},
         entered_at = entered_at ${earlier}, ended_at = ended_at ${earlier}
       where lot_id = $1 and state in ('reserved', 'expired')`,
      [lot, byMs],
    );
    await house.db.query(
      `update lots set reserved_until = reserved_until ${earlier} where id = $1`,
      [lot, byMs],
    );
  }
  async function lotRow(lot: number) {
    const [row] = await house.db.query<{ status: string; reserved_by: number | null }>(
      "select status, reserved_by from lots where id = $1",
      [lot],
    );
    return row;
  }
  const phase = async (lot: number) =>
    (await api.call("product/singleProduct", { id: lot })).responseData.record;
  const ADDRESS = { address1: "Calle Mayor 1", zip: "28013", city: "Madrid", state: "Madrid" };
  function fillIn(cart: number, as = buyer, more: object = {}) {
    return api.call(
      "cart/saveAddress",
      { cart_id: cart, address: ADDRESS, nif: "12345678Z", buyer_kind: "consumer", ...more },
      as,
    );
  }
  let presses = 0;
  async function place(more: object = {}, as = buyer, type: "buynow" | "auction" = "buynow") {
    presses += 1;
    const key = `place ${presses}`;
    const cart = await cartOf(as, type);
    return api.call(
      "cart/checkout",
      {
        cart_id: cart.cart_id ?? 0,
        place: 1,
        expected_total: cart.cartValues.total_amount,
        accept_terms: 1,
        idempotency_key: key,
        ...more,
      },
      as,
    );
  }
  async function ready(lot: number, as = buyer): Promise<number> {
    await add(lot, as);
    const cart = await cartId(as);
    await fillIn(cart, as);
    return cart;
  }
  function buy(lot: number, as: SeededUser) {
    presses += 1;
    return api.call(
      "buynow/addToBuynow",
      {
        project_id: lot,
        expected_price: "8990",
        accept_terms: 1,
        idempotency_key: `buy ${presses}`,
      },
      as,
    );
  }

  describe("a reservation", () => {
    it("keeps the vehicle for a quarter of an hour, and everybody sees it", async () => {
      const lot = await directSale();
      const { responseData: cart } = await add(lot);
      expect(cart.cartItems).toMatchObject([
        {
          project_id: lot,
          amount: "8990.00",
          premium: "0.00",
          per_total: "8990.00",
          qty: 1,
          line_state: "reserved",
          can_prolong: 1,
          buynow_autype: "buynow",
          seller_trades: 1,
        },
      ]);
      const left = (cart.cartItems[0]?.reserved_until ?? 0) - cart.server_time;
      expect(left).toBeGreaterThan(14 * MINUTE);
      expect(left).toBeLessThanOrEqual(15 * MINUTE);
      expect(await phase(lot)).toMatchObject({
        market_status: "reserved",
        reserved_until: cart.cartItems[0]?.reserved_until,
        reserved_by_me: false,
      });
      const mine = await api.call("product/singleProduct", { id: lot }, buyer);
      expect(mine.responseData.record.reserved_by_me).toBe(true);
      const found = await api.call("product/search", {
        filters: { seller_id: seller.id },
      });
      expect(JSON.stringify(found.responseData)).toContain(`"id":${lot}`);
    });

    it("is one, however often it is asked for, with or without a key", async () => {
      const lot = await directSale();
      const first = await add(lot, buyer, "once");
      const again = await add(lot, buyer, "once");
      await add(lot);
      expect(again.responseData.cartItems).toEqual(first.responseData.cartItems);
      expect((await cartOf()).cartItems).toHaveLength(1);
    });

    it("refuses another until it is over, who cannot buy it either", async () => {
      const lot = await directSale();
      await add(lot);
      const refused = await add(lot, rival);
      expect(refused.code).toBe("LOT_RESERVED");
      expect(refused.message).toMatch(/reservado hasta las \d{1,2}:\d\d\./);
      expect((await buy(lot, rival)).code).toBe("LOT_RESERVED");
      await age(lot, 15 * MINUTE);
      // No sweep has run: the clock alone decides.
      expect((await lotRow(lot))?.status).toBe("reserved");
      expect((await phase(lot)).market_status).toBe("open");
      expect((await buy(lot, rival)).status).toBe("success");
      expect((await cartOf()).nonCartItems).toMatchObject([{ line_state: "gone" }]);
      expect((await cartOf(rival)).cartItems).toMatchObject([{ line_state: "awaiting" }]);
    });

    it("goes over to another once it is over, though nobody has swept", async () => {
      const lot = await directSale();
      await add(lot);
      await age(lot, 15 * MINUTE);
      expect((await add(lot, rival)).status).toBe("success");
      expect((await cartOf()).nonCartItems).toMatchObject([{ line_state: "expired" }]);
      expect((await lotRow(lot))?.reserved_by).toBe(rival.id);
    });

    it("is swept when its time is over", async () => {
      const lot = await directSale();
      await add(lot);
      expect(await sweepReservations(ctx)).toBe(0);
      await age(lot, 15 * MINUTE);
      await sweepReservations(ctx);
      expect(await lotRow(lot)).toEqual({ status: "open", reserved_by: null });
      expect((await cartOf()).nonCartItems).toMatchObject([
        { project_id: lot, line_state: "expired", reserved_until: null },
      ]);
    });

    it("of who bought it by buy now waits for its document", async () => {
      const lot = await directSale();
      const { cart_id } = (await add(lot)).responseData;
      const bought = await buy(lot, buyer);
      expect(bought.responseData).toMatchObject({ cart_id, total_amount: "8990.00" });
      const cart = await cartOf();
      expect(cart.cartItems).toMatchObject([
        {
          line_state: "awaiting",
          invoice_id: bought.responseData.invoice_id,
          reserved_until: null,
        },
      ]);
      const late = await api.call(
        "cart/cancelItem",
        { cart_id: cart_id ?? 0, project_id: lot },
        buyer,
      );
      expect(late.code).toBe("SALE_CONCLUDED");
    });

    it("is of three vehicles at most at a time", async () => {
      const lots = await Promise.all(Array.from({ length: 4 }, () => directSale()));
      const answers = await Promise.all(lots.map((lot) => add(lot)));
      const codes = answers.map(({ code }) => code ?? "reserved");
      expect(codes.filter((code) => code === "reserved")).toHaveLength(3);
      expect(codes).toContain("RESERVATION_LIMIT");
      const refused = answers.find(({ code }) => code !== null);
      expect(refused?.message).toBe("Ya tiene 3 vehículos reservados.");
    });

    it("goes to one of sixteen who press at once", async () => {
      const lot = await directSale();
      const people = await Promise.all(Array.from({ length: 16 }, () => api.seedUser()));
      const answers = await Promise.all(people.map((person) => add(lot, person)));
      expect(answers.filter(({ status }) => status === "success")).toHaveLength(1);
      expect(answers.filter(({ code }) => code === "LOT_RESERVED")).toHaveLength(15);
    });

    it("against buy now: one of both has it", async () => {
      for (let round = 0; round < 8; round += 1) {
        const lot = await directSale();
        const [kept, bought] = await Promise.all([add(lot), buy(lot, rival)]);
        const isKept = kept.status === "success";
        expect(bought.status === "success").toBe(!isKept);
        expect(isKept ? bought.code : kept.code).toBe(isKept ? "LOT_RESERVED" : "NOT_FOR_SALE");
        await house.db.query("update cart_lines set state = 'removed' where lot_id = $1", [lot]);
      }
    });

    it.each([
      ["an auction", { auction: 1 }, "NOT_FOR_SALE"],
      ["a draft", { status: "draft" }, "NOT_FOUND"],
      ["what was sold", { status: "sold" }, "NOT_FOR_SALE"],
      ["what was withdrawn", { status: "withdrawn" }, "NOT_FOR_SALE"],
    ] as const)("is not of %s", async (_, partial, code) => {
      expect((await add(await directSale(partial))).code).toBe(code);
    });

    it("is not for the seller, staff, who may not bid, and who owes", async () => {
      const lot = await directSale();
      expect((await add(lot, seller)).code).toBe("OWN_LOT");
      expect((await add(lot, await api.seedUser({ asEmployeesId: seller.id }))).code).toBe(
        "OWN_LOT",
      );
      expect((await add(lot, await api.seedUser({ staff: true }))).code).toBe("FORBIDDEN");
      expect((await add(lot, await api.seedUser({ approvedToBid: false }))).code).toBe(
        "NOT_APPROVED",
      );
      expect((await add(lot, await api.seedUser({ status: "deactivate" }))).code).toBe(
        "DEACTIVATED",
      );
      await buy(await directSale(), rival);
      await house.db.query("update invoices set due_at = now() where buyer_id = $1", [rival.id]);
      expect((await add(lot, rival)).code).toBe("PURCHASE_OVERDUE");
      // A due day that lies before its account was opened is not held against the buyer.
      await house.db.query(
        "update invoices set due_at = now() - interval '10 days' where buyer_id = $1",
        [rival.id],
      );
      expect((await add(lot, rival)).status).toBe("success");
      expect((await api.call("buynow/addToCart", { project_id: lot }, null)).code).toBe(
        "NOT_SIGNED_IN",
      );
    });

    it("that ended is had again at once, unless somebody else has asked", async () => {
      const lot = await directSale();
      await add(lot);
      await age(lot, 15 * MINUTE);
      const again = await api.call("buynow/refreshCart", { project_id: lot }, buyer);
      expect(again.responseData.cartItems).toMatchObject([{ line_state: "reserved" }]);
      expect(again.responseData.nonCartItems).toEqual([]);
      expect((await add(lot, rival)).code).toBe("LOT_RESERVED");
      await age(lot, 15 * MINUTE);
      const refused = await api.call("buynow/refreshCart", { project_id: lot }, buyer);
      expect(refused.code).toBe("RESERVED_TOO_RECENTLY");
      expect((await add(lot)).code).toBe("RESERVED_TOO_RECENTLY");
      // Buying at once stays open to everybody.
      expect((await add(lot, rival)).status).toBe("success");
      await age(lot, 45 * MINUTE);
      expect((await add(lot)).status).toBe("success");
    });

    it("is prolonged once by the checkout, up to half an hour in all", async () => {
      const lot = await directSale();
      await add(lot);
      await age(lot, 10 * MINUTE);
      const before = (await cartOf()).cartItems[0]?.reserved_until ?? 0;
      const enter = { cart_id: await cartId(), enter: 1 } as const;
      const { responseData: entered } = await api.call("cart/updateCheckout", enter, buyer);
      const until = entered.cartItems[0]?.reserved_until ?? 0;
      expect(until - before).toBeGreaterThan(9 * MINUTE);
      expect(entered.cartItems[0]?.can_prolong).toBe(0);
      expect((await phase(lot)).reserved_until).toBe(until);
      const { responseData: again } = await api.call("cart/updateCheckout", enter, buyer);
      expect(again.cartItems[0]?.reserved_until).toBe(until);
    });

    it("ends by its person, and by staff, and by nobody else", async () => {
      const lot = await directSale();
      await add(lot);
      const line = { cart_id: await cartId(), project_id: lot };
      expect((await api.call("cart/cancelItem", line, rival)).code).toBe("NOT_FOUND");
      const gone = await api.call("cart/cancelItem", line, buyer);
      expect(gone.responseData).toMatchObject({ cartItems: [], nonCartItems: [] });
      expect(await lotRow(lot)).toEqual({ status: "open", reserved_by: null });
      await add(lot);
      const staff = await api.seedUser({ staff: true });
      await api.call("cart/cancelItem", { ...line, cart_id: await cartId() }, staff);
      expect((await lotRow(lot))?.status).toBe("open");
    });

    it("is gone with the lot that its seller takes back", async () => {
      const lot = await directSale();
      await add(lot);
      await api.call("product/projectAction", { action: "withdraw", id: lot } as never, seller);
      expect((await cartOf()).nonCartItems).toMatchObject([{ line_state: "gone" }]);
      expect((await place()).code).toBe("NOT_FOR_SALE");
      await sweepReservations(ctx);
      expect((await lotRow(lot))?.status).toBe("withdrawn");
      const again = await api.call(
        "product/projectAction",
        { action: "publish", id: lot } as never,
        seller,
      );
      expect(again.status).toBe("success");
      expect((await add(lot, rival)).status).toBe("success");
    });
  });

  describe("a checkout", () => {
    it("keeps what is typed, complete or not, and says what is missing", async () => {
      await add(await directSale());
      const cart = await cartId();
      const half = await api.call(
        "cart/saveAddress",
        { cart_id: cart, address: { city: "Getafe" }, nif: "12345678A" },
        buyer,
      );
      expect(half.responseData.billing).toMatchObject({ city: "Getafe", nif: "12345678A" });
      expect(half.responseData.billing_missing).toEqual(["address1", "zip", "nif"]);
      const refused = await place();
      expect(refused.code).toBe("BILLING_INCOMPLETE");
      expect(refused.refusal.fields).toMatchObject({ nif: "Revise el NIF." });
      const other = (address: object, nif: string) =>
        api.call("cart/saveAddress", { cart_id: cart, address, nif }, buyer);
      const wrong = await other({ address1: "Calle Mayor 1", zip: "53001" }, "ES K-1234567-L");
      expect(wrong.responseData.billing).toMatchObject({ zip: "53001", nif: "K1234567L" });
      expect(wrong.responseData.billing_missing).toEqual(["zip"]);
      expect((await place()).refusal.fields).toEqual({
        zip: "El código postal tiene cinco cifras, de 01 a 52 las dos primeras.",
      });
      const abroad = await other({ zip: "53001", country: "Francia" }, "ES 12.345.678-Z");
      expect(abroad.responseData.billing_missing).toEqual([]);
      const spain = await other({ zip: "28 013", country: "ES" }, "ESB12345674");
      expect(spain.responseData.billing).toMatchObject({ zip: "28013", nif: "B12345674" });
      expect(spain.responseData.billing).toMatchObject({ buyer_kind: "business" });
      expect((await fillIn(cart, rival)).code).toBe("NOT_FOUND");
      expect((await fillIn(cart)).responseData.billing_missing).toEqual([]);
    });

    it("takes an address of the book, of the caller's own alone", async () => {
      await add(await directSale());
      const book = await api.call(
        "user/userAddress",
        { action: "add", label: "Taller", ...ADDRESS, country: "ES" } as never,
        buyer,
      );
      const id = (book.responseData as { records: { id: number }[] }).records[0]?.id ?? 0;
      const taken = await api.call(
        "cart/saveAddress",
        { cart_id: await cartId(), address_id: id, nif: "X1234567L" },
        buyer,
      );
      expect(taken.responseData.billing).toMatchObject({
        address1: "Calle Mayor 1",
        nif: "X1234567L",
      });
      await add(await directSale(), rival);
      const other = await api.call(
        "cart/saveAddress",
        { cart_id: await cartId(rival), address_id: id },
        rival,
      );
      expect(other.code).toBe("NOT_FOUND");
    });

    it("sells, issues the document with what was typed, and tells both sides", async () => {
      const lot = await directSale();
      const cart = await ready(lot);
      const answer = await place();
      expect(answer.responseData.invoices).toMatchObject([
        { project_id: lot, total_amount: "8990.00", total_due_amount: "8990.00" },
      ]);
      const [placed] = answer.responseData.invoices;
      expect(placed?.document_number).toMatch(/^A\d{4}\/\d{6}$/);
      expect(answer.responseData).toMatchObject({ cart_id: cart, cartItems: [] });
      expect((await lotRow(lot))?.status).toBe("sold");
      const detail = await api.call(
        "user/invoice/invoice",
        { invoice_id: placed?.invoice_id ?? 0 },
        buyer,
      );
      expect(detail.responseData.record).toMatchObject({
        status: "unpaid",
        buyer: { nif: "12345678Z", address: "Calle Mayor 1, 28013 Madrid, Madrid" },
      });
      const letters = async ({ email }: SeededUser) =>
        (await api.outbox(email)).map(({ template }) => template);
      expect(await letters(buyer)).toContain("buyNowDone");
      expect(await letters(seller)).toContain("saleMade");
      // The next one begins empty.
      expect((await cartOf()).cart_id).toBeNull();
    });

    it.each([
      ["another sum", { expected_total: "8990.01" }, "PRICE_CHANGED"],
      ["no sum", { expected_total: undefined }, "PRICE_CHANGED"],
      ["no terms", { accept_terms: 0 }, "TERMS_REQUIRED"],
      ["no key", { idempotency_key: undefined }, "INVALID_INPUT"],
      ["a lot that is not in it", { project_ids: [999_999] }, "NOT_FOUND"],
    ])("refuses %s and writes nothing", async (_, more, code) => {
      const lot = await directSale();
      await ready(lot);
      expect((await place(more)).code).toBe(code);
      expect((await lotRow(lot))?.status).toBe("reserved");
      const { responseData } = await api.call("user/invoice/allinvoices", {}, buyer);
      expect(responseData.totalRecords).toBe(0);
    });

    it("refuses a reservation that ended between looking and pressing", async () => {
      const lot = await directSale();
      await ready(lot);
      const seen = await cartOf();
      await age(lot, 15 * MINUTE);
      const late = { expected_total: seen.cartValues.total_amount };
      expect((await place(late)).code).toBe("RESERVATION_EXPIRED");
      await sweepReservations(ctx);
      expect((await place({ ...late, project_ids: [lot] })).code).toBe("RESERVATION_EXPIRED");
      // The typed data is still there.
      await api.call("buynow/refreshCart", {}, buyer);
      expect((await cartOf()).billing_missing).toEqual([]);
      expect((await place()).status).toBe("success");
    });

    it("refuses a price that was changed meanwhile, and who was blocked", async () => {
      const lot = await directSale();
      await ready(lot);
      const seen = (await cartOf()).cartValues.total_amount;
      await house.db.query("update lots set price_cents = 950000 where id = $1", [lot]);
      const changed = await place({ expected_total: seen });
      expect(changed).toMatchObject({ code: "PRICE_CHANGED" });
      expect(changed.message).toContain("9500.00");
      await house.db.query("update users set approved_to_bid = false where id = $1", [buyer.id]);
      expect((await place()).code).toBe("NOT_APPROVED");
    });

    it("answers the same to the same key, to a lost answer too, and buys once", async () => {
      const lot = await directSale();
      const cart = await ready(lot);
      const unknown = await api.call("custom/saleStatus", { idempotency_key: "lost" }, buyer);
      expect(unknown.responseData).toMatchObject({ state: "unknown", invoices: [] });
      const press = { cart_id: cart, idempotency_key: "lost", expected_total: "8990.00" };
      const first = await place(press);
      expect((await place(press)).responseData.invoices).toEqual(first.responseData.invoices);
      const found = await api.call("custom/saleStatus", { idempotency_key: "lost" }, buyer);
      expect(found.responseData).toMatchObject({
        state: "done",
        call: "cart/checkout",
        invoices: first.responseData.invoices,
      });
      const others = await api.call("custom/saleStatus", { idempotency_key: "lost" }, rival);
      expect(others.responseData.state).toBe("unknown");
      expect((await place({ ...press, expected_total: "1.00" })).code).toBe("KEY_REUSED");
      expect((await place({ ...press, idempotency_key: "second press" })).code).toBe(
        "SALE_CONCLUDED",
      );
    });

    it("pressed eight times at once sells once", async () => {
      const lot = await directSale();
      const cart = await ready(lot);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => place({ cart_id: cart, expected_total: "8990.00" })),
      );
      expect(answers.filter(({ status }) => status === "success")).toHaveLength(1);
      const [count] = await house.db.query<{ n: number }>(
        "select count(*)::int as n from invoices where lot_id = $1",
        [lot],
      );
      expect(count?.n).toBe(1);
    });

    it("of several buys those that are named", async () => {
      const [first, second] = [await directSale(), await directSale({ startCents: 500_000 })];
      await add(first);
      await ready(second);
      const part = await place({ project_ids: [second], expected_total: "5000.00" });
      expect(part.responseData.invoices).toMatchObject([{ project_id: second }]);
      expect(part.responseData.cartItems).toMatchObject([{ project_id: first }]);
      expect((await place()).responseData.invoices).toMatchObject([{ project_id: first }]);
    });

    it("that its seller calls off leaves the vehicle withdrawn", async () => {
      const lot = await directSale();
      await ready(lot);
      const [placed] = (await place()).responseData.invoices;
      const cancelled = await api.call(
        "seller/invoice/changeStatus",
        { action: "cancel", invoice_ids: [placed?.invoice_id ?? 0], notes: "De acuerdo los dos." },
        seller,
      );
      expect(cancelled.responseData.changed).toEqual([placed?.invoice_id]);
      expect((await lotRow(lot))?.status).toBe("withdrawn");
    });
  });

  describe("extras", () => {
    /** Won at 12 345,67 € with a deposit of 500 €. */
    async function won(ivaPercent: number | null) {
      const lot = await api.seedLot({
        sellerId: seller.id,
        startCents: 1_234_567,
        reserveCents: null,
        ivaPercent,
        depositCents: 50_000,
      });
      await house.db.query(
        "insert into deposits (user_id, lot_id, amount_cents) values ($1, $2, 50000)",
        [buyer.id, lot],
      );
      const bid = await api.call(
        "bid/confirm",
        {
          project_id: lot,
          proposed_amount: "12345.67",
          bid_type: "exact",
          idempotency_key: crypto.randomUUID(),
        } as never,
        buyer,
      );
      expect(bid.status).toBe("success");
      await endAuction(house.db, lot);
      return { lot, cart: await cartId(buyer, "auction") };
    }

    it.each([
      [
        "10: under REBU",
        null,
        { iva_total: "71.72", subtotal: "59.27", tax: "12.45", rebu_total: "12939.50" },
      ],
      [
        "11: with IVA",
        21,
        { iva_total: "13011.22", subtotal: "10753.07", tax: "2258.15", rebu_total: "0.00" },
      ],
    ])("come to what vector %s says", async (_, ivaPercent, figures) => {
      const { lot, cart } = await won(ivaPercent);
      const before = await cartOf(buyer, "auction");
      expect(before.cartItems).toMatchObject([
        { line_state: "awaiting", premium: "593.83", per_total: "12939.50", deposit: "500.00" },
      ]);
      expect(before.cartItems[0]?.extras.map(({ chosen }) => chosen)).toEqual([0, 0]);
      const line = { cart_id: cart, project_id: lot };
      await api.call("buynow/updateAdminFee", { ...line, admin_fee: 1 }, buyer);
      const { responseData: after } = await api.call(
        "buynow/updateOwnershipCertificate",
        { ...line, ownership_certificate: 1 },
        buyer,
      );
      const whole = {
        ...figures,
        suplido_total: "55.70",
        total_amount: "13066.92",
        total_deposit: "500.00",
        total_due_amount: "12566.92",
      };
      expect(after.cartValues).toMatchObject(whole);
      await fillIn(cart);
      const placed = await place({}, buyer, "auction");
      const [invoice] = placed.responseData.invoices;
      expect(invoice).toMatchObject({ total_amount: "13066.92", total_due_amount: "12566.92" });
      const detail = await api.call(
        "user/invoice/invoice",
        { invoice_id: invoice?.invoice_id ?? 0 },
        buyer,
      );
      expect(detail.responseData.record.cartValues).toMatchObject(whole);
      const late = await api.call("buynow/updateAdminFee", { ...line, admin_fee: 0 }, buyer);
      expect(late.code).toBe("SALE_CONCLUDED");
    });

    it("are taken off again, and cost what the house says now", async () => {
      const lot = await directSale({ ivaPercent: null });
      await add(lot);
      const line = { cart_id: await cartId(), project_id: lot };
      await house.set("sale", { admin_fee: 10 });
      const { responseData: on } = await api.call(
        "buynow/updateAdminFee",
        { ...line, admin_fee: 1 },
        buyer,
      );
      expect(on.cartValues).toMatchObject({ rebu_total: "8990.00", iva_total: "10.00" });
      await house.set("sale", {});
      const { responseData: off } = await api.call(
        "buynow/updateAdminFee",
        { ...line, admin_fee: 0 },
        buyer,
      );
      expect(off.cartValues).toMatchObject({ total_amount: "8990.00", iva_total: "0.00" });
      expect((await api.call("buynow/updateAdminFee", { ...line, admin_fee: 1 }, rival)).code).toBe(
        "NOT_FOUND",
      );
    });
  });

  describe("what was sold without a checkout", () => {
    it("leaves the cart when its document is issued by the clock", async () => {
      const lot = await directSale();
      await buy(lot, buyer);
      expect((await cartOf()).cartItems).toMatchObject([{ line_state: "awaiting" }]);
      await house.db.query(
        "update invoices set sold_at = now() - interval '25 hours' where lot_id = $1",
        [lot],
      );
      await sweepSales(ctx);
      expect((await cartOf()).cartItems).toEqual([]);
    });

    it("leaves the cart when its seller calls it off", async () => {
      const { responseData } = await buy(await directSale(), buyer);
      await api.call(
        "seller/invoice/changeStatus",
        { action: "cancel", invoice_ids: [responseData.invoice_id], notes: "Un error." },
        seller,
      );
      expect(await cartOf()).toMatchObject({ cartItems: [], nonCartItems: [] });
    });

    it("is checked out by its buyer: the document, once", async () => {
      const { responseData: bought } = await buy(await directSale(), buyer);
      await fillIn(bought.cart_id ?? 0);
      const answer = await place();
      expect(answer.responseData.invoices).toMatchObject([{ invoice_id: bought.invoice_id }]);
      expect(answer.responseData.invoices[0]?.document_number).not.toBeNull();
    });
  });

  it("older names mean the same calls", async () => {
    const lot = await directSale();
    const post = async (name: string, input: object) => {
      const response = await api.fetch(`/api/${name}`, {
        method: "POST",
        headers: { authorization: `Bearer ${buyer.token}`, "content-type": "application/json" },
        body: JSON.stringify(input),
      });
      return (await response.json()) as { responseData: { cart_id: number } };
    };
    const { cart_id } = (await post("buynowTemp/addToCart", { project_id: lot })).responseData;
    expect(cart_id).toBe(await cartId());
    await post("buynow/changeStatus", { action: "remove", cart_id, project_id: lot });
    expect((await cartOf()).cartItems).toEqual([]);
    const looked = await post("makeoffer/checkout", { cart_id });
    expect(looked.responseData).toMatchObject({ invoices: [] });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { saveCard } from "../../testing/save-card";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import type { SeededUser } from "../../seed/seed-rows";
import { FIXED_PRICE } from "../../testing/sell";
import { sweepPickups } from "../pickup/sweep-pickups";

describe.each(engines)("picking up, chosen before it is paid, on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let seller: SeededUser;
  let buyer: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    ({ api } = house);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    seller = await api.seedUser({ admin: true, companyname: "Autos del Sur" });
    buyer = await api.seedUser();
  });

  /** A cart with a vehicle that is ready to be bought, and the times at which it could be picked up. */
  async function kept(as = buyer) {
    const lot = await api.seedLot({ ...FIXED_PRICE, sellerId: seller.id });
    await api.call("buynow/addToCart", { project_id: lot }, as);
    const { cart_id } = (await api.call("buynow/search", {}, as)).responseData;
    const cart = cart_id ?? 0;
    const address = { address1: "Calle Mayor 1", zip: "28013", city: "Madrid" };
    await api.call("cart/saveAddress", { cart_id: cart, address, nif: "12345678Z" }, as);
    const { records } = (await api.call("custom/cartPickup", { cart_id: cart }, as)).responseData;
    const dates = records.find(({ project_id }) => project_id === lot)?.dates ?? [];
    return { lot, cart, starts: dates.flatMap(({ slots }) => slots.map(({ start }) => start)) };
  }
  function choose(
    of: { cart: number; lot: number },
    appointmentTime: number | null,
    as = buyer,
    more: object = {},
  ) {
    const input = { cart_id: of.cart, project_id: of.lot, appointmentTime, ...more };
    return api.call("cart/updateCheckout", input, as);
  }
  let presses = 0;
  async function place(cart: number, as = buyer) {
    presses += 1;
    const { cartValues } = (await api.call("buynow/search", {}, as)).responseData;
    const input = {
      cart_id: cart,
      place: 1 as const,
      expected_total: cartValues.total_amount,
      accept_terms: 1 as const,
      idempotency_key: `wish ${presses}`,
    };
    return api.call("cart/checkout", input, as);
  }
  async function boughtWith(index = 40, as = buyer) {
    const of = await kept(as);
    const start = of.starts[index] ?? 0;
    expect((await choose(of, start, as)).code).toBeNull();
    const invoice = (await place(of.cart, as)).responseData.invoices[0]?.invoice_id ?? 0;
    return { ...of, start, invoice };
  }
  async function appointmentOf(invoice: number, as = buyer) {
    const answer = await api.call("appointment/checkAppointments", { invoice_id: invoice }, as);
    return answer.responseData.appointmentDetail;
  }
  async function taken(): Promise<number> {
    const [row] = await house.db.query<{ sum: number }>(
      "select coalesce(sum(booked), 0)::int as sum from pickup_slots where calendar_key = $1",
      [`seller:${seller.id}`],
    );
    return row?.sum ?? 0;
  }
  function onePlace() {
    const calendar = {
      local_pickup_start_hour: "09:00",
      local_pickup_end_hour: "13:30",
      local_pickup_slot_timeframe: 30,
      local_pickup_appt_per_slot: 1,
    };
    return api.call("custom/pickupCalendar", { calendar }, seller);
  }
  function pay(invoice: number, amount: string, start?: number) {
    const payment_object = start === undefined ? undefined : { appointmentTime: start };
    return api.call(
      "seller/offline/payCartOffline",
      { invoice_id: invoice, amount, payment_method: "offline", payment_object },
      seller,
    );
  }
  const letters = async (to: SeededUser) =>
    (await api.outbox(to.email)).map(({ template }) => template);

  it("is kept with the cart, takes its place with the purchase, and waits for the money", async () => {
    const of = await kept();
    const start = of.starts[40] ?? 0;
    const person = { name: "Grúas Paco", document_number: "12345678Z" };
    const cart = (await choose(of, start, buyer, { person })).responseData;
    expect(cart.cartItems[0]?.pickup).toEqual({ appointmentTime: start, person });
    expect(await taken()).toBe(0);
    const { invoices } = (await place(of.cart)).responseData;
    const invoice = invoices[0]?.invoice_id ?? 0;
    expect(await taken()).toBe(1);
    expect(await appointmentOf(invoice)).toMatchObject({
      status: "waiting",
      appointmentTime: start,
      person,
      pickup_code: null,
    });
    expect(await letters(buyer)).not.toContain("pickupBooked");
    await pay(invoice, "8990");
    expect(await appointmentOf(invoice)).toMatchObject({
      status: "scheduled",
      pickup_code: expect.stringMatching(/^\d{6}$/),
    });
    expect(await letters(buyer)).toContain("pickupBooked");
    expect(await letters(seller)).toContain("pickupBooked");
    const detail = await api.call("user/invoice/invoice", { invoice_id: invoice }, buyer);
    expect(detail.responseData.record.appointmentDetail).toMatchObject({ appointmentTime: start });
  });

  it("is agreed with the payment, whichever way it comes", async () => {
    const paid = async (way: (invoice: number) => Promise<{ code: string | null }>) => {
      const { invoice } = await boughtWith();
      expect((await way(invoice)).code).toBeNull();
      return (await appointmentOf(invoice))?.status;
    };
    const { id: source } = await saveCard(api, buyer);
    const byCard = await paid(async (invoice) => {
      const of = { purpose: "invoice", ref: String(invoice), payment_method: "card" } as const;
      const opened = await api.call("payment/authorize", of, buyer);
      const payment = opened.responseData.payment?.id ?? 0;
      return api.call("payment/stripe_payment", { payment, source }, buyer);
    });
    const bySeller = await paid((invoice) =>
      api.call(
        "seller/invoice/changeStatus",
        { action: "paid", invoice_ids: [invoice], notes: "En efectivo." },
        seller,
      ),
    );
    expect([byCard, bySeller]).toEqual(["scheduled", "scheduled"]);
    expect((await letters(buyer)).filter((name) => name === "pickupBooked")).toHaveLength(2);
  });

  it("can be left for later again", async () => {
    const of = await kept();
    await choose(of, of.starts[0] ?? 0);
    const cart = (await choose(of, null)).responseData;
    expect(cart.cartItems[0]?.pickup).toBeNull();
    const invoice = (await place(of.cart)).responseData.invoices[0]?.invoice_id ?? 0;
    expect(await appointmentOf(invoice)).toBeNull();
  });

  it("has one place for one of those who want it, and says which is next", async () => {
    await onePlace();
    const rival = await api.seedUser();
    const [mine, theirs] = [await kept(), await kept(rival)];
    const start = mine.starts[5] ?? 0;
    await choose(mine, start);
    await choose(theirs, start, rival);
    expect((await place(theirs.cart, rival)).code).toBeNull();
    const refused = await place(mine.cart);
    expect(refused.code).toBe("APPOINTMENT_FULL");
    // Nothing is sold without the time that was chosen with it.
    const bought = await api.call("user/invoice/allinvoices", {}, buyer);
    expect(bought.responseData.totalRecords).toBe(0);
    expect((await choose(mine, start)).code).toBe("APPOINTMENT_FULL");
    expect((await choose(mine, start + 60_000)).code).toBe("APPOINTMENT_DATE");
    expect(await taken()).toBe(1);
    await choose(mine, mine.starts[6] ?? 0);
    expect((await place(mine.cart)).code).toBeNull();
  });

  it("is moved and called off by its buyer while it waits, without a letter", async () => {
    const { invoice, starts } = await boughtWith();
    const update = (more: object) =>
      api.call("appointment/update", { invoice_id: invoice, ...more }, buyer);
    await update({ appointmentTime: starts[41] });
    expect(await appointmentOf(invoice)).toMatchObject({
      status: "waiting",
      appointmentTime: starts[41],
    });
    expect(await taken()).toBe(1);
    await update({ action: "cancel" });
    expect(await taken()).toBe(0);
    expect(await letters(buyer)).not.toContain("pickupCancelled");
    expect((await update({ appointmentTime: starts[42] })).code).toBe("NOT_PAID");
  });

  it("is free again when the day to pay is over", async () => {
    const { invoice } = await boughtWith();
    await sweepPickups(house.ctx);
    expect(await taken()).toBe(1);
    await house.db.query("update invoices set due_at = now() where id = $1", [invoice]);
    await sweepPickups(house.ctx);
    expect(await taken()).toBe(0);
    expect(await appointmentOf(invoice)).toMatchObject({ status: "cancelled" });
  });

  it("is free again when its hour came before the money, and is not confirmed then", async () => {
    const { invoice } = await boughtWith();
    await house.db.query("update appointments set starts_at = now() where invoice_id = $1", [
      invoice,
    ]);
    await pay(invoice, "8990");
    expect(await letters(buyer)).not.toContain("pickupBooked");
    await sweepPickups(house.ctx);
    expect(await appointmentOf(invoice)).toMatchObject({ status: "cancelled" });
  });

  it("is confirmed by the clock where another way of paying ends the wait", async () => {
    const { invoice } = await boughtWith();
    await house.db.query("update invoices set status = 'paid' where id = $1", [invoice]);
    await sweepPickups(house.ctx);
    expect(await appointmentOf(invoice)).toMatchObject({ status: "scheduled" });
    expect(await letters(buyer)).toContain("pickupBooked");
  });

  it("is chosen with a payment that the seller notes, once", async () => {
    const of = await kept();
    const invoice = (await place(of.cart)).responseData.invoices[0]?.invoice_id ?? 0;
    const seen = await api.call("appointment/checkAppointments", { invoice_id: invoice }, seller);
    expect(seen.responseData.actions).toContain("book_with_payment");
    expect(seen.responseData.dates.length).toBeGreaterThan(5);
    const start = of.starts[40] ?? 0;
    expect((await pay(invoice, "3000", start + 1)).code).toBe("APPOINTMENT_DATE");
    expect((await pay(invoice, "1", start)).code).toBe("AMOUNT_TOO_LOW");
    expect(await taken()).toBe(0);
    const { record } = (await pay(invoice, "3000", start)).responseData;
    expect(record).toMatchObject({
      status: "partial",
      appointmentDetail: { status: "waiting", appointmentTime: start },
    });
    // What its buyer has already is not moved by another payment.
    expect((await pay(invoice, "3000", of.starts[41])).code).toBe("FORBIDDEN");
    await pay(invoice, "5990");
    expect(await appointmentOf(invoice)).toMatchObject({ status: "scheduled" });
  });

  it("of another's cart is not there", async () => {
    const of = await kept();
    const other = await api.seedUser();
    const seen = await api.call("custom/cartPickup", { cart_id: of.cart }, other);
    expect(seen.code).toBe("NOT_FOUND");
    expect((await choose(of, of.starts[0] ?? 0, other)).code).toBe("NOT_FOUND");
  });
});

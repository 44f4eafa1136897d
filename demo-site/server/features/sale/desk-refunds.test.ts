import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SandboxProvider } from "../../ports/payment-provider/sandbox/options";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly, type Sold } from "../../testing/sell";
import { endAuction } from "../../testing/end-auction";
import { sweepMoney } from "../money";
import { sweepReturns } from "../returns/sweep-returns";
import { sweepSales } from ".";
import { returnSteps } from "../returns/testing/return-steps";

describe.each(engines)("refunds of sales at the provider's own desk on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let desk: SandboxProvider["desk"];
  let staff: SeededUser;
  let steps: ReturnType<typeof returnSteps>;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    api = house.api;
    desk = house.ctx.ports.payments.sandbox!.desk;
    staff = await api.seedUser({ admin: true, staff: true });
    steps = returnSteps(house, staff);
  });
  afterAll(() => house.close());
  beforeEach(() => house.set("sale", {}));

  async function boughtByCard(amount?: string, number?: string): Promise<Sold> {
    const sale = await sellDirectly(api);
    await saveCard(api, sale.buyer, number === undefined ? {} : { number });
    return steps.payOnline(sale, "card", amount);
  }
  async function paymentOf({ invoice }: Sold) {
    const [row] = await house.db.query<{ id: number; ref: string; refunded: number }>(
      `select id, provider_ref as ref, refunded_cents as refunded from payments
       where purpose = 'invoice' and ref = $1 and provider = 'sandbox' order by id desc limit 1`,
      [String(invoice)],
    );
    if (!row) throw new Error("nothing was paid by card");
    return row;
  }
  /** People of the house give back, and the house hears of it, twice. */
  async function giveBack(sale: Sold, cents: number) {
    const { id, ref } = await paymentOf(sale);
    await desk.refund(ref, cents);
    for (let turn = 0; turn < 2; turn += 1) {
      await api.call("payment/stripe_payment_response", { payment: id }, sale.buyer);
    }
  }
  async function rowOf({ invoice }: Sold) {
    const [row] = await house.db.query<{
      status: string;
      paid: number;
      owed: number;
      late: boolean;
    }>(
      `select i.status, i.paid_cents as paid, a.balance_cents as owed, i.due_at < now() as late
       from invoices i join ledger_accounts a on a.kind = 'invoice' and a.ref = i.id::text where i.id = $1`,
      [invoice],
    );
    return row;
  }
  const pickupOf = ({ invoice }: Sold) => {
    const checks = { identity: 1, condition: 1, keys: 1, documents: 1 } as const;
    const input = { invoice_id: invoice, code: "", checks, reason: "Conocido." };
    return api.call("custom/handover", input, staff);
  };

  it("make a part of it due again: both sides hear, and the vehicle stays", async () => {
    const sale = await boughtByCard();
    const ready = { invoice_id: sale.invoice, delivered: 2 as const };
    await api.call("custom/delivery", ready, sale.seller);
    await house.db.query("update invoices set due_at = now() - interval '9 days' where id = $1", [
      sale.invoice,
    ]);
    await giveBack(sale, 100_000);
    expect(await rowOf(sale)).toEqual({
      status: "partial",
      paid: 799_000,
      owed: 100_000,
      late: false,
    });
    const [told] = (await api.outbox(sale.buyer.email)).filter(
      ({ template }) => template === "paymentGoneBack",
    );
    expect(told?.text).toMatch(/Se han devuelto 1\.000,00\s€ que usted pagó/);
    expect(await steps.templatesTo(sale.buyer)).toContain("refundMade");
    expect(await steps.templatesTo(sale.seller)).toContain("paymentGoneBack");
    expect((await pickupOf(sale)).code).toBe("NOT_PAID");
    // And it can be paid again.
    await steps.payOnline(sale, "card");
    expect(await rowOf(sale)).toMatchObject({ status: "paid", owed: 0 });
    expect((await pickupOf(sale)).code).toBeNull();
    await steps.expectSoundLedger();
  });

  it("of all of it leave a sale that can be called off", async () => {
    const sale = await boughtByCard();
    await giveBack(sale, 899_000);
    expect(await rowOf(sale)).toMatchObject({ status: "unpaid", paid: 0, owed: 899_000 });
    const input = {
      action: "cancel" as const,
      invoice_ids: [sale.invoice],
      reason: "otro" as const,
      notes: "Hablado.",
    };
    const answer = await api.call("seller/invoice/changeStatus", input, sale.seller);
    expect(answer.responseData.changed).toEqual([sale.invoice]);
    expect(await rowOf(sale)).toMatchObject({ status: "cancel", owed: 0 });
    await steps.expectSoundLedger();
  });

  it("of what was handed over leave a debt, and neither a free vehicle nor another winner", async () => {
    const sale = await steps.collect(await boughtByCard());
    await giveBack(sale, 899_000);
    expect(await rowOf(sale)).toMatchObject({ status: "unpaid", owed: 899_000 });
    const cancel = { action: "cancel" as const, reason: "otro" as const, notes: "Hablado." };
    const input = { ...cancel, invoice_ids: [sale.invoice] };
    const answer = await api.call("seller/invoice/changeStatus", input, sale.seller);
    expect(answer.responseData.failed).toMatchObject([{ code: "HANDED_OVER" }]);
    const seen = await api.call(
      "seller/user/invoice/invoice",
      { invoice_id: sale.invoice },
      sale.seller,
    );
    expect(seen.responseData.record.actions).toEqual(["record_payment", "extend_due"]);
    expect(await steps.lotOf(sale)).toBe("sold");
  });

  it("of a part of it leave the rest to a cancellation", async () => {
    const sale = await boughtByCard();
    await giveBack(sale, 100_000);
    const input = {
      action: "cancel" as const,
      invoice_ids: [sale.invoice],
      reason: "otro" as const,
      notes: "Hablado.",
      returns: "7990.00",
    };
    const answer = await api.call("seller/invoice/changeStatus", input, sale.seller);
    expect(answer.responseData.changed).toEqual([sale.invoice]);
    await sweepMoney(house.ctx);
    expect(await paymentOf(sale)).toMatchObject({ refunded: 899_000 });
    expect(await rowOf(sale)).toMatchObject({ status: "cancel", owed: 0 });
    await steps.expectSoundLedger();
  });

  it("in pieces and before a return: what has gone back does not go twice", async () => {
    const sale = await steps.collect(await boughtByCard());
    await giveBack(sale, 100_000);
    await giveBack(sale, 50_000);
    const received = await steps.receive(await steps.raise(sale), sale.seller);
    expect(received.record).toMatchObject({ refundable: { paid: "7490.00" } });
    await steps.act(received, "refund", sale.seller);
    await sweepMoney(house.ctx);
    await sweepReturns(house.ctx);
    expect((await steps.desk(sale)).records[0]).toMatchObject({
      status: "closed",
      refund: { amount: "7490.00", parts: [{ to: "card", amount: "7490.00", status: "success" }] },
    });
    expect(await paymentOf(sale)).toMatchObject({ refunded: 899_000 });
    const documents = await steps.documentsOf(sale);
    expect(documents.reduce((sum, { total }) => sum + total, 0)).toBe(0);
    expect(await steps.detail(sale)).toMatchObject({ status: "paid", total_due_amount: "0.00" });
    const pay = { purpose: "invoice" as const, ref: String(sale.invoice) };
    expect((await api.call("payment/authorize", pay, sale.buyer)).code).not.toBeNull();
    await steps.expectSoundLedger();
  });

  it("of all of it before a return: the return ends with nothing to give", async () => {
    const sale = await steps.collect(await boughtByCard());
    const received = await steps.receive(await steps.raise(sale), sale.seller);
    await giveBack(sale, 899_000);
    expect((await steps.act(received, "refund", sale.seller)).record).toMatchObject({
      status: "closed",
      refund: { amount: "0.00", parts: [] },
    });
    expect(await steps.documentsOf(sale)).toHaveLength(2);
    expect(await rowOf(sale)).toMatchObject({ status: "paid", owed: 0 });
    await steps.expectSoundLedger();
  });

  it("before a return with a deduction: its seller keeps what is deducted and no more", async () => {
    const sale = await steps.collect(await boughtByCard());
    await giveBack(sale, 100_000);
    const received = await steps.receive(await steps.raise(sale), sale.seller);
    const less = { amount: "7390", notes: "Golpe.", images: [steps.photo()] };
    const claim = await steps.act(received, "refund", sale.seller, less);
    expect(claim.record).toMatchObject({ loss: { asked: "600.00" } });
    await steps.act(claim, "loss_waive", sale.seller);
    await sweepMoney(house.ctx);
    await sweepReturns(house.ctx);
    expect(await paymentOf(sale)).toMatchObject({ refunded: 899_000 });
    const [seller] = await house.db.query<{ cents: number }>(
      "select balance_cents as cents from ledger_accounts where kind = 'seller' and ref = $1",
      [String(sale.seller.id)],
    );
    expect(seller?.cents).toBe(0);
    await steps.expectSoundLedger();
  });

  it("after all has gone back are the house's, and an item for staff", async () => {
    const sale = await boughtByCard("3000");
    const before = await steps.borne();
    const cancel = {
      action: "cancel" as const,
      invoice_ids: [sale.invoice],
      reason: "otro" as const,
      notes: "Hablado.",
      returns: "3000.00",
    };
    // The refund has not left the house, and people give it back by hand.
    await api.call("seller/invoice/changeStatus", cancel, sale.seller);
    const { id, ref } = await paymentOf(sale);
    await desk.refund(ref, 300_000);
    await sweepMoney(house.ctx);
    await sweepMoney(house.ctx);
    const refunds = await house.db.query<{ status: string; cents: number }>(
      "select status, amount_cents as cents from refunds where payment_id = $1 order by id",
      [id],
    );
    expect(refunds).toEqual([
      { status: "failed", cents: 300_000 },
      { status: "succeeded", cents: 300_000 },
    ]);
    // It was for a moment in the balance, and left it as it was on the card already.
    expect((await steps.walletOf(sale)).available).toBe("0.00");
    expect(await steps.borne()).toBe(before);
    expect(await paymentOf(sale)).toMatchObject({ refunded: 300_000 });
    await steps.expectSoundLedger();
  });

  it("of what a seller keeps of a return are the house's", async () => {
    const sale = await steps.collect(await boughtByCard());
    const received = await steps.receive(await steps.raise(sale), sale.seller);
    const less = { amount: "8490", notes: "Golpe.", images: [steps.photo()] };
    const claim = await steps.act(received, "refund", sale.seller, less);
    await steps.act(claim, "loss_accept", sale.buyer);
    await sweepMoney(house.ctx);
    await sweepReturns(house.ctx);
    const before = await steps.borne();
    await giveBack(sale, 50_000);
    expect(await steps.borne()).toBe(before + 50_000);
    expect((await steps.walletOf(sale)).debt).toBe("0.00");
    const items = await house.db.query(
      "select 1 from reconciliation_items where provider_ref = $1 and kind = 'amount_differs'",
      [(await paymentOf(sale)).ref],
    );
    expect(items).toHaveLength(1);
    await steps.expectSoundLedger();
  });

  /** A bidder leaves a deposit of 500 euro by card, and buys for a price that includes the premium. */
  async function boughtWithDeposit(price: string): Promise<Sold & { payment: number }> {
    const seller = await api.seedUser({ admin: true, companyname: "Autos Ribera" });
    const buyer = await api.seedUser();
    const card = await saveCard(api, buyer);
    const lot = await api.seedLot({
      sellerId: seller.id,
      startCents: 10_000,
      reserveCents: null,
      ivaPercent: 21,
      depositCents: 50_000,
    });
    const opened = await api.call("credit/addBidDeposit", { project_id: lot, from: "card" }, buyer);
    const payment = opened.responseData.payment?.id ?? 0;
    await api.call("payment/stripe_payment", { payment, source: card.id }, buyer);
    const bid = {
      project_id: lot,
      proposed_amount: price,
      bid_type: "exact" as const,
      idempotency_key: crypto.randomUUID(),
    };
    expect((await api.call("bid/confirm", bid, buyer)).code).toBeNull();
    await endAuction(house.db, lot);
    const [row] = await house.db.query<{ id: number }>(
      "select id from invoices where lot_id = $1",
      [lot],
    );
    return { seller, buyer, lot, invoice: row?.id ?? 0, payment };
  }
  async function callOff(sale: Sold, returns?: string) {
    const cancel = { action: "cancel" as const, reason: "otro" as const, notes: "Hablado." };
    const input = { ...cancel, invoice_ids: [sale.invoice], ...(returns && { returns }) };
    const answer = await api.call("seller/invoice/changeStatus", input, sale.seller);
    expect(answer.responseData).toMatchObject({ changed: [sale.invoice] });
  }
  async function depositRefunds({ payment }: { payment: number }) {
    for (let turn = 0; turn < 2; turn += 1) await sweepMoney(house.ctx);
    const rows = await house.db.query<{ cents: number }>(
      "select amount_cents as cents from refunds where payment_id = $1 and status = 'succeeded' order by id",
      [payment],
    );
    return rows.map(({ cents }) => cents);
  }
  async function refundDeposit(sale: Sold & { payment: number }, cents: number) {
    const [paid] = await house.db.query<{ ref: string }>(
      "select provider_ref as ref from payments where id = $1",
      [sale.payment],
    );
    await desk.refund(paid?.ref ?? "", cents);
    await api.call("payment/stripe_payment_response", { payment: sale.payment }, sale.buyer);
  }

  it("of a deposit that pays a sale take it from there, and only the rest is held again", async () => {
    const sale = await boughtWithDeposit("4000");
    await steps.payByTransfer(sale);
    expect(await rowOf(sale)).toMatchObject({ status: "paid", owed: 0 });
    await refundDeposit(sale, 20_000);
    expect(await rowOf(sale)).toMatchObject({ status: "partial", owed: 20_000 });
    expect((await steps.detail(sale)).cartValues).toMatchObject({ total_deposit: "300.00" });
    await callOff(sale, "3700.00");
    await steps.expectSoundLedger();
    expect(await depositRefunds(sale)).toEqual([20_000, 30_000]);
    await steps.expectSoundLedger();
  });

  it("of a whole deposit leave nothing that is held again", async () => {
    const sale = await boughtWithDeposit("4000");
    await steps.payByTransfer(sale);
    await refundDeposit(sale, 50_000);
    await callOff(sale, "3700.00");
    expect(await depositRefunds(sale)).toEqual([50_000]);
    await steps.expectSoundLedger();
  });

  it("are not needed for what a deposit had above the total: that went back at once, and is not held again", async () => {
    const sale = await boughtWithDeposit("400");
    await house.db.query("update invoices set sold_at = now() - interval '2 days' where id = $1", [
      sale.invoice,
    ]);
    await sweepSales(house.ctx);
    expect(await rowOf(sale)).toMatchObject({ status: "paid", owed: 0 });
    // As if something had fallen due since: a sale that is paid in full is not called off.
    await house.db.query("update invoices set status = 'unpaid' where id = $1", [sale.invoice]);
    await callOff(sale);
    await steps.expectSoundLedger();
    expect(await depositRefunds(sale)).toEqual([8_000, 42_000]);
    await steps.expectSoundLedger();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engineOfRun } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import { type Sold, sellDirectly } from "../../testing/sell";
import { requireTicket, viewFrame } from "../money/pay-frame/frame";
import { readIssued } from "./issued-repository";
import { sweepSales } from ".";

const ADDRESS = {
  name: "Ana Ruiz",
  address1: "Calle Mayor 1",
  zip: "28013",
  city: "Madrid",
  state: "Madrid",
};
const NIF = "12345678Z";

describe("a house that issues invoices in its own name", () => {
  let house: SaleHouse;
  let sale: Sold;

  beforeAll(async () => {
    house = await openSaleHouse(engineOfRun());
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.set("sale", { invoicing: "factura" });
    sale = await sellDirectly(house.api);
  });

  const detail = async () =>
    (await house.api.call("user/invoice/invoice", { invoice_id: sale.invoice }, sale.buyer))
      .responseData.record;
  const cartOf = async () => (await detail()).billing_missing?.cart?.id ?? 0;
  async function fillIn(part: object = {}, cart?: number) {
    const cart_id = cart ?? (await cartOf());
    const input = { cart_id, address: ADDRESS, nif: NIF, buyer_kind: "business", ...part } as const;
    return house.api.call("cart/saveAddress", input, sale.buyer);
  }
  const authorize = () =>
    house.api.call(
      "payment/authorize",
      { purpose: "invoice", ref: String(sale.invoice), payment_method: "online" },
      sale.buyer,
    );
  const moved = () =>
    house.db.query("select 1 from payments where purpose = 'invoice' and ref = $1", [
      String(sale.invoice),
    ]);

  it("asks for the buyer's number and address before money moves, whatever the way to pay", async () => {
    const { invoice, buyer, seller } = sale;
    const refusals = [
      await authorize(),
      await house.api.call("credit/payCartWallet", { invoice_id: invoice }, buyer),
      await house.api.call(
        "offline/payCartOffline",
        { invoice_id: invoice, amount: "8990" },
        buyer,
      ),
      await house.api.call(
        "seller/offline/payCartOffline",
        { invoice_id: invoice, amount: "8990", idempotency_key: crypto.randomUUID() },
        seller,
      ),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => "BILLING_INCOMPLETE"));
    expect(Object.keys(refusals[0]?.refusal.fields ?? {}).toSorted()).toEqual(
      ["address1", "city", "nif", "zip"].toSorted(),
    );
    expect(await moved()).toEqual([]);
    expect((await detail()).billing_missing?.fields).toEqual(["address1", "zip", "city", "nif"]);
  });

  it("issues to what was typed for it, and asks no more", async () => {
    const kept = await fillIn();
    expect(kept.responseData.billing_missing).toEqual([]);
    expect((await detail()).billing_missing).toBeNull();
    const card = await saveCard(house.api, sale.buyer);
    const payment = (await authorize()).responseData.payment?.id ?? 0;
    await house.api.call("payment/stripe_payment", { payment, source: card.id }, sale.buyer);
    expect(await detail()).toMatchObject({ status: "paid", billing_missing: null });
    const toSeller = (await house.api.outbox(sale.seller.email)).filter(
      ({ template }) => template === "salePaid",
    );
    expect(toSeller).toHaveLength(1);
    expect(toSeller[0]?.text).toContain("Está pagado del todo");
    const issued = await readIssued(house.db, sale.invoice);
    expect(issued?.snapshot).toMatchObject({
      invoicing: "factura",
      buyer: { name: "Ana Ruiz", nif: NIF, address: "Calle Mayor 1, 28013 Madrid, Madrid" },
    });
    const [row] = await house.db.query("select buyer_kind from invoices where id = $1", [
      sale.invoice,
    ]);
    expect(row).toEqual({ buyer_kind: "business" });
  });

  it("asks again at the card where the data went away after the payment was opened", async () => {
    const cart = await cartOf();
    await fillIn();
    const opened = (await authorize()).responseData;
    const card = await saveCard(house.api, sale.buyer);
    await fillIn({ nif: "12345678A" }, cart);
    const id = opened.payment?.id ?? 0;
    const charged = await house.api.call(
      "payment/stripe_payment",
      { payment: id, source: card.id },
      sale.buyer,
    );
    expect(charged.code).toBe("BILLING_INCOMPLETE");
    const frame = opened.frame_url ?? "";
    const typed = { number: "4242424242424242", name: "Ana", cvc: "123", month: 12, year: 2040 };
    const answer = await house.api.fetch(`${frame}/card`, {
      method: "POST",
      headers: { origin: "null" },
      body: JSON.stringify(typed),
    });
    expect(answer.status).toBe(422);
    const ticket = await requireTicket(house.ctx, frame.replace("/pay/", ""));
    expect((await viewFrame(house.ctx, ticket)).state).toBe("form");
    const rows = await house.db.query(
      "select status, captured_cents as cents from payments where id = $1",
      [id],
    );
    expect(rows).toEqual([{ status: "open", cents: 0 }]);
  });

  it("is asked for once by a letter where the clock would issue it", async () => {
    await house.db.query(
      "update invoices set sold_at = now() - interval '25 hours' where id = $1",
      [sale.invoice],
    );
    for (let turn = 0; turn < 3; turn += 1) await sweepSales(house.ctx);
    const letters = await house.api.outbox(sale.buyer.email);
    expect(letters.filter(({ template }) => template === "billingNeeded")).toHaveLength(1);
    expect((await detail()).status).toBe("draft");
    await fillIn();
    await sweepSales(house.ctx);
    expect((await detail()).status).toBe("unpaid");
  });

  it("is issued by the clock with what was typed and never sent", async () => {
    await fillIn();
    await house.db.query(
      "update invoices set sold_at = now() - interval '25 hours' where id = $1",
      [sale.invoice],
    );
    await sweepSales(house.ctx);
    const issued = await readIssued(house.db, sale.invoice);
    expect(issued?.snapshot.buyer).toMatchObject({ name: "Ana Ruiz", nif: NIF });
  });

  it("corrects an account as it was issued, whatever the house has decided meanwhile", async () => {
    await house.set("sale", { invoicing: "informativo" });
    await authorize();
    const cancel = () =>
      house.api.call(
        "seller/invoice/changeStatus",
        {
          action: "cancel",
          invoice_ids: [sale.invoice],
          cancel_reason: "acuerdo",
          notes: "De acuerdo.",
          returns: "2500.00",
        },
        sale.seller,
      );
    const paid = await house.api.call(
      "seller/offline/payCartOffline",
      { invoice_id: sale.invoice, amount: "2500", idempotency_key: crypto.randomUUID() },
      sale.seller,
    );
    expect(paid.code).toBeNull();
    const before = await readIssued(house.db, sale.invoice);
    await house.set("sale", { invoicing: "factura" });
    await house.db.query("update users set first_name = 'Otra' where id = $1", [sale.buyer.id]);
    const canceled = await cancel();
    expect(canceled.responseData).toMatchObject({ changed: [sale.invoice] });
    const after = await readIssued(house.db, sale.invoice);
    expect(after?.snapshot).toMatchObject({
      kind: "correction",
      invoicing: "informativo",
      buyer: before?.snapshot.buyer,
    });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engineOfRun } from "../../testing/engines";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import { type Sold, sellDirectly } from "../../testing/sell";

const DECLINED = "4000000000000341";

describe("a purchase that balance and card pay together", () => {
  let house: SaleHouse;
  let sale: Sold;
  let source: string;

  beforeAll(async () => {
    house = await openSaleHouse(engineOfRun());
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    sale = await sellDirectly(house.api);
    source = (await saveCard(house.api, sale.buyer)).id;
    await topUp("500.00");
  });

  async function topUp(amount: string) {
    const opened = await house.api.call("credit/addCreditBalance", { amount }, sale.buyer);
    await charge(opened.responseData.payment.id);
  }
  const charge = (payment: number, card = source) =>
    house.api.call("payment/stripe_payment", { payment, source: card }, sale.buyer);
  const open = (more: { amount?: string; balance?: string; payment_method?: "wallet" }) =>
    house.api.call(
      "payment/authorize",
      { purpose: "invoice", ref: String(sale.invoice), ...more },
      sale.buyer,
    );
  const invoice = async () =>
    (await house.api.call("user/invoice/invoice", { invoice_id: sale.invoice }, sale.buyer))
      .responseData.record;
  async function available() {
    const { responseData } = await house.api.call("credit/getCreditHistory", {}, sale.buyer);
    return responseData.balance.available;
  }
  async function payments() {
    return house.db.query<{ provider: string; cents: number; refunded: number }>(
      `select provider, captured_cents as cents, refunded_cents as refunded from payments
       where purpose = 'invoice' and ref = $1 and status = 'succeeded' order by id`,
      [String(sale.invoice)],
    );
  }

  it("takes the rest from the card and then its part from the balance, each as a payment of its own", async () => {
    const due = Number((await invoice()).total_due_amount);
    const opened = await open({ balance: "500.00" });
    const { payment } = opened.responseData;
    expect(payment).toMatchObject({ amount: (due - 500).toFixed(2), balance: "500.00" });
    // Nothing leaves the balance before the card has paid.
    expect(await available()).toBe("500.00");
    await charge(payment.id);
    expect(await invoice()).toMatchObject({ status: "paid", total_due_amount: "0.00" });
    expect(await available()).toBe("0.00");
    expect(await payments()).toEqual([
      { provider: "sandbox", cents: Math.round((due - 500) * 100), refunded: 0 },
      { provider: "wallet", cents: 50_000, refunded: 0 },
    ]);
  });

  it("takes nothing from the balance when the card is declined", async () => {
    const bad = await saveCard(house.api, sale.buyer, { number: DECLINED });
    const { payment } = (await open({ balance: "500.00" })).responseData;
    expect((await charge(payment.id, bad.id)).code).toBe("PAYMENT_DECLINED");
    expect(await available()).toBe("500.00");
    expect(await payments()).toEqual([]);
    // The same payment by another card.
    await charge(payment.id);
    expect(await invoice()).toMatchObject({ status: "paid" });
    expect(await available()).toBe("0.00");
  });

  it("leaves due what the balance has not any more, and says what went", async () => {
    const { payment } = (await open({ balance: "500.00" })).responseData;
    const lot = await house.api.seedLot({ depositCents: 30_000 });
    await house.api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, sale.buyer);
    const paid = await charge(payment.id);
    expect(paid.responseData.payment).toMatchObject({ status: "succeeded", balance: "200.00" });
    expect(await invoice()).toMatchObject({ status: "partial", total_due_amount: "300.00" });
    expect(await available()).toBe("0.00");
  });

  it("pays a part of what is due so, too", async () => {
    const due = Number((await invoice()).total_due_amount);
    const amount = (due / 2).toFixed(2);
    const { payment } = (await open({ amount, balance: "100.00" })).responseData;
    expect(payment?.amount).toBe((Number(amount) - 100).toFixed(2));
    await charge(payment.id);
    expect(await available()).toBe("400.00");
    expect((await invoice()).total_due_amount).toBe((due - Number(amount)).toFixed(2));
  });

  it("gives each part back to where it came from when the sale is cancelled", async () => {
    const due = Number((await invoice()).total_due_amount);
    const { payment } = (await open({ amount: (due / 2).toFixed(2), balance: "500.00" }))
      .responseData;
    await charge(payment.id);
    expect(await available()).toBe("0.00");
    const cancelled = await house.api.call(
      "seller/invoice/changeStatus",
      {
        invoice_ids: [sale.invoice],
        action: "cancel",
        notes: "Hablado.",
        returns: (due / 2).toFixed(2),
      },
      sale.seller,
    );
    expect(cancelled.responseData.changed).toEqual([sale.invoice]);
    expect(await available()).toBe("500.00");
    expect((await payments()).map(({ cents, refunded }) => cents - refunded)).toEqual([0, 0]);
  });

  it.each([
    ["all of it", { amount: "8990", balance: "8990" }],
    ["more than all of it", { amount: "8990", balance: "8990.01" }],
    ["a part beside the balance itself", { balance: "1.00", payment_method: "wallet" as const }],
  ])("refuses %s", async (_name, input) => {
    const refused = await open(input);
    expect(refused.code).toBe("INVALID_INPUT");
    expect(Object.keys(refused.refusal.fields ?? {})).toEqual(["balance"]);
  });

  it("refuses more than the balance has, a deposit in parts, and a blocked balance", async () => {
    expect((await open({ balance: "500.01" })).code).toBe("INSUFFICIENT_BALANCE");
    const lot = await house.api.seedLot({ depositCents: 60_000 });
    const deposit = { purpose: "deposit", ref: String(lot), balance: "500.00" } as const;
    const refused = await house.api.call("payment/authorize", deposit, sale.buyer);
    expect(refused.code).toBe("INVALID_INPUT");
  });
});

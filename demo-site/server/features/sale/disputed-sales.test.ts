import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SandboxProvider } from "../../ports/payment-provider/sandbox/options";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { sellDirectly, type Sold } from "../../testing/sell";
import { sweepMoney } from "../money";
import { sweepReturns } from "../returns/sweep-returns";
import { returnSteps } from "../returns/testing/return-steps";

describe.each(engines)("sales whose payment a bank claims on $name", (engine) => {
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

  async function readySale(): Promise<Sold> {
    const sale = await sellDirectly(api);
    await saveCard(api, sale.buyer);
    await steps.payOnline(sale, "card");
    const ready = { invoice_id: sale.invoice, delivered: 2 as const };
    await api.call("custom/delivery", ready, sale.seller);
    return sale;
  }
  async function paymentOf({ invoice }: Sold) {
    const [row] = await house.db.query<{ id: number; ref: string }>(
      `select id, provider_ref as ref from payments where purpose = 'invoice' and ref = $1 order by id desc limit 1`,
      [String(invoice)],
    );
    if (!row) throw new Error("nothing was paid");
    return row;
  }
  async function look(sale: Sold) {
    const { id } = await paymentOf(sale);
    for (let turn = 0; turn < 2; turn += 1) {
      await api.call("payment/stripe_payment_response", { payment: id }, sale.buyer);
    }
  }
  async function claim(sale: Sold): Promise<string> {
    const { disputeRef } = await desk.dispute((await paymentOf(sale)).ref);
    await look(sale);
    return disputeRef;
  }
  async function close(sale: Sold, ref: string, status: "won" | "lost") {
    await desk.closeDispute(ref, status);
    await look(sale);
  }
  const handOver = ({ invoice }: Sold) => {
    const checks = { identity: 1, condition: 1, keys: 1, documents: 1 } as const;
    const input = { invoice_id: invoice, code: "", checks, reason: "Conocido." };
    return api.call("custom/handover", input, staff);
  };
  const letters = async (to: SeededUser) =>
    (await api.outbox(to.email)).filter(({ template }) => template === "saleDisputed");
  async function owedOf({ invoice }: Sold) {
    const [row] = await house.db.query<{ status: string; owed: number }>(
      `select i.status, a.balance_cents as owed from invoices i
       join ledger_accounts a on a.kind = 'invoice' and a.ref = i.id::text where i.id = $1`,
      [invoice],
    );
    return row;
  }

  it("say so to both sides and are not handed over; won, they go on", async () => {
    const sale = await readySale();
    expect(await steps.detail(sale)).toMatchObject({ disputed: 0 });
    const ref = await claim(sale);
    expect(await steps.detail(sale)).toMatchObject({ disputed: 1, status: "paid" });
    const of = { invoice_id: sale.invoice };
    const sold = await api.call("seller/user/invoice/invoice", of, sale.seller);
    expect(sold.responseData.record).toMatchObject({ disputed: 1 });
    expect((await letters(sale.buyer))[0]?.text).toContain("La entrega queda detenida");
    expect((await letters(sale.seller))[0]?.text).toContain("No entregue el vehículo");
    const refused = await handOver(sale);
    expect(refused.code).toBe("SALE_DISPUTED");
    expect(refused.message).toBe("El banco del comprador reclama el pago.");
    await close(sale, ref, "won");
    expect(await steps.detail(sale)).toMatchObject({ disputed: 0, status: "paid" });
    expect(await letters(sale.buyer)).toHaveLength(2);
    expect((await handOver(sale)).code).toBeNull();
    await steps.expectSoundLedger();
  });

  it("are due again where the claim is lost before the vehicle has gone, and can be called off", async () => {
    const sale = await readySale();
    const before = await steps.borne();
    const ref = await claim(sale);
    expect(await steps.borne()).toBe(before + 899_000);
    await close(sale, ref, "lost");
    expect(await owedOf(sale)).toEqual({ status: "unpaid", owed: 899_000 });
    expect(await steps.borne()).toBe(before);
    expect(await steps.detail(sale)).toMatchObject({ disputed: 0, total_due_amount: "8990.00" });
    expect((await letters(sale.seller))[0]?.text).toContain("vuelve a estar pendiente");
    expect((await handOver(sale)).code).toBe("NOT_PAID");
    const cancel = { action: "cancel" as const, reason: "otro" as const, notes: "Reclamado." };
    const input = { ...cancel, invoice_ids: [sale.invoice] };
    const answer = await api.call("seller/invoice/changeStatus", input, sale.seller);
    expect(answer.responseData.changed).toEqual([sale.invoice]);
    await sweepMoney(house.ctx);
    expect(await owedOf(sale)).toEqual({ status: "cancel", owed: 0 });
    // The bank has given it back: nothing else does.
    expect((await steps.walletOf(sale)).available).toBe("0.00");
    const refunds = await house.db.query("select 1 from refunds where payment_id = $1", [
      (await paymentOf(sale)).id,
    ]);
    expect(refunds).toEqual([]);
    await steps.expectSoundLedger();
  });

  it("stay the house's where it is lost after the vehicle has gone, until the vehicle comes back", async () => {
    const sale = await readySale();
    expect((await handOver(sale)).code).toBeNull();
    const before = await steps.borne();
    const ref = await claim(sale);
    const received = await steps.receive(await steps.raise(sale), sale.seller);
    expect((await steps.act(received, "refund", sale.seller)).code).toBe("PAYMENT_DISPUTED");
    await close(sale, ref, "lost");
    expect(await owedOf(sale)).toEqual({ status: "paid", owed: 0 });
    expect(await steps.borne()).toBe(before + 899_000);
    expect((await letters(sale.seller))[0]?.text).toContain("Lo asume la casa");
    expect((await steps.act(received, "refund", sale.seller)).record).toMatchObject({
      status: "closed",
      refund: { amount: "8990.00", parts: [{ to: "card", amount: "8990.00", status: "success" }] },
    });
    await sweepMoney(house.ctx);
    await sweepReturns(house.ctx);
    expect(await steps.borne()).toBe(before);
    expect((await steps.walletOf(sale)).available).toBe("0.00");
    await steps.expectSoundLedger();
  });
});

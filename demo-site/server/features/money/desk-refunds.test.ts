import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ObservedRefund } from "../../ports/payment-provider";
import type { SandboxProvider } from "../../ports/payment-provider/sandbox/options";
import { engines } from "../../testing/engines";
import type { InPageApi } from "../../testing/in-page-api";
import { openSaleHouse, type SaleHouse } from "../../testing/sale-house";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { sellUnpaid } from "../../testing/unpaid-sale";
import { checkLedger } from "./staff/ledger-report-repository";
import { sweepMoney } from "./sweep";
import { takeNews } from "./take-news";
import { takeRefunds } from "./take-refunds";

const GOOD = "4242424242424242";
/** Its bank sends refunds back after a while. */
const NO_REFUNDS = "4000000000005126";

describe.each(engines)("refunds at the provider's own desk on $name", (engine) => {
  let house: SaleHouse;
  let api: InPageApi;
  let desk: SandboxProvider["desk"];
  let staff: SeededUser;
  let me: SeededUser;

  beforeAll(async () => {
    house = await openSaleHouse(engine);
    api = house.api;
    desk = house.ctx.ports.payments.sandbox!.desk;
    staff = await api.seedUser({ staff: true });
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    me = await api.seedUser();
  });

  async function payDeposit({ number = GOOD, ...of }: { sellerId?: number; number?: string } = {}) {
    const lot = await api.seedLot({ depositCents: 50_000, ...of });
    const card = await saveCard(api, me, { number });
    const opened = await api.call("credit/addBidDeposit", { project_id: lot, from: "card" }, me);
    const payment = opened.responseData.payment?.id ?? 0;
    await api.call("payment/stripe_payment", { payment, source: card.id }, me);
    const [row] = await house.db.query<{ id: number; ref: string }>(
      `select d.id, p.provider_ref as ref from deposits d join payments p on p.id = d.payment_id where p.id = $1`,
      [payment],
    );
    if (!row) throw new Error("no deposit was taken");
    return { ...row, lot, payment };
  }
  type Deposit = Awaited<ReturnType<typeof payDeposit>>;

  async function giveBack({ ref, payment }: Pick<Deposit, "ref" | "payment">, cents: number) {
    const { refundRef } = await desk.refund(ref, cents);
    await hear(payment);
    return refundRef;
  }
  /** News of a payment, twice. */
  async function hear(payment: number) {
    for (let turn = 0; turn < 2; turn += 1) {
      await api.call("payment/stripe_payment_response", { payment }, me);
    }
    await sweepMoney(house.ctx);
  }
  async function stateOf({ id, payment }: Pick<Deposit, "id" | "payment">) {
    const [row] = await house.db.query<{ status: string; refunded: number }>(
      `select d.status, p.refunded_cents as refunded from deposits d join payments p on p.id = $2 where d.id = $1`,
      [id, payment],
    );
    return row;
  }
  const refundsOf = ({ payment }: Pick<Deposit, "payment">) =>
    house.db.query<{ cents: number; status: string }>(
      "select amount_cents as cents, status from refunds where payment_id = $1 order by id",
      [payment],
    );
  async function balance() {
    return (await api.call("credit/getCreditHistory", {}, me)).responseData.balance;
  }
  async function borne() {
    const [row] = await house.db.query<{ cents: number }>(
      `select coalesce(sum(l.amount_cents), 0)::bigint as cents from ledger_lines l
       join ledger_accounts a on a.id = l.account_id where a.kind = 'house:chargebacks'`,
    );
    return row?.cents ?? 0;
  }
  async function expectSound() {
    const broken = (await checkLedger(house.db)).filter(({ faults }) => faults.length > 0);
    expect(broken).toEqual([]);
  }

  it("of a held deposit release it: it does not go back a second time", async () => {
    const deposit = await payDeposit();
    await giveBack(deposit, 50_000);
    expect(await stateOf(deposit)).toEqual({ status: "returned", refunded: 50_000 });
    await api.call("custom/returnDeposit", { id: deposit.id }, me);
    await house.db.query("update lots set status = 'unsold' where id = $1", [deposit.lot]);
    await sweepMoney(house.ctx);
    expect(await refundsOf(deposit)).toEqual([{ cents: 50_000, status: "succeeded" }]);
    const letters = (await api.outbox(me.email)).map(({ template }) => template);
    expect(letters).toEqual(expect.arrayContaining(["depositReturned", "refundMade"]));
    await expectSound();
  });

  it("of a part of a held deposit send the rest after it", async () => {
    const deposit = await payDeposit();
    await giveBack(deposit, 20_000);
    expect(await stateOf(deposit)).toEqual({ status: "returned", refunded: 50_000 });
    await sweepMoney(house.ctx);
    expect(await refundsOf(deposit)).toEqual([
      { cents: 20_000, status: "succeeded" },
      { cents: 30_000, status: "succeeded" },
    ]);
    await expectSound();
  });

  it("that are two before the house looks are both booked, and nothing goes back twice", async () => {
    const deposit = await payDeposit();
    await desk.refund(deposit.ref, 10_000);
    await desk.refund(deposit.ref, 15_000);
    for (let turn = 0; turn < 2; turn += 1) await hear(deposit.payment);
    // The first released the deposit and sent the rest after it, for which the second had left too little.
    expect(await refundsOf(deposit)).toEqual([
      { cents: 10_000, status: "succeeded" },
      { cents: 40_000, status: "failed" },
      { cents: 15_000, status: "succeeded" },
    ]);
    expect(await stateOf(deposit)).toEqual({ status: "returned", refunded: 25_000 });
    expect(await balance()).toMatchObject({ available: "250.00", debt: "0.00" });
    await expectSound();
  });

  it("of a deposit that is on its way back leave nothing in the balance", async () => {
    const deposit = await payDeposit();
    await api.call("custom/returnDeposit", { id: deposit.id }, me);
    const before = await borne();
    await giveBack(deposit, 50_000);
    await sweepMoney(house.ctx);
    expect(await refundsOf(deposit)).toEqual([
      { cents: 50_000, status: "failed" },
      { cents: 50_000, status: "succeeded" },
    ]);
    expect(await balance()).toMatchObject({ available: "0.00", debt: "0.00" });
    expect(await borne()).toBe(before);
    await expectSound();
  });

  it("of a deposit that was forfeited are the house's", async () => {
    const seller = await api.seedUser({ admin: true });
    const deposit = await payDeposit({ sellerId: seller.id });
    await sellUnpaid(house.db, {
      lot: deposit.lot,
      winnerId: me.id,
      premiumCents: 10_000,
      dueInDays: -1,
    });
    const forfeit = { id: deposit.id, reason: "No pagó en el plazo" };
    expect((await api.call("custom/forfeitDeposit", forfeit, staff)).code).toBeNull();
    const before = await borne();
    await giveBack(deposit, 10_000);
    expect(await stateOf(deposit)).toEqual({ status: "forfeited", refunded: 10_000 });
    expect(await borne()).toBe(before + 10_000);
    await expectSound();
  });

  /** Fifty euro came for a deposit of sixty, and a part of them went back at the desk. */
  async function newsOfStray() {
    const project_id = await api.seedLot({ depositCents: 6_000 });
    const opened = await api.call("credit/addBidDeposit", { project_id, from: "card" }, me);
    const id = opened.responseData.payment?.id ?? 0;
    const refunds: ObservedRefund[] = [];
    /** So much has gone back by now. */
    const tell = async (refundedCents: number) => {
      const cents = refunds.reduce((left, one) => left - one.cents, refundedCents);
      const refundRef = `back ${id} ${refunds.length}`;
      const made = { refundRef, refundId: null, status: "succeeded", cents } as const;
      if (cents > 0) refunds.push({ ...made, providerRef: `stray ${id}`, currency: "EUR" });
      const news = {
        providerRef: `stray ${id}`,
        status: "succeeded",
        amountCents: 5_000,
        capturedCents: 5_000,
        refundedCents,
        currency: "EUR",
      } as const;
      await takeNews(house.ctx, id, news, news);
      await takeRefunds(house.ctx, id, refunds);
    };
    /** The payer's bank sends the last one back. */
    const sendBack = async () => {
      const last = refunds.pop();
      if (last) refunds.push({ ...last, status: "failed" });
      await takeRefunds(house.ctx, id, refunds);
    };
    const state = async () => {
      const [row] = await house.db.query<{ status: string; refunded: number }>(
        "select status, refunded_cents as refunded from payments where id = $1",
        [id],
      );
      return row;
    };
    return { id, tell, sendBack, state };
  }
  const resolve = (id: number, to: "wallet" | "card") =>
    api.call(
      "custom/resolvePayment",
      { id, to, reason: "No cuadraba", idempotency_key: crypto.randomUUID() },
      staff,
    );

  it("of money that fits nothing leave what is left for staff, and end it where nothing is", async () => {
    const { id, tell, state } = await newsOfStray();
    await tell(1_000);
    expect(await state()).toEqual({ status: "review", refunded: 1_000 });
    await expectSound();
    for (let turn = 0; turn < 2; turn += 1) await tell(5_000);
    expect(await state()).toEqual({ status: "succeeded", refunded: 5_000 });
    expect((await resolve(id, "wallet")).code).toBe("ILLEGAL_TRANSITION");
    expect((await balance()).available).toBe("0.00");
    await expectSound();
  });

  it("of money that fits nothing are no part of what staff decide over", async () => {
    const { id, tell, state } = await newsOfStray();
    await tell(0);
    await tell(2_000);
    expect((await resolve(id, "wallet")).code).toBeNull();
    expect((await balance()).available).toBe("30.00");
    // The rest goes back at the desk, too, and leaves the balance.
    const before = await borne();
    await tell(5_000);
    expect(await state()).toEqual({ status: "succeeded", refunded: 5_000 });
    expect((await balance()).available).toBe("0.00");
    expect(await borne()).toBe(before);
    await expectSound();
  });

  async function letters() {
    return (await api.outbox(me.email)).map(({ template }) => template);
  }
  async function settle({ payment }: Pick<Deposit, "payment">) {
    await house.db.query("update sandbox_refunds set settles_at = 1 where settles_at is not null");
    await house.ctx.ports.payments.sandbox!.tick();
    await hear(payment);
  }

  it("are announced when they have arrived, and in the balance where the bank does not take them", async () => {
    const deposit = await payDeposit({ number: NO_REFUNDS });
    await giveBack(deposit, 50_000);
    expect(await stateOf(deposit)).toEqual({ status: "returned", refunded: 50_000 });
    expect(await refundsOf(deposit)).toEqual([{ cents: 50_000, status: "sent" }]);
    expect(await letters()).not.toContain("refundMade");
    await expectSound();
    await settle(deposit);
    expect(await refundsOf(deposit)).toEqual([{ cents: 50_000, status: "failed" }]);
    expect(await stateOf(deposit)).toEqual({ status: "returned", refunded: 0 });
    expect((await balance()).available).toBe("500.00");
    expect(await letters()).toContain("refundFailed");
    expect(await letters()).not.toContain("refundMade");
    await expectSound();
  });

  it("that are sent back after they had arrived are in the balance, and older news change nothing", async () => {
    const deposit = await payDeposit();
    const before = await house.ctx.ports.payments.sandbox!.observe({
      providerRef: deposit.ref,
      paymentId: "",
    });
    const refund = await giveBack(deposit, 20_000);
    const older = await house.ctx.ports.payments.sandbox!.observe({
      providerRef: deposit.ref,
      paymentId: "",
    });
    await desk.sendBack(refund);
    await hear(deposit.payment);
    expect(await refundsOf(deposit)).toEqual([
      { cents: 20_000, status: "failed" },
      { cents: 30_000, status: "succeeded" },
    ]);
    expect((await balance()).available).toBe("200.00");
    for (const news of [before, older]) {
      await takeRefunds(house.ctx, deposit.payment, news?.refunds ?? []);
    }
    expect(await refundsOf(deposit)).toHaveLength(2);
    expect((await balance()).available).toBe("200.00");
    // Then it goes out once more, and leaves the balance.
    await giveBack(deposit, 20_000);
    expect(await balance()).toMatchObject({ available: "0.00", debt: "0.00" });
    await expectSound();
  });

  it("and ours that are sent back are in the balance, a debt first", async () => {
    const deposit = await payDeposit();
    await api.call("custom/returnDeposit", { id: deposit.id }, me);
    await sweepMoney(house.ctx);
    const [{ ref } = { ref: "" }] = await house.db.query<{ ref: string }>(
      "select provider_ref as ref from refunds where payment_id = $1 and status = 'succeeded'",
      [deposit.payment],
    );
    await desk.sendBack(ref);
    await hear(deposit.payment);
    expect((await balance()).available).toBe("500.00");
    expect(await stateOf(deposit)).toEqual({ status: "returned", refunded: 0 });
    await expectSound();
  });

  it("at the house's cost are the house's again when they are sent back", async () => {
    const deposit = await payDeposit();
    await api.call("custom/returnDeposit", { id: deposit.id, to: "wallet" }, me);
    const wallet = (await balance()).available;
    const before = await borne();
    const refund = await giveBack(deposit, 50_000);
    const cost = (await borne()) - before;
    await desk.sendBack(refund);
    await hear(deposit.payment);
    expect(await borne()).toBe(before);
    expect({ cost, wallet, after: await balance() }).toMatchObject({
      cost: 50_000,
      wallet: "500.00",
      after: { available: "500.00", debt: "0.00" },
    });
    await expectSound();
  });

  it("of money that fits nothing wait for staff once more when they are sent back", async () => {
    const { id, tell, sendBack, state } = await newsOfStray();
    await tell(5_000);
    expect(await state()).toEqual({ status: "succeeded", refunded: 5_000 });
    await sendBack();
    expect(await state()).toEqual({ status: "review", refunded: 0 });
    expect((await balance()).available).toBe("0.00");
    expect((await resolve(id, "wallet")).code).toBeNull();
    expect((await balance()).available).toBe("50.00");
    await expectSound();
  });
});

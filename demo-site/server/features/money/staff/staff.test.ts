import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_OPERATOR } from "../../../platform/call/operator";
import { embeddedPorts, type Ports } from "../../../ports/ports";
import { moneyContext } from "../../../testing/money-context";
import { createTestApi, type InPageApi } from "../../../testing/test-api";
import { openTestDb } from "../../../testing/test-db";
import { saveCard } from "../../../testing/save-card";
import type { SeededUser } from "../../../seed/seed-rows";
import { sellUnpaid } from "../../../testing/unpaid-sale";
import { lookAfter } from "../ask-provider";
import { takeAsked } from "../attempt-repository";
import type { MoneyContext } from "../payables";
import { readPayment } from "../payment-repository";
import { sweepMoney } from "../sweep";
import { takeStray } from "../testing/take-stray";
import { checkLedger } from "./ledger-report-repository";

describe("what staff do about money, and what banks take back", () => {
  let api: InPageApi;
  let ports: Ports;
  let ctx: MoneyContext;
  let me: SeededUser;
  let staff: SeededUser;

  beforeAll(async () => {
    const db = await openTestDb();
    ports = embeddedPorts(db);
    api = await createTestApi({ db, ports, config: { operator: DEMO_OPERATOR } });
    ctx = moneyContext(db, ports, { operator: DEMO_OPERATOR });
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    expect((await checkLedger(api.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
    await api.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  /** Types a card, a good one by default, into the frame of what was opened; resolves to the payment's number. */
  async function pay(
    opened: { frame_url?: string | undefined; payment?: { id: number } | undefined },
    number = "4242424242424242",
  ) {
    const card = { number, name: "Ana", cvc: "123", month: 12, year: 2040 };
    await api.fetch(`${opened.frame_url}/card`, {
      method: "POST",
      headers: { origin: "null" },
      body: JSON.stringify(card),
    });
    return opened.payment?.id ?? 0;
  }
  const topUp = async (amount: string) =>
    pay((await api.call("credit/addCreditBalance", { amount }, me)).responseData);
  const payDeposit = async (lot: number) =>
    pay(
      (await api.call("credit/addBidDeposit", { project_id: lot, from: "card" }, me)).responseData,
    );
  const refOf = async (id: number) => (await readPayment(api.db, id))?.provider_ref ?? "";
  const look = (payment: number) => api.call("payment/stripe_payment_response", { payment }, me);
  async function balance() {
    const { responseData } = await api.call("credit/getCreditHistory", {}, me);
    return responseData.balance;
  }
  async function deposits() {
    return (await api.call("deposit/alldeposits", {}, me)).responseData.records;
  }
  const lettersToStaff = async (template: string) =>
    (await api.outbox(DEMO_OPERATOR.email)).filter((letter) => letter.template === template);
  async function deeds(action: string) {
    return api.db.query("select 1 from user_audit where actor_id = $1 and action = $2", [
      staff.id,
      action,
    ]);
  }

  it("a dispute takes the balance first, then stands as debt; won, it pays that first", async () => {
    const desk = ports.payments.sandbox!.desk;
    const id = await topUp("60.00");
    const lot = await api.seedLot({ depositCents: 4_500 });
    await api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, me);
    const before = (await lettersToStaff("disputeOpened")).length;
    const { disputeRef } = await desk.dispute(await refOf(id));
    await look(id);
    expect(await balance()).toMatchObject({ available: "0.00", held: "45.00", debt: "45.00" });
    // Looked at again, and told by a webhook besides: the same dispute.
    await look(id);
    await sweepMoney(ctx);
    expect(await balance()).toMatchObject({ available: "0.00", debt: "45.00" });
    expect(await lettersToStaff("disputeOpened")).toHaveLength(before + 1);
    const list = await api.call("user/invoice/alltransactions", {}, me);
    expect(list.responseData.records.map(({ status }) => status)).toContain("disputed");
    await desk.closeDispute(disputeRef, "won");
    await look(id);
    expect(await balance()).toMatchObject({ available: "15.00", held: "45.00", debt: "0.00" });
  });

  it("a dispute of a payment whose answer got lost is booked by the look that finds it", async () => {
    const opened = await api.call("credit/addCreditBalance", { amount: "60.00" }, me);
    const id = await pay(opened.responseData, "4000000000008120");
    expect(await readPayment(api.db, id)).toMatchObject({ status: "open", is_unknown: true });
    await ports.payments.sandbox!.desk.dispute(await refOf(id));
    await api.db.query(
      "update payment_attempts set look_at = clock_timestamp() where payment_id = $1 and state = 'asked'",
      [id],
    );
    const mine = (await takeAsked(api.db)).filter((attempt) => attempt.payment_id === id);
    expect(mine).toHaveLength(1);
    for (const attempt of mine) await lookAfter(ctx, attempt, Date.now());
    expect(await readPayment(api.db, id)).toMatchObject({ status: "succeeded", disputed: true });
    expect(await balance()).toMatchObject({ available: "0.00", debt: "0.00" });
  });

  it("a dispute of a deposit ends the deposit, and bids need a new one", async () => {
    const lot = await api.seedLot({ depositCents: 4_500 });
    const id = await payDeposit(lot);
    await ports.payments.sandbox!.desk.dispute(await refOf(id));
    await look(id);
    expect(await deposits()).toMatchObject([{ status: "charged_back" }]);
    await look(id);
    const again = await api.call("credit/addBidDeposit", { project_id: lot, from: "card" }, me);
    expect(again.code).toBeNull();
  });

  it("forfeitDeposit: the winner's alone, once; the seller is paid what it says, once", async () => {
    const seller = await api.seedUser({ admin: true });
    const lot = await api.seedLot({ depositCents: 30_000, sellerId: seller.id });
    await payDeposit(lot);
    const [deposit] = await deposits();
    const input = { id: deposit?.id ?? 0, reason: "No pagó en el plazo" };
    const listed = async () =>
      (await api.call("custom/payments", { search: me.email }, staff)).responseData.records[0]
        ?.forfeitable;
    expect(await listed()).toBeNull();
    expect((await api.call("custom/forfeitDeposit", input, staff)).code).toBe("ILLEGAL_TRANSITION");
    await sellUnpaid(api.db, { lot, winnerId: me.id, premiumCents: 10_000, dueInDays: 1 });
    expect(await listed()).toBeNull();
    expect((await api.call("custom/forfeitDeposit", input, staff)).code).toBe("ILLEGAL_TRANSITION");
    await api.db.query(
      "update invoices set due_at = now() - interval '1 day', bound = false where lot_id = $1",
      [lot],
    );
    expect(await listed()).toBeNull();
    expect((await api.call("custom/forfeitDeposit", input, staff)).code).toBe("ILLEGAL_TRANSITION");
    await api.db.query("update invoices set bound = true where lot_id = $1", [lot]);
    expect(await listed()).toEqual({ deposit: input.id, amount: "300.00" });
    const done = await api.call("custom/forfeitDeposit", input, staff);
    expect(await listed()).toBeNull();
    expect(done.responseData.record).toMatchObject({ status: "forfeited", reason: input.reason });
    expect((await api.call("custom/forfeitDeposit", input, staff)).code).toBeNull();
    expect(await deeds("deposit forfeited")).toHaveLength(1);
    const letters = await api.outbox(me.email);
    expect(letters.filter(({ template }) => template === "depositForfeited")).toHaveLength(1);

    const transfer = { seller_id: seller.id, amount: "150.00", reference: "TR-1" };
    const paid = await api.call("custom/recordPayout", transfer, staff);
    expect(paid.responseData).toMatchObject({ payable: "50.00" });
    expect((await api.call("custom/recordPayout", transfer, staff)).responseData).toMatchObject({
      payable: "50.00",
    });
    const slip = await api.call("custom/recordPayout", { ...transfer, amount: "15.00" }, staff);
    expect(slip.code).toBe("KEY_REUSED");
    const more = await api.call(
      "custom/recordPayout",
      { ...transfer, amount: "50.01", reference: "TR-2" },
      staff,
    );
    expect([more.code, more.message]).toEqual([
      "AMOUNT_TOO_HIGH",
      expect.stringContaining("50,00"),
    ]);
    expect(await deeds("payout recorded")).toHaveLength(1);
  });

  it.each([
    { to: "wallet", currency: "EUR" },
    { to: "card", currency: "USD" },
  ] as const)(
    "resolvePayment: $currency that fits nothing go to the $to, once",
    async ({ to, currency }) => {
      // A deposit is all or nothing: 50 of 60 euro fit nothing.
      const project_id = await api.seedLot({ depositCents: 6_000 });
      const opened = await api.call("credit/addBidDeposit", { project_id, from: "card" }, me);
      const id = opened.responseData.payment?.id ?? 0;
      const before = (await lettersToStaff("moneyUnallocated")).length;
      const input = { id, to, reason: "No cuadraba" };
      const resolve = (more = {}) =>
        api.call(
          "custom/resolvePayment",
          { ...input, idempotency_key: crypto.randomUUID(), ...more },
          staff,
        );
      expect((await resolve()).code).toBe("ILLEGAL_TRANSITION");
      await takeStray(ctx, id, { amountCents: 5_000, currency });
      expect(await lettersToStaff("moneyUnallocated")).toHaveLength(before + 1);
      expect(await balance()).toMatchObject({ available: "0.00" });
      const wrong = await resolve({ to: "wallet" });
      // Fifty dollars are no fifty euro.
      expect(wrong.code).toBe(currency === "USD" ? "INVALID_INPUT" : null);
      const done = to === "wallet" ? wrong : await resolve();
      expect(done.responseData.payment).toMatchObject({
        status: "succeeded",
        refunded: to === "card" ? "50.00" : "0.00",
      });
      expect(await balance()).toMatchObject({ available: to === "wallet" ? "50.00" : "0.00" });
      expect((await resolve()).code).toBe("ILLEGAL_TRANSITION");
      const refunds = await api.db.query("select 1 from refunds where payment_id = $1", [id]);
      expect(refunds).toHaveLength(to === "card" ? 1 : 0);
    },
  );

  it("what was resolved into the balance does not go back to the card, too", async () => {
    me = await api.seedUser({ admin: true, membership: "free" });
    // Its first try fails, so that the payment waits.
    const { id: source } = await saveCard(api, me, { number: "4000000000000341" });
    const wanted = { planName: "inicio", period: "monthly", paymentInfo: { source } } as const;
    await api.call("paymentThird/stripe/membership_payment", wanted, me);
    const [waiting] = await api.db.query<{ id: number }>(
      "select id from payments where user_id = $1",
      [me.id],
    );
    const id = waiting!.id;
    // A plan is all or nothing.
    await takeStray(ctx, id, { amountCents: 3_630, capturedCents: 3_000 });
    const press = (name: string) => ({
      id,
      reason: "No cuadraba",
      idempotency_key: `${name}-${id}`,
    });
    const resolve = { ...press("resolve"), to: "wallet" } as const;
    const resolved = await api.call("custom/resolvePayment", resolve, staff);
    expect(resolved.responseData.payment).toMatchObject({ status: "succeeded", refunded: "0.00" });
    expect(await balance()).toMatchObject({ available: "30.00" });
    const refund = { ...press("refund"), amount: "30.00" };
    expect((await api.call("custom/refundPayment", refund, staff)).code).toBe("AMOUNT_TOO_HIGH");
    const { records } = (await api.call("custom/payments", { search: String(id) }, staff))
      .responseData;
    expect(records.find(({ payment }) => payment.id === id)).toMatchObject({ refundable: "0.00" });
  });

  it("custom/payments: staff find a payment by its payer, its number or the provider's, and see what can go back", async () => {
    const id = await topUp("80.00");
    const find = async (search: string, list: "all" | "review" = "all") =>
      (await api.call("custom/payments", { search, list }, staff)).responseData;
    for (const search of [me.email, me.email.toUpperCase(), String(id), await refOf(id)]) {
      const { records } = await find(search);
      expect(records.map(({ payment }) => payment.id)).toContain(id);
    }
    const [row] = (await find(me.email)).records;
    expect(row).toMatchObject({
      payer: { id: me.id, email: me.email },
      refundable: "80.00",
      disputed: 0,
      refunds: [],
    });
    expect((await find("nobody@nowhere.test")).totalRecords).toBe(0);
    expect((await find("%")).totalRecords).toBe(0);
    expect((await find(me.email, "review")).records).toEqual([]);
    expect((await api.call("custom/payments", {}, me)).code).toBe("FORBIDDEN");
  });

  it("refundPayment under a key: a second try is the first's answer, another key another refund", async () => {
    const id = await topUp("80.00");
    const ask = { id, amount: "20.00", reason: "Cortesía" };
    const press = (key: string, more = {}) =>
      api.call("custom/refundPayment", { ...ask, idempotency_key: key, ...more }, staff);
    const [first, again] = await Promise.all([press("refund-press-1"), press("refund-press-1")]);
    expect(again.responseData.record.id).toBe(first.responseData.record.id);
    expect((await press("refund-press-1", { amount: "30.00" })).code).toBe("KEY_REUSED");
    const other = await press("refund-press-2");
    expect(other.responseData.record.id).not.toBe(first.responseData.record.id);
    const { records } = (await api.call("custom/payments", { search: String(id) }, staff))
      .responseData;
    const row = records.find(({ payment }) => payment.id === id);
    expect(row).toMatchObject({ refundable: "40.00", payment: { refunded: "40.00" } });
    expect(row?.refunds).toHaveLength(2);
    const noted = await api.db.query(
      "select 1 from user_audit where actor_id = $1 and action = 'payment refunded' and details->>'payment' = $2",
      [staff.id, String(id)],
    );
    expect(noted).toHaveLength(2);
  });

  it("resolvePayment under a key: who lost the answer gets it again", async () => {
    const project_id = await api.seedLot({ depositCents: 6_000 });
    const opened = await api.call("credit/addBidDeposit", { project_id, from: "card" }, me);
    const id = opened.responseData.payment?.id ?? 0;
    await takeStray(ctx, id, { amountCents: 5_000 });
    const waiting = await api.call("custom/payments", { list: "review" }, staff);
    expect(waiting.responseData.records.map(({ payment }) => payment.id)).toContain(id);
    const input = {
      id,
      to: "wallet",
      reason: "No cuadraba",
      idempotency_key: "resolve-press-1",
    } as const;
    const first = await api.call("custom/resolvePayment", input, staff);
    expect(first.code).toBeNull();
    const again = await api.call("custom/resolvePayment", input, staff);
    expect(again.responseData).toEqual(first.responseData);
    expect(await balance()).toMatchObject({ available: "50.00" });
  });

  it("custom/payouts: what is payable to sellers, and what was paid, by the ledger", async () => {
    const seller = await api.seedUser({ admin: true });
    const lot = await api.seedLot({ depositCents: 30_000, sellerId: seller.id });
    await payDeposit(lot);
    const [deposit] = await deposits();
    await sellUnpaid(api.db, { lot, winnerId: me.id, premiumCents: 10_000, dueInDays: -1 });
    await api.call("custom/forfeitDeposit", { id: deposit?.id ?? 0, reason: "Impago" }, staff);
    const list = async () => (await api.call("custom/payouts", { limit: 100 }, staff)).responseData;
    const own = async () => (await list()).records.find((row) => row.seller.id === seller.id);
    expect(await own()).toMatchObject({ seller: { email: seller.email }, payable: "200.00" });
    const transfer = { seller_id: seller.id, amount: "200.00", reference: "TR-7" };
    await api.call("custom/recordPayout", transfer, staff);
    expect(await own()).toBeUndefined();
    expect((await list()).paid[0]).toMatchObject({
      seller: { id: seller.id },
      amount: "200.00",
      reference: "TR-7",
    });
  });

  it("reconciliation: comparing the books and settling a difference are noted", async () => {
    await api.call("custom/reconciliation", { action: "run" }, staff);
    expect(await deeds("books compared")).toHaveLength(1);
    await api.db.query(
      "insert into reconciliation_items (provider, provider_ref, kind, there_cents) values ('sandbox', 'x-1', 'missing_here', 700)",
    );
    const { records } = (await api.call("custom/reconciliation", {}, staff)).responseData;
    const id = records.find(({ provider_ref }) => provider_ref === "x-1")?.id ?? 0;
    const settled = await api.call(
      "custom/reconciliation",
      { action: "settle", id, note: "Lo devolvió el banco" },
      staff,
    );
    expect(settled.responseData.records.find((item) => item.id === id)).toMatchObject({
      note: "Lo devolvió el banco",
      settled_at: expect.any(Number),
    });
    expect(await deeds("reconciliation item settled")).toHaveLength(1);
  });

  it("a card that expires within 30 days is written about once for each expiry", async () => {
    const { id } = await saveCard(api, me);
    const expireOn = (day: string) =>
      api.db.query(
        `update payment_methods set (exp_month, exp_year, warned_at) = (
           select extract(month from day), extract(year from day), null::timestamptz from (select ${day} as day) d)
         where provider_ref = $1`,
        [id],
      );
    const letters = async () =>
      (await api.outbox(me.email)).filter(({ template }) => template === "cardExpiring");
    await expireOn("now() + interval '40 days'");
    await sweepMoney(ctx);
    expect(await letters()).toEqual([]);
    // From the second of a month its end is at most 30 days away; on the first the month before has just ended.
    await expireOn("now() - interval '1 day'");
    const [{ is_over: isOver } = { is_over: false }] = await api.db.query<{ is_over: boolean }>(
      "select extract(day from now() at time zone 'Europe/Madrid') = 1 as is_over",
    );
    await sweepMoney(ctx);
    await sweepMoney(ctx);
    expect((await letters()).map(({ subject }) => subject)).toEqual(
      isOver ? [] : ["Su tarjeta Visa •••• 4242 caduca pronto"],
    );
  });
});

import type { LedgerEvent } from "martillo/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SandboxProvider } from "../../ports/payment-provider/sandbox/options";
import { embeddedPorts } from "../../ports/ports";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import { moneyContext } from "../../testing/money-context";
import { saveCard } from "../../testing/save-card";
import type { SeededUser } from "../../seed/seed-rows";
import { post } from "./ledger/post";
import type { MoneyContext } from "./payables";
import { checkLedger } from "./staff/ledger-report-repository";
import { reconcile } from "./staff/reconcile";
import { sweepMoney } from "./sweep";

const GOOD = "4242424242424242";
/** Its bank takes no refund. */
const NO_REFUNDS = "4000000000005126";
const PRICE = "36.30";

describe.each(engines)("a refund of what a bank takes back on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let ctx: MoneyContext;
  let sandbox: SandboxProvider;
  let staff: SeededUser;
  let me: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    const ports = embeddedPorts(open.db);
    if (!ports.payments.sandbox) throw new Error("there is no embedded provider");
    sandbox = ports.payments.sandbox;
    api = await createTestApi({ db: open.db, ports });
    ctx = moneyContext(open.db, ports);
    staff = await api.seedUser({ staff: true });
  });
  afterAll(async () => {
    const broken = (await checkLedger(open.db)).filter(({ faults }) => faults.length > 0);
    expect(broken).toEqual([]);
    expect(await reconcile(ctx, sandbox)).toBe(0);
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    me = await api.seedUser({ admin: true, membership: "free" });
  });

  /** A plan that a card pays. */
  async function buyPlan(number: string): Promise<{ id: number; ref: string }> {
    const { id: source } = await saveCard(api, me, { number });
    const bought = await api.call(
      "paymentThird/stripe/membership_payment",
      { planName: "inicio", period: "monthly", paymentInfo: { source } },
      me,
    );
    const id = bought.responseData.payment?.id ?? 0;
    const [row] = await open.db.query<{ ref: string }>(
      "select provider_ref as ref from payments where id = $1 and status = 'succeeded'",
      [id],
    );
    if (!row) throw new Error(`the plan was not paid: ${bought.code}`);
    return { id, ref: row.ref };
  }
  function refund(id: number, amount = PRICE, reason = "Contratado por error") {
    const input = { id, amount, reason, idempotency_key: crypto.randomUUID() };
    return api.call("custom/refundPayment", input, staff);
  }
  async function balance() {
    const { responseData } = await api.call("credit/getCreditHistory", {}, me);
    const { available, debt } = responseData.balance;
    return { available, debt };
  }
  async function look(payment: number) {
    await api.call("payment/stripe_payment_response", { payment }, me);
  }
  async function letters() {
    return (await api.outbox(me.email)).map(({ template }) => template);
  }
  /** What the refund of one payment leads to, before or after the bank's news. */
  async function rest() {
    await sandbox.tick();
    await open.db.query("update sandbox_refunds set settles_at = 1 where settles_at is not null");
    await sandbox.tick();
    await sweepMoney(ctx);
  }
  const NOTHING = { available: "0.00", debt: "0.00" };

  it("that was begun before gives nothing a second time, and its payer no letter of a balance", async () => {
    const { id, ref } = await buyPlan(GOOD);
    expect((await refund(id)).code).toBeNull();
    await sandbox.desk.dispute(ref);
    await rest();
    expect(await balance()).toEqual(NOTHING);
    await look(id);
    expect(await balance()).toEqual(NOTHING);
    expect(await letters()).not.toContain("refundFailed");
  });

  it("that failed before is taken out of the balance again, or stands as debt, and comes back with a dispute that is won", async () => {
    const { id, ref } = await buyPlan(NO_REFUNDS);
    expect((await refund(id, "20.00")).code).toBeNull();
    await rest();
    await rest();
    expect(await balance()).toEqual({ available: "20.00", debt: "0.00" });
    expect(await letters()).toContain("refundFailed");
    const lot = await api.seedLot({ depositCents: 1_500 });
    await api.call("credit/addBidDeposit", { project_id: lot, from: "wallet" }, me);
    const { disputeRef } = await sandbox.desk.dispute(ref);
    await look(id);
    expect(await balance()).toEqual({ available: "0.00", debt: "15.00" });
    await sandbox.desk.closeDispute(disputeRef, "won");
    await look(id);
    expect(await balance()).toEqual({ available: "5.00", debt: "0.00" });
  });

  it("that failed because of a dispute comes into the balance when the dispute is won", async () => {
    const { id, ref } = await buyPlan(GOOD);
    await refund(id, "20.00");
    const { disputeRef } = await sandbox.desk.dispute(ref);
    await rest();
    expect(await balance()).toEqual(NOTHING);
    await sandbox.desk.closeDispute(disputeRef, "won");
    await look(id);
    await look(id);
    expect(await balance()).toEqual({ available: "20.00", debt: "0.00" });
  });

  it("of the rest of a deposit that is held again gives nothing a second time", async () => {
    const lot = await api.seedLot({ depositCents: 5_000 });
    const opened = await api.call("credit/addBidDeposit", { project_id: lot, from: "card" }, me);
    await api.fetch(`${opened.responseData.frame_url}/card`, {
      method: "POST",
      headers: { origin: "null" },
      body: JSON.stringify({ number: GOOD, name: "Ana", cvc: "123", month: 12, year: 2040 }),
    });
    const [held] = await open.db.query<{ id: number; payment: number; ref: string }>(
      `select d.id, p.id as payment, p.provider_ref as ref
         from deposits d join payments p on p.id = d.payment_id where d.user_id = $1 and d.status = 'held'`,
      [me.id],
    );
    if (!held) throw new Error("the deposit was not paid");
    // As a sale of 20 cents that is called off: the rest had gone to the card, whose bank did not take it.
    const [refund] = await open.db.query<{ id: number }>(
      `insert into refunds (payment_id, user_id, deposit_id, amount_cents, key, status, ended_at)
       values ($1, $2, $3, 4980, $4, 'failed', now()) returning id`,
      [held.payment, me.id, held.id, crypto.randomUUID()],
    );
    const parts = { sellerCents: 20, houseCents: 0, vatCents: 0, disbursedCents: 0 };
    const sale = { invoice: 9_000_000 + held.id, seller: staff.id };
    const back = { to: "card", refund: refund!.id } as const;
    const applied = { deposit: held.id, amountCents: 20 };
    const failed = { refund: refund!.id, user: me.id, amountCents: 4_980 };
    const events: LedgerEvent[] = [
      { event: "invoice", invoice: sale.invoice, parts },
      { event: "apply", deposit: held.id, ...sale, back },
      { event: "cancelinvoice", ...sale, parts, settledCents: 20, applied },
      { event: "refundfailed", ...failed },
    ];
    for (const event of events) {
      await open.db.tx((t) => post(t, event, { paymentId: held.payment, refundId: refund!.id }));
    }
    expect(await balance()).toEqual({ available: "49.80", debt: "0.00" });
    const { disputeRef } = await sandbox.desk.dispute(held.ref);
    await look(held.payment);
    expect(await balance()).toEqual(NOTHING);
    await sandbox.desk.closeDispute(disputeRef, "won");
    await look(held.payment);
    await look(held.payment);
    expect(await balance()).toEqual({ available: "50.00", debt: "0.00" });
  });

  it("is not begun while the bank has the money", async () => {
    const { id, ref } = await buyPlan(GOOD);
    const { disputeRef } = await sandbox.desk.dispute(ref);
    await look(id);
    expect((await refund(id)).code).toBe("PAYMENT_DISPUTED");
    await sandbox.desk.closeDispute(disputeRef, "won");
    await look(id);
    expect((await refund(id)).code).toBeNull();
  });

  it("that went into the balance is not made again", async () => {
    const { id } = await buyPlan(NO_REFUNDS);
    await refund(id);
    await rest();
    await rest();
    expect(await balance()).toEqual({ available: PRICE, debt: "0.00" });
    expect((await refund(id, PRICE, "Otra vez")).code).toBe("AMOUNT_TOO_HIGH");
    expect(await balance()).toEqual({ available: PRICE, debt: "0.00" });
  });
});

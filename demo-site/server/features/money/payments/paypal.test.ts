import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_OPERATOR } from "../../../platform/call/operator";
import { paymentsOf } from "../../../ports/payment-provider/payments";
import { paypalProvider } from "../../../ports/payment-provider/paypal/paypal-provider";
import {
  CLIENT,
  PaypalDouble,
  TRUE_SIGNATURE,
  WEBHOOK_ID,
} from "../../../ports/payment-provider/paypal/testing/paypal-double";
import { embeddedPorts, type Ports } from "../../../ports/ports";
import { createTestApi, type InPageApi } from "../../../testing/test-api";
import { openTestDb } from "../../../testing/test-db";
import { moneyContext } from "../../../testing/money-context";
import type { SeededUser } from "../../../seed/seed-rows";
import type { MoneyContext } from "../payables";
import { checkLedger } from "../staff/ledger-report-repository";
import { reconcile } from "../staff/reconcile";
import { sweepMoney } from "../sweep";

describe("payments by PayPal", () => {
  let double: PaypalDouble;
  let api: InPageApi;
  let ports: Ports;
  let ctx: MoneyContext;
  let me: SeededUser;

  beforeAll(async () => {
    double = new PaypalDouble();
    const agent = await double.start();
    const db = await openTestDb();
    const embedded = embeddedPorts(db);
    const paypal = paypalProvider({ ...CLIENT, webhookId: WEBHOOK_ID, world: "test", agent });
    const { sandbox } = embedded.payments;
    ports = { ...embedded, payments: paymentsOf({ sandbox, paypal }) };
    api = await createTestApi({ db, ports, config: { operator: DEMO_OPERATOR } });
    ctx = moneyContext(db, ports, { operator: DEMO_OPERATOR });
  });
  afterAll(async () => {
    expect((await checkLedger(api.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
    await api.close();
    await double.stop();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  /** Opens one and goes to PayPal with it; resolves to the order's number there, which is its token. */
  async function open() {
    const order = { purpose: "topup", amount: "50.00", provider: "paypal" } as const;
    const { responseData } = await api.call("payment/authorize", order, me);
    return { ...responseData, token: await go(responseData.url) };
  }
  async function go(url: string | undefined) {
    const there = await api.fetch(url ?? "", { redirect: "manual" });
    const location = new URL(there.headers.get("location") ?? "", "http://house.test");
    expect([there.status, location.host]).toEqual([303, "www.sandbox.paypal.com"]);
    return location.searchParams.get("token") ?? "";
  }
  const answer = (token: string, as = me) => api.call("payment/paypal_response", { token }, as);
  async function statusOf(id: number) {
    const { responseData } = await api.call("custom/paymentStatus", { id }, me);
    return responseData.payment?.status;
  }
  /** A notice of PayPal's. */
  function tell(id: string, event_type: string, resource: unknown, signature = TRUE_SIGNATURE) {
    return api.fetch("/api/hooks/paypal", {
      method: "POST",
      body: JSON.stringify({ id, event_type, create_time: new Date().toISOString(), resource }),
      headers: {
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-cert-url": "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1",
        "paypal-transmission-id": "t1",
        "paypal-transmission-sig": signature,
        "paypal-transmission-time": "2026-01-01T00:00:00Z",
      },
    });
  }
  async function available() {
    const { responseData } = await api.call("credit/getCreditHistory", {}, me);
    return responseData.balance.available;
  }

  it("pages are told of it where it is configured, and a payment offers it", async () => {
    const { variables } = (await api.call("common/getDefault", {})).responseData;
    expect(variables["payments"]).toMatchObject({ card_provider: "sandbox", paypal: true });
    const without = await createTestApi();
    const other = (await without.call("common/getDefault", {})).responseData.variables;
    expect(other["payments"]).toMatchObject({ paypal: false });
    await without.close();
  });

  it("what the payer agreed to is taken when they come back with its token, once, and answers the payment", async () => {
    const { payment, token } = await open();
    expect((await answer(token)).responseData.payment.status).toBe("open");
    double.approve(token);
    expect((await answer(token, await api.seedUser())).code).toBe("NOT_FOUND");
    const done = await answer(token);
    expect(done.responseData.payment).toMatchObject({ id: payment.id, status: "succeeded" });
    expect(done.responseData.payment).toMatchObject({ captured: "50.00" });
    await answer(token);
    expect(double.order(token).captures).toHaveLength(1);
    expect(await available()).toBe("50.00");
    expect((await answer("5Onobody")).code).toBe("NOT_FOUND");
  });

  it("the address where they come back takes it, too", async () => {
    const { payment, token } = await open();
    double.approve(token);
    const back = String(double.order(token).experience["return_url"]);
    const response = await api.fetch(`${back}?token=${token}&PayerID=X`, { redirect: "manual" });
    expect(response.headers.get("location")).toBe(`/rosoom_success?payment=${payment.id}`);
    expect(await statusOf(payment.id)).toBe("succeeded");
  });

  it("who closes PayPal's page after agreeing has paid all the same: its notice counts", async () => {
    const { payment, token } = await open();
    double.approve(token);
    const send = (signature: string) =>
      tell(`WH-${token}`, "CHECKOUT.ORDER.APPROVED", double.resource(token), signature);
    expect((await send("forged")).status).toBe(401);
    await sweepMoney(ctx);
    expect(await statusOf(payment.id)).toBe("open");
    for (let copy = 0; copy < 2; copy += 1) expect((await send(TRUE_SIGNATURE)).status).toBe(200);
    await sweepMoney(ctx);
    expect(await statusOf(payment.id)).toBe("succeeded");
    expect(await available()).toBe("50.00");
  });

  it("a card that PayPal declines is told, and the same payment goes there again", async () => {
    const { payment, token, url } = await open();
    double.approve(token, "declined");
    expect((await answer(token)).responseData.payment).toMatchObject({
      status: "failed",
      failure: "declined",
    });
    const second = await go(url);
    expect(second).not.toBe(token);
    double.approve(second);
    await answer(second);
    expect(await statusOf(payment.id)).toBe("succeeded");
    // The house does not take the first one; what PayPal says of it later changes nothing.
    expect(double.order(token).captures).toEqual([]);
  });

  it("a lost answer is looked for, and nothing is taken twice", async () => {
    const { payment, token } = await open();
    double.approve(token);
    double.faultAt = "/capture";
    double.fault = "reset after";
    await answer(token);
    const { responseData } = await api.call("custom/paymentStatus", { id: payment.id }, me);
    expect(responseData.payment).toMatchObject({ status: "authorized", unknown: true });
    await answer(token);
    expect(await statusOf(payment.id)).toBe("succeeded");
    expect(double.order(token).captures).toHaveLength(1);
  });

  it("strangers cannot have it asked about their notices without end", async () => {
    const asked = () => double.asked.filter((line) => line.includes("verify-webhook")).length;
    const before = asked();
    const answers: number[] = [];
    for (let n = 0; n < 120; n++) {
      const { status } = await tell(`WH-stranger-${n}`, "CHECKOUT.ORDER.APPROVED", {}, "forged");
      answers.push(status);
    }
    expect(answers.at(-1)).toBe(429);
    expect(asked() - before).toBeLessThan(70);
    await api.db.query("delete from counters");
  });

  it("a dispute is an item for staff at once, and a letter: there it can be seen, and not from here", async () => {
    const { payment, token } = await open();
    double.approve(token);
    await answer(token);
    const capture = double.order(token).captures[0]?.id;
    const resource = { disputed_transactions: [{ seller_transaction_id: capture }] };
    for (let copy = 0; copy < 2; copy += 1)
      expect((await tell(`WH-D-${token}`, "CUSTOMER.DISPUTE.CREATED", resource)).status).toBe(200);
    await tell(`WH-E-${token}`, "CUSTOMER.DISPUTE.CREATED", {});
    await sweepMoney(ctx);
    const staff = await api.seedUser({ staff: true });
    const { responseData } = await api.call("custom/reconciliation", { action: "list" }, staff);
    const told = responseData.records.map(({ kind, provider_ref }) => [kind, provider_ref]);
    expect(told).toContainEqual(["unknown_outcome", token]);
    // Which payment it is about was not said, or it is none of ours.
    expect(told).toContainEqual(["unknown_event", `WH-E-${token}`]);
    const letters = await api.outbox(DEMO_OPERATOR.email);
    const about = letters.filter(({ template }) => template === "disputeTold");
    expect(about).toHaveLength(1);
    expect(about[0]?.subject).toContain(String(payment.id));
  });

  it("money goes back there, and the statement says the same as the ledger", async () => {
    const { token } = await open();
    double.approve(token);
    await answer(token);
    const back = { amount: "20.00", idempotency_key: crypto.randomUUID() };
    expect((await api.call("custom/returnBalance", back, me)).code).toBeNull();
    await sweepMoney(ctx);
    expect(double.order(token).refunds).toMatchObject([{ amount: { value: "20.00" } }]);
    expect(await available()).toBe("30.00");
    // PayPal's list is hours behind, and here is read at once.
    const paypal = ports.payments.paypal!;
    const now = { ...paypal, can: { ...paypal.can, statementLagMs: -120_000 } };
    expect(await reconcile(ctx, now)).toBe(0);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ProviderUnreached } from "../../../ports/payment-provider";
import { paymentsOf } from "../../../ports/payment-provider/payments";
import type { SandboxProvider } from "../../../ports/payment-provider/sandbox";
import { embeddedPorts, type Ports } from "../../../ports/ports";
import { moneyContext } from "../../../testing/money-context";
import { createTestApi, type InPageApi } from "../../../testing/test-api";
import { NO_LIMITS } from "../../../in-page/no-limits";
import { openTestDb } from "../../../testing/test-db";
import type { SeededUser } from "../../../seed/seed-rows";
import type { MoneyContext } from "../payables";
import { checkLedger } from "../staff/ledger-report-repository";
import { sweepMoney } from "../sweep";

describe("payments on another's page", () => {
  let api: InPageApi;
  let ports: Ports;
  let ctx: MoneyContext;
  let me: SeededUser;

  beforeAll(async () => {
    const db = await openTestDb();
    ports = embeddedPorts(db);
    api = await createTestApi({ db, ports });
    ctx = moneyContext(db, ports);
  });
  afterAll(async () => {
    expect((await checkLedger(api.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
    await api.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  async function open(provider = "rosoom") {
    const order = { purpose: "topup", amount: "50.00", provider } as const;
    const opened = await api.call("payment/authorize", order, me);
    return { ...opened.responseData, code: opened.code };
  }
  /** Goes to the gateway as a browser does, and reads the form that it is sent with. */
  async function go(url: string | undefined) {
    const response = await api.fetch(url ?? "");
    const text = await response.text();
    const [, action = ""] = /<form method="POST" action="([^"]+)"/.exec(text) ?? [];
    const fields = Object.fromEntries(
      [...text.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value.replaceAll("&amp;", "&").replaceAll("&quot;", '"'),
      ]),
    );
    return { response, text, action, fields };
  }
  /** Presses a button on the bank's page; resolves to the address that leads back. */
  async function atBank({ action, fields }: Awaited<ReturnType<typeof go>>, answer: string) {
    const body = new URLSearchParams({ ...fields, answer });
    const text = await (await api.fetch(action, { method: "POST", body })).text();
    return /<a href="([^"]+)"/.exec(text)?.[1] ?? "";
  }
  async function statusOf(id: number) {
    const { responseData } = await api.call("custom/paymentStatus", { id }, me);
    return responseData.payment?.status;
  }
  async function available() {
    const { responseData } = await api.call("credit/getCreditHistory", {}, me);
    return responseData.balance.available;
  }

  it("tells whom it holds back by a page, on the way there and back", async () => {
    const { url = "" } = await open();
    const strict = await createTestApi({
      db: api.db,
      ports,
      config: { rateLimits: { ...NO_LIMITS, pay: { perSecond: 1 / 1_000, burst: 1 } } },
    });
    expect((await strict.fetch(url)).status).toBe(200);
    for (const path of [url, url.replace("/pay/go/", "/pay/back/")]) {
      const answer = await strict.fetch(path, { redirect: "manual" });
      expect(answer.status).toBe(429);
      expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
      expect(await answer.text()).toContain("Espere");
    }
    await strict.close();
  });

  it("there by a form of one script, back by the gateway's word and not by the address", async () => {
    const { payment, url, frame_url } = await open();
    expect(frame_url).toBeUndefined();
    expect(url).toMatch(/\/pay\/go\/[\w-]+$/);
    const there = await go(url);
    expect(there.response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; form-action https?:\/\/[^;\s]+; base-uri 'none'; frame-ancestors 'none'$/,
    );
    const [, script = ""] = /<script>([^]*?)<\/script>/.exec(there.text) ?? [];
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
    expect(there.response.headers.get("content-security-policy")).toContain(
      Buffer.from(digest).toString("base64"),
    );
    const returnUrl = there.fields["return_url"] ?? "";
    const early = await api.fetch(returnUrl, { redirect: "manual" });
    expect([early.status, early.headers.get("location")]).toEqual([
      303,
      `/rosoom_success?payment=${payment.id}`,
    ]);
    expect(await statusOf(payment.id)).toBe("open");
    const back = await atBank(there, "pay");
    expect(back).toBe(returnUrl);
    const done = await api.fetch(back, { redirect: "manual" });
    expect(done.headers.get("location")).toBe(`/rosoom_success?payment=${payment.id}`);
    expect(await statusOf(payment.id)).toBe("succeeded");
    expect(await available()).toBe("50.00");
    // Again, with a ticket that is over: the same, and nothing is paid twice.
    await api.db.query("update pay_tickets set expires_at = clock_timestamp()");
    await api.fetch(back, { redirect: "manual" });
    expect(await available()).toBe("50.00");
  });

  it("who closes the bank's page has paid all the same: the notice counts", async () => {
    const { payment, url } = await open();
    await atBank(await go(url), "pay");
    await sweepMoney(ctx);
    expect(await statusOf(payment.id)).toBe("succeeded");
    expect(await available()).toBe("50.00");
  });

  it("what was rejected may be tried again", async () => {
    const { payment, url } = await open();
    const first = await go(url);
    const back = await atBank(first, "reject");
    await api.fetch(back, { redirect: "manual" });
    expect(await statusOf(payment.id)).toBe("failed");
    const second = await go(url);
    expect(second.fields["order"]).not.toBe(first.fields["order"]);
    await atBank(second, "pay");
    await api.fetch(back, { redirect: "manual" });
    expect(await statusOf(payment.id)).toBe("succeeded");
  });

  it("books what the page of an earlier try takes after the later one has paid", async () => {
    const { payment, url } = await open();
    const first = await go(url);
    const back = await atBank(first, "reject");
    await api.fetch(back, { redirect: "manual" });
    await atBank(await go(url), "pay");
    await atBank(first, "pay");
    await sweepMoney(ctx);
    expect(await statusOf(payment.id)).toBe("succeeded");
    // It is on its way back, and this gateway takes nothing back: then it is in the balance.
    expect(await available()).toBe("100.00");
    const [second] = await api.db.query<{ captured: number; refunded: number; note: string }>(
      `select captured_cents as captured, refunded_cents as refunded, note from payments
       where user_id = $1 and id <> $2`,
      [me.id, payment.id],
    );
    expect(second).toEqual({
      captured: 5_000,
      refunded: 0,
      note: `paid once more for payment ${payment.id}`,
    });
  });

  it("what was rejected stands in nobody's way: a newer payment for the same begins", async () => {
    const lot = await api.seedLot({ depositCents: 50_000 });
    const pay = async () => {
      const opened = await api.call("credit/addBidDeposit", { project_id: lot, from: "card" }, me);
      expect(opened.code).toBeNull();
      const payment = opened.responseData.payment?.id ?? 0;
      const sent = { payment, gateway: "rosoom" };
      const { responseData } = await api.call("custom/paymentGateway", sent, me);
      return { payment, there: await go(responseData.url) };
    };
    const first = await pay();
    await api.fetch(await atBank(first.there, "reject"), { redirect: "manual" });
    expect(await statusOf(first.payment)).toBe("failed");
    const second = await pay();
    expect(second.payment).not.toBe(first.payment);
    expect(await statusOf(first.payment)).toBe("canceled");
    await api.fetch(await atBank(second.there, "pay"), { redirect: "manual" });
    expect(await statusOf(second.payment)).toBe("succeeded");
  });

  it("a notice that nobody signed moves nothing", async () => {
    const { payment, url } = await open();
    const { fields } = await go(url);
    const body = new URLSearchParams({ ...fields, status: "paid", signature: "0".repeat(64) });
    const forged = await api.fetch("/api/hooks/rosoom", { method: "POST", body });
    expect(forged.status).toBe(401);
    await sweepMoney(ctx);
    expect(await statusOf(payment.id)).toBe("open");
  });

  it("an old link is a page that says so", async () => {
    const { url } = await open();
    await api.db.query("update pay_tickets set expires_at = clock_timestamp()");
    const { response, text } = await go(url);
    expect(response.status).toBe(410);
    expect(text).toContain("El formulario de pago ha caducado; no se ha cobrado nada.");
    const nowhere = await api.fetch("/pay/back/never-given", { redirect: "manual" });
    expect([nowhere.status, nowhere.headers.get("location")]).toEqual([303, "/"]);
  });

  it("payment/rosoom_payment takes over what nobody has begun elsewhere", async () => {
    const { payment } = await open("card");
    const moved = await api.call("payment/rosoom_payment", { payment: payment.id }, me);
    expect(moved.responseData.url).toMatch(/\/pay\/go\//);
    await atBank(await go(moved.responseData.url), "pay");
    const asked = await api.call("payment/stripe_payment_response", { payment: payment.id }, me);
    expect(asked.responseData.payment.status).toBe("succeeded");
    const late = await api.call("payment/rosoom_payment", { payment: payment.id }, me);
    expect(late.responseData.url).toBeUndefined();
    const foreign = await api.seedUser();
    const other = await api.call("payment/rosoom_payment", { payment: payment.id }, foreign);
    expect(other.code).toBe("NOT_FOUND");
  });

  it("a quote names the gateways, and custom/paymentGateway sends a payment by one of them", async () => {
    const quote = await api.call("custom/paymentQuote", { purpose: "topup", amount: "50.00" }, me);
    expect(quote.responseData).toMatchObject({ gateways: ["rosoom"] });
    expect(quote.responseData.ways).toContain("redirect");
    const { payment } = await open("card");
    const to = (gateway: string) =>
      api.call("custom/paymentGateway", { payment: payment.id, gateway }, me);
    for (const none of ["card", "wallet", "paypal", "nobody"])
      expect((await to(none)).code).toBe("PROVIDER_NOT_CONFIGURED");
    const { url } = (await to("rosoom")).responseData;
    await atBank(await go(url), "pay");
    const asked = await api.call("payment/stripe_payment_response", { payment: payment.id }, me);
    expect(asked.responseData.payment.status).toBe("succeeded");
    // A method that is kept for renewals cannot pay there.
    const plan = await api.call(
      "custom/paymentQuote",
      { purpose: "plan", planName: "inicio", period: "monthly" },
      await api.seedUser({ admin: true, membership: "free" }),
    );
    expect(plan.responseData.gateways).toBeUndefined();
    expect(plan.responseData.ways).not.toContain("redirect");
  });

  it.each([
    "payment/paytm_payment",
    "payment/versapay_validatepayment",
    "payment/cybersource_payment",
    "payment/northcapital_payment",
  ] as const)("%s without its gateway: PROVIDER_NOT_CONFIGURED", async (name) => {
    const { payment } = await open("card");
    expect((await api.call(name, { payment: payment.id }, me)).code).toBe(
      "PROVIDER_NOT_CONFIGURED",
    );
    const paypal = await api.call("payment/paypal_response", { token: "5O190127TN364715T" }, me);
    expect(paypal.code).toBe("PROVIDER_NOT_CONFIGURED");
  });

  it("a gateway that takes no euros: CURRENCY_NOT_SUPPORTED", async () => {
    const { payment } = await open("card");
    const rosoom = ports.payments.of("rosoom");
    const paytm = { ...rosoom, name: "paytm", can: { ...rosoom.can, currencies: ["INR"] } };
    const { sandbox } = ports.payments;
    const payments = paymentsOf({ sandbox, redirects: [paytm] });
    const house = await createTestApi({ db: api.db, ports: { ...ports, payments } });
    const refused = await house.call("payment/paytm_payment", { payment: payment.id }, me);
    expect(refused.code).toBe("CURRENCY_NOT_SUPPORTED");
  });

  it("what a provider only holds is taken at once, and by the clock where that got lost", async () => {
    const sandbox = ports.payments.sandbox!;
    const holding: SandboxProvider = {
      ...sandbox,
      begin: (order, key) => sandbox.begin({ ...order, take: "hold" }, key),
    };
    const payments = paymentsOf({ sandbox: holding });
    const house = await createTestApi({ db: api.db, ports: { ...ports, payments } });
    const pay = async () => {
      const order = { amount: "50.00" };
      const { responseData } = await house.call("credit/addCreditBalance", order, me);
      await house.fetch(`${responseData.frame_url}/card`, {
        method: "POST",
        headers: { origin: "null" },
        body: JSON.stringify({
          number: "4242424242424242",
          name: "Ana Ruiz",
          cvc: "123",
          month: 12,
          year: 2040,
        }),
      });
      return responseData.payment.id;
    };
    expect(await statusOf(await pay())).toBe("succeeded");
    expect(await available()).toBe("50.00");
    holding.capture = () => Promise.reject(new ProviderUnreached("the capture was never sent"));
    const id = await pay();
    expect(await statusOf(id)).toBe("authorized");
    holding.capture = sandbox.capture;
    await sweepMoney({ ...ctx, ports: { ...ports, payments } });
    expect(await statusOf(id)).toBe("succeeded");
    expect(await available()).toBe("100.00");
  });
});

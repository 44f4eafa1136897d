import type { Agent } from "node:https";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  BadSignature,
  ProviderRefused,
  ProviderUnknown,
  ProviderUnreached,
  type Observed,
  type PaymentOrder,
  type PaymentProvider,
  type StatementLine,
} from "..";
import { paypalProvider } from "./paypal-provider";
import {
  agentTo,
  CLIENT,
  PaypalDouble,
  TRUE_SIGNATURE,
  WEBHOOK_ID,
  type Fault,
} from "./testing/paypal-double";

/** Of who waits for an answer that never comes; all others have time, also on a busy machine. */
const IMPATIENT_MS = 300;
const PATIENT_MS = 20_000;

let double: PaypalDouble;
let agent: Agent;
let provider: PaymentProvider;
let serial = 0;
const key = () => `m-${(serial += 1)}`;

beforeAll(async () => {
  double = new PaypalDouble();
  agent = await double.start();
});
afterAll(() => double?.stop());
beforeEach(() => {
  double.fault = null;
  double.faultAt = "";
  double.asked.length = 0;
  provider = open();
});

function open(
  more: { agent?: Agent; clientSecret?: string; timeoutMs?: number } = {},
): PaymentProvider {
  const settings = { ...CLIENT, webhookId: WEBHOOK_ID, world: "test" } as const;
  return paypalProvider({ ...settings, agent, timeoutMs: PATIENT_MS, ...more });
}

function orderOf(more: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    paymentId: `${(serial += 1)}`,
    attempt: 1,
    amountCents: 12_345,
    currency: "EUR",
    customerId: null,
    description: "Factura 2026-000123",
    take: "now",
    save: false,
    locale: "es",
    returnUrl: "https://house.test/pay/back/t1",
    ...more,
  };
}

async function begin(order = orderOf()) {
  const begun = await provider.begin(order, key());
  if (begun.kind !== "next" || begun.next.kind !== "redirect") throw new Error("no redirect");
  return { ref: begun.providerRef ?? "", next: begun.next };
}

async function look(providerRef: string): Promise<Observed> {
  const seen = await provider.observe({ providerRef, paymentId: "" });
  if (!seen) throw new Error("no payment");
  return seen;
}

async function paid(order = orderOf()): Promise<string> {
  const { ref } = await begin(order);
  double.approve(ref);
  await provider.capture(ref, order.amountCents, key());
  return ref;
}

describe("PayPal's page", () => {
  it("is where the payer is sent, with what is paid and where they come back to", async () => {
    const order = orderOf();
    const { ref, next } = await begin(order);
    expect(next).toEqual({
      kind: "redirect",
      url: `https://www.sandbox.paypal.com/checkoutnow?token=${ref}`,
      method: "GET",
      fields: {},
    });
    expect(double.order(ref)).toMatchObject({
      amount: { currency_code: "EUR", value: "123.45" },
      custom_id: order.paymentId,
      description: order.description,
      experience: {
        return_url: order.returnUrl,
        cancel_url: order.returnUrl,
        locale: "es-ES",
        shipping_preference: "NO_SHIPPING",
        user_action: "PAY_NOW",
      },
    });
    expect(await look(ref)).toMatchObject({
      status: "open",
      amountCents: 12_345,
      capturedCents: 0,
    });
  });

  it.each<[Partial<PaymentOrder>, string]>([
    [{ currency: "USD" }, "currency"],
    [{ amountCents: 0 }, "amount"],
    [{ take: "hold" }, "unsupported"],
    [{ save: true }, "unsupported"],
  ])("refuses %j", async (more, reason) => {
    await expect(begin(orderOf(more))).rejects.toMatchObject({ name: "ProviderRefused", reason });
  });

  it("the money is taken once the payer has agreed, and once", async () => {
    const order = orderOf();
    const { ref } = await begin(order);
    await expect(provider.capture(ref, 12_345, key())).resolves.toMatchObject({ status: "open" });
    double.approve(ref);
    expect(await look(ref)).toMatchObject({ status: "authorized", capturedCents: 0 });
    const tooLittle = provider.capture(ref, 12_344, key());
    await expect(tooLittle).rejects.toMatchObject({ reason: "amount" });
    const done = { status: "succeeded", capturedCents: 12_345, currency: "EUR", refunds: [] };
    expect(await provider.capture(ref, 12_345, key())).toMatchObject(done);
    expect(await provider.capture(ref, 12_345, key())).toMatchObject(done);
    expect(await look(ref)).toMatchObject(done);
    expect(double.order(ref).captures).toHaveLength(1);
  });

  it("a card that says no has failed, and the payer may take another", async () => {
    const { ref } = await begin();
    double.approve(ref, "declined");
    expect(await provider.capture(ref, 12_345, key())).toMatchObject({
      status: "failed",
      failure: { reason: "declined", retry: true },
    });
    double.approve(ref);
    expect((await provider.capture(ref, 12_345, key())).status).toBe("succeeded");
  });

  it("what PayPal looks into is on its way, until it is decided", async () => {
    for (const [end, status] of [
      ["COMPLETED", "succeeded"],
      ["DECLINED", "failed"],
    ] as const) {
      const { ref } = await begin();
      double.approve(ref, "pending");
      expect((await provider.capture(ref, 12_345, key())).status).toBe("processing");
      double.settle(ref, end);
      expect((await look(ref)).status).toBe(status);
    }
  });

  it("a second try asks for another order, unless the money of the first has moved", async () => {
    const order = orderOf();
    const { ref } = await begin(order);
    double.approve(ref, "declined");
    await provider.capture(ref, 12_345, key());
    const again = await begin({ ...order, attempt: 2, previousRef: ref });
    expect(again.ref).not.toBe(ref);
    double.approve(again.ref);
    await provider.capture(again.ref, 12_345, key());
    const third = { ...order, attempt: 3, previousRef: again.ref };
    const observed = await provider.begin(third, key());
    expect(observed).toMatchObject({ kind: "observed", observed: { status: "succeeded" } });
    const foreign = provider.begin({ ...orderOf(), previousRef: ref }, key());
    await expect(foreign).rejects.toMatchObject({ reason: "invalid" });
  });

  it("what nobody agreed to cannot be ended, and is forgotten by itself", async () => {
    const { ref } = await begin();
    await expect(provider.cancel(ref, key())).rejects.toMatchObject({ reason: "unsupported" });
    double.forget(ref);
    expect(await provider.observe({ providerRef: ref, paymentId: "" })).toBeNull();
    expect(await provider.observe({ providerRef: null, paymentId: "p-none" })).toBeNull();
    const done = await paid();
    expect((await provider.cancel(done, key())).status).toBe("succeeded");
  });
});

describe("refunds by PayPal", () => {
  it("go back in parts, once for each of ours, never more than came", async () => {
    const ref = await paid();
    const refund = () => provider.refund(ref, 2_345, "r-1", key());
    const one = await refund();
    expect(one).toMatchObject({ refundId: "r-1", providerRef: ref, status: "succeeded" });
    expect(await refund()).toEqual(one);
    expect(double.order(ref).refunds).toHaveLength(1);
    await expect(provider.refund(ref, 1, "r-1", key())).rejects.toMatchObject({
      reason: "key_reused",
    });
    await expect(provider.refund(ref, 10_001, "r-2", key())).rejects.toMatchObject({
      reason: "amount",
    });
    expect(await look(ref)).toMatchObject({ status: "succeeded", refundedCents: 2_345 });
    await provider.refund(ref, 10_000, "r-3", key());
    expect(await look(ref)).toMatchObject({
      status: "succeeded",
      capturedCents: 12_345,
      refundedCents: 12_345,
    });
  });

  it("of what is not paid, or not there, are refused", async () => {
    const { ref } = await begin();
    await expect(provider.refund(ref, 100, "r-7", key())).rejects.toMatchObject({
      reason: "state",
    });
    await expect(provider.refund("5Onone", 100, "r-7", key())).rejects.toMatchObject({
      reason: "not_found",
    });
  });
});

describe("keys and failures", () => {
  it.each<[Fault, boolean, new (text: string) => Error]>([
    ["hang", false, ProviderUnknown],
    ["hang after", true, ProviderUnknown],
    ["reset after", true, ProviderUnknown],
    ["garbage", true, ProviderUnknown],
    [500, false, ProviderUnknown],
    [503, false, ProviderUnknown],
    [429, false, ProviderUnreached],
  ])("%s (done: %s)", async (fault, isDone, kind) => {
    const ref = await paid();
    const same = key();
    const refund = (by = provider) => by.refund(ref, 345, `r-${same}`, same);
    const impatient = open({ timeoutMs: IMPATIENT_MS });
    // It has its token by now: none of what follows waits for one.
    expect(await impatient.observe({ providerRef: ref, paymentId: "" })).not.toBeNull();
    double.fault = fault;
    double.faultAt = "/refund";
    await expect(refund(impatient)).rejects.toBeInstanceOf(kind);
    expect((await look(ref)).refundedCents).toBe(isDone ? 345 : 0);
    expect((await refund()).status).toBe("succeeded");
    expect((await look(ref)).refundedCents).toBe(345);
  });

  it("nobody there: it never arrived", async () => {
    const nobody = open({ agent: agentTo(1) });
    await expect(nobody.begin(orderOf(), key())).rejects.toBeInstanceOf(ProviderUnreached);
    expect(double.asked).toEqual([]);
  });

  it("a wrong secret is a certain no, and is never told", async () => {
    const wrong = open({ clientSecret: "hunter2" }).begin(orderOf(), key());
    await expect(wrong).rejects.toBeInstanceOf(ProviderRefused);
    await expect(wrong).rejects.toMatchObject({ reason: "unauthorized" });
    await expect(wrong).rejects.not.toThrow(/hunter2/);
  });
});

describe("the statement", () => {
  it("tells each movement with the order that it belongs to, and its fee", async () => {
    const from = Date.now();
    const order = orderOf();
    const ref = await paid(order);
    await provider.refund(ref, 345, "r-9", key());
    const lines: StatementLine[] = [];
    for await (const line of provider.statement(from, Date.now() + 1_000))
      if (line.providerRef === ref) lines.push(line);
    expect(lines).toMatchObject([
      { kind: "payment", paymentId: order.paymentId, cents: 12_345, feeCents: 35 },
      { kind: "refund", refundId: "r-9", cents: -345, feeCents: 0 },
    ]);
  });
});

describe("notices of PayPal", () => {
  const headers = (signature: string) =>
    new Headers({
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1",
      "paypal-transmission-id": "b2384410-f8d2-11e4-8bf3-77339302725b",
      "paypal-transmission-sig": signature,
      "paypal-transmission-time": "2026-01-01T00:00:00Z",
    });
  const bytes = (value: unknown) =>
    new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
  const notice = (type: string, resource: unknown) => ({
    id: "WH-1",
    event_type: type,
    create_time: "2026-01-01T00:00:00Z",
    resource,
  });
  const tell = async (type: string, resource: unknown) => {
    const all = await provider.readWebhook(bytes(notice(type, resource)), headers(TRUE_SIGNATURE));
    return all[0];
  };

  it("say where to look, whatever they are about", async () => {
    const order = orderOf();
    const ref = await paid(order);
    const { refundRef } = await provider.refund(ref, 45, "r-1", key());
    const [capture] = double.order(ref).captures;
    expect(await tell("CHECKOUT.ORDER.APPROVED", double.resource(ref))).toEqual({
      id: "WH-1",
      type: "CHECKOUT.ORDER.APPROVED",
      atMs: Date.UTC(2026, 0, 1),
      kind: "payment",
      ref,
      paymentId: order.paymentId,
      customerId: null,
    });
    const related = { supplementary_data: { related_ids: { order_id: ref } } };
    expect(await tell("PAYMENT.CAPTURE.COMPLETED", { ...capture, ...related })).toMatchObject({
      kind: "payment",
      ref,
      paymentId: order.paymentId,
    });
    // Where the notice does not name the order it is found by its capture.
    expect(await tell("PAYMENT.CAPTURE.DENIED", capture)).toMatchObject({ kind: "payment", ref });
    const links = [
      { rel: "up", href: `https://api.paypal.com/v2/payments/captures/${capture?.id}` },
    ];
    expect(await tell("PAYMENT.CAPTURE.REFUNDED", { id: refundRef, links })).toMatchObject({
      kind: "refund",
      ref,
      paymentId: null,
    });
    const disputed = { disputed_transactions: [{ seller_transaction_id: capture?.id }] };
    const dispute = { kind: "dispute", ref, paymentId: null };
    expect(await tell("CUSTOMER.DISPUTE.CREATED", disputed)).toMatchObject(dispute);
    expect(await tell("CUSTOMER.DISPUTE.CREATED", {})).toMatchObject({ ...dispute, ref: null });
    expect(await tell("BILLING.PLAN.CREATED", {})).toMatchObject({ kind: "other" });
  });

  it("are PayPal's own where it says so of them, byte for byte", async () => {
    const text =
      '{ "id":"WH-2", "event_type":"CHECKOUT.ORDER.APPROVED","resource":{"id":"5O1"},"x":1.50}';
    await provider.readWebhook(bytes(text), headers(TRUE_SIGNATURE));
    expect(double.checked.at(-1)).toContain(`"webhook_event":${text}}`);
    const bad = (raw: Uint8Array, with_: Headers) =>
      expect(provider.readWebhook(raw, with_)).rejects.toBeInstanceOf(BadSignature);
    await bad(bytes(text), headers("forged"));
    const count = double.checked.length;
    await bad(bytes(text), new Headers());
    await bad(bytes("no json"), headers(TRUE_SIGNATURE));
    // A message that is not PayPal's at first sight is not asked about.
    expect(double.checked).toHaveLength(count);
    double.fault = 500;
    await bad(bytes(text), headers(TRUE_SIGNATURE));
  });
});

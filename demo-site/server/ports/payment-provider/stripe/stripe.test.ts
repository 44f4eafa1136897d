import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  BadSignature,
  ProviderRefused,
  ProviderUnknown,
  ProviderUnreached,
  type Decline,
  type Observed,
  type PaymentOrder,
  type PaymentProvider,
  type StatementLine,
} from "..";
import { stripeProvider } from "./stripe-provider";
import { PUBLISHABLE_KEY, SECRET_KEY, StripeDouble, type Fault } from "./testing/stripe-double";

/** Of who waits for an answer that never comes; all others have time, also on a busy machine. */
const IMPATIENT_MS = 250;
const PATIENT_MS = 20_000;
const SECRETS = ["whsec_new", "whsec_old"];

let double: StripeDouble;
let api: { protocol: "http"; host: string; port: number };
let provider: PaymentProvider;
let serial = 0;
const key = () => `m-${(serial += 1)}`;

beforeAll(async () => {
  double = new StripeDouble();
  api = await double.start();
  provider = open();
});
afterAll(() => double?.stop());

function open(
  more: { secretKey?: string; port?: number; timeoutMs?: number } = {},
): PaymentProvider {
  return stripeProvider({
    secretKey: more.secretKey ?? SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecrets: SECRETS,
    takesIban: true,
    api: { ...api, port: more.port ?? api.port },
    timeoutMs: more.timeoutMs ?? PATIENT_MS,
  });
}

function orderOf(more: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    paymentId: `p-${(serial += 1)}`,
    attempt: 1,
    amountCents: 12_345,
    currency: "EUR",
    customerId: null,
    description: "Factura 2026-000123",
    take: "now",
    save: false,
    locale: "es",
    returnUrl: "https://house.test/pay/back",
    ...more,
  };
}

async function customer(userId = (serial += 1)): Promise<string> {
  const person = { userId, name: "Marta Ruiz", email: `marta${userId}@example.test` };
  return (await provider.ensureCustomer(person, key())).customerId;
}

/** What Stripe's fields do in the browser: by the publishable key and the intent's secret. */
async function confirm(secret: string, method: string) {
  const [id = ""] = secret.split("_secret");
  const kind = id.startsWith("seti") ? "setup_intents" : "payment_intents";
  await fetch(`http://${api.host}:${api.port}/v1/${kind}/${id}/confirm`, {
    method: "POST",
    headers: { authorization: `Bearer ${PUBLISHABLE_KEY}` },
    body: new URLSearchParams({ client_secret: secret, payment_method: method }),
  });
}

async function begin(order: PaymentOrder) {
  const begun = await provider.begin(order, key());
  if (begun.kind !== "next" || begun.next.kind !== "frame") throw new Error("no frame");
  return { ref: begun.providerRef ?? "", secret: begun.next.data["client_secret"] ?? "" };
}

async function pay(method: string, order: PaymentOrder = orderOf()) {
  const { ref, secret } = await begin(order);
  await confirm(secret, method);
  return ref;
}

async function look(providerRef: string): Promise<Observed> {
  const seen = await provider.observe({ providerRef, paymentId: "" });
  if (!seen) throw new Error("no payment");
  return seen;
}

/** Saves a test method, with the challenge answered where there is one. */
async function save(method: string) {
  const customerId = await customer();
  let setup = await provider.methods.add(customerId, method, key());
  if (setup.status === "requires_action") {
    double.answerChallenge(setup.setupRef, true);
    setup = (await provider.methods.ofSetup(setup.setupRef)) ?? setup;
  }
  return { customerId, setup, methodId: setup.method?.methodId ?? "" };
}

describe("a payment in the frame", () => {
  it("is opened by its secret, and by the publishable key alone", async () => {
    const order = orderOf();
    const begun = await provider.begin(order, key());
    expect(begun).toMatchObject({
      kind: "next",
      next: { kind: "frame", data: { publishable_key: PUBLISHABLE_KEY } },
    });
    expect(JSON.stringify(begun)).not.toContain(SECRET_KEY);
    const ref = begun.kind === "next" ? (begun.providerRef ?? "") : "";
    expect(double.thing(ref)).toMatchObject({
      metadata: { martillo_payment: order.paymentId, martillo_attempt: "1" },
      description: order.description,
      capture_method: "automatic",
      allowed_payment_method_types: ["card", "sepa_debit"],
    });
    expect(await look(ref)).toMatchObject({ status: "open", capturedCents: 0, refunds: [] });
  });

  it("keeps the card or not as its payer says at the next try", async () => {
    const order = orderOf({ customerId: await customer() });
    const { ref } = await begin(order);
    for (const save of [true, true, false]) {
      const again = await begin({ ...order, save, previousRef: ref });
      expect(again.ref).toBe(ref);
      expect(double.thing(ref)["setup_future_usage"]).toBe(save ? "off_session" : null);
    }
  });

  it("has fields of Stripe's own, whose script comes from Stripe alone", async () => {
    const { fields } = provider;
    expect(fields).toMatchObject({
      publishableKey: PUBLISHABLE_KEY,
      types: ["card", "sepa_debit"],
      entry: "stripe.js",
      sources: { scripts: ["https://js.stripe.com"], connects: ["https://api.stripe.com"] },
    });
    const files = (await fields?.files()) ?? {};
    expect(Object.keys(files)).toEqual(["stripe.js", "stripe-loader.js"]);
    expect(files["stripe-loader.js"]).toContain("export { loadStripe }");
    expect(files["stripe.js"]).toContain('from "./stripe-loader.js"');
  });

  it("succeeds", async () => {
    const ref = await pay("pm_card_visa");
    expect(await look(ref)).toEqual({
      providerRef: ref,
      status: "succeeded",
      amountCents: 12_345,
      capturedCents: 12_345,
      refundedCents: 0,
      currency: "EUR",
      refunds: [],
      disputes: [],
      method: {
        kind: "card",
        methodId: null,
        brand: "visa",
        last4: "4242",
        expMonth: 12,
        expYear: 2034,
        fingerprint: "fp4242",
        holderName: "Marta Ruiz",
      },
    });
  });

  it.each<[string, Decline, boolean]>([
    ["pm_card_visa_chargeDeclined", "declined", false],
    ["pm_card_visa_chargeDeclinedInsufficientFunds", "insufficient_funds", false],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card", false],
    ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc", true],
    ["pm_card_chargeDeclinedFraudulent", "fraud", false],
  ])("%s is refused: %s; another card may pay the same", async (method, reason, retry) => {
    const { ref, secret } = await begin(orderOf());
    await confirm(secret, method);
    expect(await look(ref)).toMatchObject({ status: "failed", failure: { reason, retry } });
    await confirm(secret, "pm_card_visa");
    expect(await look(ref)).toMatchObject({ status: "succeeded" });
  });

  it("asks for a challenge, which may be refused", async () => {
    const ref = await pay("pm_card_authenticationRequired");
    const waiting = await look(ref);
    expect(waiting).toMatchObject({ status: "requires_action", next: { kind: "frame" } });
    double.answerChallenge(ref, false);
    expect((await look(ref)).failure).toEqual({ reason: "authentication_required", retry: true });
    const other = await pay("pm_card_visa", orderOf({ challenge: "always" }));
    expect((await look(other)).status).toBe("requires_action");
    double.answerChallenge(other, true);
    expect((await look(other)).status).toBe("succeeded");
  });

  it("goes on where the try before can, ends it where it cannot, and tells what it became", async () => {
    const order = orderOf();
    const first = await pay("pm_card_visa_chargeDeclined", order);
    const second = await begin({ ...order, attempt: 2, previousRef: first });
    expect(second.ref).toBe(first);
    const third = await begin({ ...order, attempt: 3, previousRef: first, amountCents: 20_000 });
    expect(third.ref).not.toBe(first);
    expect((await look(first)).status).toBe("canceled");
    await confirm(third.secret, "pm_card_visa");
    const late = await provider.begin({ ...order, attempt: 4, previousRef: third.ref }, key());
    expect(late).toMatchObject({ kind: "observed", observed: { status: "succeeded" } });
    const foreign = provider.begin(orderOf({ previousRef: first }), key());
    await expect(foreign).rejects.toMatchObject({ reason: "invalid" });
    expect(await provider.observe({ providerRef: null, paymentId: order.paymentId })).toMatchObject(
      {
        providerRef: third.ref,
        status: "succeeded",
      },
    );
  });
});

describe("saved cards", () => {
  it.each<[string, "present" | "absent", string]>([
    ["pm_card_visa", "present", "succeeded"],
    ["pm_card_visa", "absent", "succeeded"],
    ["pm_card_authenticationRequired", "present", "requires_action"],
    ["pm_card_authenticationRequired", "absent", "failed: authentication_required"],
    ["pm_card_chargeCustomerFail", "absent", "failed: declined"],
  ])("%s, its owner %s: %s", async (name, at, outcome) => {
    const { customerId, methodId } = await save(name);
    const order = orderOf({ customerId });
    const seen = await provider.chargeSaved(order, { customerId, methodId }, at, key());
    expect(seen.failure ? `${seen.status}: ${seen.failure.reason}` : seen.status).toBe(outcome);
    // With the person there, the same payment goes on.
    const again = { ...order, attempt: 2, previousRef: seen.providerRef };
    const next = await provider.chargeSaved(again, { customerId, methodId }, "present", key());
    expect(next.providerRef).toBe(seen.providerRef);
  });

  it("cannot be saved when their bank says no", async () => {
    const { setup } = await save("pm_card_visa_chargeDeclined");
    expect(setup).toMatchObject({ status: "failed", failure: { reason: "declined" } });
    expect(setup.method).toBeUndefined();
  });

  it("are saved in the frame, with a payment or without", async () => {
    const customerId = await customer();
    await pay("pm_card_visa", orderOf({ customerId, save: true }));
    const begun = await provider.beginSetup(customerId, "card", key());
    if (begun.kind !== "next" || begun.next.kind !== "frame") throw new Error("no frame");
    await confirm(begun.next.data["client_secret"] ?? "", "pm_card_createDispute");
    const done = await provider.methods.ofSetup(begun.providerRef ?? "");
    expect(done).toMatchObject({ status: "succeeded", method: { last4: "0259" } });
    const { methods } = await provider.methods.list(customerId);
    expect(methods.map(({ last4 }) => last4)).toEqual(["0259", "4242"]);
    expect(methods[0]?.methodId).toBe(done?.method?.methodId);
    expect(await provider.methods.ofSetup("seti_none")).toBeNull();
  });

  it("take a billing address from their own customer", async () => {
    const { customerId, methodId } = await save("pm_card_visa");
    const address = {
      line1: "Calle Mayor, 3",
      line2: "",
      zip: "28013",
      city: "Madrid",
      state: "Madrid",
      country: "ES",
    };
    await provider.methods.setAddress?.({ customerId, methodId }, address, key());
    expect(double.thing(methodId)["billing_details"]).toEqual({
      name: "Marta Ruiz",
      address: {
        line1: "Calle Mayor, 3",
        line2: "",
        city: "Madrid",
        state: "Madrid",
        country: "ES",
        postal_code: "28013",
      },
    });
    const others = { customerId: await customer(), methodId };
    await expect(provider.methods.setAddress?.(others, address, key())).rejects.toMatchObject({
      reason: "not_found",
    });
  });

  it("are listed by pages, changed and removed, by their own customer alone", async () => {
    const { customerId, methodId } = await save("pm_card_visa");
    for (const name of ["pm_card_refundFail", "pm_card_createDispute"])
      await provider.methods.add(customerId, name, key());
    const first = await provider.methods.list(customerId, { kind: "card", limit: 2 });
    expect(first.hasMore).toBe(true);
    const after = first.methods[1]?.methodId ?? "";
    const rest = await provider.methods.list(customerId, { kind: "card", limit: 2, after });
    expect(rest).toMatchObject({ hasMore: false, methods: [{ last4: "4242" }] });

    const method = { customerId, methodId };
    expect(
      await provider.methods.update(method, { expMonth: 3, expYear: 2036 }, key()),
    ).toMatchObject({ expMonth: 3, expYear: 2036 });
    const wrong = { holderName: "Otra", holderType: "individual" } as const;
    await expect(provider.methods.update(method, wrong, key())).rejects.toThrow(ProviderRefused);
    const stranger = { customerId: await customer(), methodId };
    await expect(provider.methods.detach(stranger, key())).rejects.toMatchObject({
      reason: "not_found",
    });
    await provider.methods.detach(method, key());
    await expect(provider.methods.get(method)).rejects.toMatchObject({ reason: "not_found" });
  });

  it("a person has one customer", async () => {
    const one = await customer(9_001);
    expect(await customer(9_001)).toBe(one);
  });

  it("accounts are saved in the frame alone", async () => {
    const customerId = await customer();
    expect(await provider.beginSetup(customerId, "bank", key())).toMatchObject({ kind: "next" });
    const account = {
      holderName: "Marta Ruiz",
      holderType: "individual",
      country: "ES",
      currency: "EUR",
      iban: "ES9121000418450200051332",
    } as const;
    const added = provider.methods.addBank(customerId, account, key());
    await expect(added).rejects.toMatchObject({ reason: "unsupported" });
  });
});

describe("holds, and ending a payment", () => {
  it("takes part of a hold, once, and no more than it is", async () => {
    const ref = await pay("pm_card_visa", orderOf({ take: "hold" }));
    expect((await look(ref)).status).toBe("authorized");
    const tooMuch = provider.capture(ref, 12_346, key());
    await expect(tooMuch).rejects.toMatchObject({ reason: "amount" });
    expect(await provider.capture(ref, 10_000, key())).toMatchObject({
      status: "succeeded",
      capturedCents: 10_000,
    });
    const twice = provider.capture(ref, 100, key());
    await expect(twice).rejects.toMatchObject({ reason: "state" });
  });

  it("ends what is not paid, and comes too late for what is", async () => {
    const { ref } = await begin(orderOf());
    expect((await provider.cancel(ref, key())).status).toBe("canceled");
    const paid = await pay("pm_card_visa");
    expect((await provider.cancel(paid, key())).status).toBe("succeeded");
  });
});

describe("refunds and disputes", () => {
  it("go back in parts, never more, and once for each of ours", async () => {
    const ref = await pay("pm_card_visa");
    const id = `r-${key()}`;
    const one = await provider.refund(ref, 2_345, id, key());
    expect(one).toMatchObject({
      refundId: id,
      providerRef: ref,
      status: "succeeded",
      cents: 2_345,
    });
    expect(await provider.refund(ref, 2_345, id, key())).toEqual(one);
    const other = provider.refund(ref, 1, id, key());
    await expect(other).rejects.toMatchObject({ reason: "key_reused" });
    const tooMuch = provider.refund(ref, 10_001, "r-x", key());
    await expect(tooMuch).rejects.toMatchObject({ reason: "amount" });
    expect(await look(ref)).toMatchObject({ refundedCents: 2_345, refunds: [one] });
  });

  it("may fail later", async () => {
    const ref = await pay("pm_card_refundFail");
    const { refundRef, status } = await provider.refund(ref, 345, `r-${key()}`, key());
    expect(status).toBe("pending");
    expect((await look(ref)).refundedCents).toBe(345);
    double.settleRefund(refundRef, "failed");
    expect(await look(ref)).toMatchObject({ refundedCents: 0, refunds: [{ status: "failed" }] });
  });

  it("a dispute is seen, and how it ends", async () => {
    const ref = await pay("pm_card_createDispute");
    expect((await look(ref)).disputes).toMatchObject([{ status: "open", cents: 12_345 }]);
    double.closeDispute(ref, "won");
    expect((await look(ref)).disputes).toMatchObject([{ status: "won" }]);
  });
});

describe("keys and failures", () => {
  it("the same key moves money once; for another request it is refused", async () => {
    const { customerId, methodId } = await save("pm_card_visa");
    const order = orderOf({ customerId });
    const same = key();
    const charge = (more: Partial<PaymentOrder> = {}) =>
      provider.chargeSaved({ ...order, ...more }, { customerId, methodId }, "absent", same);
    const first = await charge();
    expect((await charge()).providerRef).toBe(first.providerRef);
    await expect(charge({ amountCents: 1_000 })).rejects.toMatchObject({ reason: "key_reused" });
  });

  it.each<[Fault, boolean, new (text: string) => Error]>([
    ["hang", false, ProviderUnknown],
    ["hang after", true, ProviderUnknown],
    ["garbage", true, ProviderUnknown],
    [500, false, ProviderUnknown],
    [503, false, ProviderUnknown],
    [429, false, ProviderUnreached],
  ])("%s (done: %s)", async (fault, isDone, kind) => {
    const { customerId, methodId } = await save("pm_card_visa");
    const order = orderOf({ customerId });
    const same = key();
    const charge = (by = provider) =>
      by.chargeSaved(order, { customerId, methodId }, "absent", same);
    double.fault = fault;
    await expect(charge(open({ timeoutMs: IMPATIENT_MS }))).rejects.toBeInstanceOf(kind);
    const of = { providerRef: null, paymentId: order.paymentId, customerId };
    expect((await provider.observe(of))?.status).toBe(isDone ? "succeeded" : undefined);
    // The same key again ends in one payment, after any fault.
    expect((await charge()).status).toBe("succeeded");
    const lines = await statement();
    expect(lines.filter(({ paymentId }) => paymentId === order.paymentId)).toHaveLength(1);
  });

  it("a connection that breaks off after the work is tried by the library again, with the same key", async () => {
    const { customerId, methodId } = await save("pm_card_visa");
    const order = orderOf({ customerId });
    double.fault = "reset after";
    await provider.chargeSaved(order, { customerId, methodId }, "absent", key());
    const lines = await statement();
    expect(lines.filter(({ paymentId }) => paymentId === order.paymentId)).toHaveLength(1);
  });

  it("nobody there: it never arrived", async () => {
    const nobody = open({ port: 1 });
    await expect(nobody.begin(orderOf(), key())).rejects.toBeInstanceOf(ProviderUnreached);
  });

  it.each<[string, Partial<PaymentOrder>, string]>([
    ["too little", { amountCents: 49 }, "amount"],
    ["another currency", { currency: "USD" }, "currency"],
    ["nobody known", { customerId: "cus_none" }, "not_found"],
  ])("a certain no: %s", async (_what, more, reason) => {
    await expect(provider.begin(orderOf(more), key())).rejects.toMatchObject({
      name: "ProviderRefused",
      reason,
    });
  });

  it("a wrong key is a certain no, and is never told", async () => {
    const wrong = open({ secretKey: "sk_test_wrong" }).begin(orderOf(), key());
    await expect(wrong).rejects.toMatchObject({ reason: "unauthorized" });
    await expect(wrong).rejects.not.toThrow(/sk_test/);
  });

  it("what was never asked for is not there", async () => {
    expect(await provider.observe({ providerRef: null, paymentId: "p-none" })).toBeNull();
    expect(await provider.observe({ providerRef: "pi_none", paymentId: "p-none" })).toBeNull();
  });
});

async function statement(fromMs = 0, toMs = (double.now + 1) * 1_000): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for await (const line of provider.statement(fromMs, toMs)) lines.push(line);
  return lines;
}

describe("the statement", () => {
  it("tells each movement with what it belongs to, oldest first, over many pages", async () => {
    double.now += 1_000;
    const from = double.now * 1_000;
    const order = orderOf();
    const ref = await pay("pm_card_visa", order);
    const refundId = `r-${key()}`;
    await provider.refund(ref, 345, refundId, key());
    const failing = await pay("pm_card_refundFail");
    const failed = await provider.refund(failing, 100, `r-${key()}`, key());
    double.settleRefund(failed.refundRef, "failed");
    const disputed = await pay("pm_card_createDispute");
    double.closeDispute(disputed, "won");
    double.otherLines();
    const told = (await statement(from)).map((line) => [
      line.kind,
      line.providerRef,
      line.cents,
      line.feeCents,
    ]);
    expect(told).toEqual([
      ["payment", ref, 12_345, 210],
      ["refund", ref, -345, 0],
      ["payment", failing, 12_345, 210],
      ["refund", failing, -100, 0],
      ["refund_failed", failing, 100, 0],
      ["payment", disputed, 12_345, 210],
      ["dispute", disputed, -12_345, 2_000],
      ["dispute_won", disputed, 12_345, 0],
      ["payout", null, -5_000, 0],
      ["fee", null, 0, 290],
    ]);
    const [first, second] = await statement(from);
    expect(first).toMatchObject({ paymentId: order.paymentId, currency: "EUR", atMs: from });
    expect(second).toMatchObject({ refundId });
    expect(await statement(from + 1)).toEqual([]);
    expect(await statement(0, from)).not.toEqual([]);

    double.now += 1_000;
    const many = double.now * 1_000;
    for (let round = 0; round < 60; round += 1) double.otherLines();
    expect(await statement(many)).toHaveLength(120);
  });
});

describe("webhooks", () => {
  const stripe = new Stripe(SECRET_KEY);
  const sign = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1_000)) =>
    new Headers({
      "stripe-signature": stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    });
  const bytes = (text: string) => new TextEncoder().encode(text);
  const bodyOf = (type: string, object: unknown) =>
    JSON.stringify({
      id: "evt_1",
      object: "event",
      type,
      created: 1_700_000_000,
      data: { object },
    });

  it("say where to look, whatever they are about", async () => {
    const order = orderOf();
    const ref = await pay("pm_card_visa", order);
    const refund = await provider.refund(ref, 45, `r-${key()}`, key());
    const { setup, customerId, methodId } = await save("pm_card_visa");
    const read = async (type: string, object: unknown) => {
      const body = bodyOf(type, object);
      const [event] = await provider.readWebhook(bytes(body), sign(body, "whsec_new"));
      return event;
    };
    expect(await read("payment_intent.succeeded", double.thing(ref))).toEqual({
      id: "evt_1",
      type: "payment_intent.succeeded",
      atMs: 1_700_000_000_000,
      kind: "payment",
      ref,
      paymentId: order.paymentId,
      customerId: null,
    });
    const charge = double.thing(String(double.thing(ref)["latest_charge"]));
    expect(await read("charge.succeeded", charge)).toMatchObject({ kind: "payment", ref });
    expect(await read("refund.updated", double.thing(refund.refundRef))).toMatchObject({
      kind: "refund",
      ref,
    });
    expect(await read("setup_intent.succeeded", double.thing(setup.setupRef))).toMatchObject({
      kind: "setup",
      ref: setup.setupRef,
      customerId,
    });
    expect(await read("payment_method.attached", double.thing(methodId))).toMatchObject({
      kind: "method",
      ref: methodId,
      customerId,
    });
    const dispute = { object: "dispute", id: "du_1", payment_intent: ref };
    expect(await read("charge.dispute.created", dispute)).toMatchObject({ kind: "dispute", ref });
    expect(await read("payout.paid", { object: "payout" })).toMatchObject({ kind: "payout" });
    expect(await read("invoice.paid", { object: "invoice" })).toMatchObject({ kind: "other" });
  });

  it("are believed with any of the secrets, and told apart from forged, changed and stale ones", async () => {
    const body = bodyOf("payment_intent.succeeded", { object: "payment_intent", id: "pi_1" });
    const now = Math.floor(Date.now() / 1_000);
    for (const secret of SECRETS)
      expect(await provider.readWebhook(bytes(body), sign(body, secret))).toHaveLength(1);
    const bad = (raw: string, headers: Headers) =>
      expect(provider.readWebhook(bytes(raw), headers)).rejects.toBeInstanceOf(BadSignature);
    await bad(body, sign(body, "whsec_other"));
    await bad(`${body} `, sign(body, "whsec_new"));
    await bad(body.replace("pi_1", "pi_2"), sign(body, "whsec_new"));
    await bad(body, new Headers());
    await bad(body, sign(body, "whsec_new", now - 320));
    expect(
      await provider.readWebhook(bytes(body), sign(body, "whsec_new", now - 280)),
    ).toHaveLength(1);
    await bad("no json", sign("no json", "whsec_new"));
  });
});

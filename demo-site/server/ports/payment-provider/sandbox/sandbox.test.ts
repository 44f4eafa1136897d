import { cardBrand, passesLuhn } from "martillo/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  BadSignature,
  ProviderRefused,
  ProviderUnknown,
  ProviderUnreached,
  type BankFacts,
  type Decline,
  type Observed,
  type PaymentOrder,
  type ProviderEvent,
  type StatementLine,
} from "..";
import { engineOfRun, type OpenEngine } from "../../../testing/engines";
import { SANDBOX_CARDS } from "../test-cards";
import {
  sandboxProvider,
  type CardInput,
  type CardInvalid,
  type DepositLetter,
  type SandboxOptions,
  type SandboxProvider,
} from ".";

const START = Date.UTC(2026, 4, 4, 10);
const DAY = 86_400_000;

let open: OpenEngine;
let nowMs: number;
let serial = 0;
const key = () => `k-${(serial += 1)}`;

beforeAll(async () => {
  open = await engineOfRun().open();
}, 60_000);
afterAll(() => open?.close());
beforeEach(async () => {
  nowMs = START;
  await open.db.exec(
    "truncate sandbox_requests, sandbox_events, sandbox_lines, sandbox_disputes, sandbox_refunds, sandbox_payments, sandbox_setups, sandbox_methods, sandbox_tokens, sandbox_customers",
  );
});

function sandbox(options: Partial<SandboxOptions> = {}): SandboxProvider {
  return sandboxProvider({ db: open.db, now: async () => nowMs, ...options });
}

function cardOf(number: string, more: Partial<CardInput> = {}): CardInput {
  return { number, cvc: "123", expMonth: 12, expYear: 2040, ...more };
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

async function customerOf(provider: SandboxProvider, userId = (serial += 1)) {
  const person = { userId, name: "Marta Ruiz", email: "marta@example.test" };
  return (await provider.ensureCustomer(person, key())).customerId;
}

/** Opens a payment. */
async function begin(provider: SandboxProvider, order: PaymentOrder) {
  const begun = await provider.begin(order, key());
  if (begun.kind !== "next" || begun.next.kind !== "frame") throw new Error("no frame");
  return { ref: begun.providerRef ?? "", secret: begun.next.data["client_secret"] ?? "" };
}

/** Opens a payment and pays it in the frame with a card. */
async function pay(provider: SandboxProvider, number: string, order: PaymentOrder = orderOf()) {
  const { ref, secret } = await begin(provider, order);
  const { token } = await provider.frame.acceptCard(cardOf(number));
  return { ref, secret, answer: await provider.frame.confirm(secret, { token }) };
}

/** Saves a card, with a challenge where it asks for one. */
async function save(provider: SandboxProvider, number: string) {
  const customerId = await customerOf(provider);
  const { token } = await provider.frame.acceptCard(cardOf(number));
  let setup = await provider.methods.add(customerId, token, key());
  if (setup.next?.kind === "frame") {
    await provider.frame.answerChallenge(setup.next.data["challenge"] ?? "", "authorize");
    setup = (await provider.methods.ofSetup(setup.setupRef)) ?? setup;
  }
  return { customerId, setup, methodId: setup.method?.methodId ?? "" };
}

async function look(provider: SandboxProvider, providerRef: string): Promise<Observed> {
  const seen = await provider.observe({ providerRef, paymentId: "" });
  if (!seen) throw new Error("no payment");
  return seen;
}

async function lines(provider: SandboxProvider): Promise<StatementLine[]> {
  const all: StatementLine[] = [];
  for await (const line of provider.statement(0, nowMs + 1)) all.push(line);
  return all;
}

async function balance(provider: SandboxProvider): Promise<number> {
  const all = await lines(provider);
  return all.reduce((sum, { cents, feeCents }) => sum + cents - feeCents, 0);
}

describe("cards of the sandbox, first used in the frame", () => {
  it.each(["4242 4242 4242 4242", "5555555555554444", "4000000000000259", "4000000000007726"])(
    "%s pays at once",
    async (number) => {
      const provider = sandbox();
      const { ref, answer } = await pay(provider, number);
      expect(answer).toMatchObject({ kind: "payment", ref, status: "succeeded", failure: null });
      expect(await look(provider, ref)).toMatchObject({
        status: "succeeded",
        amountCents: 12_345,
        capturedCents: 12_345,
        refundedCents: 0,
        currency: "EUR",
        method: { kind: "card", last4: number.slice(-4), expMonth: 12, expYear: 2040 },
      });
    },
  );

  it.each<[string, Decline, boolean]>([
    ["4000000000000002", "declined", false],
    ["4000000000009995", "insufficient_funds", false],
    ["4000000000000069", "expired_card", false],
    ["4000000000000127", "incorrect_cvc", true],
    ["4000000000000341", "declined", false],
  ])("%s is refused: %s", async (number, reason, retry) => {
    const provider = sandbox();
    const { ref, secret, answer } = await pay(provider, number);
    expect(answer).toMatchObject({ status: "failed", failure: { reason, retry } });
    expect(await look(provider, ref)).toMatchObject({ status: "failed", capturedCents: 0 });
    expect(await lines(provider)).toEqual([]);
    // The same payment, another card.
    const { token } = await provider.frame.acceptCard(cardOf("4242424242424242"));
    const second = await provider.frame.confirm(secret, { token });
    expect(second).toMatchObject({ status: "succeeded", failure: null });
  });

  it.each(["4000002500003155", "4000000000003220", "4000002760003184"])(
    "%s asks for a challenge",
    async (number) => {
      const provider = sandbox();
      const { ref, secret, answer } = await pay(provider, number);
      expect(answer.status).toBe("requires_action");
      expect(await look(provider, ref)).toMatchObject({
        status: "requires_action",
        capturedCents: 0,
        next: { kind: "frame", data: { client_secret: secret, challenge: answer.challenge } },
      });
      const after = await provider.frame.answerChallenge(answer.challenge ?? "", "authorize");
      expect(after).toMatchObject({ status: "succeeded", challenge: null });
      expect(await balance(provider)).toBe(12_345);
    },
  );

  it("a refused challenge fails the payment, and a closed one leaves it waiting", async () => {
    const provider = sandbox();
    const { answer, secret } = await pay(provider, "4000000000003220");
    // A payer who closes the page presses nothing, and finds the same challenge again.
    expect(await provider.frame.look(secret)).toEqual(answer);
    const challenge = answer.challenge ?? "";
    expect(await provider.frame.answerChallenge(challenge, "reject")).toMatchObject({
      status: "failed",
      failure: { reason: "authentication_required", retry: true },
    });
    const again = provider.frame.answerChallenge(challenge, "authorize");
    await expect(again).rejects.toMatchObject({ reason: "not_found" });
  });

  it.each([
    ["4000000000008104", "succeeded", 12_345],
    ["4000000000008112", "failed", 0],
  ])("%s is processing, then %s", async (number, status, cents) => {
    const provider = sandbox({ processingMs: 3_000 });
    const { ref, answer } = await pay(provider, number);
    expect(answer).toMatchObject({ status: "processing", failure: null });
    nowMs += 2_999;
    expect(await provider.tick()).toBe(0);
    expect((await look(provider, ref)).status).toBe("processing");
    nowMs += 1;
    expect(await provider.tick()).toBe(1);
    expect(await look(provider, ref)).toMatchObject({ status, capturedCents: cents });
    expect(await balance(provider)).toBe(cents);
  });

  it("the answer of 4000000000008120 is lost, and the payment is found by our own number", async () => {
    const provider = sandbox();
    const order = orderOf();
    await expect(pay(provider, "4000000000008120", order)).rejects.toBeInstanceOf(ProviderUnknown);
    const seen = await provider.observe({ providerRef: null, paymentId: order.paymentId });
    expect(seen).toMatchObject({ status: "succeeded", capturedCents: 12_345 });
    expect(await balance(provider)).toBe(12_345);
  });

  it("4000000000000259 is disputed by its owner", async () => {
    const provider = sandbox({ disputeMs: 60_000 });
    const { ref } = await pay(provider, "4000000000000259");
    expect((await look(provider, ref)).disputes).toEqual([]);
    nowMs += 60_000;
    await provider.tick();
    const { disputes } = await look(provider, ref);
    expect(disputes).toMatchObject([{ status: "open", cents: 12_345, providerRef: ref }]);
    expect(await balance(provider)).toBe(-1_500);
    const [dispute] = disputes ?? [];
    await provider.desk.closeDispute(dispute?.disputeRef ?? "", "won");
    expect((await look(provider, ref)).disputes).toMatchObject([{ status: "won" }]);
    expect(await balance(provider)).toBe(12_345 - 1_500);
  });

  it("no other number is a card, and nobody keeps numbers or codes", async () => {
    const provider = sandbox();
    const { acceptCard } = provider.frame;
    const fieldOf = (card: CardInput) =>
      acceptCard(card).then(
        () => null,
        (error: unknown) => (error as CardInvalid).field,
      );
    expect(await fieldOf(cardOf("4111111111111111"))).toBe("number");
    expect(await fieldOf(cardOf("4242424242424241"))).toBe("number");
    expect(await fieldOf(cardOf("4242424242424242", { cvc: "12" }))).toBe("cvc");
    expect(await fieldOf(cardOf("4242424242424242", { expMonth: 13 }))).toBe("expiry");
    expect(await fieldOf(cardOf("4242424242424242", { expMonth: 4, expYear: 2026 }))).toBe(
      "expiry",
    );
    expect(await fieldOf(cardOf("4242424242424242", { expMonth: 5, expYear: 2026 }))).toBeNull();

    const { cvc: _code, ...ofVault } = cardOf("4242424242424242");
    expect(await fieldOf(ofVault)).toBeNull();
    const one = await acceptCard(cardOf("4242 4242 4242 4242", { cvc: "987" }));
    const other = await acceptCard(cardOf("4242424242424242", { expYear: 2041 }));
    expect(one).toMatchObject({ brand: "visa", last4: "4242", expMonth: 12, expYear: 2040 });
    expect(one.fingerprint).toBe(other.fingerprint);
    expect(one.token).not.toBe(other.token);
    const kept = JSON.stringify(await open.db.query("select * from sandbox_tokens"));
    // Not as part of something longer: random ids have any digits.
    expect(kept).not.toMatch(/4242424242424242|(?<![\w-])987(?![\w-])/);
    expect(kept).not.toContain(one.token);
  });

  it("a token is for one use, within a quarter of an hour", async () => {
    const provider = sandbox();
    const { frame } = provider;
    const { token } = await frame.acceptCard(cardOf("4242424242424242"));
    const [one, other] = [await begin(provider, orderOf()), await begin(provider, orderOf())];
    await frame.confirm(one.secret, { token });
    await expect(frame.confirm(other.secret, { token })).rejects.toMatchObject({
      reason: "method",
    });
    const late = await frame.acceptCard(cardOf("4242424242424242"));
    nowMs += 15 * 60_000;
    await expect(frame.confirm(other.secret, late)).rejects.toMatchObject({ reason: "method" });
    expect(await balance(provider)).toBe(12_345);
  });

  it("a second press on the button finds what the first one did", async () => {
    const provider = sandbox();
    const { secret, answer } = await pay(provider, "4242424242424242");
    const { token } = await provider.frame.acceptCard(cardOf("5555555555554444"));
    expect(await provider.frame.confirm(secret, { token })).toEqual(answer);
    expect(await balance(provider)).toBe(12_345);
  });
});

describe("saved cards", () => {
  /** The outcome of a charge of a saved card. */
  async function charged(number: string, at: "present" | "absent", more?: Partial<PaymentOrder>) {
    const provider = sandbox();
    const { customerId, methodId } = await save(provider, number);
    const order = orderOf({ customerId, ...more });
    return provider.chargeSaved(order, { customerId, methodId }, at, key());
  }

  it.each<[string, "present" | "absent", string]>([
    ["4242424242424242", "present", "succeeded"],
    ["4242424242424242", "absent", "succeeded"],
    ["4000002500003155", "present", "succeeded"],
    ["4000002500003155", "absent", "succeeded"],
    ["4000000000003220", "present", "requires_action"],
    ["4000000000003220", "absent", "succeeded"],
    ["4000002760003184", "present", "requires_action"],
    ["4000002760003184", "absent", "failed: authentication_required"],
    ["4000000000000341", "present", "failed: declined"],
    ["4000000000000341", "absent", "failed: declined"],
    ["4000000000008104", "absent", "processing"],
    ["4000000000008112", "absent", "processing"],
  ])("%s, its owner %s: %s", async (number, at, outcome) => {
    const { status, failure } = await charged(number, at);
    expect(failure ? `${status}: ${failure.reason}` : status).toBe(outcome);
  });

  it.each(["4000000000000002", "4000000000009995", "4000000000000069", "4000000000000127"])(
    "%s cannot be saved",
    async (number) => {
      const provider = sandbox();
      const { customerId, setup } = await save(provider, number);
      expect(setup).toMatchObject({ status: "failed" });
      expect(setup.method).toBeUndefined();
      expect((await provider.methods.list(customerId)).methods).toEqual([]);
    },
  );

  it("a challenge may be asked for, whatever the card", async () => {
    const asked = await charged("4242424242424242", "present", { challenge: "always" });
    expect(asked.status).toBe("requires_action");
    const absent = await charged("4242424242424242", "absent", { challenge: "always" });
    expect(absent.status).toBe("succeeded");
  });

  it("the lost answer of a charge is given to whoever asks again with the same key", async () => {
    const provider = sandbox();
    const { customerId, methodId } = await save(provider, "4000000000008120");
    const order = orderOf({ customerId });
    const ask = () => provider.chargeSaved(order, { customerId, methodId }, "absent", "m-1-c-1");
    await expect(ask()).rejects.toBeInstanceOf(ProviderUnknown);
    expect(await ask()).toMatchObject({ status: "succeeded" });
    expect(await balance(provider)).toBe(12_345);
  });

  it("are saved by a payment, too, and then need no challenge", async () => {
    const provider = sandbox();
    const customerId = await customerOf(provider);
    const { ref, answer } = await pay(
      provider,
      "4000002500003155",
      orderOf({ customerId, save: true }),
    );
    await provider.frame.answerChallenge(answer.challenge ?? "", "authorize");
    const { methods } = await provider.methods.list(customerId);
    expect(methods).toMatchObject([{ last4: "3155", brand: "visa" }]);
    const methodId = methods[0]?.methodId ?? "";
    expect((await look(provider, ref)).method?.methodId).toBe(methodId);
    const order = orderOf({ customerId });
    const charged = await provider.chargeSaved(order, { customerId, methodId }, "absent", key());
    expect(charged.status).toBe("succeeded");
  });

  it("are saved in the frame without a payment", async () => {
    const provider = sandbox();
    const customerId = await customerOf(provider);
    const begun = await provider.beginSetup(customerId, "card", key());
    if (begun.kind !== "next" || begun.next.kind !== "frame") throw new Error("no frame");
    const secret = begun.next.data["client_secret"] ?? "";
    const { token } = await provider.frame.acceptCard(cardOf("4000000000003220"));
    const { challenge } = await provider.frame.confirm(secret, { token });
    const done = await provider.frame.answerChallenge(challenge ?? "", "authorize");
    expect(done).toMatchObject({ kind: "setup", status: "succeeded", method: { last4: "3220" } });
    expect(await provider.methods.ofSetup(begun.providerRef ?? "")).toMatchObject({
      status: "succeeded",
      method: { methodId: done.method?.methodId },
    });
  });

  it("are listed by pages, changed, and removed, each by its own customer alone", async () => {
    const provider = sandbox();
    const { customerId, methodId } = await save(provider, "4242424242424242");
    for (const number of ["5555555555554444", "4000000000000259"]) {
      const { token } = await provider.frame.acceptCard(cardOf(number));
      await provider.methods.add(customerId, token, key());
    }
    const first = await provider.methods.list(customerId, { limit: 2 });
    expect(first).toMatchObject({ hasMore: true, methods: [{ last4: "0259" }, { last4: "4444" }] });
    const after = first.methods[1]?.methodId ?? "";
    const rest = await provider.methods.list(customerId, { limit: 2, after });
    expect(rest).toMatchObject({ hasMore: false, methods: [{ last4: "4242" }] });

    const method = { customerId, methodId };
    const changed = await provider.methods.update(method, { expMonth: 1, expYear: 2032 }, key());
    expect(changed).toMatchObject({ expMonth: 1, expYear: 2032 });
    const past = provider.methods.update(method, { expMonth: 4, expYear: 2026 }, key());
    await expect(past).rejects.toMatchObject({ reason: "invalid" });

    const stranger = { customerId: await customerOf(provider), methodId };
    await expect(provider.methods.get(stranger)).rejects.toMatchObject({ reason: "not_found" });
    await expect(provider.methods.detach(stranger, key())).rejects.toBeInstanceOf(ProviderRefused);

    await provider.methods.detach(method, key());
    expect((await provider.methods.list(customerId)).methods).toHaveLength(2);
    const charge = provider.chargeSaved(orderOf({ customerId }), method, "absent", key());
    await expect(charge).rejects.toMatchObject({ reason: "not_found" });
  });

  it("expire at the end of their month in Madrid", async () => {
    const provider = sandbox();
    const customerId = await customerOf(provider);
    const card = cardOf("4242424242424242", { expMonth: 5, expYear: 2026 });
    const { token } = await provider.frame.acceptCard(card);
    const { method } = await provider.methods.add(customerId, token, key());
    const ref = { customerId, methodId: method?.methodId ?? "" };
    // Midnight of June in Madrid is 22:00 of May in UTC.
    nowMs = Date.UTC(2026, 4, 31, 21, 59);
    const good = await provider.chargeSaved(orderOf({ customerId }), ref, "absent", key());
    expect(good.status).toBe("succeeded");
    nowMs = Date.UTC(2026, 4, 31, 22);
    const late = await provider.chargeSaved(orderOf({ customerId }), ref, "absent", key());
    expect(late.failure?.reason).toBe("expired_card");
  });

  it("a person has one customer", async () => {
    const provider = sandbox();
    const one = await customerOf(provider, 7_001);
    expect(await customerOf(provider, 7_001)).toBe(one);
    expect(await customerOf(provider, 7_002)).not.toBe(one);
  });
});

describe("bank accounts", () => {
  const account = {
    holderName: "Marta Ruiz",
    holderType: "individual",
    country: "us",
    currency: "usd",
    routingNumber: "110000000",
    accountNumber: "000123456789",
  } as const;

  /** Adds an account, and reads the letter about its two deposits. */
  async function add(provider: SandboxProvider, accountNumber: string = account.accountNumber) {
    const letters: DepositLetter[] = [];
    const onDeposits = async (letter: DepositLetter) => void letters.push(letter);
    provider.deliverTo(async () => ({ ok: true }), { onDeposits, automatic: false });
    const customerId = await customerOf(provider, 9_001);
    const bank = await provider.methods.addBank(customerId, { ...account, accountNumber }, key());
    await provider.tick();
    const [letter] = letters;
    if (!letter) throw new Error("no letter");
    return { customerId, bank, letter, method: { customerId, methodId: bank.methodId ?? "" } };
  }

  it("are told two different deposits of 1 to 99 cents by a letter, once", async () => {
    const provider = sandbox();
    for (let round = 0; round < 40; round += 1) {
      const { letter, bank } = await add(provider);
      expect(letter).toMatchObject({ userId: 9_001, methodId: bank.methodId, last4: "6789" });
      const [one, other] = letter.cents;
      expect(one).not.toBe(other);
      for (const cents of letter.cents) {
        expect(cents).toBeGreaterThanOrEqual(1);
        expect(cents).toBeLessThanOrEqual(99);
      }
      expect(await provider.tick()).toBe(0);
    }
    expect(JSON.stringify(await open.db.query("select * from sandbox_methods"))).not.toContain(
      account.accountNumber,
    );
  });

  it("pay when they are verified, by the two deposits in any order", async () => {
    const provider = sandbox();
    const { method, letter, customerId } = await add(provider);
    const order = orderOf({ customerId });
    const early = provider.chargeSaved(order, method, "present", key());
    await expect(early).rejects.toMatchObject({ reason: "method" });
    const [one, other] = letter.cents;
    expect(await provider.methods.verify(method, [other, one], key())).toMatchObject({
      status: "verified",
      triesLeft: null,
    });
    const charged = await provider.chargeSaved(order, method, "present", key());
    expect(charged.status).toBe("processing");
    nowMs += 3_000;
    expect((await look(provider, charged.providerRef)).status).toBe("succeeded");
  });

  it("cannot be verified after five wrong tries", async () => {
    const provider = sandbox();
    const { method, letter } = await add(provider);
    const left: (number | null)[] = [];
    let last: BankFacts | undefined;
    for (let tries = 0; tries < 5; tries += 1) {
      last = await provider.methods.verify(method, [letter.cents[0], 100], key());
      left.push(last.triesLeft);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(last?.status).toBe("verification_failed");
    const right = await provider.methods.verify(method, letter.cents, key());
    expect(right.status).toBe("verification_failed");
  });

  it("cannot be verified after ten days, and one key is one try", async () => {
    const provider = sandbox();
    const { method, letter } = await add(provider);
    for (const cents of [1, 1]) {
      const { triesLeft } = await provider.methods.verify(method, [cents, 100], "same");
      expect(triesLeft).toBe(4);
    }
    nowMs += 10 * DAY;
    expect(await provider.methods.get(method)).toMatchObject({ status: "verification_failed" });
    expect(await provider.methods.verify(method, letter.cents, key())).toMatchObject({
      status: "verification_failed",
    });
  });

  it.each([
    ["000111111116", "insufficient_funds"],
    ["000111111113", "processing_error"],
  ])("%s fails when it is charged: %s", async (number, reason) => {
    const provider = sandbox();
    const { method, letter, customerId } = await add(provider, number);
    await provider.methods.verify(method, letter.cents, key());
    const { providerRef } = await provider.chargeSaved(
      orderOf({ customerId }),
      method,
      "absent",
      key(),
    );
    nowMs += 3_000;
    expect(await look(provider, providerRef)).toMatchObject({
      status: "failed",
      failure: { reason },
    });
  });

  it("may have an IBAN, which is checked", async () => {
    const provider = sandbox();
    const customerId = await customerOf(provider);
    const spanish = {
      ...account,
      country: "es",
      currency: "eur",
      iban: "ES91 2100 0418 4502 0005 1332",
    };
    const { routingNumber: _routing, accountNumber: _number, ...rest } = spanish;
    const bank = await provider.methods.addBank(customerId, rest, key());
    expect(bank).toMatchObject({ last4: "1332", country: "ES", routingNumber: null });
    const wrong = { ...rest, iban: "ES91 2100 0418 4502 0005 1323" };
    const refused = provider.methods.addBank(customerId, wrong, key());
    await expect(refused).rejects.toMatchObject({ reason: "invalid" });
  });
});

describe("keys", () => {
  it("give the first answer again, and move nothing twice", async () => {
    const provider = sandbox();
    const { customerId, methodId } = await save(provider, "4242424242424242");
    const method = { customerId, methodId };
    const order = orderOf({ customerId });
    const charge = () => provider.chargeSaved(order, method, "absent", "m-1-charge-1");
    const first = await charge();
    expect(await charge()).toEqual(first);
    const refund = () => provider.refund(first.providerRef, 345, "r-1", "m-1-refund-1");
    expect(await refund()).toEqual(await refund());
    // Another key, the same refund of ours.
    const again = await provider.refund(first.providerRef, 345, "r-1", "m-1-refund-2");
    expect(again).toEqual(await refund());
    expect(await balance(provider)).toBe(12_000);
    const began = await provider.begin(order, "m-2");
    expect(await provider.begin(order, "m-2")).toEqual(began);
  });

  it("stand for one request alone", async () => {
    const provider = sandbox();
    const { customerId, methodId } = await save(provider, "4242424242424242");
    const method = { customerId, methodId };
    const order = orderOf({ customerId });
    const { providerRef } = await provider.chargeSaved(order, method, "absent", "a");
    const reused = { name: "ProviderRefused", reason: "key_reused" };
    const dearer = { ...order, amountCents: 99_999 };
    await expect(provider.chargeSaved(dearer, method, "absent", "a")).rejects.toMatchObject(reused);
    await expect(provider.begin(order, "a")).rejects.toMatchObject(reused);
    await provider.refund(providerRef, 100, "r-9", key());
    const other = provider.refund(providerRef, 200, "r-9", key());
    await expect(other).rejects.toMatchObject(reused);
    expect(await balance(provider)).toBe(12_245);
  });

  it("keep a refusal from taking place, so that the key may be used again", async () => {
    const provider = sandbox();
    const { ref } = await pay(provider, "4242424242424242");
    const tooMuch = provider.refund(ref, 99_999, "r-5", "refund");
    await expect(tooMuch).rejects.toMatchObject({ reason: "amount" });
    expect(await provider.refund(ref, 99, "r-5", "refund")).toMatchObject({ cents: 99 });
  });
});

describe("failures of three kinds", () => {
  it("unreached: nothing happened", async () => {
    let isDown = true;
    const provider = sandbox({
      interrupt(call, phase) {
        if (isDown && call === "charge" && phase === "before")
          throw new ProviderUnreached("no such host");
      },
    });
    const { customerId, methodId } = await save(provider, "4242424242424242");
    const order = orderOf({ customerId });
    const charge = () => provider.chargeSaved(order, { customerId, methodId }, "absent", "k");
    await expect(charge()).rejects.toBeInstanceOf(ProviderUnreached);
    expect(await provider.observe({ providerRef: null, paymentId: order.paymentId })).toBeNull();
    isDown = false;
    expect((await charge()).status).toBe("succeeded");
  });

  it("unknown: it happened, and only looking tells", async () => {
    const provider = sandbox({
      interrupt(call, phase) {
        if (call === "refund" && phase === "after") throw new ProviderUnknown("timeout");
      },
    });
    const { ref } = await pay(provider, "4242424242424242");
    const refund = provider.refund(ref, 345, "r-7", key());
    await expect(refund).rejects.toBeInstanceOf(ProviderUnknown);
    expect((await look(provider, ref)).refunds).toMatchObject([{ refundId: "r-7", cents: 345 }]);
  });

  it("unknown, too, where its own books cannot be written", async () => {
    const db = { ...open.db, tx: () => Promise.reject(new Error("disk full")) };
    const order = orderOf();
    const refused = sandbox({ db }).begin(order, key());
    await expect(refused).rejects.toBeInstanceOf(ProviderUnknown);
  });

  it.each<[string, Partial<PaymentOrder>, string]>([
    ["another currency", { currency: "USD" }, "currency"],
    ["less than half a euro", { amountCents: 49 }, "amount"],
    ["cents in pieces", { amountCents: 100.5 }, "amount"],
    ["too much", { amountCents: 100_000_000 }, "amount"],
    ["nobody to save for", { save: true }, "invalid"],
    ["somebody unknown", { customerId: "sbcus_nobody" }, "not_found"],
    ["a try before that is not there", { previousRef: "sbp_none" }, "not_found"],
  ])("refused: %s", async (_what, more, reason) => {
    const begun = sandbox().begin(orderOf(more), key());
    await expect(begun).rejects.toMatchObject({ name: "ProviderRefused", reason });
  });
});

describe("holds", () => {
  async function held(provider: SandboxProvider) {
    const { ref, answer } = await pay(provider, "4242424242424242", orderOf({ take: "hold" }));
    expect(answer.status).toBe("authorized");
    expect(await lines(provider)).toEqual([]);
    return ref;
  }

  it("are taken in part, and the rest is let go", async () => {
    const provider = sandbox();
    const ref = await held(provider);
    const tooMuch = provider.capture(ref, 12_346, key());
    await expect(tooMuch).rejects.toMatchObject({ reason: "amount" });
    expect(await provider.capture(ref, 10_000, key())).toMatchObject({
      status: "succeeded",
      amountCents: 12_345,
      capturedCents: 10_000,
    });
    const twice = provider.capture(ref, 2_345, key());
    await expect(twice).rejects.toMatchObject({ reason: "state" });
    expect(await balance(provider)).toBe(10_000);
  });

  it("are let go, by the house or after seven days", async () => {
    const provider = sandbox();
    const [one, other] = [await held(provider), await held(provider)];
    expect((await provider.cancel(one, key())).status).toBe("canceled");
    nowMs += 7 * DAY;
    expect((await look(provider, other)).status).toBe("canceled");
    const late = provider.capture(other, 100, key());
    await expect(late).rejects.toMatchObject({ reason: "state" });
    expect(await balance(provider)).toBe(0);
  });
});

describe("ending a payment", () => {
  it("keeps it from being paid", async () => {
    const provider = sandbox();
    const { ref, secret } = await begin(provider, orderOf());
    expect((await provider.cancel(ref, key())).status).toBe("canceled");
    const { token } = await provider.frame.acceptCard(cardOf("4242424242424242"));
    expect((await provider.frame.confirm(secret, { token })).status).toBe("canceled");
    expect(await balance(provider)).toBe(0);
  });

  it("comes too late for what is paid or on its way", async () => {
    const provider = sandbox();
    const { ref: paid } = await pay(provider, "4242424242424242");
    expect((await provider.cancel(paid, key())).status).toBe("succeeded");
    const { ref: onItsWay } = await pay(provider, "4000000000008104");
    expect((await provider.cancel(onItsWay, key())).status).toBe("processing");
  });

  it("a next try goes on with the one before, or ends it", async () => {
    const provider = sandbox();
    const order = orderOf();
    const { ref } = await pay(provider, "4000000000000002", order);
    const next = { ...order, attempt: 2, previousRef: ref };
    const same = await begin(provider, next);
    expect(same.ref).toBe(ref);
    const dearer = await begin(provider, { ...next, attempt: 3, amountCents: 20_000 });
    expect(dearer.ref).not.toBe(ref);
    expect((await look(provider, ref)).status).toBe("canceled");
    const { token } = await provider.frame.acceptCard(cardOf("4242424242424242"));
    await provider.frame.confirm(dearer.secret, { token });
    // Of all tries the one with the money is found.
    const seen = await provider.observe({ providerRef: null, paymentId: order.paymentId });
    expect(seen).toMatchObject({ providerRef: dearer.ref, status: "succeeded" });
    const late = await provider.begin({ ...next, attempt: 4, previousRef: dearer.ref }, key());
    expect(late).toMatchObject({ kind: "observed", observed: { status: "succeeded" } });
    const foreign = provider.begin(orderOf({ previousRef: ref }), key());
    await expect(foreign).rejects.toMatchObject({ reason: "invalid" });
  });
});

describe("refunds", () => {
  it("go back in parts up to all of it, never more", async () => {
    const provider = sandbox();
    const { ref } = await pay(provider, "4242424242424242");
    expect(await provider.refund(ref, 2_345, "r-a", key())).toMatchObject({
      status: "succeeded",
      cents: 2_345,
      providerRef: ref,
    });
    const tooMuch = provider.refund(ref, 10_001, "r-b", key());
    await expect(tooMuch).rejects.toMatchObject({ reason: "amount" });
    await provider.refund(ref, 10_000, "r-c", key());
    const seen = await look(provider, ref);
    expect(seen).toMatchObject({ status: "succeeded", refundedCents: 12_345 });
    expect(seen.refunds?.map(({ refundId }) => refundId)).toEqual(["r-a", "r-c"]);
    expect(await balance(provider)).toBe(0);
  });

  it.each([
    ["4000000000007726", "succeeded", 12_000],
    ["4000000000005126", "failed", 12_345],
  ])("of %s wait, then have %s", async (number, status, left) => {
    const provider = sandbox();
    const { ref } = await pay(provider, number);
    expect((await provider.refund(ref, 345, `r-${number}`, key())).status).toBe("pending");
    expect(await look(provider, ref)).toMatchObject({ refundedCents: 345 });
    nowMs += 3_000;
    await provider.tick();
    expect(await look(provider, ref)).toMatchObject({
      refundedCents: 12_345 - left,
      refunds: [{ status, cents: 345 }],
    });
    expect(await balance(provider)).toBe(left);
  });

  it("of what is not paid are refused", async () => {
    const provider = sandbox();
    const { ref } = await begin(provider, orderOf());
    const refund = provider.refund(ref, 100, "r-z", key());
    await expect(refund).rejects.toMatchObject({ reason: "state" });
  });

  it("of the provider's own desk are seen, and not those of disputed money", async () => {
    const provider = sandbox();
    const { ref } = await pay(provider, "4242424242424242");
    await provider.desk.refund(ref, 345);
    expect((await look(provider, ref)).refunds).toMatchObject([{ refundId: null, cents: 345 }]);
    await provider.desk.dispute(ref);
    const twice = provider.refund(ref, 100, "r-y", key());
    await expect(twice).rejects.toMatchObject({ reason: "amount" });
    expect(await balance(provider)).toBe(-1_500);
  });
});

describe("the statement", () => {
  it("is the sum of what happened, line by line", async () => {
    const provider = sandbox({ fees: { ofPayment: (cents) => Math.round(cents / 100) + 25 } });
    const { ref: paid } = await pay(provider, "4242424242424242");
    await provider.refund(paid, 2_345, "r-s1", key());
    const { ref: failing } = await pay(provider, "4000000000005126");
    await provider.refund(failing, 1_000, "r-s2", key());
    const { ref: disputed } = await pay(provider, "4000000000000259");
    await pay(provider, "4000000000000002");
    nowMs += 10_000;
    await provider.tick();
    await provider.desk.charge(290);
    await provider.desk.payOut(5_000);
    const all = await lines(provider);
    const told = all.map(({ kind, providerRef, refundId, cents, feeCents }) => [
      kind,
      providerRef,
      refundId,
      cents,
      feeCents,
    ]);
    expect(told).toEqual([
      ["payment", paid, null, 12_345, 148],
      ["refund", paid, "r-s1", -2_345, 0],
      ["payment", failing, null, 12_345, 148],
      ["refund", failing, "r-s2", -1_000, 0],
      ["payment", disputed, null, 12_345, 148],
      ["refund_failed", failing, "r-s2", 1_000, 0],
      ["dispute", disputed, null, -12_345, 1_500],
      ["fee", null, null, 0, 290],
      ["payout", null, null, -5_000, 0],
    ]);
    expect(all[0]?.paymentId).toMatch(/^p-/);
    const observed = await Promise.all([paid, failing].map((ref) => look(provider, ref)));
    const held = observed.reduce((sum, one) => sum + one.capturedCents - one.refundedCents, 0);
    expect(await balance(provider)).toBe(held - 3 * 148 - 1_500 - 290 - 5_000);
  });

  it("is told for a time, its beginning included and its end not, over many pages", async () => {
    const provider = sandbox();
    await open.db.query(
      `insert into sandbox_lines (kind, cents, currency, at)
       select 'payment', 1, 'EUR', $1::bigint + n / 3 from generate_series(0, 1499) n`,
      [START],
    );
    const count = async (from: number, to: number) => {
      const seen = new Set<string>();
      for await (const { lineRef } of provider.statement(from, to)) seen.add(lineRef);
      return seen.size;
    };
    expect(await count(START, START + 500)).toBe(1_500);
    expect(await count(START + 1, START + 3)).toBe(6);
  });
});

describe("webhooks", () => {
  /** What the house was sent, and whether it takes it. */
  function house(provider: SandboxProvider) {
    const sent: { raw: Uint8Array; headers: Headers }[] = [];
    let isUp = true;
    provider.deliverTo(
      async (raw, headers) => {
        sent.push({ raw, headers });
        return { ok: isUp };
      },
      { automatic: false },
    );
    return {
      sent,
      setUp(up: boolean) {
        isUp = up;
      },
      async events(): Promise<ProviderEvent[]> {
        const all = await Promise.all(
          sent.map(({ raw, headers }) => provider.readWebhook(raw, headers)),
        );
        return all.flat();
      },
    };
  }

  it("tell of each change, with our own number, and change nothing themselves", async () => {
    const provider = sandbox();
    const { events } = house(provider);
    const order = orderOf();
    const { ref } = await pay(provider, "4000000000008104", order);
    nowMs += 3_000;
    await provider.tick();
    await provider.refund(ref, 45, "r-w", key());
    await provider.tick();
    const told = await events();
    expect(told.map(({ type }) => type)).toEqual([
      "payment.processing",
      "payment.succeeded",
      "refund.succeeded",
    ]);
    for (const event of told) expect(event).toMatchObject({ ref, paymentId: order.paymentId });
    expect(new Set(told.map(({ id }) => id)).size).toBe(3);
  });

  it("are late, repeated, and in another order, as their habits say", async () => {
    const provider = sandbox({ webhooks: { delayMs: 5_000, copies: 3, first: "newest" } });
    const { sent, events } = house(provider);
    await pay(provider, "4000000000008104");
    nowMs += 3_000;
    await provider.tick();
    expect(sent).toHaveLength(0);
    nowMs += 5_000;
    await provider.tick();
    const types = (await events()).map(({ type }) => type);
    expect(types).toEqual([
      ...Array<string>(3).fill("payment.succeeded"),
      ...Array<string>(3).fill("payment.processing"),
    ]);
    provider.desk.webhooks.first = "any";
    provider.desk.webhooks.copies = 1;
    await pay(provider, "4242424242424242");
    nowMs += 5_000;
    await provider.tick();
    expect(sent).toHaveLength(7);
  });

  it("come again until they are taken over, after longer and longer pauses", async () => {
    const provider = sandbox();
    const { sent, setUp } = house(provider);
    setUp(false);
    await pay(provider, "4242424242424242");
    const pauses: number[] = [];
    for (let tries = 1; tries <= 4; tries += 1) {
      const before = nowMs;
      while (sent.length < tries) {
        await provider.tick();
        if (sent.length < tries) nowMs += 1_000;
      }
      pauses.push((nowMs - before) / 1_000);
    }
    expect(pauses).toEqual([0, 5, 15, 45]);
    setUp(true);
    nowMs += DAY;
    await provider.tick();
    nowMs += DAY;
    await provider.tick();
    expect(sent).toHaveLength(5);
  });

  it("are told apart from forged, changed and stale ones", async () => {
    const provider = sandbox();
    const { sent } = house(provider);
    await pay(provider, "4242424242424242");
    await provider.tick();
    const [{ raw, headers } = { raw: new Uint8Array(), headers: new Headers() }] = sent;
    const bad = async (body: Uint8Array, head: Headers, reader = provider) =>
      expect(reader.readWebhook(body, head)).rejects.toBeInstanceOf(BadSignature);

    await provider.readWebhook(raw, headers);
    for (const place of [0, Math.floor(raw.length / 2), raw.length - 1]) {
      const changed = new Uint8Array(raw);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await bad(changed, headers);
    }
    await bad(raw, new Headers());
    const name = "martillo-sandbox-signature";
    const signature = headers.get(name) ?? "";
    const seconds = Math.floor(START / 1_000);
    // Another time makes another signature, and so does the secret of another sender.
    await bad(
      raw,
      new Headers({ [name]: signature.replace(String(seconds), String(seconds + 1)) }),
    );
    await bad(raw, new Headers({ [name]: `t=${seconds},v1=${"0".repeat(64)}` }));
    await bad(raw, new Headers({ [name]: `t=${seconds},v1=zz` }));
    await bad(raw, new Headers({ [name]: `t=${seconds}` }));
    await bad(raw, headers, sandbox({ webhookSecrets: ["somebody else's"] }));
    nowMs = START + 300_000;
    await provider.readWebhook(raw, headers);
    nowMs = START + 300_001;
    await bad(raw, headers);
    nowMs = START - 300_001;
    await bad(raw, headers);
  });

  it("are believed with any of several secrets, so that one can follow another", async () => {
    const sender = sandbox({ webhookSecrets: ["new", "old"] });
    const { sent } = house(sender);
    await pay(sender, "4242424242424242");
    await sender.tick();
    const [first] = sent;
    if (!first) throw new Error("nothing sent");
    for (const webhookSecrets of [["old"], ["new"], ["newest", "new"]]) {
      const [event] = await sandbox({ webhookSecrets }).readWebhook(first.raw, first.headers);
      expect(event?.type).toBe("payment.succeeded");
    }
    const stranger = sandbox({ webhookSecrets: ["older"] });
    await expect(stranger.readWebhook(first.raw, first.headers)).rejects.toThrow(BadSignature);
  });

  it("go out by themselves, in time", async () => {
    const provider = sandboxProvider({ db: open.db, processingMs: 30, webhooks: { delayMs: 10 } });
    const sent: string[] = [];
    provider.deliverTo(async (raw, headers) => {
      const [event] = await provider.readWebhook(raw, headers);
      sent.push(event?.type ?? "");
      return { ok: true };
    });
    await pay(provider, "4000000000008104");
    await expect.poll(() => sent).toEqual(["payment.processing", "payment.succeeded"]);
    provider.close();
  });
});

it("every card passes the check of its number, is of its brand, and there once", () => {
  const numbers = SANDBOX_CARDS.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { number, brand } of SANDBOX_CARDS) {
    expect(passesLuhn(number)).toBe(true);
    expect(cardBrand(number)).toBe(brand);
  }
});

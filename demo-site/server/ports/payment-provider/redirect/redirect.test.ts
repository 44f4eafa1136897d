import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  BadSignature,
  ProviderUnknown,
  type PaymentOrder,
  type PaymentProvider,
  type StatementLine,
} from "..";
import { engineOfRun, type OpenEngine } from "../../../testing/engines";
import { Profile, Profiles } from "./profile";
import { redirectProvider } from "./redirect-provider";

let open: OpenEngine;
let serial = 0;
const key = () => `m-${(serial += 1)}`;

beforeAll(async () => {
  open = await engineOfRun().open();
}, 60_000);
afterAll(() => open?.close());
beforeEach(() => open.db.exec("truncate hosted_refunds, hosted_payments"));

const SECRET = "a secret of sixteen or more";

/** As an operator would write it down. */
const ROSOOM = {
  name: "rosoom",
  url: "https://gateway.example/pay",
  currencies: ["EUR"],
  secret: SECRET,
  formerSecrets: ["the secret of last year"],
  amount: "decimal",
  fields: {
    order: "order_id",
    amount: "total",
    currency: "cur",
    description: "text",
    returnUrl: "back",
    noticeUrl: "hook",
  },
  constants: { merchant: "M-77" },
  signature: {
    field: "sign",
    over: ["merchant", "order_id", "total", "cur"],
    encoding: "base64",
    hash: "SHA-512",
    joiner: "&",
  },
  notice: {
    format: "form",
    order: "order_id",
    status: "result",
    amount: "total",
    currency: "cur",
    succeeded: ["OK"],
    processing: ["WAIT"],
    canceled: ["LEFT"],
    signature: { name: "sign", over: ["order_id", "result", "total", "cur"] },
  },
};

const CASHFREE = {
  ...ROSOOM,
  name: "cashfree",
  currencies: ["INR"],
  notice: {
    format: "json",
    order: "data.order.order_id",
    status: "data.payment.payment_status",
    succeeded: ["SUCCESS"],
    signature: {
      in: "header",
      name: "x-webhook-signature",
      timestamp: "x-webhook-timestamp",
      over: "body",
      encoding: "base64",
    },
  },
};

function provider(profile: unknown = ROSOOM, now?: () => number): PaymentProvider {
  return redirectProvider({ db: open.db, profile: Profile.parse(profile), ...(now && { now }) });
}

function orderOf(more: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    paymentId: `p-${(serial += 1)}`,
    attempt: 1,
    amountCents: 12_345,
    currency: "EUR",
    customerId: null,
    description: "Depósito",
    take: "now",
    save: false,
    locale: "es",
    returnUrl: "https://house.test/api/pay/back/t1",
    noticeUrl: "https://house.test/api/hooks/rosoom",
    ...more,
  };
}

async function begin(order = orderOf(), from = provider()) {
  const begun = await from.begin(order, key());
  if (begun.kind !== "next" || begun.next.kind !== "redirect") throw new Error("no redirect");
  return { ref: begun.providerRef ?? "", next: begun.next };
}

const hmac = (hash: string, text: string, encoding: "hex" | "base64", secret = SECRET) =>
  createHmac(hash, secret).update(text).digest(encoding);

/** A notice of the gateway's. */
function notice(
  { ref, result = "OK", total = "123.45", cur = "EUR" }: Record<string, string> & { ref: string },
  secret = SECRET,
) {
  const signed = [ref, result, total, cur].join("|");
  const fields = { order_id: ref, result, total, cur, sign: hmac("sha256", signed, "hex", secret) };
  return new TextEncoder().encode(new URLSearchParams(fields).toString());
}

const tell = (raw: Uint8Array, to = provider()) => to.readWebhook(raw, new Headers());
const look = (ref: string) => provider().observe({ providerRef: ref, paymentId: "" });

describe("a page of a gateway", () => {
  it("is opened by a form that is signed as the profile says", async () => {
    const { ref, next } = await begin();
    expect(ref).toMatch(/^\d{4}[A-Za-z\d]{8}$/);
    expect(next).toEqual({
      kind: "redirect",
      url: "https://gateway.example/pay",
      method: "POST",
      fields: {
        merchant: "M-77",
        order_id: ref,
        total: "123.45",
        cur: "EUR",
        text: "Depósito",
        back: "https://house.test/api/pay/back/t1",
        hook: "https://house.test/api/hooks/rosoom",
        sign: hmac("sha512", `M-77&${ref}&123.45&EUR`, "base64"),
      },
    });
    expect(await look(ref)).toMatchObject({ status: "open", capturedCents: 0, refunds: [] });
  });

  it("the same key gives the same order number, another try another one", async () => {
    const order = orderOf();
    const [one, same] = [await provider().begin(order, "k"), await provider().begin(order, "k")];
    expect(same).toEqual(one);
    const dearer = provider().begin({ ...order, amountCents: 99_999 }, "k");
    await expect(dearer).rejects.toMatchObject({ reason: "key_reused" });
    const next = await begin({ ...order, attempt: 2 });
    expect(one).toMatchObject({ providerRef: expect.not.stringContaining(next.ref) });
  });

  it.each<[string, Partial<PaymentOrder>, string]>([
    ["another currency", { currency: "USD" }, "currency"],
    ["too little", { amountCents: 49 }, "amount"],
    ["a hold", { take: "hold" }, "unsupported"],
    ["a card to be kept", { save: true }, "unsupported"],
  ])("refuses %s", async (_what, more, reason) => {
    await expect(begin(orderOf(more))).rejects.toMatchObject({ name: "ProviderRefused", reason });
  });

  it("does nothing that a page cannot do", async () => {
    const { ref } = await begin();
    const method = { customerId: "1", methodId: "1" };
    const no = { reason: "unsupported" };
    await expect(provider().refund(ref, 1, "r", key())).rejects.toMatchObject(no);
    await expect(provider().cancel(ref, key())).rejects.toMatchObject(no);
    await expect(provider().chargeSaved(orderOf(), method, "absent", key())).rejects.toMatchObject(
      no,
    );
    expect((await provider().methods.list("1")).methods).toEqual([]);
  });
});

describe("a notice", () => {
  it("decides, whatever the browser does", async () => {
    const order = orderOf();
    const { ref } = await begin(order);
    const [event] = await tell(notice({ ref }));
    expect(event).toMatchObject({ kind: "payment", ref, paymentId: order.paymentId, type: "OK" });
    expect(await look(ref)).toMatchObject({
      status: "succeeded",
      amountCents: 12_345,
      capturedCents: 12_345,
      currency: "EUR",
    });
    const found = await provider().observe({ providerRef: null, paymentId: order.paymentId });
    expect(found?.providerRef).toBe(ref);
    const late = await provider().begin({ ...order, attempt: 2, previousRef: ref }, key());
    expect(late).toMatchObject({ kind: "observed", observed: { status: "succeeded" } });
  });

  it.each([
    ["WAIT", "processing"],
    ["LEFT", "canceled"],
    ["KO", "failed"],
  ])("%s is %s, and a later success still counts", async (result, status) => {
    const { ref } = await begin();
    await tell(notice({ ref, result }));
    expect(await look(ref)).toMatchObject({ status, capturedCents: 0 });
    await tell(notice({ ref }));
    expect(await look(ref)).toMatchObject({ status: "succeeded" });
  });

  it("an older one takes nothing back, and a repeated one changes nothing", async () => {
    const { ref } = await begin();
    const [one] = await tell(notice({ ref }));
    const [again] = await tell(notice({ ref }));
    expect(again?.id).toBe(one?.id);
    await tell(notice({ ref, result: "KO" }));
    expect(await look(ref)).toMatchObject({ status: "succeeded", capturedCents: 12_345 });
    expect(await lines()).toHaveLength(1);
  });

  it("tells another amount or currency as it came", async () => {
    const { ref } = await begin();
    await tell(notice({ ref, total: "100.00", cur: "usd" }));
    expect(await look(ref)).toMatchObject({
      amountCents: 12_345,
      capturedCents: 10_000,
      currency: "USD",
    });
  });

  it("is believed with a former secret, too, and told apart from forged and changed ones", async () => {
    const { ref } = await begin();
    const bad = (raw: Uint8Array) => expect(tell(raw)).rejects.toBeInstanceOf(BadSignature);
    await bad(notice({ ref }, "a secret of somebody else's"));
    const text = new TextDecoder().decode(notice({ ref }));
    for (const [from, to] of [
      ["result=OK", "result=KO"],
      ["123.45", "123.46"],
      [ref, ref.replace(/.$/, "_")],
      [/sign=\w+/, ""],
      [/sign=\w+/, "sign="],
    ] as const)
      await bad(new TextEncoder().encode(text.replace(from, to)));
    await bad(new Uint8Array());
    await bad(notice({ ref, total: "12,45" }));
    expect(await look(ref)).toMatchObject({ status: "open" });
    await tell(notice({ ref }, "the secret of last year"));
    expect(await look(ref)).toMatchObject({ status: "succeeded" });
  });

  it("about an order that nobody knows is told as such", async () => {
    const [event] = await tell(notice({ ref: "0000none" }));
    expect(event).toMatchObject({ ref: "0000none", paymentId: null });
  });

  it("may be signed over its body and a time, in a header", async () => {
    const now = Date.UTC(2026, 4, 4);
    const cashfree = provider(CASHFREE, () => now);
    const order = orderOf({ currency: "INR" });
    const { ref } = await begin(order, cashfree);
    const body = JSON.stringify({
      data: { order: { order_id: ref }, payment: { payment_status: "SUCCESS" } },
    });
    const send = (time: string, signed = body) =>
      cashfree.readWebhook(
        new TextEncoder().encode(signed),
        new Headers({
          "x-webhook-timestamp": time,
          "x-webhook-signature": hmac("sha256", time + body, "base64"),
        }),
      );
    const seconds = now / 1_000;
    await expect(send(String(seconds), `${body} `)).rejects.toBeInstanceOf(BadSignature);
    await expect(send(String(seconds - 301))).rejects.toBeInstanceOf(BadSignature);
    await expect(send("soon")).rejects.toBeInstanceOf(BadSignature);
    expect(await send(String(seconds - 300))).toMatchObject([{ ref }]);
    expect(await send(String(now))).toMatchObject([{ ref }]);
    const seen = await cashfree.observe({ providerRef: ref, paymentId: "" });
    expect(seen).toMatchObject({ status: "succeeded", currency: "INR" });
  });
});

async function lines(): Promise<StatementLine[]> {
  const all: StatementLine[] = [];
  for await (const line of provider().statement(0, Date.now() + 60_000)) all.push(line);
  return all;
}

it("the statement is what notices told", async () => {
  const order = orderOf();
  const { ref } = await begin(order);
  await begin();
  await tell(notice({ ref, total: "100.00" }));
  expect(await lines()).toMatchObject([
    { kind: "payment", providerRef: ref, paymentId: order.paymentId, cents: 10_000, feeCents: 0 },
  ]);
  const none: StatementLine[] = [];
  for await (const line of provider().statement(0, 1)) none.push(line);
  expect(none).toEqual([]);
});

it("is unknown where its books cannot be read", async () => {
  const db = { ...open.db, tx: () => Promise.reject(new Error("disk full")) };
  const broken = redirectProvider({ db, profile: Profile.parse(ROSOOM) });
  await expect(broken.begin(orderOf(), key())).rejects.toBeInstanceOf(ProviderUnknown);
});

describe("profiles", () => {
  const faults = (profile: unknown) => Profile.safeParse(profile).success;

  it("are read strictly", () => {
    expect(faults(ROSOOM)).toBe(true);
    expect(faults({ ...ROSOOM, name: "stripe" })).toBe(false);
    expect(faults({ ...ROSOOM, name: "Rosoom Pay" })).toBe(false);
    expect(faults({ ...ROSOOM, url: "http://gateway.example/pay" })).toBe(false);
    expect(faults({ ...ROSOOM, secret: "short" })).toBe(false);
    expect(faults({ ...ROSOOM, currencies: [] })).toBe(false);
    expect(faults({ ...ROSOOM, misspelt: 1 })).toBe(false);
    expect(Profiles.safeParse([ROSOOM, ROSOOM]).success).toBe(false);
    expect(Profiles.safeParse([ROSOOM, CASHFREE]).success).toBe(true);
  });
});

import { createCipheriv, createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  BadSignature,
  ProviderUnknown,
  ProviderUnreached,
  type Decline,
  type PaymentOrder,
  type PaymentProvider,
  type StatementLine,
} from "..";
import { engineOfRun, type OpenEngine } from "../../../testing/engines";
import { redsysProvider } from "./redsys-provider";

/** The key that Redsys publishes for tests. */
const KEY = "sq7HjrUOBfKmC576ILgskD5srU870gJ7";

let open: OpenEngine;
let server: Server;
let origin: string;
let provider: PaymentProvider;
let serial = 0;
const key = () => `m-${(serial += 1)}`;
/** What the gateway was asked, and what it does next. */
const asked: Record<string, string>[] = [];
let answers: { response: string } | { error: string } | "never" | "after" | "html" | 500;

/** As the gateway's guide says: a key of the order's own, by 3DES, signs the text by HMAC-SHA-256. */
function sign(order: string, text: string, secret = KEY): string {
  const padded = Buffer.alloc(Math.ceil(order.length / 8) * 8);
  padded.write(order);
  const cipher = createCipheriv("des-ede3-cbc", Buffer.from(secret, "base64"), Buffer.alloc(8));
  cipher.setAutoPadding(false);
  const own = Buffer.concat([cipher.update(padded), cipher.final()]);
  return createHmac("sha256", own).update(text).digest("base64");
}

function signed(params: Record<string, string>, order: string, secret = KEY) {
  const text = Buffer.from(JSON.stringify(params)).toString("base64");
  return {
    Ds_SignatureVersion: "HMAC_SHA256_V1",
    Ds_MerchantParameters: text,
    Ds_Signature: sign(order, text, secret).replaceAll("+", "-").replaceAll("/", "_"),
  };
}

/** The data that was sent to the gateway; throws where it is not signed right. */
function opened(body: Record<string, string>): Record<string, string> {
  const { Ds_MerchantParameters: text = "", Ds_Signature: signature } = body;
  const params = JSON.parse(Buffer.from(text, "base64").toString()) as Record<string, string>;
  if (sign(params["DS_MERCHANT_ORDER"] ?? "", text) !== signature) throw new Error("SIS0042");
  return params;
}

beforeAll(async () => {
  open = await engineOfRun().open();
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (answers === "never") return;
      const params = opened(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>);
      asked.push(params);
      if (answers === "after") return;
      if (answers === "html" || answers === 500) {
        response.writeHead(answers === 500 ? 500 : 200, { "content-type": "text/html" });
        response.end("<html>");
        return;
      }
      const order = params["DS_MERCHANT_ORDER"] ?? "";
      const said =
        "error" in answers
          ? { errorCode: answers.error }
          : signed(
              {
                Ds_Order: order,
                Ds_Amount: params["DS_MERCHANT_AMOUNT"] ?? "",
                Ds_Currency: "978",
                Ds_Response: answers.response,
                Ds_TransactionType: "3",
              },
              order,
            );
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = openAt(origin);
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await open?.close();
});
beforeEach(async () => {
  asked.length = 0;
  answers = { response: "0900" };
  await open.db.exec("truncate hosted_refunds, hosted_payments");
});

function openAt(at: string): PaymentProvider {
  return redsysProvider({
    db: open.db,
    merchantCode: "999008881",
    terminal: "1",
    secretKey: KEY,
    world: "test",
    timeoutMs: 300,
    urls: {
      redirect: `${at}/sis/realizarPago`,
      restTrataPeticion: `${at}/sis/rest/trataPeticionREST`,
      restIniciaPeticion: `${at}/sis/rest/iniciaPeticionREST`,
    },
  });
}

function orderOf(more: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    paymentId: `p-${(serial += 1)}`,
    attempt: 1,
    amountCents: 12_345,
    currency: "EUR",
    customerId: null,
    description: "Depósito de «Audi A4»",
    take: "now",
    save: false,
    locale: "es",
    returnUrl: "https://house.test/api/pay/back/t1",
    noticeUrl: "https://house.test/api/hooks/redsys",
    ...more,
  };
}

async function begin(order = orderOf()) {
  const begun = await provider.begin(order, key());
  if (begun.kind !== "next" || begun.next.kind !== "redirect") throw new Error("no redirect");
  return { ref: begun.providerRef ?? "", next: begun.next };
}

function notice(ref: string, more: Record<string, string> = {}, secret = KEY): Uint8Array {
  const params = {
    Ds_Order: ref,
    Ds_MerchantCode: "999008881",
    Ds_Terminal: "1",
    Ds_TransactionType: "0",
    Ds_Amount: "12345",
    Ds_Currency: "978",
    Ds_Response: "0000",
    Ds_Card_Brand: "1",
    Ds_Card_Number: "454881******0004",
    Ds_ExpiryDate: "3412",
    ...more,
  };
  const form = new URLSearchParams(signed(params, params.Ds_Order, secret));
  return new TextEncoder().encode(form.toString());
}

const tell = (raw: Uint8Array) => provider.readWebhook(raw, new Headers());
const look = (ref: string) => provider.observe({ providerRef: ref, paymentId: "" });

async function paid(order = orderOf()): Promise<string> {
  const { ref } = await begin(order);
  await tell(notice(ref));
  return ref;
}

describe("the page of Redsys", () => {
  it("is opened by a signed form with a number of its own for each try", async () => {
    const order = orderOf();
    const { ref, next } = await begin(order);
    expect(next).toMatchObject({ url: `${origin}/sis/realizarPago`, method: "POST" });
    expect(opened(next.fields)).toEqual({
      DS_MERCHANT_MERCHANTCODE: "999008881",
      DS_MERCHANT_TERMINAL: "1",
      DS_MERCHANT_TRANSACTIONTYPE: "0",
      DS_MERCHANT_ORDER: ref,
      DS_MERCHANT_AMOUNT: "12345",
      DS_MERCHANT_CURRENCY: "978",
      DS_MERCHANT_MERCHANTURL: "https://house.test/api/hooks/redsys",
      DS_MERCHANT_URLOK: order.returnUrl,
      DS_MERCHANT_URLKO: order.returnUrl,
      DS_MERCHANT_PRODUCTDESCRIPTION: order.description,
      DS_MERCHANT_CONSUMERLANGUAGE: "1",
    });
    expect(ref).toMatch(/^\d{4}[A-Za-z\d]{8}$/);
    const again = await begin({ ...order, attempt: 2, previousRef: ref, locale: "en" });
    expect(again.ref).not.toBe(ref);
    expect(opened(again.next.fields)["DS_MERCHANT_CONSUMERLANGUAGE"]).toBe("2");
  });

  it.each<[Partial<PaymentOrder>, string]>([
    [{ currency: "USD" }, "currency"],
    [{ amountCents: 0 }, "amount"],
    [{ take: "hold" }, "unsupported"],
    [{ save: true }, "unsupported"],
  ])("refuses %j", async (more, reason) => {
    await expect(begin(orderOf(more))).rejects.toMatchObject({ name: "ProviderRefused", reason });
  });
});

describe("notices of Redsys", () => {
  it("say that it is paid, and with which card", async () => {
    const order = orderOf();
    const { ref } = await begin(order);
    const [event] = await tell(notice(ref));
    expect(event).toMatchObject({ kind: "payment", ref, paymentId: order.paymentId });
    expect(await look(ref)).toMatchObject({
      status: "succeeded",
      capturedCents: 12_345,
      currency: "EUR",
      method: { brand: "visa", last4: "0004", expMonth: 12, expYear: 2034 },
    });
  });

  it.each<[string, Decline]>([
    ["0101", "expired_card"],
    ["0116", "insufficient_funds"],
    ["0129", "incorrect_cvc"],
    ["0184", "authentication_required"],
    ["0190", "declined"],
    ["0202", "fraud"],
    ["0912", "processing_error"],
    ["9912", "processing_error"],
    // Good for a refund, not for a payment.
    ["0900", "declined"],
    ["0400", "declined"],
  ])("%s is a failure: %s", async (response, reason) => {
    const { ref } = await begin();
    await tell(notice(ref, { Ds_Response: response }));
    expect(await look(ref)).toMatchObject({ status: "failed", failure: { reason } });
  });

  it("9915: the payer left", async () => {
    const { ref } = await begin();
    await tell(notice(ref, { Ds_Response: "9915" }));
    expect((await look(ref))?.status).toBe("canceled");
  });

  it("tell another amount or currency as it came", async () => {
    const { ref } = await begin();
    await tell(notice(ref, { Ds_Amount: "10000", Ds_Currency: "840" }));
    expect(await look(ref)).toMatchObject({ capturedCents: 10_000, currency: "USD" });
  });

  it("are told apart from forged and changed ones", async () => {
    const { ref } = await begin();
    const bad = (raw: Uint8Array) => expect(tell(raw)).rejects.toBeInstanceOf(BadSignature);
    await bad(notice(ref, {}, "Mk9m98IfEblmPfrpsawt7BmxObt98Jev"));
    const form = new URLSearchParams(new TextDecoder().decode(notice(ref)));
    const other = new URLSearchParams(new TextDecoder().decode(notice(ref, { Ds_Amount: "1" })));
    form.set("Ds_MerchantParameters", other.get("Ds_MerchantParameters") ?? "");
    await bad(new TextEncoder().encode(form.toString()));
    form.delete("Ds_Signature");
    await bad(new TextEncoder().encode(form.toString()));
    for (const text of ["", "Ds_MerchantParameters=x", "{}"])
      await bad(new TextEncoder().encode(text));
    expect((await look(ref))?.status).toBe("open");
  });

  it("of a refund at the gateway's own desk are news of a refund, and pay nothing", async () => {
    const { ref } = await begin();
    const [event] = await tell(notice(ref, { Ds_TransactionType: "3", Ds_Response: "0900" }));
    expect(event).toMatchObject({ kind: "refund", ref });
    expect((await look(ref))?.status).toBe("open");
  });
});

describe("refunds by Redsys", () => {
  it("go back in parts, once for each of ours, never more than came", async () => {
    const ref = await paid();
    const refund = () => provider.refund(ref, 2_345, "r-1", key());
    expect(await refund()).toMatchObject({ status: "succeeded", cents: 2_345, refundId: "r-1" });
    expect(await refund()).toMatchObject({ status: "succeeded" });
    expect(asked).toMatchObject([
      {
        DS_MERCHANT_TRANSACTIONTYPE: "3",
        DS_MERCHANT_ORDER: ref,
        DS_MERCHANT_AMOUNT: "2345",
      },
    ]);
    const other = provider.refund(ref, 1, "r-1", key());
    await expect(other).rejects.toMatchObject({ reason: "key_reused" });
    const tooMuch = provider.refund(ref, 10_001, "r-2", key());
    await expect(tooMuch).rejects.toMatchObject({ reason: "amount" });
    expect(asked).toHaveLength(1);
    expect(await look(ref)).toMatchObject({ refundedCents: 2_345, refunds: [{ cents: 2_345 }] });
    expect(await lines()).toMatchObject([
      { kind: "payment", cents: 12_345, providerRef: ref },
      { kind: "refund", cents: -2_345, refundId: "r-1" },
    ]);
  });

  it("that the gateway declines have failed, and the money is there", async () => {
    const ref = await paid();
    answers = { response: "0190" };
    expect((await provider.refund(ref, 100, "r-3", key())).status).toBe("failed");
    expect(await look(ref)).toMatchObject({ refundedCents: 0, refunds: [{ status: "failed" }] });
  });

  it("that it refuses may be asked for again", async () => {
    const ref = await paid();
    answers = { error: "SIS0057" };
    const refused = provider.refund(ref, 100, "r-4", key());
    await expect(refused).rejects.toMatchObject({ name: "ProviderRefused", reason: "amount" });
    answers = { response: "0900" };
    expect((await provider.refund(ref, 100, "r-4", key())).status).toBe("succeeded");
  });

  it.each(["never", "after", "html", 500] as const)(
    "%s: unknown, and never asked for a second time",
    async (kind) => {
      const ref = await paid();
      answers = kind;
      const refund = () => provider.refund(ref, 100, "r-5", key());
      await expect(refund()).rejects.toBeInstanceOf(ProviderUnknown);
      const count = asked.length;
      answers = { response: "0900" };
      expect((await refund()).status).toBe("pending");
      expect(asked).toHaveLength(count);
      expect(await look(ref)).toMatchObject({ refundedCents: 100 });
    },
  );

  it("nobody there: it never arrived, and may be asked for again", async () => {
    const ref = await paid();
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const nobody = openAt(`http://127.0.0.1:${port}`).refund(ref, 100, "r-6", key());
    await expect(nobody).rejects.toBeInstanceOf(ProviderUnreached);
    expect((await provider.refund(ref, 100, "r-6", key())).status).toBe("succeeded");
  });

  it("of what is not paid, or not there, are refused", async () => {
    const { ref } = await begin();
    await expect(provider.refund(ref, 100, "r-7", key())).rejects.toMatchObject({
      reason: "state",
    });
    await expect(provider.refund("0000none", 100, "r-7", key())).rejects.toMatchObject({
      reason: "not_found",
    });
  });
});

async function lines(): Promise<StatementLine[]> {
  const all: StatementLine[] = [];
  for await (const line of provider.statement(0, Date.now() + 60_000)) all.push(line);
  return all;
}

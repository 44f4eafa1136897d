import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentOrder } from "..";
import { engineOfRun, type OpenEngine } from "../../../testing/engines";
import { bankPage, type BankPage } from "./bank-page";
import type { PaymentProvider } from "..";

let open: OpenEngine;
let page: BankPage;
let provider: PaymentProvider;
let serial = 0;
const told: string[] = [];

beforeAll(async () => {
  open = await engineOfRun().open();
}, 60_000);
afterAll(() => open?.close());
beforeEach(() => {
  told.length = 0;
  ({ page, provider } = bankPage(open.db));
  page.deliverTo(async (raw, headers) => {
    const [event] = await provider.readWebhook(raw, headers);
    told.push(event?.type ?? "");
    return { ok: true };
  });
});

async function begin(more: Partial<PaymentOrder> = {}) {
  const begun = await provider.begin(
    {
      paymentId: `p-${(serial += 1)}`,
      attempt: 1,
      amountCents: 150_050,
      currency: "EUR",
      customerId: null,
      description: 'Depósito de "<b>Audi</b>"',
      take: "now",
      save: false,
      locale: "es",
      returnUrl: "https://house.test/api/pay/back/t1",
      ...more,
    },
    `k-${serial}`,
  );
  if (begun.kind !== "next" || begun.next.kind !== "redirect") throw new Error("no redirect");
  return { ref: begun.providerRef ?? "", ...begun.next };
}

async function press(url: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const response = await page.fetch(new Request(url, { method: "POST", body }));
  return { response, text: await response.text() };
}

const status = async (ref: string) =>
  (await provider.observe({ providerRef: ref, paymentId: "" }))?.status;

describe("the bank page of the demo", () => {
  it("lies beside the address where payers come back, and shows what is to be paid", async () => {
    const { url, fields } = await begin();
    expect(url).toBe("https://house.test/api/pay/bank");
    const { response, text } = await press(url, fields);
    expect(response.status).toBe(200);
    expect(text).toContain("1.500,50");
    expect(text).toContain("Autorizar el pago");
    // What others wrote is text.
    expect(text).toContain("&quot;&lt;b&gt;Audi&lt;/b&gt;&quot;");
    expect(text).not.toContain("<b>");
    expect(told).toEqual([]);
  });

  it("allows its own style alone, and no frame", async () => {
    const { url, fields } = await begin();
    const { response, text } = await press(url, fields);
    const policy = response.headers.get("content-security-policy") ?? "";
    const [, style = ""] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString("base64")}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(text).not.toMatch(/<script| style=/);
  });

  it.each([
    ["pay", "paid", "succeeded", "Pago autorizado."],
    ["reject", "rejected", "failed", "No se ha cobrado nada."],
  ])("%s: the notice counts, also where nobody comes back", async (answer, type, state, words) => {
    const { url, fields, ref } = await begin();
    const { text } = await press(url, { ...fields, answer });
    expect(text).toContain(words);
    expect(text).toContain('href="https://house.test/api/pay/back/t1"');
    expect(told).toEqual([type]);
    expect(await status(ref)).toBe(state);
  });

  it("believes nothing that was changed on its way", async () => {
    const { url, fields, ref } = await begin();
    for (const changed of [
      { amount: "1" },
      { return_url: "https://evil.test/" },
      { signature: "" },
    ]) {
      const { response, text } = await press(url, { ...fields, ...changed, answer: "pay" });
      expect(response.status).toBe(400);
      expect(text).toContain("no es válido");
      expect(text).not.toContain("evil.test");
    }
    const plain = await page.fetch(new Request(url));
    expect(plain.status).toBe(400);
    expect(told).toEqual([]);
    expect(await status(ref)).toBe("open");
  });

  it("speaks English to whoever does", async () => {
    const { url, fields } = await begin({ locale: "en" });
    const { text } = await press(url, fields);
    expect(text).toContain('lang="en"');
    expect(text).toContain("Authorise the payment");
  });

  it("is the same for all processes on one database", async () => {
    const { url, fields, ref } = await begin();
    const other = bankPage(open.db);
    other.page.deliverTo(async (raw, headers) => {
      await other.provider.readWebhook(raw, headers);
      return { ok: true };
    });
    const body = new URLSearchParams({ ...fields, answer: "pay" });
    await other.page.fetch(new Request(url, { method: "POST", body }));
    expect(await status(ref)).toBe("succeeded");
  });
});

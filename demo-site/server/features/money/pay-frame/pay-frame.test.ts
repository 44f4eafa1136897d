import { readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type InPageApi } from "../../../testing/test-api";
import { saveCard } from "../../../testing/save-card";
import type { SeededUser } from "../../../seed/seed-rows";
import { PAGE, pageToken, seedPartner } from "../../partners/testing/partner-pages";
import type { FrameView } from "./script/types";

const GOOD = "4242424242424242";
const TYPED = { name: "Ana Ruiz", cvc: "123", month: 12, year: 2040 };
const PARTNER = "https://coches.example";
const MOST_BYTES = 15 * 1_024;
const MODULES = new URL("script", import.meta.url);

interface Answered {
  status: number;
  headers: Headers;
  view: FrameView;
  code: string | undefined;
  fields: Record<string, string> | undefined;
}

describe("the pay frame's addresses", () => {
  let api: InPageApi;
  let me: SeededUser;

  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(async () => {
    await api.close();
  });
  beforeEach(async () => {
    me = await api.seedUser();
  });

  async function openFrame(origin?: string): Promise<string> {
    const as = { token: me.token, ...(origin !== undefined && { origin }) };
    const opened = await api.call("credit/addCreditBalance", { amount: "50.00" }, as);
    return opened.responseData.frame_url ?? "";
  }
  async function post(path: string, act: string, input: unknown = {}): Promise<Answered> {
    const response = await api.fetch(`${path}/${act}`, {
      method: "POST",
      headers: { origin: "null" },
      body: JSON.stringify(input),
    });
    const { view, responseData } = await response.json();
    return {
      status: response.status,
      headers: response.headers,
      view,
      code: responseData?.code,
      fields: responseData?.fields,
    };
  }
  /** The modules that a page of the frame names, as a browser gets them. */
  async function modulesIn(page: string) {
    const named = page.matchAll(/(?:src|href)="([^"]+\.js)" integrity="([^"]+)"/g);
    return Promise.all(
      Array.from(named, async ([, address = "", integrity]) => {
        const file = await api.fetch(address);
        const name = address.split("/").at(-1) ?? "";
        return { address, name, integrity, file, bytes: await file.arrayBuffer() };
      }),
    );
  }
  const expire = () => api.db.query("update pay_tickets set expires_at = clock_timestamp()");

  it("the page runs the house's own modules, may be shown by the page that asked, and has an opaque origin", async () => {
    const path = await openFrame(PARTNER);
    const page = await api.fetch(path);
    expect(page.status).toBe(200);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `frame-ancestors ${PARTNER}`,
        "sandbox allow-scripts allow-forms",
        "form-action 'none'",
      ]),
    );
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-frame-options")).toBeNull();
    const text = await page.text();
    expect(text.match(/<script/g)).toHaveLength(1);
    const modules = await modulesIn(text);
    expect(modules.map(({ name }) => name).toSorted()).toEqual(
      readdirSync(MODULES)
        .filter((name) => name.endsWith(".js"))
        .toSorted(),
    );
    for (const { file, bytes, integrity } of modules) {
      expect(file.headers.get("access-control-allow-origin")).toBe("*");
      const digest = await crypto.subtle.digest("SHA-384", bytes);
      expect(integrity).toBe(`sha384-${Buffer.from(digest).toString("base64")}`);
    }
  });

  it("gives its modules out under their own version alone, so that none is kept as another's", async () => {
    const [module] = await modulesIn(await (await api.fetch(await openFrame())).text());
    const { pathname } = new URL(module?.address ?? "");
    expect(pathname).toMatch(/^\/pay\/frame\/[0-9a-f]{16}\/[a-z]+\.js$/);
    const another = await api.fetch(pathname.replace(/[0-9a-f]{16}/, "0".repeat(16)));
    expect(another.status).toBe(404);
    expect(another.headers.get("cache-control")).toBe("no-store");
    expect((await api.fetch(pathname.replace(/[a-z]+\.js$/, "types.ts"))).status).toBe(404);
  });

  it("what is no origin gets into no policy", async () => {
    const path = await openFrame("https://a.example; script-src *");
    const page = await api.fetch(path);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy.match(/script-src [^;]*/g)).toHaveLength(1);
    expect(policy).toContain("frame-ancestors null;");
  });

  it("one of the house's own pages is answered for the house's origin alone", async () => {
    const page = await api.fetch(await openFrame());
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/frame-ancestors https?:\/\/[^\s;]+;/);
    expect(policy).not.toContain("frame-ancestors *");
  });

  it.each(["expired", "unknown"])(
    "an %s ticket opens nothing: 410, no script, no answer",
    async (kind) => {
      const path = kind === "expired" ? await openFrame() : "/pay/never-given";
      await expire();
      const page = await api.fetch(path);
      expect(page.status).toBe(410);
      expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      const text = await page.text();
      expect(text).toContain("Este formulario ha caducado");
      expect(text).not.toContain("<script");
      for (const act of ["view", "card", "saved", "challenge", "look", "stay"]) {
        const { code, headers } = await post(path, act, { number: GOOD, ...TYPED });
        expect([act, code]).toEqual([act, "TICKET_EXPIRED"]);
        expect(headers.get("access-control-allow-origin")).toBe("null");
      }
    },
  );

  it("view and stay tell what is paid, and how long the form lasts", async () => {
    const path = await openFrame();
    const { status, view, headers } = await post(path, "view");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(view).toMatchObject({
      state: "form",
      amount: "50,00\u00a0€",
      methods: [],
      failure: null,
    });
    await api.db.query("update pay_tickets set expires_at = clock_timestamp() + interval '60 s'");
    expect((await post(path, "view")).view.secondsLeft).toBeLessThanOrEqual(60);
    expect((await post(path, "stay")).view.secondsLeft).toBeGreaterThan(800);
  });

  it("card pays once; what is wrong with it is told at its field", async () => {
    const path = await openFrame();
    const unknown = await post(path, "card", { ...TYPED, number: "4111111111111111" });
    expect([unknown.code, Object.keys(unknown.fields ?? {})]).toEqual([
      "INVALID_INPUT",
      ["number"],
    ]);
    const old = await post(path, "card", { ...TYPED, number: GOOD, year: 2020 });
    expect(Object.keys(old.fields ?? {})).toEqual(["expiry"]);
    expect((await post(path, "card", { number: GOOD })).code).toBe("INVALID_INPUT");
    const { view } = await post(path, "card", { ...TYPED, number: GOOD });
    expect(view).toMatchObject({ state: "paid", payment: { status: "succeeded" } });
    expect((await post(path, "card", { ...TYPED, number: GOOD })).code).toBe("TICKET_EXPIRED");
    expect((await post(path, "look")).view.state).toBe("paid");
  });

  it("saved pays by a card of the same person alone", async () => {
    await post(await openFrame(), "card", { ...TYPED, number: GOOD, save: true });
    const path = await openFrame();
    const [card] = (await post(path, "view")).view.methods;
    expect(card).toMatchObject({ brand: "visa", last4: "4242", expiry: "12/40" });
    const mine = me;
    me = await api.seedUser();
    expect((await post(await openFrame(), "saved", { source: card?.id })).code).toBe(
      "CARD_REQUIRED",
    );
    me = mine;
    expect((await post(path, "saved", { source: card?.id })).view.state).toBe("paid");
  });

  it("saved pays by a card of the vault, too, after those of the provider", async () => {
    await saveCard(api, me, { into: "vault", number: "5555555555554444" });
    await saveCard(api, me);
    const path = await openFrame();
    const cards = (await post(path, "view")).view.methods;
    expect(cards.map(({ last4 }) => last4)).toEqual(["4242", "4444"]);
    expect((await post(path, "saved", { source: cards[1]?.id })).view.state).toBe("paid");
  });

  describe("on a partner's page", () => {
    let source: string;
    let as: { token: string; origin: string };

    beforeAll(() => seedPartner(api, [PAGE], ["read", "pay"]));
    beforeEach(async () => {
      ({ id: source } = await saveCard(api, me));
      as = { token: (await pageToken(api, me, ["read", "pay"])).token, origin: PAGE };
    });

    const money = async () =>
      (await api.call("credit/getCreditHistory", {}, me)).responseData.balance.available;

    /** As a page opens one, with what it then has: number and ticket. */
    async function openDeposit(by: { token: string; origin?: string } = as) {
      const lot = await api.seedLot({ depositCents: 5_000 });
      const of = { purpose: "deposit", ref: String(lot) } as const;
      const opened = await api.call("payment/authorize", of, by);
      expect(opened.code).toBeNull();
      return { id: opened.responseData.payment.id, path: opened.responseData.frame_url ?? "", of };
    }

    it("no saved card is shown, and none is taken, whatever the page sends", async () => {
      const { id, path, of } = await openDeposit();
      const { view } = await post(path, "view");
      expect([view.isForeign, view.methods]).toEqual([true, []]);
      for (const input of [{ source }, { source, cvc: "000" }, { source, cvc: "123" }]) {
        expect((await post(path, "saved", input)).code).toBe("SITE_SESSION_REQUIRED");
      }
      const tries = [
        await api.call("payment/stripe_payment", { payment: id, source }, as),
        await api.call("payment/authorize", { ...of, payment_method: "wallet" }, as),
        await api.call("credit/addBidDeposit", { project_id: Number(of.ref), from: "wallet" }, as),
        await api.call("customer/payment_method/list", {}, as),
      ];
      expect(tries.map(({ code }) => code)).not.toContain(null);
      const { responseData } = await api.call("custom/paymentStatus", { id }, as);
      expect(responseData.payment).toMatchObject({ status: "open", captured: "0.00" });
      // A card that is typed into the frame does.
      expect((await post(path, "card", { ...TYPED, number: GOOD })).view.state).toBe("paid");
    });

    it("nothing is added to the balance", async () => {
      const topup = { purpose: "topup", amount: "1000.00" } as const;
      const refused = await api.call("payment/authorize", topup, as);
      expect(refused.code).toBe("SITE_SESSION_REQUIRED");
      expect(await money()).toBe("0.00");
    });

    it("what its person opened elsewhere is neither seen nor continued", async () => {
      const { id } = await openDeposit(me);
      const tries = [
        await api.call("payment/stripe_payment_element", { payment: id }, as),
        await api.call("payment/stripe_payment_response", { payment: id }, as),
        await api.call("custom/paymentGateway", { payment: id, gateway: "rosoom" }, as),
      ];
      expect(tries.map(({ code }) => code)).not.toContain(null);
      const { responseData } = await api.call("custom/paymentStatus", { id }, as);
      expect(responseData).toEqual({ state: "unknown" });
      // Nor by the key under which it was opened.
      const lot = await api.seedLot({ depositCents: 5_000 });
      const keyed = {
        purpose: "deposit",
        ref: String(lot),
        idempotency_key: crypto.randomUUID(),
      } as const;
      expect((await api.call("payment/authorize", keyed, me)).code).toBeNull();
      expect((await api.call("payment/authorize", keyed, as)).code).toBe("KEY_REUSED");
      // Its person sees on the site what a partner's page has opened.
      const theirs = await openDeposit();
      const seen = await api.call("custom/paymentStatus", { id: theirs.id }, me);
      expect(seen.responseData.state).toBe("known");
    });
  });

  it("challenge takes an answer to the challenge that stands, and to no other", async () => {
    const path = await openFrame();
    const { view } = await post(path, "card", { ...TYPED, number: "4000000000003220" });
    expect(view.state).toBe("challenge");
    const other = await post(path, "challenge", { challenge: "another", answer: "authorize" });
    expect(other.code).toBe("NOT_FOUND");
    const { challenge } = view;
    expect((await post(path, "challenge", { challenge, answer: "perhaps" })).code).toBe(
      "INVALID_INPUT",
    );
    const done = await post(path, "challenge", { challenge, answer: "authorize" });
    expect(done.view.state).toBe("paid");
  });

  it("knows no other act, and reads no long body", async () => {
    const path = await openFrame();
    expect((await post(path, "refund")).code).toBe("UNKNOWN_ACTION");
    expect((await post(path, "card", { number: "4".repeat(5_000) })).code).toBe("BODY_TOO_LARGE");
  });

  it("weighs no more than 15 KB, whole", async () => {
    const page = await (await api.fetch(await openFrame())).text();
    expect(page).toContain("--color-accent:");
    const parts = [page, ...(await modulesIn(page)).map(({ bytes }) => new Uint8Array(bytes))];
    const bytes = parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});

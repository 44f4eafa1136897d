import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deactivatePartner } from "./partner-repository";
import {
  allow,
  ELSEWHERE,
  PAGE,
  pageToken,
  seedPartner,
  type TestPartner,
} from "./testing/partner-pages";
import { FIXED_PRICE } from "../../testing/sell";
import { challengeOf, newToken } from "../../platform/security/token";
import { engines, type OpenEngine } from "../../testing/engines";
import { createTestApi, type InPageApi } from "../../testing/test-api";
import type { SeededUser } from "../../seed/seed-rows";

describe.each(engines)("pages of partners on $name", (engine) => {
  let open: OpenEngine;
  let api: InPageApi;
  let partner: TestPartner;
  let user: SeededUser;

  beforeAll(async () => {
    open = await engine.open();
    api = await createTestApi({ db: open.db });
    partner = await seedPartner(api, [PAGE, "http://localhost:*"]);
  });
  afterAll(async () => {
    await api.close();
    await open.close();
  });
  beforeEach(async () => {
    user = await api.seedUser({ firstName: "Ana" });
  });

  const validate = (as: { token: string; origin?: string }) =>
    api.call("user/validateUser", {}, as);

  describe("asking", () => {
    it("names the partner of an origin, and what the user has allowed before", async () => {
      const input = { origin: PAGE, scopes: ["bid" as const] };
      const asGuest = await api.call("partner/site", input);
      expect(asGuest.responseData).toEqual({
        name: "Automóviles Ribera",
        origin: PAGE,
        scopes: ["read", "bid"],
        allowed: [],
      });
      await allow(api, user, ["read"]);
      expect((await api.call("partner/site", input, user)).responseData.allowed).toEqual(["read"]);
    });

    it.each([
      ELSEWHERE,
      "https://dealer.example:8443",
      "http://dealer.example",
      "https://sub.dealer.example",
      "https://localhost",
      "http://localhost.example:3000",
    ])("refuses the unknown origin %s", async (origin) => {
      const asked = { origin, scopes: ["read" as const] };
      expect((await api.call("partner/site", asked)).code).toBe("UNKNOWN_PARTNER");
      const challenge = challengeOf(newToken());
      const answer = await api.call("partner/authorize", { ...asked, challenge }, user);
      expect(answer.code).toBe("UNKNOWN_PARTNER");
    });

    it.each(["null", "https://dealer.example/", "https://dealer.example/x", "javascript:alert(1)"])(
      "takes no %s for an origin",
      async (origin) => {
        const answer = await api.call("partner/site", { origin, scopes: ["read"] });
        expect(answer.code).toBe("INVALID_INPUT");
      },
    );

    it("takes every port of this machine where the list says so", async () => {
      const { token, origin } = await pageToken(api, user, ["read"], "http://localhost:4173");
      expect(origin).toBe("http://localhost:4173");
      expect((await validate({ token, origin })).code).toBeNull();
      const other = await validate({ token, origin: "http://localhost:4174" });
      expect(other.code).toBe("WRONG_ORIGIN");
    });

    it("gives a partner no more than the operator lets it have", async () => {
      const reader = await createTestApi({ db: open.db });
      const origin = `https://reader-${user.id}.example`;
      await seedPartner(reader, [origin], ["read"]);
      const token = await pageToken(reader, user, ["read", "bid"], origin);
      expect(token.scopes).toEqual(["read"]);
      await reader.close();
    });
  });

  describe("a code", () => {
    it("is good once; shown again it ends what it gave", async () => {
      const asked = await allow(api, user, ["read"]);
      const first = await api.call("partner/token", asked, { origin: PAGE });
      const { token } = first.responseData;
      expect((await validate({ token, origin: PAGE })).code).toBeNull();
      const again = await api.call("partner/token", asked, { origin: PAGE });
      expect(again.code).toBe("CODE_EXPIRED");
      expect((await validate({ token, origin: PAGE })).code).toBe("SESSION_EXPIRED");
    });

    it("is for one of several who ask at once", async () => {
      const asked = await allow(api, user, ["read"]);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => api.call("partner/token", asked, { origin: PAGE })),
      );
      const [given, ...others] = answers.filter((answer) => answer.code === null);
      expect(others).toEqual([]);
      // The other calls have shown that another caller has it, too.
      const { token } = given!.responseData;
      expect((await validate({ token, origin: PAGE })).code).toBe("SESSION_EXPIRED");
    });

    it("is worth nothing elsewhere, without the verifier, or without a page", async () => {
      const asked = await allow(api, user, ["read"]);
      const wrong = [
        await api.call("partner/token", asked, { origin: ELSEWHERE }),
        await api.call("partner/token", asked),
        await api.call("partner/token", { ...asked, verifier: newToken() }, { origin: PAGE }),
        await api.call("partner/token", { ...asked, code: newToken() }, { origin: PAGE }),
      ];
      expect(wrong.map((answer) => answer.code)).toEqual(Array(4).fill("CODE_EXPIRED"));
      // None of these has used it up.
      expect((await api.call("partner/token", asked, { origin: PAGE })).code).toBeNull();
    });

    it("runs out, and ends with the session on the site", async () => {
      const late = await allow(api, user, ["read"]);
      await open.db.query("update partner_codes set expires_at = now() - interval '1 second'");
      expect((await api.call("partner/token", late, { origin: PAGE })).code).toBe("CODE_EXPIRED");
      const orphan = await allow(api, user, ["read"]);
      await api.call("user/logout", {}, user);
      expect((await api.call("partner/token", orphan, { origin: PAGE })).code).toBe("CODE_EXPIRED");
    });

    it("is not to be guessed: attempts of one address are counted", async () => {
      const asked = { code: newToken(), verifier: newToken() };
      const slow = await createTestApi({ db: open.db });
      // They stay in the database, for all processes.
      await open.db.exec("delete from counters");
      const codes = [];
      for (let n = 0; n < 22; n++) {
        codes.push((await slow.call("partner/token", asked, { origin: PAGE })).code);
      }
      expect(codes.slice(0, 20)).toEqual(Array(20).fill("CODE_EXPIRED"));
      expect(codes.at(-1)).toBe("RATE_LIMITED");
      expect((await api.call("partner/token", asked, { origin: PAGE })).code).toBe("RATE_LIMITED");
      await open.db.exec("delete from counters");
      await slow.close();
    });
  });

  describe("a token", () => {
    it("tells its page who the user is, and nothing to write to or to call", async () => {
      const { token, expires_in } = await pageToken(api, user, ["read"]);
      expect(expires_in).toBeLessThanOrEqual(900);
      const { responseData } = await validate({ token, origin: PAGE });
      expect(responseData).toMatchObject({
        id: user.id,
        first_name: "Ana",
        email: "",
        phone: null,
        session: { scopes: ["read"], origin: PAGE },
      });
      expect(responseData.session?.expires_in).toBeGreaterThan(890);
      expect((await validate(user)).responseData.email).toBe(user.email);
    });

    it("is bound to its origin: elsewhere and without one it is refused", async () => {
      const { token } = await pageToken(api, user, ["read", "bid"]);
      for (const as of [{ token, origin: ELSEWHERE }, { token, origin: "null" }, { token }]) {
        const answer = await validate(as);
        expect([answer.httpStatus, answer.code, answer.responseType]).toEqual([
          403,
          "WRONG_ORIGIN",
          403,
        ]);
        expect((await api.call("product/search", {}, as)).code).toBe("WRONG_ORIGIN");
      }
    });

    it("bids where that was allowed, and else says what is missing", async () => {
      const lot = await api.seedLot();
      const bid = {
        project_id: lot,
        proposed_amount: "5000.00",
        idempotency_key: "0123456789abcdef",
      };
      const reader = await pageToken(api, user, ["read"]);
      const refused = await api.call("bid/confirm", bid, reader);
      expect([refused.httpStatus, refused.code, refused.refusal]).toEqual([
        403,
        "SCOPE_MISSING",
        expect.objectContaining({ scope: "bid" }),
      ]);
      const bidder = await pageToken(api, user, ["bid"]);
      const placed = await api.call("bid/confirm", bid, bidder);
      expect([placed.code, placed.responseData.leading]).toEqual([null, true]);
    });

    it("buys and offers where that was allowed, and tells nobody else where its person lives", async () => {
      const origin = `https://shop-${user.id}.example`;
      await seedPartner(api, [origin], ["read", "bid", "buy"]);
      const seller = await api.seedUser({ admin: true });
      const lots = [1, 2].map(() => api.seedLot({ ...FIXED_PRICE, sellerId: seller.id }));
      const [lot = 0, other = 0] = await Promise.all(lots);
      const reader = await pageToken(api, user, ["read", "bid"], origin);
      const buyer = await pageToken(api, user, ["buy"], origin);
      const reserve = { project_id: lot };
      const refused = await api.call("buynow/addToCart", reserve, reader);
      expect([refused.code, refused.refusal]).toEqual([
        "SCOPE_MISSING",
        expect.objectContaining({ scope: "buy" }),
      ]);
      const cart = (await api.call("buynow/addToCart", reserve, buyer)).responseData;
      expect(cart.cartItems).toMatchObject([{ project_id: lot, line_state: "reserved" }]);
      const cart_id = cart.cart_id ?? 0;
      const address = { address1: "Calle Mayor 1", zip: "28013", city: "Madrid", state: "Madrid" };
      const billing = { cart_id, address, nif: "12345678Z", buyer_kind: "consumer" as const };
      expect((await api.call("cart/saveAddress", billing, buyer)).code).toBeNull();
      const search = { type: "buynow" as const };
      const seen = (await api.call("cart/search", search, buyer)).responseData;
      expect(seen.billing).toMatchObject({ nif: "12345678Z", address1: "Calle Mayor 1" });
      const read = (await api.call("cart/search", search, reader)).responseData;
      expect(read.cartItems).toHaveLength(1);
      expect(JSON.stringify(read)).not.toMatch(/12345678Z|Calle Mayor/);
      const press = {
        cart_id,
        place: 1 as const,
        expected_total: seen.cartValues.total_amount,
        accept_terms: 1 as const,
        idempotency_key: "bought on a page",
      };
      expect((await api.call("cart/checkout", press, reader)).code).toBe("SCOPE_MISSING");
      const placed = (await api.call("cart/checkout", press, buyer)).responseData.invoices;
      expect(placed).toMatchObject([{ project_id: lot }]);
      const invoice_id = placed[0]?.invoice_id ?? 0;
      const invoice = await api.call("user/invoice/invoice", { invoice_id }, buyer);
      expect(invoice.code).toBe("SITE_SESSION_REQUIRED");
      const offer = {
        project_id: other,
        amount: "7000",
        accept_terms: 1 as const,
        idempotency_key: "offered on a page",
      };
      const made = await api.call("makeoffer/addToMakeoffer", offer, buyer);
      expect(made.responseData.record).toMatchObject({ status: "open", email: "" });
      const listed = (await api.call("makeoffer/search", {}, reader)).responseData;
      expect(listed.records).toMatchObject([{ email: "" }]);
      expect(JSON.stringify(listed)).not.toContain(user.email);
    });

    it("gives sellers and staff on a partner's page no more than anybody", async () => {
      const seller = await api.seedUser({ admin: true });
      const staff = await api.seedUser({ staff: true });
      const draft = await api.seedLot({ sellerId: seller.id, status: "draft" });
      const lot = await api.seedLot({ sellerId: seller.id, status: "provisional" });
      for (const person of [seller, staff]) {
        const onSite = await api.call("product/singleProduct", { id: lot }, person);
        expect(onSite.responseData.record.can_award).toBe(true);
        const pass = await pageToken(api, person, ["read", "bid"]);
        const seen = await api.call("product/singleProduct", { id: lot }, pass);
        expect(seen.responseData.record.can_award).toBe(false);
        expect(seen.responseData.record).not.toHaveProperty("terms");
        const hidden = await api.call("product/singleProduct", { id: draft }, pass);
        expect(hidden.code).toBe("NOT_FOUND");
        const award = { action: "award" as const, id: 1, pid: lot };
        const refused = await api.call("seller/bid/manualAward", award, pass);
        expect(refused.code).toBe("SITE_SESSION_REQUIRED");
        const drafts = { action: "selling_draft" as const };
        const own = await api.call("product/dashboard", drafts, pass);
        expect(own.responseData.totalRecords).toBe(0);
      }
    });

    it("ends with its time, with the session on the site, the consent, the account and the partner", async () => {
      const codeOf = async (token: string) => (await validate({ token, origin: PAGE })).code;
      const { token: late } = await pageToken(api, user, ["read"]);
      await open.db.query(
        "update sessions set expires_at = now() - interval '1 second' where scopes is not null and user_id = $1",
        [user.id],
      );
      expect(await codeOf(late)).toBe("SESSION_EXPIRED");

      const { token: revoked } = await pageToken(api, user, ["read"]);
      const [grant] = (await api.call("partner/grants", {}, user)).responseData.records;
      expect(grant).toMatchObject({ name: "Automóviles Ribera", scopes: ["read"] });
      await api.call("partner/revokeGrant", { id: grant!.id }, user);
      expect(await codeOf(revoked)).toBe("SESSION_EXPIRED");
      expect((await api.call("partner/grants", {}, user)).responseData.records).toEqual([]);

      const { token: orphan } = await pageToken(api, user, ["read"]);
      await api.call("user/logout", {}, user);
      expect(await codeOf(orphan)).toBe("SESSION_EXPIRED");

      const banned = await api.seedUser();
      const { token: ban } = await pageToken(api, banned, ["read"]);
      await open.db.query("update users set status = 'deactivate' where id = $1", [banned.id]);
      expect(await codeOf(ban)).toBe("DEACTIVATED");

      const origin = `https://gone-${banned.id}.example`;
      const gone = await seedPartner(api, [origin]);
      const other = await api.seedUser();
      const pass = await pageToken(api, other, ["read"], origin);
      await deactivatePartner(open.db, gone.key);
      expect((await validate(pass)).code).toBe("SESSION_EXPIRED");
      expect((await api.call("partner/site", { origin, scopes: ["read"] })).code).toBe(
        "UNKNOWN_PARTNER",
      );
    });

    it("ends by logging out on the page, which leaves the session on the site alone", async () => {
      const pass = await pageToken(api, user, ["read"]);
      const next = (await api.call("partner/refresh", {}, pass)).responseData;
      expect((await api.call("user/logout", {}, pass)).code).toBeNull();
      expect((await validate(next)).code).toBe("SESSION_EXPIRED");
      expect((await validate(user)).code).toBeNull();
    });

    it("cannot take back or list consents, nor ask for more", async () => {
      const pass = await pageToken(api, user, ["read", "bid"]);
      const challenge = challengeOf(newToken());
      const asked = { origin: PAGE, scopes: ["bid" as const], challenge };
      const codes = [
        (await api.call("partner/authorize", asked, pass)).code,
        (await api.call("partner/grants", {}, pass)).code,
        (await api.call("partner/revokeGrant", { id: 1 }, pass)).code,
      ];
      expect(codes).toEqual(Array(3).fill("SITE_SESSION_REQUIRED"));
    });

    it("is kept only as a hash, and so are codes and secrets", async () => {
      const asked = await allow(api, user, ["read"]);
      const { token } = (await api.call("partner/token", asked, { origin: PAGE })).responseData;
      const stored = JSON.stringify([
        await open.db.query("select * from sessions"),
        await open.db.query("select * from partners"),
        await open.db.query("select * from partner_codes"),
      ]);
      for (const secret of [token, asked.code, asked.verifier, partner.secret]) {
        expect(stored).not.toContain(secret);
      }
    });
  });

  describe("renewing", () => {
    it("gives a page the next token; the former one ends soon", async () => {
      const first = await pageToken(api, user, ["read", "bid"]);
      const { responseData: next } = await api.call("partner/refresh", {}, first);
      expect(next).toMatchObject({ scopes: ["read", "bid"], origin: PAGE });
      expect(next.token).not.toBe(first.token);
      expect((await validate(next)).code).toBeNull();
      const former = await validate(first);
      expect(former.responseData.session?.expires_in).toBeLessThanOrEqual(30);
    });

    describe("spends a token: shown again", () => {
      const refresh = (pass: { token: string; origin?: string }, attempt?: string) =>
        api.call("partner/refresh", attempt === undefined ? {} : { attempt }, pass);
      const codesOf = async (...passes: { token: string; origin?: string }[]) => {
        const answers = [];
        for (const pass of passes) answers.push((await validate(pass)).code);
        return answers;
      };

      it("it ends all that came of it, and nothing else", async () => {
        const other = await pageToken(api, user, ["read"]);
        const first = await pageToken(api, user, ["read"]);
        const { responseData: second } = await refresh(first);
        const { responseData: third } = await refresh(second);
        expect((await refresh(first)).code).toBe("SESSION_EXPIRED");
        expect(await codesOf(first, second, third)).toEqual(Array(3).fill("SESSION_EXPIRED"));
        expect(await codesOf(other, user)).toEqual([null, null]);
      });

      it("also after it has run out, and from elsewhere", async () => {
        for (const origin of [PAGE, ELSEWHERE]) {
          const first = await pageToken(api, user, ["read"]);
          const { responseData: next } = await refresh(first);
          if (origin === PAGE) {
            await open.db.query(
              "update sessions set expires_at = now() where renewed_at is not null",
            );
          }
          const again = await refresh({ token: first.token, origin });
          expect(again.code).toBe(origin === PAGE ? "SESSION_EXPIRED" : "WRONG_ORIGIN");
          expect(await codesOf(next)).toEqual(["SESSION_EXPIRED"]);
        }
      });

      it("by several at once, too", async () => {
        const first = await pageToken(api, user, ["read"]);
        const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(first)));
        const given = answers.filter(({ code }) => code === null);
        expect(given).toHaveLength(1);
        expect(await codesOf(given[0]!.responseData)).toEqual(["SESSION_EXPIRED"]);
      });

      it("a token that only ran out ends nothing, nor does a call with a spent one", async () => {
        const first = await pageToken(api, user, ["read"]);
        const { responseData: next } = await refresh(first);
        expect(await codesOf(first, next)).toEqual([null, null]);
        const late = await pageToken(api, user, ["read"]);
        await open.db.query(
          "update sessions set expires_at = now() where scopes is not null and renewed_at is null and created_at = (select max(created_at) from sessions)",
        );
        expect((await refresh(late)).code).toBe("SESSION_EXPIRED");
        expect(await codesOf(next)).toEqual([null]);
      });

      it("a try whose answer was lost is answered again, and what was lost is worth nothing", async () => {
        const first = await pageToken(api, user, ["read"]);
        const attempt = newToken();
        const { responseData: lost } = await refresh(first, attempt);
        const { responseData: next } = await refresh(first, attempt);
        expect(await codesOf(lost, next)).toEqual(["SESSION_EXPIRED", null]);
        expect((await refresh(first, newToken())).code).toBe("SESSION_EXPIRED");
        expect(await codesOf(next)).toEqual(["SESSION_EXPIRED"]);
      });
    });

    it("has an end: the operator's limit, and the session on the site", async () => {
      const [session] = await open.db.query<{ s: number }>(
        `update sessions set expires_at = now() + interval '10 minutes' where user_id = $1 returning 1 as s`,
        [user.id],
      );
      expect(session).toBeDefined();
      const first = await pageToken(api, user, ["read"]);
      expect(first.expires_in).toBeLessThanOrEqual(600);
      const { responseData: next } = await api.call("partner/refresh", {}, first);
      expect(next.expires_in).toBeLessThanOrEqual(600);
      await open.db.query("update sessions set renewable_until = now() where user_id = $1", [
        user.id,
      ]);
      expect((await api.call("partner/refresh", {}, next)).code).toBe("FORBIDDEN");
    });

    it("is not for the site's own sessions, nor from another origin", async () => {
      expect((await api.call("partner/refresh", {}, user)).code).toBe("FORBIDDEN");
      expect((await validate(user)).code).toBeNull();
      const { token } = await pageToken(api, user, ["read"]);
      const stolen = await api.call("partner/refresh", {}, { token, origin: ELSEWHERE });
      expect(stolen.code).toBe("WRONG_ORIGIN");
    });
  });

  describe("the partner's own server", () => {
    const credentials = () => ({ partner: partner.key, secret: partner.secret });

    async function reference(scopes: ("read" | "bid")[] = ["read"]): Promise<string> {
      const asked = await allow(api, user, scopes);
      const answer = await api.call("partner/token", { ...asked, ...credentials() });
      expect(answer.code).toBeNull();
      return answer.responseData.user_reference ?? "";
    }

    it("exchanges a code for the user's reference, and that for tokens as long as the user agrees", async () => {
      const asked = { user_reference: await reference(), origin: PAGE, scopes: ["read" as const] };
      // The visitor is the partner's: whether the site still knows it does not matter.
      await api.call("user/logout", {}, user);
      const { responseData } = await api.call("partner/token", { ...asked, ...credentials() });
      expect(responseData).toMatchObject({ scopes: ["read"], origin: PAGE });
      const { token } = responseData;
      expect((await validate({ token, origin: PAGE })).responseData.id).toBe(user.id);
      // Its own server may try it; other pages may not.
      expect((await validate({ token })).code).toBeNull();
      expect((await validate({ token, origin: ELSEWHERE })).code).toBe("WRONG_ORIGIN");
      const renewed = await api.call("partner/refresh", {}, { token, origin: PAGE });
      expect(renewed.code).toBe("FORBIDDEN");
    });

    it("gets no more than the user has allowed, and nothing after that is taken back", async () => {
      const asked = { user_reference: await reference(), origin: PAGE, ...credentials() };
      const more = await api.call("partner/token", { ...asked, scopes: ["bid"] });
      expect([more.code, more.refusal.scope]).toEqual(["CONSENT_REQUIRED", "bid"]);
      const [grant] = (await api.call("partner/grants", {}, user)).responseData.records;
      await api.call("partner/revokeGrant", { id: grant!.id }, user);
      const after = await api.call("partner/token", { ...asked, scopes: ["read"] });
      expect(after.code).toBe("CONSENT_REQUIRED");
      // A new consent has a new name.
      expect(await reference()).not.toBe(asked.user_reference);
    });

    it("is refused with a wrong secret, for pages of others, and from a page", async () => {
      const user_reference = await reference();
      const asked = { user_reference, origin: PAGE, scopes: ["read" as const], ...credentials() };
      const wrong = await api.call("partner/token", { ...asked, secret: newToken() });
      expect(wrong.code).toBe("UNKNOWN_PARTNER");
      const strange = await api.call("partner/token", { ...asked, origin: ELSEWHERE });
      expect(strange.code).toBe("WRONG_ORIGIN");
      const fromPage = await api.call("partner/token", asked, { origin: PAGE });
      expect(fromPage.code).toBe("UNKNOWN_PARTNER");
      const other = await seedPartner(api, [`https://other-${user.id}.example`]);
      const theirs = await api.call("partner/token", {
        ...asked,
        partner: other.key,
        secret: other.secret,
        origin: `https://other-${user.id}.example`,
      });
      expect(theirs.code).toBe("CONSENT_REQUIRED");
    });
  });
});

import { ERRORS, type Access, type ErrorCode, type Scope } from "martillo/contract";
import { calls, type DescribedCall } from "martillo/contract/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app";
import { ELSEWHERE, PAGE, pageToken, seedPartner } from "./features/partners/testing/partner-pages";
import { linkAccounts } from "./features/companies/account-link-repository";
import { databaseNow } from "./platform/db/clock";
import { hashToken } from "./platform/security/token";
import { NO_LIMITS } from "./in-page/no-limits";
import { createTestApi, type InPageApi } from "./testing/test-api";
import type { SeededUser } from "./seed/seed-rows";

const PEOPLE = ["buyer", "seller", "employee", "staff"] as const;
type Person = (typeof PEOPLE)[number];

let api: InPageApi;
let people: Record<Person, SeededUser>;

beforeAll(async () => {
  api = await createTestApi();
  const seller = await api.seedUser({ admin: true });
  people = {
    buyer: await api.seedUser(),
    seller,
    employee: await api.seedUser({ asEmployeesId: seller.id }),
    staff: await api.seedUser({ staff: true }),
  };
  await seedPartner(api, [PAGE], ["read", "bid", "buy", "pay"]);
});
afterAll(() => api.close());

interface Body {
  status: string;
  message?: string;
  responseType?: number;
  responseData: { code?: ErrorCode; fields?: Record<string, string>; next?: string };
  server_time?: number;
}

async function send(path: string, init: RequestInit = {}) {
  const response = await api.fetch(`http://house.test${path}`, init);
  const text = await response.text();
  return {
    response,
    status: response.status,
    body: (text === "" ? null : JSON.parse(text)) as Body,
  };
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return send(path, { method: "POST", body: text, headers });
}

/** The callers: a session of a person on the site, or a token of a partner's page. */
const CALLERS = [
  "guest",
  ...PEOPLE,
  "deactivated",
  "employee of a closed account",
  "acting",
  "read token",
  "bid token",
  "staff's bid token",
  "buy token",
  "pay token",
  "wrong origin",
  "expired token",
] as const;
type Caller = (typeof CALLERS)[number];

function isPerson(caller: Caller): caller is Person {
  return (PEOPLE as readonly Caller[]).includes(caller);
}

/** What the table promises to a caller; null where it lets the call through. */
function promised(action: DescribedCall, caller: Caller): ErrorCode | null {
  const { access, scope, startsSession } = action;
  if (caller === "guest") return access === "public" ? null : "NOT_SIGNED_IN";
  // A person who signs in anew is not held up by an old token, and does not get in by one.
  if (startsSession && !isPerson(caller)) return null;
  if (caller === "deactivated") return "DEACTIVATED";
  if (caller === "employee of a closed account") return promised(action, "buyer");
  if (caller === "acting") {
    return promised(action, "buyer") ?? (action.personal ? "OWN_ACCOUNT_REQUIRED" : null);
  }
  if (isPerson(caller)) {
    const allowed: Record<Access, readonly Person[]> = {
      public: PEOPLE,
      user: PEOPLE,
      seller: ["seller", "employee", "staff"],
      staff: ["staff"],
    };
    return allowed[access].includes(caller) ? null : "FORBIDDEN";
  }
  if (caller === "wrong origin") return "WRONG_ORIGIN";
  if (caller === "expired token") return "SESSION_EXPIRED";
  if (!scope) return "SITE_SESSION_REQUIRED";
  const allowed: Record<typeof caller, readonly Scope[]> = {
    "read token": ["read"],
    "bid token": ["read", "bid"],
    "staff's bid token": ["read", "bid"],
    "buy token": ["read", "buy"],
    "pay token": ["read", "pay"],
  };
  return allowed[caller].includes(scope) ? null : "SCOPE_MISSING";
}

describe("access, for every call of the table", () => {
  const REFUSALS: readonly (ErrorCode | undefined)[] = [
    "NOT_SIGNED_IN",
    "FORBIDDEN",
    "WRONG_ORIGIN",
    "SESSION_EXPIRED",
    "SITE_SESSION_REQUIRED",
    "SCOPE_MISSING",
    "DEACTIVATED",
    "OWN_ACCOUNT_REQUIRED",
  ];
  const ONES_OWN = [...PEOPLE, "employee of a closed account", "acting"] as const;
  let headersOf: Record<Caller, Record<string, string>>;

  // Once for all calls: one that ends a session makes the calls after it fail.
  beforeAll(signAllIn);

  async function signAllIn() {
    const { buyer, seller, employee, staff } = people;
    const bearer = (token: string, origin?: string) => ({
      authorization: `Bearer ${token}`,
      ...(origin && { origin }),
    });
    const read = await pageToken(api, buyer, ["read"]);
    const bid = await pageToken(api, buyer, ["bid"]);
    const buy = await pageToken(api, buyer, ["buy"]);
    const pay = await pageToken(api, buyer, ["pay"]);
    const late = await pageToken(api, buyer, ["bid"]);
    await api.db.query("update sessions set expires_at = now() where token_hash = $1", [
      hashToken(late.token),
    ]);
    const closed = await api.seedUser({ admin: true, status: "deactivate" });
    const orphan = await api.seedUser({ asEmployeesId: closed.id });
    const agent = await api.seedUser({ admin: true });
    await linkAccounts(api.db, { userId: agent.id, accountId: buyer.id, role: "employee" });
    const acting = await api.call("user/switchuser", { id: buyer.id }, agent);
    headersOf = {
      guest: {},
      buyer: bearer(buyer.token),
      seller: bearer(seller.token),
      employee: bearer(employee.token),
      acting: bearer(acting.responseData.token),
      deactivated: bearer(closed.token),
      "employee of a closed account": bearer(orphan.token),
      staff: bearer(staff.token),
      "read token": bearer(read.token, PAGE),
      "bid token": bearer(bid.token, PAGE),
      "buy token": bearer(buy.token, PAGE),
      "pay token": bearer(pay.token, PAGE),
      "staff's bid token": bearer((await pageToken(api, staff, ["bid"])).token, PAGE),
      "wrong origin": bearer(bid.token, ELSEWHERE),
      "expired token": bearer(late.token, PAGE),
    };
  }

  /** After these another token is good, or none. */
  const CHANGES_SESSION = new Set(["partner/refresh", "user/switchuser"]);

  // These end the session that the next case needs, and have tests of their own.
  const ENDS_SESSION = new Set(["user/logout", "custom/endSessions"]);
  const names = Object.values(calls).filter(({ name }) => !ENDS_SESSION.has(name));

  it.each(names.map((action) => [action.name, action.access, action.scope ?? "site", action]))(
    "%s (%s, %s)",
    async (name, _access, _scope, action) => {
      const refused: Partial<Record<Caller, ErrorCode | null>> = {};
      const expected: typeof refused = {};
      for (const caller of CALLERS) {
        const { body, status } = await post(
          `/api/${name}`,
          { nothing: "of use" },
          headersOf[caller],
        );
        const found = body.responseData.code;
        const code = found && REFUSALS.includes(found) ? found : null;
        refused[caller] = code;
        expected[caller] = promised(action, caller);
        expect(code === null || status === ERRORS[code].status).toBe(true);
      }
      // The site's own sessions have nothing to renew.
      if (name === "partner/refresh") {
        for (const caller of ONES_OWN) expected[caller] = "FORBIDDEN";
      }
      expect(refused).toEqual(expected);
      if (CHANGES_SESSION.has(name)) await signAllIn();
    },
  );

  it("lets a partner's page do the calls of the table and nothing else", () => {
    const allowed = (scope: Scope) =>
      names
        .filter((action) => action.scope === scope)
        .map(({ name }) => name)
        .toSorted();
    expect(allowed("bid")).toEqual([
      "auction/auctionAccessRequest",
      "auction/updateAuctionTerms",
      "bid/bidCustomData",
      "bid/confirm",
    ]);
    expect(allowed("buy")).toEqual([
      "buynow/addToBuynow",
      "buynow/addToCart",
      "buynow/refreshCart",
      "buynow/updateAdminFee",
      "buynow/updateOwnershipCertificate",
      "cart/cancelItem",
      "cart/checkout",
      "cart/saveAddress",
      "cart/updateCheckout",
      "custom/cartPickup",
      "custom/tellWhenFree",
      "makeoffer/addToMakeoffer",
      "makeoffer/changeStatus",
    ]);
    const sales =
      /^(cart|buynow|makeoffer|custom\/sale|custom\/purchases|user\/invoice|appointment)/;
    expect(allowed("read").filter((name) => sales.test(name))).toEqual([
      "buynow/search",
      "cart/search",
      "custom/purchases",
      "custom/saleStatus",
      "makeoffer/alloffers",
      "makeoffer/search",
    ]);
    const sellers = names.filter(({ access }) => access === "seller" || access === "staff");
    expect(sellers.every((action) => action.scope === undefined)).toBe(true);
  });

  it("keeps from whoever acts for an account what is its person's own", () => {
    const own = Object.values(calls).filter(({ personal }) => personal);
    expect(own.map(({ name }) => name).toSorted()).toEqual([
      "credit/addCreditBalance",
      "custom/acceptInvite",
      "custom/completeAccount",
      "custom/endSessions",
      "custom/requestBidLimit",
      "custom/returnBalance",
      "custom/returnDeposit",
      "custom/sellerPeople",
      "custom/sellerPermissions",
      "custom/subscription",
      "custom/subscriptionAction",
      "custom/subscriptionHistory",
      "customer/create",
      "customer/payment_method/create",
      "customer/payment_method/default",
      "customer/payment_method/delete",
      "customer/payment_method/list",
      "customer/payment_method/retrieve",
      "customer/payment_method/update",
      "customer/retrieve",
      "customer/source/create",
      "customer/source/delete",
      "customer/source/list",
      "customer/source/retrieve",
      "customer/source/update",
      "customer/source/verify",
      "customer/update",
      "giftcard/addGiftCardWalletBalance",
      "partner/authorize",
      "partner/grants",
      "partner/revokeGrant",
      "paymentThird/cashfree/membership_payment",
      "paymentThird/paytm/membership_payment",
      "paymentThird/stripe/membership_payment",
      "skyflow/createPaymentMethod",
      "skyflow/deletePaymentMethod",
      "skyflow/generateToken",
      "skyflow/updatePaymentMethod",
      "user/addCompanyOwner",
      "user/addSavedSearch",
      "user/decryptProfile",
      "user/defaultSkyflowCard",
      "user/freeTrialActivation",
      "user/getSavedSearch",
      "user/getSkyflowCredit",
      "user/removeCompanyOwner",
      "user/removeSavedSearch",
      "user/resetUserProfile",
      "user/runKycCheck",
      "user/updateCompanyOwner",
      "user/updatePreference",
      "user/updateProfile",
      "user/updateProfileKYC",
      "user/verifyEmailVerifyCode",
      "user/verifyPhoneVerifyCode",
    ]);
  });

  it("looks at access before the input", async () => {
    const { body } = await post("/api/bid/confirm", "{broken");
    expect(body.responseData.code).toBe("NOT_SIGNED_IN");
  });
});

describe("paths and methods", () => {
  it.each([
    "/api/product/getDefault",
    "/api/nothing",
    "/api/",
    "/api/product/lots/more",
    "/api/__proto__/x",
    "/api/constructor",
    "/api/product%2Flots",
    "/api//product/lots",
  ])("refuses %s", async (path) => {
    const { body, status } = await post(path, {});
    expect([status, body.responseData.code]).toEqual([404, "UNKNOWN_ACTION"]);
  });

  it("resolves dots in a path like anybody", async () => {
    const { body } = await send("/api/user/../product/lots?ids=1");
    expect(body.status).toBe("success");
  });

  it("takes names in any case, and aliases", async () => {
    for (const name of ["PRODUCT/SEARCH", "product/getallbidhistory", "Product/singleproduct/"]) {
      const { body } = await post(`/api/${name}`, { id: 999_999 });
      expect(body.responseData.code).not.toBe("UNKNOWN_ACTION");
    }
  });

  it("takes GET only where the table says so", async () => {
    const { status, body, response } = await send("/api/bid/confirm?project_id=1");
    expect([status, body.responseData.code]).toEqual([405, "METHOD_NOT_ALLOWED"]);
    expect(response.headers.get("allow")).toBe("POST");
    expect((await send("/api/auction/search?page=2&limit=5")).status).toBe(200);
    expect((await send("/api/product/lots?ids=1", { method: "DELETE" })).status).toBe(405);
  });
});

describe("queries", () => {
  const ask = (input: string) => send(`/api/product/search?input=${encodeURIComponent(input)}`);

  it("takes plain fields, or the whole input as JSON", async () => {
    expect((await send("/api/product/search?auction=1&page=2&limit=5&search=a")).status).toBe(200);
    const input = { auction: 1, filters: { brand: ["Seat", "a,b"], price: { min: 1 } } };
    const { status, response } = await ask(JSON.stringify(input));
    expect(status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it.each(["{broken", "[]", '"text"', "1", "null", "", "[".repeat(5_000)])(
    "refuses %s as an input",
    async (text) => {
      const { status, body } = await ask(text);
      expect([status, body.responseData.code]).toEqual([400, "INVALID_JSON"]);
    },
  );

  it("takes nothing from names that mean something to the language", async () => {
    const { status } = await ask('{"__proto__":{"auction":9},"constructor":{"prototype":{"x":1}}}');
    expect(status).toBe(200);
    expect((await send("/api/product/search?__proto__=1&constructor=2")).status).toBe(200);
    expect(Object.hasOwn(Object.prototype, "auction")).toBe(false);
    const twice = await send("/api/product/search?page=1&page=x");
    expect([twice.status, twice.body.responseData.code]).toEqual([422, "INVALID_INPUT"]);
  });
});

describe("bodies", () => {
  it.each(["{broken", "[]", '"text"', "1", "null", "{'a': 1}"])("refuses %s", async (text) => {
    const { status, body } = await post("/api/product/search", text);
    expect([status, body.responseData.code]).toEqual([400, "INVALID_JSON"]);
  });

  it("takes an empty body as an empty object", async () => {
    expect((await send("/api/product/search", { method: "POST" })).status).toBe(200);
  });

  it("refuses 10 MB, declared or not", async () => {
    const big = JSON.stringify({ search: "x".repeat(10_000_000) });
    const declared = await post("/api/product/search", big, {
      "content-length": String(big.length),
    });
    expect([declared.status, declared.body.responseData.code]).toEqual([413, "BODY_TOO_LARGE"]);
    const undeclared = await post("/api/product/search", big);
    expect([undeclared.status, undeclared.body.responseData.code]).toEqual([413, "BODY_TOO_LARGE"]);
  });

  it("stops reading an endless body", async () => {
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const init = { method: "POST", body: endless, duplex: "half" } as RequestInit;
    expect((await send("/api/product/search", init)).status).toBe(413);
    expect(chunks).toBeLessThan(20);
  });

  it("does not lose itself in what is nested deeply", async () => {
    const depth = 30_000;
    const nested = `${"[".repeat(depth)}${"]".repeat(depth)}`;
    for (const [name, text] of [
      ["product/search", `{"search":${nested}}`],
      ["product/search", `{"else":${nested}}`],
      ["user/register", `{"custom_fields":{"a":${nested}}}`],
    ] as const) {
      const { status, body } = await post(`/api/${name}`, text);
      expect([status, body.responseData.code]).toEqual([400, "BODY_TOO_COMPLEX"]);
    }
  });

  it("names the fields at fault in Spanish", async () => {
    const { status, body } = await post("/api/user/register", {
      email: "nadie",
      password: "corta",
      first_name: "",
      last_name: "x".repeat(40),
      zip: 12,
      registration_terms: false,
    });
    expect([status, body.responseData.code]).toEqual([422, "INVALID_INPUT"]);
    expect(body.responseData.fields).toEqual({
      email: "El correo no tiene un formato válido.",
      password: "Mínimo 8 caracteres.",
      first_name: "Obligatorio.",
      last_name: "Máximo 15 caracteres.",
      zip: "Debe ser un texto.",
    });
  });

  it("says which part of a list or a union is wrong", async () => {
    const wrong = { page: "two", limit: 1000, orderby: "price", filters: { price: { min: "a" } } };
    const { body } = await post("/api/product/search", wrong);
    expect(body.responseData.fields).toEqual({
      page: "El formato no es válido.",
      limit: "Debe ser 100 o menos.",
      orderby: "Elija un valor de la lista.",
      "filters.price.min": "Debe ser un número.",
    });
  });

  it("is not moved by names of object internals", async () => {
    const text = '{"__proto__": {"page": 0}, "constructor": {"prototype": {"x": 1}}, "page": 1}';
    const { body } = await post("/api/product/search", text);
    expect(body.status).toBe("success");
    expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  });
});

describe("answers", () => {
  it("carry the time of the database", async () => {
    const before = await databaseNow(api.db);
    const { body } = await post("/api/product/search", {});
    const after = await databaseNow(api.db);
    // It is read now and then and counted on from there: half of what the question took.
    const error = 10_000;
    expect(body.server_time).toBeGreaterThan(before - error);
    expect(body.server_time).toBeLessThan(after + error);
  });

  it("may be kept for a second when a guest asks for lots, and never otherwise", async () => {
    const guest = await send("/api/product/lots?ids=1,2,3");
    expect(guest.response.headers.get("cache-control")).toBe("public, max-age=1");
    expect(guest.body.server_time).toBeUndefined();
    const headers = { authorization: `Bearer ${people.buyer.token}` };
    const known = await send("/api/product/lots?ids=1,2,3", { headers });
    expect(known.response.headers.get("cache-control")).toBe("no-store");
    const search = await post("/api/product/search", {});
    expect(search.response.headers.get("cache-control")).toBe("no-store");
  });

  it("are data, never a page", async () => {
    const { response } = await post("/api/product/search", {});
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("end the session when the token is unknown, on public calls too", async () => {
    for (const token of ["unknown", "two words", "x".repeat(600)]) {
      const headers = { authorization: `Bearer ${token}` };
      const { status, body } = await post("/api/product/search", {}, headers);
      expect([status, body.responseType, body.responseData.code]).toEqual([
        401,
        403,
        "SESSION_EXPIRED",
      ]);
    }
  });

  it("never tell what went wrong inside", async () => {
    const logged: object[] = [];
    let reason = "password of table users at 10.0.0.7";
    const broken = createApp({
      db: {
        kind: "postgres",
        query: () => Promise.reject(new Error(reason)),
        tx: () => Promise.reject(new Error("no")),
        exec: () => Promise.reject(new Error("no")),
        close: () => Promise.resolve(),
      },
      bus: {
        lotChanged() {},
        inbox() {},
        comments() {},
        money() {},
        me() {},
        sessionEnded() {},
        settingsChanged() {},
        on: () => () => {},
        close: async () => {},
      },
      bidding: {
        place: () => Promise.reject(new Error("no")),
        underWay: () => undefined,
        arePressing: () => false,
        receipt: () => Promise.reject(new Error("no")),
        sha256: () => Promise.reject(new Error("no")),
        idle: () => Promise.resolve(),
      },
      log: {
        debug() {},
        info() {},
        warn() {},
        error: (fields) => logged.push(fields),
      },
    });
    const response = await broken.request("/api/product/search", { method: "POST" });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/password|10\.0\.0\.7|stack/);
    expect(JSON.parse(text)).toMatchObject({ responseData: { code: "INTERNAL" } });
    expect(JSON.stringify(logged)).toContain("10.0.0.7");
    expect((await broken.request("/api/health")).status).toBe(503);
    reason = "Connection terminated unexpectedly";
    expect((await broken.request("/api/product/search", { method: "POST" })).status).toBe(503);
  });
});

describe("health", () => {
  it("answers when the database does", async () => {
    const { status, body } = await send("/api/health");
    expect([status, body.status]).toEqual([200, "success"]);
  });
});

describe("other origins", () => {
  const origin = "https://partner.example";

  it("may call without cookies, with a preflight that is kept", async () => {
    const { response, status } = await send("/api/bid/confirm", {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-headers")).toContain("Authorization");
    expect(response.headers.get("access-control-max-age")).toBe("86400");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("are limited to the list that is configured", async () => {
    const strict = await createTestApi({ db: api.db, config: { origins: [origin] } });
    const from = async (name: string) => {
      const response = await strict.fetch("http://house.test/api/health", {
        headers: { origin: name },
      });
      expect(response.headers.get("vary")).toBe("Origin");
      return response.headers.get("access-control-allow-origin");
    };
    expect(await from(origin)).toBe(origin);
    expect(await from("https://else.example")).toBeNull();
    await strict.close();
  });
});

describe("the addresses of the pay frame", () => {
  it("are asked for over https alone, and so often by one address", async () => {
    const pay = { perSecond: 0.01, burst: 3 };
    const config = { https: true, rateLimits: { ...NO_LIMITS, pay } };
    const strict = await createTestApi({ db: api.db, config });
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await strict.fetch("http://house.test/pay/never"));
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 429, 429]);
    const others = ["/pay/frame/0/frame.js", "/pay/fields/none"].map((path) =>
      strict.fetch(`http://house.test${path}`),
    );
    for (const { headers } of [...answers, ...(await Promise.all(others))]) {
      expect(headers.get("strict-transport-security")).toMatch(/max-age=\d+/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
    await strict.close();
  });
});

describe("rates", () => {
  it("limits bids per account and says how long to wait", async () => {
    const strict = await createTestApi({
      db: api.db,
      config: {
        rateLimits: {
          bid: { perSecond: 0.5, burst: 2 },
          login: { perSecond: 1, burst: 100 },
          register: { perSecond: 1, burst: 100 },
          code: { perSecond: 1, burst: 100 },
          check: { perSecond: 1, burst: 100 },
          upload: { perSecond: 1, burst: 100 },
          pay: { perSecond: 1, burst: 100 },
        },
        loginsPerEmail: { perSecond: 0.01, burst: 2 },
      },
    });
    const bid = { project_id: 1, proposed_amount: "1", idempotency_key: "0123456789abcdef" };
    const codes = [];
    for (let i = 0; i < 4; i++) {
      const answer = await strict.call("bid/confirm", bid, people.buyer);
      codes.push(answer.code === "RATE_LIMITED");
    }
    expect(codes).toEqual([false, false, true, true]);
    const refused = await strict.call("bid/confirm", bid, people.buyer);
    expect(refused.httpStatus).toBe(429);
    const wait = refused.headers.get("retry-after");
    expect(["1", "2"]).toContain(wait);
    expect(refused.refusal.next).toBe(`Espere ${wait} segundos y vuelva a intentarlo.`);
    // Another person is not held up by that.
    const other = await strict.call("bid/confirm", bid, people.staff);
    expect(other.code).not.toBe("RATE_LIMITED");

    const guess = { email: people.buyer.email, password: "wrong" };
    await strict.call("user/login", guess);
    await strict.call("user/login", guess);
    const third = await strict.call("user/login", { ...guess, password: people.buyer.password });
    expect(third.code).toBe("RATE_LIMITED");
    await strict.close();
  });
});

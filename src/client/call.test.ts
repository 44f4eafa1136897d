import { afterEach, describe, expect, test, vi } from "vitest";
import * as contract from "../contract";
import {
  type AnyCall,
  ERRORS,
  bidConfirm,
  productLots,
  productSearch,
  productSingleProduct,
  userLogin,
  userSwitchuser,
} from "../contract";
import { SCOPES } from "../contract/call";
import { call } from "./call";
import { createClient } from "./client";
import type { Transport } from "./transport";
import { until } from "../testing/until";

const API = "https://api.test/base";

function answer(body: unknown, status = 200): Response {
  return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
}

function refusal(code: string, status = 409, extra: object = {}) {
  const { responseType, ...data } = extra as { responseType?: unknown };
  return answer(
    { status: "error", message: "No.", responseType, responseData: { code, ...data } },
    status,
  );
}

const NO_LOTS = { status: "success", responseData: { records: [] } };

/** A transport that answers with these in turn and remembers what was asked. */
function scripted(...answers: (Response | Error | "never")[]) {
  const requests: Request[] = [];
  const transport: Transport = {
    apiBase: API,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      const next = answers.shift();
      if (next === undefined) throw new Error("more requests than answers");
      if (next instanceof Error) throw next;
      if (next === "never") return new Promise<never>(() => {});
      return next;
    },
  };
  return { transport, requests };
}

afterEach(() => vi.useRealTimers());

// The package sends with ky, the script tag without: the difference must stay invisible.
describe("requests", () => {
  test("guests read by a plain GET without headers of their own", async () => {
    const { transport, requests } = scripted(answer(NO_LOTS));
    await call(transport, productLots, { ids: [3, 1] });
    expect(requests[0]?.method).toBe("GET");
    expect(decodeURIComponent(requests[0]?.url ?? "")).toBe(`${API}/api/product/lots?ids=3,1`);
    expect([...(requests[0]?.headers.keys() ?? [])]).toEqual([]);
    expect(requests[0]?.credentials).toBe("omit");
  });

  test("whoever is signed in reads by POST with the token in a header", async () => {
    const { transport, requests } = scripted(answer(NO_LOTS));
    await call({ ...transport, getToken: () => "t" }, productLots, { ids: [3] });
    expect(requests[0]?.method).toBe("POST");
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer t");
    expect(await requests[0]?.json()).toEqual({ ids: [3] });
  });

  test("input that is more than plain values goes as JSON in one parameter", async () => {
    const { transport, requests } = scripted(answer({ status: "error" }));
    const input = { page: 2, filters: { brand: ["Seat", "Audi, S.A."], price: { min: 5 } } };
    await call(transport, productSearch, input);
    const [request] = requests;
    expect(request?.method).toBe("GET");
    expect([...(request?.headers.keys() ?? [])]).toEqual([]);
    const { searchParams } = new URL(request?.url ?? "");
    expect([...searchParams.keys()]).toEqual(["input"]);
    expect(JSON.parse(searchParams.get("input") ?? "")).toEqual(input);
  });

  test("input too long for an address goes as a body", async () => {
    const { transport, requests } = scripted(answer({ status: "error" }));
    const input = {
      filters: { brand: Array.from({ length: 50 }, (_v, n) => `${n}`.repeat(60)) },
    };
    await call(transport, productSearch, input);
    expect(requests[0]?.method).toBe("POST");
    expect(await requests[0]?.json()).toEqual(input);
  });

  test("a call that is given up is aborted, and not sent again", async () => {
    const giveUp = new AbortController();
    const seen: Request[] = [];
    const transport: Transport = {
      apiBase: API,
      fetch: async (input, init) => {
        // The very request: a copy follows its signal, which Node lets go of with a request that nothing holds.
        const request = input instanceof Request ? input : new Request(input, init);
        seen.push(request);
        return new Promise((_resolve, reject) => {
          request.signal.addEventListener("abort", () => reject(request.signal.reason as Error));
        });
      },
    };
    const answered = call(transport, productLots, { ids: [1] }, { signal: giveUp.signal });
    await until(() => expect(seen).toHaveLength(1));
    giveUp.abort();
    expect(await answered).toMatchObject({ ok: false, error: { code: "TIMEOUT" } });
    expect(seen[0]?.signal.aborted).toBe(true);
    const late = await call(transport, productLots, { ids: [1] }, { signal: giveUp.signal });
    expect(late.ok).toBe(false);
    expect(seen.length).toBeLessThanOrEqual(2);
    expect(seen.at(-1)?.signal.aborted).toBe(true);
  });
});

describe("failures", () => {
  test("a refusal carries its code, text, next step and amount", async () => {
    const extra = { next: "Puje más.", minimum: "1600.00", fields: { a: "b" }, retry_after: 3 };
    const { transport } = scripted(refusal("BELOW_MINIMUM", 409, extra));
    const result = await call(transport, productSingleProduct, { id: 1 });
    expect(result).toEqual({
      ok: false,
      error: {
        code: "BELOW_MINIMUM",
        message: "No.",
        next: "Puje más.",
        minimum: "1600.00",
        fields: { a: "b" },
        retryAfter: 3,
      },
    });
  });

  test("a refusal without a text gets that of its code", async () => {
    const { transport } = scripted(
      answer({ status: "error", responseData: { code: "CLOSED" } }, 409),
    );
    const result = await call(transport, productSingleProduct, { id: 1 });
    expect(result).toMatchObject({ error: { code: "CLOSED", message: ERRORS.CLOSED.text } });
  });

  test("a code that only a newer server knows is passed on with its text", async () => {
    const { transport } = scripted(refusal("FROM_THE_FUTURE"));
    const result = await call(transport, productSingleProduct, { id: 1 });
    expect(result).toMatchObject({ error: { code: "FROM_THE_FUTURE", message: "No." } });
  });

  test.each([
    ["<html>502</html>", 502, "UNAVAILABLE"],
    ["", 500, "INTERNAL"],
    ["null", 200, "INTERNAL"],
    ['{"status":"odd"}', 200, "INTERNAL"],
    [{ status: "error", responseData: { code: "FROM_THE_FUTURE" } }, 409, "INTERNAL"],
  ])("an answer which is no envelope is an error: %j", async (body, status, code) => {
    const answers = Array.from({ length: 3 }, () => answer(body, status));
    const { transport } = scripted(...answers);
    const result = await call(transport, productSingleProduct, { id: 1 });
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(result.ok || result.error.message).toMatch(/[a-z]/);
  });

  test("a lost connection is NETWORK with a text in Spanish; nothing is thrown", async () => {
    const { transport, requests } = scripted(new TypeError("Failed to fetch"));
    const result = await call(transport, bidConfirm, {
      project_id: 1,
      proposed_amount: "1.00",
      idempotency_key: "k".repeat(22),
    });
    expect(result).toMatchObject({
      ok: false,
      error: { code: "NETWORK", message: expect.stringMatching("conexión") },
    });
    expect(requests).toHaveLength(1);
  });

  test("a bid is given up after 8 s, a read after 10 s", async () => {
    vi.useFakeTimers();
    const bid = { project_id: 1, proposed_amount: "1.00", idempotency_key: "k".repeat(22) };
    for (const [limit, make] of [
      [8_000, (transport: Transport) => call(transport, bidConfirm, bid)],
      [10_000, (transport: Transport) => call(transport, productSingleProduct, { id: 1 })],
    ] as const) {
      const result = make(scripted("never").transport);
      let isSettled = false;
      void result.then(() => (isSettled = true));
      await vi.advanceTimersByTimeAsync(limit - 10);
      expect(isSettled).toBe(false);
      await vi.advanceTimersByTimeAsync(20);
      expect(await result).toMatchObject({ ok: false, error: { code: "TIMEOUT" } });
    }
  });
});

describe("files", () => {
  const FILE = new File(["x"], "x.csv");
  const withFiles = Object.values<unknown>(contract).filter(
    (each): each is AnyCall =>
      typeof each === "object" && each !== null && "multipart" in each && "name" in each,
  );

  /** How long an answer is waited for. */
  async function patience(action: AnyCall, input: object): Promise<number> {
    vi.useFakeTimers();
    const began = Date.now();
    const result = call(scripted("never").transport, action, input as never);
    await vi.runOnlyPendingTimersAsync();
    expect(await result).toMatchObject({ ok: false, error: { code: "TIMEOUT" } });
    return Date.now() - began;
  }

  test("there are calls that bring files", () => {
    expect(withFiles.map(({ name }) => name)).toContain("product/uploadXLSXFile");
  });

  test.each(withFiles)("$name waits 120 s with a file, alone or in a list", async (action) => {
    expect(await patience(action, { file: FILE })).toBe(120_000);
    expect(await patience(action, { some: [FILE, FILE] })).toBe(120_000);
    expect(await patience(action, { action: "last", list: ["a"] })).toBe(10_000);
  });
});

describe("retries", () => {
  test("a read is sent again after a lost connection or a busy server", async () => {
    const { transport, requests } = scripted(
      new TypeError("gone"),
      answer("", 503),
      answer(NO_LOTS),
    );
    expect((await call(transport, productLots, { ids: [1] })).ok).toBe(true);
    expect(requests).toHaveLength(3);
  });

  test("what changes something is never sent again", async () => {
    const { transport, requests } = scripted(answer("", 503));
    await call(transport, userLogin, { email: "a@b.es", password: "x" });
    expect(requests).toHaveLength(1);
  });
});

describe("sessions", () => {
  const EXPIRED = { responseType: 403 };

  test("an expired token is renewed once and the call made again", async () => {
    const { transport, requests } = scripted(
      refusal("SESSION_EXPIRED", 401, EXPIRED),
      answer(NO_LOTS),
    );
    const onSessionEnd = vi.fn(() => "new");
    const result = await call({ ...transport, getToken: () => "old", onSessionEnd }, productLots, {
      ids: [1],
    });
    expect(result.ok).toBe(true);
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith("old", false);
    expect(requests[1]?.headers.get("authorization")).toBe("Bearer new");
  });

  test("without another token a public read goes on as a guest, the rest is refused", async () => {
    const { transport, requests } = scripted(
      refusal("SESSION_EXPIRED", 401, { responseType: "403" }),
      answer(NO_LOTS),
      refusal("SESSION_EXPIRED", 401, EXPIRED),
    );
    const signedIn = { ...transport, getToken: () => "old", onSessionEnd: () => undefined };
    expect((await call(signedIn, productLots, { ids: [1] })).ok).toBe(true);
    expect(requests[1]?.method).toBe("GET");
    const bid = { project_id: 1, proposed_amount: 1, idempotency_key: "k".repeat(22) };
    expect(await call(signedIn, bidConfirm, bid)).toMatchObject({
      error: { code: "SESSION_EXPIRED" },
    });
  });

  test.each([
    ["of the API, as a number", { status: "error", message: "No.", responseType: 403 }, 401],
    ["of the API, as text", { status: "error", message: "No.", responseType: "403" }, 401],
    ["with HTTP 403", { status: "error", message: "No.", responseType: 403 }, 403],
    ["of something in front of it", { responseType: 403, message: "No." }, 403],
  ])("an answer %s ends the session", async (_name, body, status) => {
    const { transport } = scripted(answer(body, status));
    const onSessionEnd = vi.fn(() => undefined);
    const bid = { project_id: 1, proposed_amount: 1, idempotency_key: "k".repeat(22) };
    const result = await call({ ...transport, getToken: () => "t", onSessionEnd }, bidConfirm, bid);
    expect(result).toMatchObject({ error: { code: "SESSION_EXPIRED", message: "No." } });
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith("t", false);
  });

  test("of a search nobody need be told", async () => {
    const { transport } = scripted(
      refusal("SESSION_EXPIRED", 401, EXPIRED),
      refusal("UNAVAILABLE", 409),
    );
    const onSessionEnd = vi.fn(() => undefined);
    await call({ ...transport, getToken: () => "t", onSessionEnd }, productSearch, {});
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith("t", true);
  });

  test("an HTTP 403 alone ends no session", async () => {
    const { transport } = scripted(refusal("NOT_APPROVED", 403));
    const onSessionEnd = vi.fn();
    await call({ ...transport, getToken: () => "t", onSessionEnd }, productLots, { ids: [1] });
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  const user = {
    id: 1,
    first_name: "Ana",
    last_name: "Ruiz",
    companyname: null,
    email: "a@b.es",
    admin: 0,
    staff: 0,
    phone: null,
    phone_verified: 0,
    email_verified: 1,
    status: "active",
    approved_to_bid: 1,
    as_employees_id: null,
    membership: null,
    membership_period: null,
    city: null,
    state: null,
    country: "ES",
    email_verifysent: 0,
    address1: null,
    address2: null,
    zip: null,
    seller_type: "buyer",
    organization: null,
    emp_type: null,
    trial_activated: 0,
    membership_start: null,
    membership_end: null,
    verified_phonenum: null,
    stripe_id: null,
    has_password: 1,
    google_linked: 0,
    avatar: null,
    custom_fields: {},
  };

  test.each([
    [{ responseData: { user, token: "t" } }],
    [{ responseData: { user, token: null }, data: { token: "t" } }],
    [{ responseData: { user }, data: { token: "t" } }],
    [{ responseData: { user }, token: "t" }],
    [{ responseData: { user }, data: { responseData: { token: "t" } } }],
  ])("the next token of a session is taken up, wherever the answer has it: %#", async (body) => {
    const { transport } = scripted(answer({ status: "success", ...body }));
    const onNextToken = vi.fn(async () => {});
    await call({ ...transport, getToken: () => "old", onNextToken }, userSwitchuser, { id: 1 });
    expect(onNextToken).toHaveBeenCalledExactlyOnceWith("t", user);
  });

  test("the token of a call that renews nothing is not", async () => {
    const { transport } = scripted(
      answer({ status: "success", responseData: { user, token: "t" } }),
    );
    const onNextToken = vi.fn(async () => {});
    await call({ ...transport, onNextToken }, userLogin, { email: "a@b.es", password: "x" });
    expect(onNextToken).not.toHaveBeenCalled();
  });

  test.each([
    [{ responseData: { user, token: "t" } }],
    [{ responseData: { user }, data: { token: "t" } }],
    [{ responseData: { user }, token: "t" }],
    [{ responseData: { user }, data: { responseData: { token: "t" } } }],
  ])("a token is read wherever the answer has it: %#", async (body) => {
    const { transport } = scripted(answer({ status: "success", ...body }));
    const result = await call(transport, userLogin, { email: "a@b.es", password: "x" });
    expect(result).toMatchObject({ ok: true, data: { token: "t" } });
  });
});

test("an answer tells the server's time", async () => {
  const { transport } = scripted(answer({ ...NO_LOTS, server_time: 1234 }));
  const onServerTime = vi.fn();
  await call({ ...transport, onServerTime }, productLots, { ids: [1] });
  const [sample] = onServerTime.mock.calls[0] ?? [];
  expect(sample).toMatchObject({ serverMs: 1234 });
  expect(sample.receivedAt).toBeGreaterThanOrEqual(sample.sentAt);
});

test("in development an answer that breaks the contract is an error", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const { transport } = scripted(answer({ status: "success", responseData: { records: [{}] } }));
  expect((await call(transport, productLots, { ids: [1] })).ok).toBe(false);
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});

test("a client for scripts takes an address with a slash at the end", async () => {
  const { transport, requests } = scripted(answer(NO_LOTS));
  const client = createClient({ apiBase: `${API}/`, fetch: transport.fetch! });
  expect(await client.call(productLots, { ids: [1] })).toEqual({
    ok: true,
    data: { records: [] },
  });
  expect(requests[0]?.url).toContain("https://api.test/base/api/product/lots");
});

describe("a token of somebody else", () => {
  const EXPIRED = { responseType: 403 };
  const BID = { project_id: 1, proposed_amount: "1.00", idempotency_key: "k".repeat(22) };
  const OWNERS: Record<string, number> = { ana: 7, "ana's next": 7, eva: 8 };
  const ownerOf = async (token: string) => OWNERS[token];

  test("never repeats a bid; the same user's next one does, with the same key", async () => {
    for (const [next, requestCount] of [
      ["eva", 1],
      ["nobody knows whose", 1],
      ["ana's next", 2],
    ] as const) {
      const { transport, requests } = scripted(
        refusal("SESSION_EXPIRED", 401, EXPIRED),
        refusal("CLOSED"),
      );
      const host = { ...transport, getToken: () => "ana", onSessionEnd: () => next, ownerOf };
      const result = await call(host, bidConfirm, BID);
      expect([next, requests.length]).toEqual([next, requestCount]);
      expect(result).toMatchObject({
        error: { code: requestCount === 1 ? "SESSION_EXPIRED" : "CLOSED" },
      });
      for (const request of requests) expect(await request.json()).toEqual(BID);
    }
  });

  test("is not used for a bid that another user has made", async () => {
    const { transport, requests } = scripted();
    const host = { ...transport, getToken: () => "eva", ownerOf };
    const result = await call(host, bidConfirm, BID, { user: 7 });
    expect(result).toMatchObject({ ok: false, error: { code: "SESSION_EXPIRED" } });
    expect(requests).toHaveLength(0);
  });

  test("may read again what was asked for", async () => {
    const { transport, requests } = scripted(
      refusal("SESSION_EXPIRED", 401, EXPIRED),
      answer(NO_LOTS),
    );
    const host = { ...transport, getToken: () => "ana", onSessionEnd: () => "eva", ownerOf };
    expect((await call(host, productLots, { ids: [1] })).ok).toBe(true);
    expect(requests).toHaveLength(2);
  });
});

describe("what a page is not allowed", () => {
  const BID = { project_id: 1, proposed_amount: "1.00", idempotency_key: "k".repeat(22) };
  const MISSING = () => refusal("SCOPE_MISSING", 403, { scope: "bid" });

  test("is asked for, and the call repeated once with the same key", async () => {
    const { transport, requests } = scripted(MISSING(), MISSING());
    const onScopeMissing = vi.fn(async () => "wider");
    const host = { ...transport, getToken: () => "read", onScopeMissing };
    const result = await call(host, bidConfirm, BID);
    expect(onScopeMissing).toHaveBeenCalledExactlyOnceWith("bid", "read");
    expect(requests.map((request) => request.headers.get("authorization"))).toEqual([
      "Bearer read",
      "Bearer wider",
    ]);
    for (const request of requests) expect(await request.json()).toEqual(BID);
    expect(result).toMatchObject({ error: { code: "SCOPE_MISSING", scope: "bid" } });
  });

  test.each(SCOPES)("whatever it is: %s", async (scope) => {
    const { transport } = scripted(refusal("SCOPE_MISSING", 403, { scope }));
    const onScopeMissing = vi.fn(async () => undefined);
    await call({ ...transport, getToken: () => "read", onScopeMissing }, bidConfirm, BID);
    expect(onScopeMissing).toHaveBeenCalledExactlyOnceWith(scope, "read");
  });

  test("stays refused when the visitor says no, and when another visitor says yes", async () => {
    for (const wider of [undefined, "eva"]) {
      const { transport, requests } = scripted(MISSING());
      const host = {
        ...transport,
        getToken: () => "ana",
        onScopeMissing: async () => wider,
        ownerOf: async (token: string) => (token === "ana" ? 7 : 8),
      };
      expect(await call(host, bidConfirm, BID)).toMatchObject({
        error: { code: "SCOPE_MISSING" },
      });
      expect(requests).toHaveLength(1);
    }
  });
});

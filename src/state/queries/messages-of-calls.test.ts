import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type AnyCall,
  customEndSessions,
  productSearch,
  userAddWatchlist,
  userLogin,
  userLogout,
  userRegister,
  userValidateUser,
} from "../../contract";
import { calls, type DescribedCall } from "../../contract/schemas";
import { memoryPendingBids } from "../bids/pending-bid";
import { createRuntime, type Runtime } from "../runtime";
import { memoryTokenStorage } from "../session/token-storage";

let runtime: Runtime | undefined;

afterEach(() => {
  runtime?.close();
  vi.restoreAllMocks();
});

/** A page whose server gives this answer to everything. */
function page(answer: () => Response | Promise<Response>, token?: string) {
  // What breaks the contract is told to the developer as well.
  vi.spyOn(console, "error").mockImplementation(() => {});
  runtime = createRuntime({
    apiBase: "https://api.test",
    fetch: async () => answer(),
    storage: memoryTokenStorage(token),
    pendingBids: memoryPendingBids(),
  });
  return runtime;
}

const envelope =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });
const refusal = (message: string, code = "INVALID_INPUT", more: object = {}) =>
  envelope({ status: "error", message, responseData: { code }, ...more }, 422);

const raised = (of: Runtime) =>
  of.alerts.getState().map(({ kind, message, caller }) => [kind, message, caller]);

describe("what calls say", () => {
  const GENERIC = "Something went wrong!";
  const cases: [string, () => Response, AnyCall, (readonly [string, string])[]][] = [
    [
      "a failure without words",
      () => new Response("<h1>500</h1>", { status: 500 }),
      customEndSessions,
      [["error", GENERIC]],
    ],
    [
      "an empty answer",
      () => new Response("", { status: 200 }),
      customEndSessions,
      [["error", GENERIC]],
    ],
    [
      "a refusal in words",
      refusal("Ese correo ya está en uso."),
      userRegister,
      [["error", "Ese correo ya está en uso."]],
    ],
    [
      "a refusal with a code alone",
      envelope({ status: "error", responseData: { code: "NOT_FOUND" } }, 404),
      customEndSessions,
      [["error", "No encontramos lo que busca."]],
    ],
    [
      "a message of success",
      envelope({ status: "success", message: "Logged out successfully", responseData: {} }),
      userLogout,
      [["info", "Logged out successfully"]],
    ],
    [
      "a success without a message",
      envelope({ status: "success", responseData: {} }),
      userLogout,
      [],
    ],
    ["a silent call that is refused", refusal("No"), userValidateUser, []],
    ["a read that is refused", refusal("No"), productSearch, []],
    [
      "the end of a session",
      refusal("Su sesión ha caducado.", "SESSION_EXPIRED", { responseType: 403 }),
      customEndSessions,
      [],
    ],
    [
      "the end of a session in text",
      refusal("Su sesión ha caducado.", "SESSION_EXPIRED", { responseType: "403" }),
      productSearch,
      [],
    ],
  ];

  test.each(cases)("%s", async (_what, answer, action, expected) => {
    const of = page(answer, "t");
    await of.call(action, {});
    expect(raised(of)).toEqual(expected.map(([kind, text]) => [kind, text, action.name]));
  });

  test("a failure that is thrown", async () => {
    const of = page(envelope({ status: "success", responseData: {} }));
    of.session.getToken = () => Promise.reject(new Error("the host's own"));
    const result = await of.call(customEndSessions, {});
    expect(result).toMatchObject({ ok: false, error: { message: GENERIC } });
    expect(raised(of)).toEqual([["error", GENERIC, "custom/endSessions"]]);
  });

  test("a lost connection", async () => {
    const of = page(() => Promise.reject(new TypeError("Failed to fetch")));
    await of.call(customEndSessions, {});
    expect(raised(of)).toEqual([
      ["error", "No hay conexión con el servidor.", "custom/endSessions"],
    ]);
  });

  test("signing in and registering are refused in their forms, and nowhere else", async () => {
    const of = page(refusal("Registration Failed: ya existe una cuenta con ese correo."));
    const login = await of.session.login({ email: "a@b.es", password: "x" });
    const register = await of.call(userRegister, {} as never, { inline: true });
    for (const result of [login, register]) {
      expect(result).toMatchObject({ ok: false });
      expect(!result.ok && result.error.message).toContain("Registration Failed");
    }
    await of.call(userLogin, { email: "a@b.es" }, { inline: true });
    expect(raised(of)).toEqual([]);
  });

  test("what the visitor gave up", async () => {
    const of = page(() => new Promise(() => {}));
    const giveUp = new AbortController();
    const call = of.call(customEndSessions, {}, { signal: giveUp.signal });
    giveUp.abort();
    await call;
    expect(raised(of)).toEqual([]);
  });
});

describe("the table of calls", () => {
  test("whatever also answers a GET is silent: browsers' bundles leave the word out there", () => {
    const loud = Object.values(calls as Record<string, DescribedCall>).filter(
      ({ alsoGet, method, silent }) => (alsoGet || method === "GET") && !silent,
    );
    expect(loud.map(({ name }) => name)).toEqual([]);
  });

  test("a silent call has nothing to say", () => {
    const both = Object.values(calls as Record<string, DescribedCall>).filter(
      ({ silent, success }) => silent && success,
    );
    expect(both.map(({ name }) => name)).toEqual([]);
    expect(userAddWatchlist.silent).toBe(true);
  });
});

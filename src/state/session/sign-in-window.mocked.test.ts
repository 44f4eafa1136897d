import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PartnerToken } from "../../contract";
import { askForConsent, signInWithMartillo } from "./sign-in-window";

const exchange = vi.hoisted(() => ({
  askVisitor: vi.fn(),
  renewToken: vi.fn(),
  askForCode: vi.fn(),
}));
vi.mock("./sign-in-exchange", () => exchange);

const API = "https://house.test";
const TOKEN: PartnerToken = {
  token: "first",
  expires_in: 900,
  scopes: ["read", "bid"],
  origin: "https://dealer.test",
};
const view = { close: vi.fn(), focus: vi.fn() };
const open = vi.fn((): typeof view | null => view);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.stubGlobal("window", { open });
  exchange.askVisitor.mockResolvedValue(TOKEN);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  open.mockReturnValue(view);
});

function advance(seconds: number) {
  vi.advanceTimersByTime(seconds * 1000);
}

test("opens the window in the click, and holds the token that comes of it", async () => {
  const signIn = signInWithMartillo({ apiBase: API, scope: "read" });
  expect(await signIn()).toBeUndefined();
  const asked = signIn.signIn("bid");
  expect(open).toHaveBeenCalledOnce();
  // A second click is the same wish.
  expect(await Promise.all([asked, signIn.signIn("bid")])).toEqual([true, true]);
  expect(open).toHaveBeenCalledOnce();
  expect(view.focus).toHaveBeenCalledOnce();
  const question = { apiBase: API, scopes: ["read", "bid"], view };
  expect(exchange.askVisitor).toHaveBeenCalledExactlyOnceWith(question);
  expect(view.close).toHaveBeenCalled();
  expect(await signIn()).toBe("first");
  signIn.signOut();
  expect(await signIn()).toBeUndefined();
});

test("changes nothing when the visitor says no, when it fails, and when no window opens", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const signIn = signInWithMartillo({ apiBase: API });
  exchange.askVisitor.mockResolvedValueOnce(undefined);
  expect(await signIn.signIn()).toBe(false);
  exchange.askVisitor.mockRejectedValueOnce(new Error("no https"));
  expect(await signIn.signIn()).toBe(false);
  open.mockReturnValueOnce(null);
  expect(await signIn.signIn()).toBe(false);
  expect(await signIn()).toBeUndefined();
  expect(report).toHaveBeenCalledTimes(2);
  report.mockRestore();
});

test("renews the token in the last quarter of its life, once for all who ask", async () => {
  const signIn = signInWithMartillo({ apiBase: API });
  await signIn.signIn();
  advance(600);
  expect(await signIn()).toBe("first");
  expect(exchange.renewToken).not.toHaveBeenCalled();
  advance(100);
  exchange.renewToken.mockResolvedValueOnce({ ...TOKEN, token: "second" });
  expect(await Promise.all([signIn(), signIn()])).toEqual(["second", "second"]);
  expect(exchange.renewToken).toHaveBeenCalledExactlyOnceWith(API, "first");
});

test("keeps a token that cannot be renewed now, and drops one that is refused", async () => {
  const signIn = signInWithMartillo({ apiBase: API });
  await signIn.signIn();
  advance(700);
  exchange.renewToken.mockRejectedValueOnce(new TypeError("offline"));
  expect(await signIn()).toBe("first");
  expect(await signIn({ refused: "another" })).toBe("first");
  expect(await signIn({ refused: "first" })).toBeUndefined();
});

test("keeps nothing beyond the page, or the tab's short token where it is told to", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  await signInWithMartillo({ apiBase: API }).signIn();
  expect(kept.size).toBe(0);
  await signInWithMartillo({ apiBase: API, keep: "tab" }).signIn();
  expect(await signInWithMartillo({ apiBase: API, keep: "tab" })()).toBe("first");
  const other = signInWithMartillo({ apiBase: "https://other.test", keep: "tab" });
  expect(await other()).toBeUndefined();
  advance(901);
  expect(await signInWithMartillo({ apiBase: API, keep: "tab" })()).toBeUndefined();
});

test("a page with a server of its own gets the code for it", async () => {
  const consent = { code: "c", verifier: "v" };
  exchange.askForCode.mockResolvedValueOnce(consent);
  expect(await askForConsent({ apiBase: API, scope: "read" })).toEqual(consent);
  expect(exchange.askForCode).toHaveBeenCalledWith({ apiBase: API, scopes: ["read"], view });
  open.mockReturnValueOnce(null);
  expect(await askForConsent({ apiBase: API })).toBeUndefined();
});

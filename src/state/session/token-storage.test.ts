import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserTokenStorage } from "./token-storage";

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const KEY = "martillo:token:https://a.test";
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

function storageEvent(newValue: string | null) {
  page.dispatchEvent(Object.assign(new Event("storage"), { key: KEY, newValue }));
}

test("a remembered token outlives the tab, another one does not; a new one replaces both", () => {
  const tokens = browserTokenStorage("https://a.test");
  tokens.write("long", true);
  expect(localStorage.getItem(KEY)).toBe("long");
  tokens.write("short", false);
  expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual([null, "short"]);
  expect(tokens.read()).toBe("short");
});

test("a token takes the place of the one before it", () => {
  const tokens = browserTokenStorage("https://a.test");
  tokens.write("first", true);
  tokens.write("second");
  expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual(["second", null]);
  tokens.write("third", false);
  tokens.write("fourth");
  expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual([null, "fourth"]);
});

test("forgetting a token leaves another tab's newer one alone", () => {
  const tokens = browserTokenStorage("https://a.test");
  tokens.write("old", true);
  localStorage.setItem(KEY, "new");
  tokens.forget("old");
  expect(tokens.read()).toBe("new");
  tokens.forget("new");
  expect(tokens.read()).toBeUndefined();
});

test("what another tab changed is read, not believed", () => {
  const tokens = browserTokenStorage("https://a.test");
  const heard: (string | undefined)[] = [];
  const stop = tokens.onOtherTab((token) => heard.push(token));
  sessionStorage.setItem(KEY, "mine");
  storageEvent(null);
  localStorage.setItem(KEY, "theirs");
  storageEvent("theirs");
  sessionStorage.removeItem(KEY);
  storageEvent("late");
  expect(heard).toEqual(["mine", "mine", "theirs"]);
  stop();
  storageEvent(null);
  expect(heard).toHaveLength(3);
});

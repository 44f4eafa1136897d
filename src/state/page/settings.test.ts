import { afterEach, describe, expect, test } from "vitest";
import { pageRegistry } from "./registry";
import { configure, mergeSettings, normalizeApiBase, pageSettings } from "./settings";

const A = "https://a.test";
const B = "https://b.test";

afterEach(() => {
  Object.assign(pageRegistry(), { settings: {}, scriptSettings: {} });
});

describe("settings of several sources", () => {
  test("the nearest value wins", () => {
    expect(mergeSettings({ theme: "dark" }, { theme: "light", locale: "en" })).toEqual({
      theme: "dark",
      locale: "en",
    });
  });

  test("a token is never sent to another API than its own", () => {
    expect(mergeSettings({ apiBase: B }, { apiBase: A, token: "a" })).toEqual({ apiBase: B });
    expect(mergeSettings({ apiBase: B }, { token: "a" }, { apiBase: A })).toEqual({ apiBase: B });
    expect(mergeSettings({ apiBase: B }, { token: "of the page's own origin" })).toEqual({
      apiBase: B,
    });
    const getToken = () => "a";
    expect(mergeSettings({ apiBase: B, token: "b" }, { apiBase: A, getToken })).toEqual({
      apiBase: B,
      token: "b",
    });
  });

  test("it follows where the API is the same, however it is written", () => {
    expect(mergeSettings({ apiBase: `${A}/` }, { apiBase: A, token: "a" }).token).toBe("a");
    expect(mergeSettings({ token: "a" }, { apiBase: A }).token).toBe("a");
    expect(mergeSettings({}, { apiBase: A, token: "a" }, { apiBase: B, token: "b" }).token).toBe(
      "a",
    );
    expect(
      mergeSettings({ apiBase: B }, { apiBase: A, token: "a" }, { apiBase: B, token: "b" }).token,
    ).toBe("b");
  });

  test("the nearest sign-in stands alone: a fixed token is not overruled from further out", () => {
    expect(mergeSettings({ token: "near" }, { getToken: () => "far" })).toEqual({ token: "near" });
  });
});

describe("configure()", () => {
  test("keeps the sign-in while the API stays, and drops it with another API", () => {
    configure({ token: "a" });
    configure({ apiBase: A });
    configure({ theme: "dark" });
    expect(pageSettings()).toEqual({ apiBase: A, token: "a", theme: "dark" });
    configure({ apiBase: B });
    expect(pageSettings()).toEqual({ apiBase: B, theme: "dark" });
    configure({ apiBase: A, token: "again" });
    expect(pageSettings().token).toBe("again");
  });

  test("a token is not told to the API of the script tag by naming another one", () => {
    pageRegistry().scriptSettings = { apiBase: A, token: "a" };
    configure({ apiBase: B });
    expect(pageSettings()).toEqual({ apiBase: B });
  });
});

test("an address that is none does not throw", () => {
  expect(normalizeApiBase("http://")).toBe("http:");
  expect(normalizeApiBase("https://a.test/v1//")).toBe("https://a.test/v1");
});

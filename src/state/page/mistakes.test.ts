import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tell } from "./mistakes";
import { pageRegistry } from "./registry";

const TAGS = ["martillo-lot-card", "martillo-lot-list", "martillo-login", "martillo-provider"];

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, "error").mockImplementation((text: string) => void said.push(text));
  Object.assign(pageRegistry(), { settings: {}, scriptSettings: {}, told: new Set() });
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(pageRegistry(), { settings: {}, scriptSettings: {}, told: new Set() });
});

test.each([
  [
    "two letters changed",
    "martillo-lot-crad",
    "there is no <martillo-lot-crad>; did you mean <martillo-lot-card>?",
  ],
  ["a hyphen left out", "martillo-lotlist", "did you mean <martillo-lot-list>?"],
  [
    "another beginning",
    "mart-lot-crad",
    "there is no <mart-lot-crad>; did you mean <martillo-lot-card>?",
  ],
  ["a misspelt beginning", "martilo-login", "did you mean <martillo-login>?"],
  ["nothing near", "martillo-wheel", "there is no <martillo-wheel>. Is it misspelt"],
])("a tag with %s", (_what, tag, expected) => {
  tell("tag", tag, TAGS);
  tell("tag", tag, TAGS);
  expect(said).toEqual([expect.stringContaining(expected)]);
});

test.each(["mart-shelf", "martini-glass", "marty-x"])("another maker's <%s> is its own", (tag) => {
  tell("tag", tag, TAGS);
  expect(said).toEqual([]);
});

test.each([
  ["its address", "https://api.test", " https://api.test/cuenta/mi-web#tag"],
  ["one with a slash", "https://api.test/casa/", " https://api.test/casa/cuenta/mi-web#tag"],
  ["a path of the page's own", "/casa", " http://localhost/casa/cuenta/mi-web#tag"],
  ["none that is known", undefined, "release that this page has pinned?"],
])("leads to the house's page: %s", (_what, apiBase, end) => {
  if (apiBase) pageRegistry().scriptSettings = { apiBase };
  tell("tag", "martillo-wheel", TAGS);
  expect(said).toHaveLength(1);
  expect(said[0]?.endsWith(end)).toBe(true);
});

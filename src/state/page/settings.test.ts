import { afterEach, describe, expect, test } from "vitest";
import { INVOICE_PAGE, REPORTS_PAGE, SALE_LOT_PAGE } from "../../paths/pages";
import { pageRegistry } from "./registry";
import { addressesOf, configure, mergeSettings, normalizeApiBase, pageSettings } from "./settings";

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

describe("addresses that widgets lead to", () => {
  test("are the house's where nothing else is said", () => {
    const { lotUrl, urlTo } = addressesOf(A, {});
    expect(lotUrl(7)).toBe(`${A}/productView/7`);
    expect(lotUrl(7, SALE_LOT_PAGE)).toBe(`${A}/venta/7`);
    expect(urlTo(INVOICE_PAGE, { id: 12 })).toBe(`${A}/invoice/12`);
    expect(urlTo(REPORTS_PAGE)).toBe(`${A}/seller/reports`);
  });

  test("are the host's own where it has some, as links are written", () => {
    const paths = { invoice: "/compras/{id}?de=martillo", saleLot: "https://coches.example/{id}" };
    const { lotUrl, urlTo } = addressesOf(A, { paths });
    expect(urlTo(INVOICE_PAGE, { id: 12 })).toBe("/compras/12?de=martillo");
    expect(urlTo(REPORTS_PAGE)).toBe(`${A}/seller/reports`);
    expect(lotUrl(7, SALE_LOT_PAGE)).toBe("https://coches.example/7");
    expect(lotUrl(7)).toBe(`${A}/productView/7`);
  });

  test("of a lot are what `lotUrl` says, before the host's other ones", () => {
    const paths = { lot: "/no", saleLot: "/no" };
    const { lotUrl } = addressesOf(A, { lotUrl: "/coche/{id}", paths });
    expect([lotUrl(7), lotUrl(7, SALE_LOT_PAGE)]).toEqual(["/coche/7", "/coche/7"]);
    const ask = addressesOf(A, { lotUrl: (id) => `/c/${id}`, paths });
    expect(ask.lotUrl(7, SALE_LOT_PAGE)).toBe("/c/7");
  });
});

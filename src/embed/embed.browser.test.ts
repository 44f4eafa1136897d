import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pageRegistry } from "../state/page/registry";
import { pageSettings } from "../state/page/settings";
import type { EmbedTags } from "./embed-tag";
import { createTagLoader } from "./load-tags";
import { prefetch } from "./prefetch";
import { scriptSettings } from "./script-settings";
import { until } from "../testing";

const TAGS: EmbedTags = {
  "martillo-lot-card": [["core"], "lots"],
  "martillo-bid-box": [["core"], "singleProduct"],
  "martillo-lot-list": [["core"], "search"],
  "martillo-login": [["core"]],
};

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push(decodeURIComponent(url));
    expect(init).toEqual({ credentials: "omit" });
    return new Response("{}");
  });
  pageRegistry().scriptSettings = { apiBase: "https://api.test" };
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(pageRegistry(), {
    prefetched: [],
    reads: new Map(),
    settings: {},
    scriptSettings: {},
  });
  document.body.replaceChildren();
});

function prefetchFor(html: string) {
  document.body.innerHTML = html;
  prefetch(document.body.querySelectorAll("*"), TAGS);
}

function script(attributes: Record<string, string>): HTMLScriptElement {
  const element = document.createElement("script");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

describe("prefetch", () => {
  test("asks for all cards at once, each lot once, and for details by themselves", () => {
    prefetchFor(`
      <martillo-lot-card lot="3"></martillo-lot-card><martillo-lot-card lot="1"></martillo-lot-card>
      <martillo-lot-card lot="3"></martillo-lot-card><martillo-bid-box lot="1"></martillo-bid-box>
      <martillo-lot-card lot="2"></martillo-lot-card><martillo-login></martillo-login>
      <martillo-lot-card lot="no"></martillo-lot-card><martillo-lot-card></martillo-lot-card>`);
    expect(asked).toEqual([
      "https://api.test/api/product/singleProduct?id=1",
      "https://api.test/api/product/lots?ids=3,2",
    ]);
    prefetch(document.body.querySelectorAll("*"), TAGS);
    expect(asked).toHaveLength(2);
  });

  test("splits more than two hundred, and follows the API of each element", () => {
    pageRegistry().scriptSettings = { apiBase: "https://many.test" };
    const cards = Array.from({ length: 201 }, (_value, index) => index + 1)
      .map((id) => `<martillo-lot-card lot="${id}"></martillo-lot-card>`)
      .join("");
    prefetchFor(`${cards}<martillo-provider api-base="https://other.test/v1/">
      <martillo-lot-card lot="9"></martillo-lot-card></martillo-provider>`);
    expect(asked.map((url) => url.split("ids=")[1]?.split(",").length)).toEqual([200, 1, 1]);
    expect(asked[2]).toBe("https://other.test/v1/api/product/lots?ids=9");
  });

  test("asks for the first page of a list as the list itself would", () => {
    const query = '{"search":"audi","page":2,"orderby":"wprice","filters":{"brand":["Audi"]}}';
    prefetchFor(`
      <martillo-lot-list auction="1"></martillo-lot-list>
      <martillo-lot-list auction="1"></martillo-lot-list>
      <martillo-lot-list limit="24" query='{"search":"audi","auction":0}'></martillo-lot-list>
      <martillo-lot-list query='${query}'></martillo-lot-list>
      <martillo-lot-list list="winning"></martillo-lot-list>
      <martillo-lot-list query="{no"></martillo-lot-list>`);
    const input =
      '{"page":2,"limit":12,"search":"audi","orderby":"wprice","filters":{"brand":["Audi"]}}';
    expect(asked).toEqual([
      "https://api.test/api/product/search?page=1&limit=12&auction=1",
      "https://api.test/api/product/search?page=1&limit=24&search=audi&auction=0",
      `https://api.test/api/product/search?input=${input}`,
    ]);
  });

  test("leaves alone what a signed-in visitor will ask for", () => {
    prefetchFor(
      `<martillo-provider token="t"><martillo-lot-card lot="9"></martillo-lot-card></martillo-provider>`,
    );
    expect(asked).toEqual([]);
  });
});

describe("script tag", () => {
  test("its origin is the API, unless it says otherwise", () => {
    expect(scriptSettings(script({ src: "https://api.test/embed.js" }))).toEqual({
      apiBase: "https://api.test",
    });
    expect(scriptSettings(script({ src: "https://api.test/casa/embed.js?v=2" })).apiBase).toBe(
      "https://api.test/casa",
    );
    expect(
      scriptSettings(
        script({
          src: "https://cdn.test/embed.js",
          "data-api-base": "https://api.test",
          "data-theme": "dark",
          "data-lot-url": "/lote/{id}",
        }),
      ),
    ).toEqual({ apiBase: "https://api.test", theme: "dark", lotUrl: "/lote/{id}" });
  });

  test("is weaker than configure()", () => {
    pageRegistry().settings = { apiBase: "https://page.test" };
    expect(pageSettings().apiBase).toBe("https://page.test");
  });
});

describe("code", () => {
  test("is loaded once per tag, and again only after a failure", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const load = createTagLoader(TAGS, `${location.origin}/nowhere/`, "embed/1", Promise.resolve());
    load("martillo-login");
    load("martillo-login");
    load("martillo-bid-box");
    load("martillo-unknown");
    // What cannot be loaded is reported, and tried again with the next element.
    await until(() => expect(report).toHaveBeenCalledTimes(2));
    load("martillo-login");
    await until(() => expect(report).toHaveBeenCalledTimes(3));
    report.mockRestore();
  });
});

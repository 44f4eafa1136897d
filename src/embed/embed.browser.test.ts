import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pageRegistry } from "../state/page/registry";
import { pageSettings } from "../state/page/settings";
import type { EmbedTags } from "./embed-tag";
import { createTagLoader } from "./load-tags";
import { prefetch } from "./prefetch";
import { ownAddress, scriptSettings } from "./script-settings";
import { until } from "../testing";

const TAGS: EmbedTags = {
  "martillo-lot-card": [["core"], "lots"],
  "martillo-bid-box": [["core"], "singleProduct"],
  "martillo-lot-list": [["core"], "search"],
  "martillo-login": [["core"]],
};

const asked: string[] = [];
/** What others have left on the page that tests share asks elsewhere. */
const askedHere = () => asked.filter((url) => url.startsWith(location.origin));

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string | Request, init: RequestInit) => {
    // A widget's own; the loader asks by address.
    if (url instanceof Request) {
      asked.push(url.url);
      return new Response("{}");
    }
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
  afterEach(() => {
    for (const element of document.querySelectorAll("[data-of-test]")) element.remove();
  });

  /** Puts these into the head, in order; the scripts do not run. */
  function head(...tags: readonly (readonly [tag: string, attributes: Record<string, string>])[]) {
    for (const [tag, attributes] of tags) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries({ type: "text/none", ...attributes }))
        element.setAttribute(name, value);
      element.dataset["ofTest"] = "";
      document.head.append(element);
    }
  }
  const OWN = "https://api.test/embed.js";
  const script = (src: string, data: Record<string, string> = {}) =>
    ["script", { src, ...data }] as const;
  const meta = (content: string) => ["meta", { name: "martillo-api-base", content }] as const;

  test.each([
    ["classic", { src: OWN }, "", OWN],
    [
      "classic, pinned",
      { src: "https://a.test/x/embed@0.1.0.js" },
      "",
      "https://a.test/x/embed@0.1.0.js",
    ],
    ["classic, with a query", { src: `${OWN}?v=2` }, "", `${OWN}?v=2`],
    ["joined into a file", { src: "https://shop.test/cache/autoptimize_1.js" }, "", undefined],
    [
      "joined into a file whose name ends alike",
      { src: "https://shop.test/my-embed.js" },
      "",
      undefined,
    ],
    ["joined inline", { src: "" }, `Error\n    at ${OWN}:1:2`, undefined],
    ["module, Chromium", null, `Error\n    at ${OWN}:1:2345\n    at ${OWN}:1:1`, OWN],
    ["module, Firefox", null, `@${OWN}:1:2345\n`, OWN],
    ["module, Safari", null, `module code@${OWN}:1:2345`, OWN],
    [
      "module with a port",
      null,
      `Error\n    at http://localhost:3000/embed.js:1:1`,
      "http://localhost:3000/embed.js",
    ],
    ["joined into a module", null, "Error\n    at https://shop.test/all.mjs:1:1", undefined],
    [
      "run as text by another maker's embed.js",
      null,
      "Error\n    at eval (eval at run (https://shop.test/run.js:1:1), <anonymous>:1:1)\n    at https://other.test/embed.js:1:1",
      undefined,
    ],
    ["no trace", null, undefined, undefined],
  ])("its address: %s", (_what, current, trace, expected) => {
    expect(ownAddress(current, trace)).toBe(expected);
  });

  test.each<
    [
      string,
      string | undefined,
      readonly (readonly [string, Record<string, string>])[],
      object | undefined,
    ]
  >([
    ["its folder", OWN, [script(OWN)], { apiBase: "https://api.test" }],
    [
      "a folder below",
      "https://api.test/casa/embed.js?v=2",
      [],
      { apiBase: "https://api.test/casa" },
    ],
    [
      "its own attributes",
      "https://cdn.test/embed.js",
      [
        script("https://cdn.test/embed.js", {
          "data-api-base": "https://api.test",
          "data-theme": "dark",
          "data-lot-url": "/lote/{id}",
          "data-other": "x",
        }),
        meta("https://no.test"),
      ],
      { apiBase: "https://api.test", theme: "dark", lotUrl: "/lote/{id}" },
    ],
    [
      "a meta, for a script from elsewhere",
      "https://cdn.test/embed.js",
      [meta("https://api.test/")],
      { apiBase: "https://api.test" },
    ],
    [
      "not another maker's attributes",
      OWN,
      [
        script("https://other.test/embed.js", {
          "data-api-base": "https://other.test",
          "data-theme": "dark",
        }),
        script(OWN),
      ],
      { apiBase: "https://api.test" },
    ],
    [
      "its folder where the meta is no address",
      OWN,
      [meta("http://[")],
      { apiBase: "https://api.test" },
    ],
    [
      "joined: a meta",
      undefined,
      [meta("https://api.test/casa/")],
      { apiBase: "https://api.test/casa" },
    ],
    [
      "joined: the tag that was left",
      undefined,
      [
        script("https://shop.test/all.js", {
          "data-api-base": "https://api.test",
          "data-locale": "en",
        }),
      ],
      { apiBase: "https://api.test", locale: "en" },
    ],
    [
      "joined: any tag",
      undefined,
      [["div", { "data-api-base": "https://api.test" }]],
      { apiBase: "https://api.test" },
    ],
    [
      "joined: a widget's tag",
      undefined,
      [["martillo-none", { "api-base": "https://api.test" }]],
      { apiBase: "https://api.test" },
    ],
    ["joined, and nothing said", undefined, [], undefined],
    ["joined, and no address said", undefined, [meta("http://[")], undefined],
    ["joined, and an empty meta", undefined, [meta("")], undefined],
    [
      "joined, beside another maker's script of that name",
      undefined,
      [script("https://other.test/embed.js")],
      undefined,
    ],
  ])("its settings: %s", (_what, address, tags, expected) => {
    head(...tags);
    expect(scriptSettings(address)).toEqual(expected);
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

describe("a script that was joined with others", () => {
  const WAIT_MS = 5_100;
  let runs = 0;
  const observers: MutationObserver[] = [];

  beforeEach(() => {
    const Observer = MutationObserver;
    vi.stubGlobal(
      "MutationObserver",
      class extends Observer {
        constructor(callback: MutationCallback) {
          super(callback);
          observers.push(this);
        }
      },
    );
  });

  /** Runs the loader as a file of another name, with these tags in its table: those of widgets may be registered on a page that tests share. */
  async function runJoined() {
    const page = window as { martillo?: unknown };
    delete page.martillo;
    Object.assign(globalThis, {
      MARTILLO_EMBED_TAGS: "joined-card/lots joined-login",
      MARTILLO_EMBED_FOLDER: "nowhere",
    });
    runs += 1;
    await import(/* @vite-ignore */ `./loader.ts?run=${runs}`);
    return page;
  }
  afterEach(() => {
    // The page goes on with other tests.
    for (const observer of observers.splice(0)) observer.disconnect();
    delete (window as { martillo?: unknown }).martillo;
    document.querySelector("meta[name=martillo-api-base]")?.remove();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("says once what to add, and only on pages with widgets", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    pageRegistry().scriptSettings = {};
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const page = await runJoined();
    expect(page.martillo).toBeDefined();
    vi.advanceTimersByTime(WAIT_MS);
    expect(report).not.toHaveBeenCalled();

    document.body.innerHTML = `<martillo-joined-card lot="8"></martillo-joined-card><martillo-joined-login></martillo-joined-login>`;
    await Promise.resolve();
    document.body.append(document.createElement("martillo-joined-login"));
    await Promise.resolve();
    vi.advanceTimersByTime(WAIT_MS);
    expect(report.mock.calls).toEqual([
      [expect.stringContaining('<meta name="martillo-api-base" content="https://…">')],
    ]);
    // Nothing was asked of the page's own address instead.
    expect(askedHere()).toEqual([]);
  });

  test("goes on as soon as any tag says where the house is", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    pageRegistry().scriptSettings = {};
    document.body.innerHTML = `<martillo-joined-card lot="8"></martillo-joined-card>`;
    await runJoined();
    expect(askedHere()).toEqual([]);
    document.head.insertAdjacentHTML(
      "beforeend",
      `<meta name="martillo-api-base" content="${location.origin}/house/">`,
    );
    await until(() =>
      expect(askedHere()).toEqual([`${location.origin}/house/api/product/lots?ids=8`]),
    );
    expect(pageSettings().apiBase).toBe(`${location.origin}/house`);
    // Its modules are asked for at the house, too: here there are none.
    await until(() =>
      expect(String(report.mock.calls)).toContain(`${location.origin}/house/nowhere/`),
    );
  });
});

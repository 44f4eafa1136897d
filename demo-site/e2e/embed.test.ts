import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allBudgets, readManifest, restingFilesOf } from "../../scripts/embed-size.mjs";
import { snippetOf } from "../../scripts/snippet.mjs";
import { addLot } from "./api";
import { newContext, newVisitor, sharedBrowser } from "./browser";
import { photographs } from "./photographs";
import { type PartnerPage, type PartnerSite, startPartnerSite } from "./partner-page";
import { watchRequests } from "./settled";
import { freePort, sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let partner: PartnerSite;
let browser: Browser;
let lot: number;
let seller: number;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  partner = await startPartnerSite(await freePort());
  const added = await addLot(server);
  lot = added.id;
  seller = added.seller.id;
});
afterAll(async () => {
  await partner?.close();
});

/** What a page asked for and what went wrong in it. */
interface Visit {
  page: Page;
  /** Addresses of all requests, in order. */
  urls: string[];
  problems: string[];
  /** Requests of one action of the API. */
  calls(action: string): string[];
  /** All that the page fetches unasked is here. */
  settled(): Promise<void>;
  /** Throws unless there is one, also a moment later: it opens after the requests that `settled` waits for. */
  opensOneSocket(): Promise<void>;
}

async function visit(
  partnerPage: PartnerPage,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Visit> {
  const context = await newContext(browser);
  await prepare?.(context);
  const page = await context.newPage();
  const urls: string[] = [];
  const sockets: string[] = [];
  const problems: string[] = [];
  const settled = watchRequests(page);
  page.on("request", (request) => urls.push(request.url()));
  page.on("websocket", (socket) => sockets.push(socket.url()));
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("favicon"))
      problems.push(message.text());
  });
  await page.goto(partner.add(partnerPage));
  const calls = (action: string) => urls.filter((url) => url.includes(`/api/${action}`));
  const opensOneSocket = async () => {
    await expect.poll(() => sockets.length, { timeout: 60_000 }).toBeGreaterThan(0);
    await settled();
    expect(sockets).toHaveLength(1);
  };
  return { page, urls, problems, calls, settled, opensOneSocket };
}

function loader(attributes = ""): string {
  return `<script async src="${server.origin}/embed.js" ${attributes}></script>`;
}

function card(id = lot): string {
  return `<martillo-lot-card lot="${id}"></martillo-lot-card>`;
}

const LOT_TAGS: ReadonlySet<string> = new Set([
  "martillo-lot-card",
  "martillo-bid-box",
  "martillo-buy-box",
  "martillo-offer-box",
  "martillo-lot-detail",
  "martillo-ask-seller",
  "martillo-lot-comments",
]);

/** Any element; an attribute that it does not know would be told to the console, which takes code. */
function element(tag: string): string {
  if (LOT_TAGS.has(tag)) return `<${tag} lot="${lot}"></${tag}>`;
  // Without a seller it asks for nothing.
  if (tag === "martillo-seller-card" || tag === "martillo-follow-seller") {
    return `<${tag} seller="${seller}"></${tag}>`;
  }
  if (tag === "martillo-photo-uploader") return `<${tag} lot="${lot}"></${tag}>`;
  return `<${tag}></${tag}>`;
}

function cards(page: Page) {
  return page.locator(".martillo-lot-card[data-phase=ready]");
}

async function shows(page: Page, count = 1): Promise<void> {
  await expect.poll(() => cards(page).count(), { timeout: 60_000 }).toBe(count);
}

describe("what a page fetches", () => {
  test.each(allBudgets().filter(({ tags }) => tags.length > 0))(
    "$page: the files that the size gate counts, and no others",
    async (budget) => {
      const { tags } = budget;
      const elements = tags.map((tag) => element(`martillo-${tag}`));
      const { page, urls, settled } = await visit({ html: loader() + elements.join("") });
      for (const tag of tags.filter((name) => name !== "provider")) {
        // Some show nothing until there is something to tell.
        await page.locator(`martillo-${tag} .martillo-root`).first().waitFor({ state: "attached" });
      }
      const fetched = () => urls.flatMap((url) => /\/(embed(?:\.js|\/.*))$/.exec(url)?.[1] ?? []);
      const counted = restingFilesOf(budget).toSorted();
      await expect.poll(() => counted.filter((file) => !fetched().includes(file))).toEqual([]);
      await settled();
      expect(fetched().toSorted()).toEqual(counted);
    },
  );

  test.each([
    [100, 1],
    [900, 2],
  ])("a document that comes in pieces, %d ms apart: cards ask %d times", async (afterMs, asks) => {
    const others = await Promise.all([addLot(server), addLot(server)]);
    const { page, calls, settled, opensOneSocket } = await visit({
      html: `${loader()}<body>${card()}`,
      rest: { html: others.map(({ id }) => card(id)).join(""), afterMs },
    });
    await shows(page, 3);
    await settled();
    // How far apart the pieces arrive is the machine's affair: they are never asked for one by one.
    expect(calls("product/lots").length).toBeGreaterThanOrEqual(asks);
    expect(calls("product/lots").length).toBeLessThanOrEqual(2);
    await opensOneSocket();
  });

  test.each([
    ["lot-card", "product/lots"],
    ["bid-box", "product/singleProduct"],
    ["lot-detail", "product/singleProduct"],
    ["lot-list", "product/search"],
  ])("%s: its data is asked for once, before any of its code has arrived", async (tag, action) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const { page, calls } = await visit(
      { html: `${loader()}<martillo-${tag} lot="${lot}"></martillo-${tag}>` },
      (fresh) =>
        fresh.route(`${server.origin}/embed/**`, async (route) => {
          await released;
          await route.continue();
        }),
    );
    await expect.poll(() => calls(action)).toHaveLength(1);
    release();
    await page.locator(`martillo-${tag} .martillo-root`).first().waitFor();
    await expect.poll(() => page.locator(`martillo-${tag} .martillo-skeleton`).count()).toBe(0);
    expect(calls(action)).toHaveLength(1);
  });

  test("nothing of anybody else's, and nothing is kept or told for a guest", async () => {
    const { page, urls, problems, settled } = await visit({ html: loader() + card() }, (fresh) =>
      fresh.addInitScript(() => {
        const told: string[] = [];
        Object.assign(globalThis, { told });
        const dispatch = EventTarget.prototype.dispatchEvent;
        EventTarget.prototype.dispatchEvent = function (event) {
          if (event.type.startsWith("martillo-")) told.push(event.type);
          return dispatch.call(this, event);
        };
      }),
    );
    await shows(page);
    await settled();
    const origins = new Set(urls.map((url) => new URL(url).origin));
    expect([...origins].toSorted()).toEqual([partner.origin, server.origin].toSorted());
    const left = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      told: (globalThis as unknown as { told: string[] }).told,
    }));
    expect(left).toEqual({ local: [], session: [], databases: [], caches: [], told: [] });
    expect(await page.context().cookies()).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe("pages of all kinds", () => {
  test("storages that are forbidden", async () => {
    const { page, problems } = await visit({ html: loader() + card() }, (fresh) =>
      fresh.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException("The operation is insecure.", "SecurityError");
            },
          });
        }
      }),
    );
    await shows(page);
    expect(problems).toEqual([]);
  });

  test("trusted types, with all widgets on the page", async () => {
    const tags = Object.keys(readManifest().tags);
    const elements = tags.map(element);
    const { page, problems, settled } = await visit({
      html: loader() + elements.join(""),
      headers: {
        "content-security-policy": "require-trusted-types-for 'script'; trusted-types 'none'",
      },
    });
    for (const tag of tags.filter((name) => name !== "martillo-provider")) {
      await page.locator(`${tag} .martillo-root`).first().waitFor({ state: "attached" });
    }
    await settled();
    expect(problems).toEqual([]);
  });

  test("tags that come later, in another view of the page and in shadow roots that the page names", async () => {
    const { page } = await visit({ html: `${loader()}<body>` });
    await page.waitForFunction(() => "martillo" in globalThis);
    await page.evaluate((id) => {
      document.body.innerHTML = `<martillo-lot-card lot="${id}"></martillo-lot-card>`;
    }, lot);
    await shows(page);
    await page.evaluate((id) => {
      const view = document.createElement("body");
      view.innerHTML = `<main><martillo-bid-box lot="${id}"></martillo-bid-box></main>`;
      document.body.replaceWith(view);
    }, lot);
    await page.locator(".martillo-bid-box").waitFor();
    await page.evaluate(() => {
      const { martillo } = globalThis as unknown as { martillo: { observe(r: ShadowRoot): void } };
      const host = document.createElement("div");
      const root = host.attachShadow({ mode: "open" });
      document.body.append(host);
      martillo.observe(root);
      root.innerHTML = "<martillo-search-box></martillo-search-box>";
    });
    await page.locator(".martillo-search-box").waitFor();
  });

  test("the script twice", async () => {
    const { page, problems, calls, settled, opensOneSocket } = await visit({
      html: loader() + loader() + card(),
    });
    await shows(page);
    await settled();
    expect(calls("product/lots")).toHaveLength(1);
    await opensOneSocket();
    expect(problems).toEqual([]);
  });

  test("two builds: one brings the cards, the other the bid box, and both see one lot", async () => {
    const [file] = readManifest().tags["martillo-lot-card"]!.files;
    const { page, problems, calls, settled, opensOneSocket } = await visit({
      html: `<script type="module">
          import "/copy/${file}";
          const script = document.createElement("script");
          Object.assign(script, { src: "${server.origin}/embed.js", onload: () => {
            document.body.insertAdjacentHTML("beforeend", '<martillo-bid-box lot="${lot}"></martillo-bid-box>');
          } });
          script.dataset.apiBase = "${server.origin}";
          document.head.append(script);
        </script>
        <script async src="/copy/embed.js" data-api-base="${server.origin}"></script>
        <body>${card()}`,
    });
    await shows(page);
    await page.locator(".martillo-bid-box").waitFor();
    await settled();
    await opensOneSocket();
    expect(calls("product/lots").length + calls("product/singleProduct").length).toBeLessThan(3);
    expect(problems).toEqual([]);
  });
});

describe("on a page of the house", () => {
  // Its library is written for React, and this is the one place where it runs without React.
  test("a seller cuts a photo", async () => {
    const context = await newVisitor(browser, server, server.account("seller"));
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.goto("/help");
    await page.evaluate(() => {
      document.body.innerHTML = '<martillo-lot-editor step="photos"></martillo-lot-editor>';
      const script = document.createElement("script");
      Object.assign(script, { src: "/embed.js" });
      script.dataset["tokenStorage"] = "local";
      document.body.append(script);
    });
    const [photo] = await photographs(1);
    await page.locator('input[type="file"][multiple]').setInputFiles([photo!]);
    await page.getByRole("button", { name: "Editar imagen" }).click();
    const frame = page.getByRole("application", { name: "Marco de recorte" });
    await expect.poll(async () => (await frame.boundingBox())?.width ?? 0).toBeGreaterThan(200);
    const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(16 / 9, 1);
    await page.getByRole("button", { name: "Recortar", exact: true }).click();
    await page.getByRole("button", { name: "Volver a la original" }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe("a pinned release", () => {
  const pinned = () => snippetOf(["lot-card"], { api: server.origin, pinned: true });

  test("is what its snippet says, and moves nothing", async () => {
    const { page, problems, urls, settled } = await visit(
      { html: `${pinned()}<body><div style="width: 300px">${card()}</div><p>Pie</p>` },
      (fresh) =>
        fresh.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(globalThis, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shifts.push((entry as PerformanceEntry & { value: number }).value);
          }).observe({ type: "layout-shift", buffered: true });
        }),
    );
    await shows(page);
    await settled();
    expect(problems).toEqual([]);
    expect(urls.filter((url) => url.includes("/embed@"))).toHaveLength(1);
    expect(new Set(urls).size).toBe(urls.length);
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: number[] }).shifts,
    );
    // As it is reported: three digits.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeCloseTo(0, 3);
  });

  test("is refused when the loader is another", async () => {
    const other = pinned().replace(/(<script.*integrity="sha384-)[^"]+/, `$1${"A".repeat(64)}`);
    const { page, problems, settled } = await visit({ html: `${other}<body>${card()}` });
    await expect.poll(() => problems.join()).toMatch(/integrity/);
    await settled();
    expect(await page.evaluate(() => customElements.get("martillo-lot-card"))).toBeUndefined();
  });

  test("is refused when one of its chunks is another", async () => {
    const [file] = readManifest().tags["martillo-lot-card"]!.files;
    const { page, problems, settled } = await visit(
      { html: `${pinned()}<body>${card()}` },
      (fresh) =>
        fresh.route(`${server.origin}/${file}`, (route) =>
          route.fulfill({
            contentType: "text/javascript",
            headers: { "access-control-allow-origin": "*" },
            body: "globalThis.changed = true;",
          }),
        ),
    );
    await expect.poll(() => problems.join()).toMatch(/integrity/);
    await settled();
    expect(await page.evaluate(() => "changed" in globalThis)).toBe(false);
  });
});

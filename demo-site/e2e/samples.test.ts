import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { build } from "vite";
import { type Lot, productNextLot } from "martillo/contract";
import { addLot, bidsOf, callApi, newPerson, openLots, readLot, tokenOf } from "./api";
import { bidBox, newContext, sharedBrowser } from "./browser";
import { answer, askToBid, signInOnSite } from "./house-window";
import { startServer, type TestServer } from "./server";
import { servePages, type StaticServer } from "./static-files";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SAMPLES = join(ROOT, "docs/samples");
/** As the samples write them. */
const ADDRESS = /https:\/\/subastas\.example/g;
const SOCKETS = /wss:\/\/subastas\.example/g;
const LOT = /lot="12"|lot = 12\b/g;
const NEXT = /lot="next"/g;
const SELLER = /seller="7"/g;

let server: TestServer;
let browser: Browser;
let lot: number;
/** The next lot of a seller that has time to be bid on. */
let next: Lot;

beforeAll(async () => {
  // A server of its own: this takes the next lot of each seller, which the demo knows.
  server = await startServer();
  browser = await sharedBrowser();
  lot = (await addLot(server)).id;
  next = await lotWithTime();
});

async function lotWithTime(): Promise<Lot> {
  const token = await tokenOf(server.origin, server.account("buyer"));
  const sellers = new Set((await openLots(server)).map(({ seller }) => seller.id));
  const found: Lot[] = [];
  for (const seller of sellers) {
    const { record } = await callApi(server.origin, productNextLot, { seller }, token);
    if (record?.my_state === "none" && record.minimum) found.push(record);
  }
  const [latest] = found.toSorted((a, b) => b.date_closed - a.date_closed);
  if (!latest) throw new Error("martillo e2e: no seller has a lot to bid on");
  return latest;
}

afterAll(async () => {
  await server?.stop();
});

/** A sample for this server and one of its lots. */
function here(text: string, id = lot): string {
  return text
    .replaceAll(ADDRESS, server.origin)
    .replaceAll(SOCKETS, server.origin.replace("http", "ws"))
    .replaceAll(LOT, (found) => found.replace("12", String(id)))
    .replaceAll(NEXT, (found) => `${found} seller="${next.seller.id}"`)
    .replaceAll(SELLER, `seller="${next.seller.id}"`);
}

function sample(name: string): string {
  return readFileSync(join(SAMPLES, name), "utf8");
}

interface Opened {
  page: Page;
  complaints: string[];
}

/** Pages on an origin of their own, the first one opened. */
async function open(
  pages: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Opened> {
  const files: StaticServer = await servePages(pages, headers);
  onTestFinished(() => files.close());
  const context = await newContext(browser);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // A refused sign-in is a refused request, which the browser notes by itself.
    if (message.type() === "error" && !/status of 401/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  await page.goto(files.origin + Object.keys(pages)[0]);
  return { page, complaints };
}

async function signInWhereOneBids(page: Page, amount: string) {
  const box = bidBox(page);
  await box.getByRole("textbox").fill(amount);
  await box.getByRole("button", { name: /Iniciar sesión/ }).click();
  const account = await newPerson(server);
  await page.getByLabel("Correo electrónico").fill(account.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).last().click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** As a visitor would: from a guest to an accepted bid. */
async function bidAsGuest(page: Page, amount: string) {
  await signInWhereOneBids(page, amount);
  await bidBox(page)
    .getByRole("button", { name: /^Confirmar/ })
    .click();
  await bidBox(page)
    .getByText(/Puja aceptada/)
    .waitFor();
}

const card = (page: Page) => page.locator(".martillo-lot-card[data-phase=ready]").first();

/** What each page does when it works. Every sample of a page has a line here. */
const PAGES: Record<string, (page: Page) => Promise<void>> = {
  "embed/card.html": async (page) => {
    await card(page).getByRole("heading", { name: next.title }).waitFor();
    await bidBox(page).getByRole("textbox").waitFor();
  },
  "embed/own-lots.html": async (page) => {
    await card(page).waitFor();
    await page.getByRole("combobox").first().fill(`${next.brand} ${next.model}`);
    await page.getByRole("button", { name: "Buscar", exact: true }).click();
    await page.getByRole("heading", { name: /lotes? para «/ }).waitFor();
    const titles = page.locator(".martillo-lot-card[data-phase=ready] h3");
    await expect.poll(async () => (await titles.allInnerTexts()).join()).toContain(next.title);
  },
  "dealers/two-lines.html": async (page) => {
    await card(page).waitFor();
  },
  "dealers/colours.html": async (page) => {
    await card(page).waitFor();
    const accent = await card(page).evaluate((node) =>
      getComputedStyle(node).getPropertyValue("--martillo-color-accent").trim(),
    );
    expect(accent).toBe("#9c1c22");
  },
  "dealers/tag-manager.html": async (page) => {
    await page.locator("#nuestros-lotes .martillo-lot-card[data-phase=ready]").first().waitFor();
  },
  "dealers/house-down.html": async (page) => {
    const instead = page.getByText("Ahora no podemos mostrar nuestros lotes.");
    await card(page).waitFor();
    expect(await instead.isVisible()).toBe(false);
    // A script that never comes.
    await page.route(/\/embed\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.reload();
    await instead.waitFor();
  },
  "embed/page.html": async (page) => {
    await page.locator(".martillo-lot-card[data-phase=ready]").nth(5).waitFor();
    await page.getByLabel("Correo electrónico").waitFor();
    const link = await page.locator("[part~=link]").first().getAttribute("href");
    expect(link).toMatch(/^#lote-\d+$/);
  },
  "embed/added-later.html": async (page) => {
    await page.getByRole("button").click();
    await card(page).waitFor();
  },
  "theme/brand.html": async (page) => {
    const title = page.locator("[part~=title]").first();
    await title.waitFor();
    expect(await title.evaluate((node) => getComputedStyle(node).fontFamily)).toContain("Georgia");
    await bidBox(page).getByRole("textbox").waitFor();
    const amount = page.locator(".martillo-bid-box [part~=amount]").first();
    expect(await amount.evaluate((node) => getComputedStyle(node).fontSize)).toBe("48px");
  },
  "sign-in/one-dialog.html": async (page) => {
    await bidAsGuest(page, "1500");
  },
  "sign-in/window.html": async (page) => {
    const { box, popup } = await askToBid(page, "2000");
    await signInOnSite(popup, await newPerson(server));
    await answer(popup, "Permitir");
    await box.getByRole("button", { name: /^Confirmar/ }).waitFor();
  },
  "sign-in/own-visitors.html": async (page) => {
    await bidBox(page)
      .getByRole("button", { name: /^Revisar/ })
      .waitFor();
    expect(
      await bidBox(page)
        .getByRole("button", { name: /Iniciar sesión/ })
        .count(),
    ).toBe(0);
  },
  "events/listen.html": async (page) => {
    await bidAsGuest(page, "2500");
    await page.locator("#log li", { hasText: "martillo-bid-placed: lote" }).first().waitFor();
  },
  "events/facts.html": async (page) => {
    await bidAsGuest(page, "2600");
    const layer = () =>
      page.evaluate(() => JSON.stringify((globalThis as { dataLayer?: unknown[] }).dataLayer));
    expect(await layer()).toBeUndefined();
    expect(await page.getByText("Puja por el lote").count()).toBe(0);
    await page.getByRole("button", { name: "Acepto que se cuente" }).click();
    await page.getByText("Puja por el lote").waitFor();
    await expect.poll(layer).toMatch(/bid_request.*"currency":"EUR","value":2600.*bid_placed/);
    const entries: string = (await layer()) ?? "";
    expect(entries).not.toMatch(/userId|@|receipt/);
  },
  "events/take-over.html": async (page) => {
    await card(page).waitFor();
    await page.locator("[part~=link]").first().click();
    await page.getByText(/^Elegido: lote \d+$/).waitFor();
  },
  "translate/english.html": async (page) => {
    await page.getByText("Current bid").or(page.getByText("Starting price")).first().waitFor();
    const box = bidBox(page);
    await box.getByRole("textbox").fill("1000");
    await box.getByRole("button", { name: "Sign in and bid" }).click();
    await page.getByLabel("E-mail").fill("nobody@example.test");
    await page.getByLabel("Password", { exact: true }).fill("wrong");
    await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
    await page.getByText("The e-mail or the password is not right.").waitFor();
    expect(await page.locator(".martillo-root").first().getAttribute("lang")).toBe("en");
  },
  "translate/visitors-choice.html": async (page) => {
    await card(page).waitFor();
    const language = page.getByRole("combobox", { name: "Idioma" });
    await language.selectOption({ label: "English" });
    const words = page.getByText("Current bid").or(page.getByText("Starting price"));
    await words.first().waitFor();
    await page.reload();
    await words.first().waitFor();
    const again = page.getByRole("combobox", { name: "Language" });
    await again.selectOption({ label: "Español (España)" });
    await words.first().waitFor({ state: "detached" });
  },
  "translate/words-of-your-own.html": async (page) => {
    await bidBox(page).getByText("Precio de salida").waitFor();
    await page.getByRole("button", { name: /Iniciar sesión y pujar|Preparar oferta/ }).waitFor();
  },
  "csp/page.html": async (page) => {
    await card(page).waitFor();
    await bidBox(page).getByRole("textbox").waitFor();
    await page.getByText("Reconectando").waitFor({ state: "detached" });
  },
};

function samplesOf(kind: string): string[] {
  return readdirSync(SAMPLES, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(kind));
}

test("every sample of a page says what it does", () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(samplesOf(".html").toSorted());
});

describe.each(Object.entries(PAGES))("%s", (name, works) => {
  test("works on an origin of its own", async () => {
    const own = (await addLot(server)).id;
    const token = await tokenOf(server.origin, server.account("buyer"));
    const policy = here(sample("csp/policy.txt")).replaceAll("\n", " ");
    const { page, complaints } = await open(
      { "/page.html": here(sample(name), own), "/auction-token": token },
      name.startsWith("csp/") ? { "content-security-policy": policy } : {},
    );
    await works(page);
    expect(complaints).toEqual([]);
  });
});

/** A page with a script that renders an export of a sample. `text` stands in for the file's own. */
function rendered(name: string, component: string, props: object, text = sample(name)) {
  const script = `import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { ${component} } from ${JSON.stringify(join(SAMPLES, name))};
createRoot(document.querySelector("#app")).render(createElement(${component}, ${JSON.stringify(props)}));`;
  return bundle(script, { [join(SAMPLES, name)]: text });
}

/** A page with a script, bundled as a partner would on the built package. `texts` stand in for files. */
async function bundle(script: string, texts: Record<string, string> = {}) {
  const entry = "\0entry";
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    // vitest has set another mode for this process.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "sample",
        enforce: "pre",
        resolveId: (id) => (id === "entry" ? entry : undefined),
        load: (id) => (id === entry ? script : texts[id] && here(texts[id])),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: "entry" } },
  });
  if (!("output" in built)) throw new Error("one build has one output");
  const code = built.output.find((one) => one.type === "chunk" && one.isEntry);
  const style = built.output.find((one) => one.fileName.endsWith(".css"));
  return {
    "/index.html": FRAME,
    ...Object.fromEntries(
      built.output.map((one) => [
        `/${one.fileName}`,
        one.type === "chunk" ? one.code : String(one.source),
      ]),
    ),
    "/app.js": `import "/${code?.fileName}";`,
    "/app.css": style?.type === "asset" ? String(style.source) : "",
  };
}

const FRAME =
  '<!doctype html><html lang="es"><title>React</title><link rel="stylesheet" href="/app.css"><div id="app"></div><script type="module" src="/app.js"></script></html>';

function readmeBlock(heading: string): string {
  const text = readFileSync(join(ROOT, "README.md"), "utf8");
  return (
    new RegExp(`## ${heading}\\n[\\s\\S]*?\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? ""
  );
}

test("README: the lines of HTML show the next lot and take a bid, from another origin", async () => {
  const lines = readmeBlock("On any page");
  const { page, complaints } = await open({ "/index.html": here(lines) });
  await card(page).waitFor();
  const { minimum, bid_count: before } = await readLot(server, next.id);
  await bidAsGuest(page, String(Number(minimum)));
  expect(await bidsOf(server, next.id)).not.toHaveLength(before);
  expect(complaints).toEqual([]);
  // As a user who pastes it gets it: a card of its size, apart from the box, in a typeface of the system.
  await page.setViewportSize({ width: 1280, height: 900 });
  const boxOf = async (tag: string) =>
    (await page.locator(tag).boundingBox()) ?? { y: 0, height: 0, width: 0 };
  const [shown, box] = [await boxOf(".martillo-lot-card"), await boxOf("martillo-bid-box")];
  expect(shown.width).toBeLessThanOrEqual(420);
  expect(box.y - (shown.y + shown.height)).toBeGreaterThanOrEqual(16);
  expect(await card(page).evaluate((node) => getComputedStyle(node).fontFamily)).toBe("system-ui");
});

test("README: the ten lines of React show a lot and take a bid", async () => {
  const lines = readmeBlock("In React");
  expect(lines.trim().split("\n")).toHaveLength(10);
  const own = (await addLot(server)).id;
  const { page, complaints } = await open(
    await rendered("react/lot-page.tsx", "LotPage", { id: own }, lines),
  );
  await bidAsGuest(page, "1234");
  expect(await bidsOf(server, own)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("react/hooks.tsx shows prices and time as they are", async () => {
  const own = (await addLot(server)).id;
  const { page, complaints } = await open(
    await rendered("react/hooks.tsx", "PriceList", { ids: [own] }),
  );
  await page.getByText(/Seat León 1\.5 TSI de prueba: 1\.000.€ · 59 min/).waitFor();
  expect(complaints).toEqual([]);
});

test("write-a-widget/price-tag is an element among the others", async () => {
  const own = (await addLot(server)).id;
  const script = `import ${JSON.stringify(join(SAMPLES, "write-a-widget/price-tag.element.ts"))};
const tag = document.createElement("martillo-price-tag");
tag.setAttribute("api-base", ${JSON.stringify(server.origin)});
tag.setAttribute("lot", "${own}");
document.body.append(tag);`;
  const { page, complaints } = await open(await bundle(script));
  await page.getByText(/^Seat León 1\.5 TSI de prueba por 1\.000.€$/).waitFor();
  expect(complaints).toEqual([]);
});

test("translate/EnglishLot.tsx shows a lot in English", async () => {
  const own = (await addLot(server)).id;
  const { page, complaints } = await open(
    await rendered("translate/EnglishLot.tsx", "EnglishLot", { id: own }),
  );
  await card(page).getByText("Starting price").waitFor();
  expect(complaints).toEqual([]);
});

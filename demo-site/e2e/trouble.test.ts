import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addLot, bidsOf, publishLot, tokenOf } from "./api";
import { bidBox, launchBrowser, newVisitor, signInByDialog } from "./browser";
import { makeNextBuild } from "./next-build";
import { watchRequests } from "./settled";
import { startServer, type TestServer } from "./server";
import type { DemoAccount } from "./site-server";

/** Code that the page of a lot fetches after its first view. */
const LATE_CODE = /\/assets\/(?:steps|entry|machine|session-keeper)-/;

/** How many pages are open under the deployment of the many; each waits for two cores and takes its memory. */
const OPEN_PAGES = Number(process.env["MARTILLO_OPEN_PAGES"] ?? 8);

/** Pictures and fonts: these tests do not need the look of the pages. */
const LOOKS = /\.(?:webp|avif|jpe?g|png|svg|woff2)$/;

/** Files of this build, without those of former ones. */
const SITE_FILES = fileURLToPath(new URL("../dist/site/assets", import.meta.url));

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // A server of its own: this kills the server, and puts another build in its place.
  server = await startServer();
  // Many pages of one visitor share few processes, as in a browser of theirs that is short of memory.
  browser = await launchBrowser(["--renderer-process-limit=4"]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Bidder {
  page: Page;
  /** All that the page fetches unasked is here. */
  settled(): Promise<void>;
  context: BrowserContext;
  lot: number;
}

/** A visitor who has just opened the page of a new lot. */
async function openLotPage(account?: DemoAccount, lose?: RegExp): Promise<Bidder> {
  const { id: lot } = await addLot(server);
  const context = await newVisitor(browser, server, account);
  const page = await context.newPage();
  if (lose) await page.route(lose, (route) => route.abort());
  const bidder = { page, context, lot, settled: settling(page) };
  await openLot(bidder);
  return bidder;
}

async function openLot({ page, lot }: Bidder) {
  await page.goto(`/subasta/${lot}`);
  await amount({ page }).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

/** Watches a page from its beginning; the returned function waits for its late code, and for the requests of that code. */
function settling(page: Page): () => Promise<void> {
  const nothingUnderWay = watchRequests(page);
  return async () => {
    await page.waitForFunction(() =>
      ["steps", "machine", "history", "session-keeper", "SearchPage"].every((name) =>
        performance.getEntriesByType("resource").some((entry) => entry.name.includes(`/${name}-`)),
      ),
    );
    await nothingUnderWay();
  };
}

function amount({ page }: { page: Page }) {
  return bidBox(page).getByRole("textbox");
}

function siteLine({ page }: Bidder, text: RegExp) {
  return page.locator(".site-live").getByText(text);
}

async function isSamePage({ page }: Bidder): Promise<boolean> {
  return page.evaluate(() => "isSamePage" in globalThis);
}

/** From the amount that stands in the field to the receipt; a guest signs in on the way. */
async function finishBid(bidder: Bidder, account?: DemoAccount) {
  const box = bidBox(bidder.page);
  await box.getByRole("button", { name: /^(Revisar|Iniciar sesión y pujar)/ }).click();
  if (account) await signInByDialog(bidder.page, account);
  await box.getByRole("button", { name: /^Confirmar/ }).click();
  await box.getByText(/Puja aceptada/).waitFor();
  expect(await bidsOf(server, bidder.lot)).toHaveLength(1);
  expect(await isSamePage(bidder)).toBe(true);
}

/** Does what people do when nothing seems to work. */
async function pressEverything(bidder: Bidder) {
  const { page } = bidder;
  const address = page.url();
  const box = bidBox(page);
  // Whether it opens, and when, depends on what has arrived of it; then it lies on everything else until it is closed.
  const dialog = page.getByRole("dialog", { name: "Historial de pujas" });
  await page.addLocatorHandler(dialog, () => page.keyboard.press("Escape"));
  await box
    .getByRole("button", { name: /^(Revisar|Iniciar sesión y pujar)/ })
    .click({ force: true });
  await box.getByRole("button", { name: /Ver historial/ }).click();
  for (const name of ["Contacto", "Ayuda"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).first().click();
    await page.getByText("No se ha podido abrir la página").first().waitFor();
    expect(page.url()).toBe(address);
  }
  await amount(bidder).click();
  await page.removeLocatorHandler(dialog);
  expect(await isSamePage(bidder)).toBe(true);
}

describe.each([
  ["as soon as the box is there", LATE_CODE],
  ["once the page is settled", undefined],
])("a connection that is lost %s", (_name, lost) => {
  test("throws nobody out, keeps the amount, and comes back by itself", async () => {
    const bidder = await openLotPage(server.account("buyer"), lost);
    if (!lost) await bidder.settled();
    await bidder.context.setOffline(true);
    await siteLine(bidder, /Sin conexión/).waitFor();
    await amount(bidder).fill("2000");
    await bidBox(bidder.page).getByText("Sin conexión").waitFor();
    await pressEverything(bidder);
    await expect.poll(() => amount(bidder).inputValue()).toBe("2.000");

    if (lost) await bidder.page.unroute(lost);
    await bidder.context.setOffline(false);
    await siteLine(bidder, /Sin conexión|Reconectando/).waitFor({ state: "hidden" });
    await expect.poll(() => amount(bidder).inputValue()).toBe("2.000");
    await finishBid(bidder);
  });
});

test("a server that stops and starts again throws nobody out, and all can bid as soon as it is back", async () => {
  const guest = await openLotPage();
  const buyer = await openLotPage(server.account("buyer"));
  const newcomer = await openLotPage(server.account("buyer", 1), LATE_CODE);
  await guest.settled();
  await server.whileDown(async () => {
    for (const bidder of [guest, buyer, newcomer]) {
      await siteLine(bidder, /Reconectando/).waitFor();
      await amount(bidder).fill("2000");
      await pressEverything(bidder);
    }
    await newcomer.page.unroute(LATE_CODE);
  });
  for (const bidder of [guest, buyer, newcomer]) {
    await siteLine(bidder, /Reconectando/).waitFor({ state: "hidden", timeout: 60_000 });
    await expect.poll(() => amount(bidder).inputValue()).toBe("2.000");
  }
  await finishBid(buyer);
  await finishBid(newcomer);
  await finishBid(guest, server.account("buyer", 2));
});

describe("a deployment under open pages", () => {
  let next: string;

  beforeAll(async () => {
    next = await makeNextBuild();
  });
  afterAll(() => rm(next, { recursive: true, force: true }));
  // This build, whichever the test before has left.
  beforeEach(() => server.restart());

  /** The server ends, and another build takes its place; without what it kept, nothing of the former one is left. */
  async function deploy({ isKept }: { isKept: boolean }) {
    await server.kill();
    if (!isKept) await rm(join(server.data, "builds"), { recursive: true, force: true });
    await server.restart(next);
  }

  test("nobody loses an amount, and all bid on with the code that they have", async () => {
    const guest = await openLotPage();
    const buyer = await openLotPage(server.account("buyer"));
    const confirming = await openLotPage(server.account("buyer", 1));
    for (const bidder of [guest, buyer, confirming]) {
      await bidder.settled();
      await amount(bidder).fill("2000");
    }
    const box = bidBox(confirming.page);
    await box.getByRole("button", { name: "Revisar puja" }).click();
    await box.getByRole("button", { name: /^Confirmar/ }).waitFor();

    await deploy({ isKept: false });
    for (const bidder of [guest, buyer, confirming]) {
      await siteLine(bidder, /Reconectando/).waitFor({ state: "hidden", timeout: 60_000 });
    }
    await finishBid(buyer);
    await box.getByRole("button", { name: /^Confirmar/ }).click();
    await box.getByText(/Puja aceptada/).waitFor();
    expect(await isSamePage(confirming)).toBe(true);

    // What this build alone had is said to be gone; the visitor says when the page is loaded anew.
    await guest.page.getByRole("banner").getByRole("button", { name: "Registrarse" }).click();
    await siteLine(guest, /Hay una versión nueva/).waitFor();
    await guest.page.keyboard.press("Escape");
    await expect.poll(() => amount(guest).inputValue()).toBe("2.000");
    await finishBid(guest, server.account("buyer", 2));

    // Another page is one of the new build.
    const { page } = buyer;
    const former = await entryOf(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contacto" }).first().click();
    await page.locator('main[data-page="contact"]').waitFor();
    expect(await isSamePage(buyer)).toBe(false);
    expect(await entryOf(page)).not.toBe(former);

    await guest.page.locator(".site-live").getByRole("button", { name: "Recargar" }).click();
    await expect.poll(() => isSamePage(guest)).toBe(false);
    await bidBox(guest.page)
      .getByText(/Su máximo/)
      .first()
      .waitFor();
    expect(await entryOf(guest.page)).not.toBe(former);
  });

  test("a server that keeps the files of former builds has every part that an open page asks for", async () => {
    const guest = await openLotPage();
    await amount(guest).fill("2000");
    await expect.poll(filesLeft, { timeout: 60_000 }).toBe(0);
    await deploy({ isKept: true });
    await siteLine(guest, /Reconectando/).waitFor({ state: "hidden", timeout: 60_000 });
    await guest.page.getByRole("banner").getByRole("button", { name: "Registrarse" }).click();
    await guest.page.getByRole("dialog").getByLabel("Correo electrónico").waitFor();
    expect(await siteLine(guest, /versión nueva/).count()).toBe(0);
    await expect.poll(() => amount(guest).inputValue()).toBe("2.000");
    expect(await isSamePage(guest)).toBe(true);
  });

  test(
    `none of ${OPEN_PAGES} open pages is lost, and each bids on`,
    { timeout: 120_000 + OPEN_PAGES * 12_000 },
    async () => {
      const context = await newVisitor(browser, server, server.account("buyer"));
      await context.route(LOOKS, (route) => route.abort());
      const seller = await tokenOf(server.origin, server.account("seller"));
      const bidders: Bidder[] = [];
      for (let n = 0; n < OPEN_PAGES; n++) {
        const lot = await publishLot(server.origin, seller, { title: `Lote ${n} de muchos` });
        const page = await context.newPage();
        const bidder = { page, context, lot, settled: settling(page) };
        await openLot(bidder);
        await bidder.settled();
        await amount(bidder).fill("2000");
        bidders.push(bidder);
      }
      await deploy({ isKept: false });
      const began = Date.now();
      for (const bidder of bidders) {
        await siteLine(bidder, /Sin conexión|Reconectando/).waitFor({
          state: "hidden",
          timeout: 120_000,
        });
      }
      const backMs = Date.now() - began;
      for (const bidder of bidders) {
        // No visitor has left the field yet; leaving it groups its digits.
        expect(await amount(bidder).inputValue()).toMatch(/^2\.?000$/);
        await finishBid(bidder);
      }
      process.stdout.write(`${OPEN_PAGES} pages were live again after ${backMs} ms\n`);
    },
  );

  /** How many of this build's files the server has not put aside yet. */
  async function filesLeft(): Promise<number> {
    const built = await readdir(SITE_FILES);
    const kept = new Set(await readdir(join(server.data, "builds", "assets")).catch(() => []));
    return built.filter((name) => !kept.has(name)).length;
  }
});

function entryOf(page: Page) {
  return page.locator('script[type="module"][src]').first().getAttribute("src");
}

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "./axe";
import { bid, bidBox, newContext, sharedBrowser, startPractice } from "./browser";
import { serveFolder, type StaticServer } from "./static-files";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const UNDER = "/socios/martillo/docs/";

let files: StaticServer;
let browser: Browser;

beforeAll(async () => {
  const built = spawnSync(process.execPath, ["docs/site/build.mjs", "--base", UNDER], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (built.status !== 0) throw new Error(`the documentation was not built\n${built.stderr}`);
  files = await serveFolder(`${ROOT}/dist-docs`, UNDER);
  browser = await sharedBrowser();
}, 400_000);

afterAll(async () => {
  await files?.close();
});

/** A page, what it asked the network for, and what it complained about. */
async function open(path: string, width = 1280) {
  const context = await newContext(browser, {
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(files.origin + UNDER + path);
  return { page, requests, complaints };
}

function strangers(requests: readonly string[]): string[] {
  return requests.filter(
    (url) => !url.startsWith(files.origin + UNDER) && !url.startsWith("blob:"),
  );
}

async function startFast(page: Page) {
  await startPractice(page, "Rápido");
  await bidBox(page).getByRole("textbox").waitFor();
}

describe("the practice auction, from a plain file server under a path", () => {
  test("a visitor bids against the rivals until the lot closes", { timeout: 180_000 }, async () => {
    const { page, requests, complaints } = await open("practica.html");
    await startFast(page);
    const journal = page.locator(".practice__journal");
    await journal
      .getByText(/^.*Rosa \(Postor \d\) puja/)
      .first()
      .waitFor();

    // The bid arrives, its answer is lost, and it is found again.
    await page.getByRole("button", { name: "Perder la respuesta de mi puja" }).click();
    await bid(page, "12000");
    await bidBox(page)
      .getByText(/No sabemos si su puja ha llegado/)
      .waitFor();
    await journal.getByText("Su conexión se ha cortado").waitFor();
    await bidBox(page).getByText("Puja aceptada: va ganando").waitFor();

    await page.getByRole("button", { name: "Cortar mi conexión" }).click();
    await bidBox(page)
      .getByText(/Reconectando|Sin conexión/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Recuperar la conexión" }).click();

    const outcome = page.locator(".practice__outcome");
    await outcome
      .getByRole("heading", { name: /Adjudicado a usted por/ })
      .waitFor({ timeout: 120_000 });
    await expect.poll(() => outcome.locator("[data-ok=true]").count()).toBe(2);
    await bidBox(page)
      .getByText(/Adjudicado/)
      .first()
      .waitFor();
    await page.locator(".practice__log").getByText("martillo-lot-closed").first().waitFor();

    // The history as the bid box reads it from the API says the same as the outcome.
    const price = /por ([\d.]+)/.exec(await outcome.innerText())?.[1];
    await bidBox(page).getByRole("button", { name: /pujas/ }).click();
    const newest = page.locator("[part~=history] [part~=bid]").first();
    expect(await newest.innerText()).toContain(price);
    expect(await newest.innerText()).toContain("Usted");

    expect(strangers(requests)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

const WIDTHS = [375, 768, 1280];

test.each(["index.html", "guides/rules-of-bidding.html", "practica.html"])(
  "%s fits at every width, has no barriers and asks nobody else",
  async (path) => {
    const { page, requests, complaints } = await open(path, 375);
    if (path === "practica.html") await startFast(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      expect({ width, found: await violations(page) }).toEqual({ width, found: [] });
    }
    expect(strangers(requests)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test("the search finds a section and leads to it", async () => {
  const { page, complaints } = await open("index.html");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("prórroga");
  await page
    .getByRole("option", { name: /prórroga/i })
    .first()
    .click();
  await page.waitForURL(/rules-of-bidding\.html#_4-la-prorroga/);
  expect(complaints).toEqual([]);
});

test("Storybook inside shows a widget, its pictures included", { timeout: 560_000 }, async () => {
  const { page, requests, complaints } = await open(
    "storybook/iframe.html?id=bidding-lotcard--contested&viewMode=story",
  );
  await page.locator(".martillo-lot-card[data-phase=ready]").waitFor({ timeout: 500_000 });
  const photo = page.locator(".martillo-lot-card img").first();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(strangers(requests)).toEqual([]);
  expect(complaints).toEqual([]);
});

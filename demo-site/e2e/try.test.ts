import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { violations } from "./axe";
import { bid, bidBox, newVisitor, sharedBrowser, startPractice } from "./browser";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

const MANIFEST = fileURLToPath(new URL("../../dist/custom-elements.json", import.meta.url));

let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

/** A guest's page and what it complained about. */
async function open(path: string, width = 1280) {
  const context = await newVisitor(browser, server, undefined, {
    viewport: { width, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(path);
  return { page, complaints };
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("a guest finds the practice auction in the footer and bids in it; no other page may compile anything", async () => {
  const { page, complaints } = await open("/help");
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policyOf("/help")).not.toContain("wasm");
  expect(await policyOf("/practica")).toContain("'wasm-unsafe-eval'");

  await page.getByRole("contentinfo").getByRole("link", { name: "Subasta de prácticas" }).click();
  await page.locator('main[data-page="practice"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await startPractice(page, "Tranquilo");
  await bid(page, "12000");
  await bidBox(page).getByText("Puja aceptada: va ganando").waitFor();
  const photo = page.locator(".practice__widgets img").first();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(375);
  expect(complaints).toEqual([]);
});

/** The page's own shows its messages. */
const OF_PAGE = "martillo-alerts";

test("the gallery shows every element of the package with lots of the house, and its line can be copied", async () => {
  const { modules } = JSON.parse(readFileSync(MANIFEST, "utf8")) as {
    modules: { declarations: { tagName: string }[] }[];
  };
  const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
  const { page, complaints } = await open("/galeria", 375);
  await page.locator('main[data-page="gallery"] h1').waitFor();
  // It begins with one that lives, in the first window of a phone.
  const first = page.locator(".site-gallery__stage").first();
  await first.locator(".martillo-lot-card[data-phase=ready]").waitFor();
  const top = await first.evaluate((node) => node.getBoundingClientRect().top);
  expect(top).toBeLessThan(450);
  const sections = page.locator(".site-gallery__item");
  await expect
    .poll(async () => (await sections.evaluateAll((nodes) => nodes.map(({ id }) => id))).toSorted())
    .toEqual(tags.toSorted());

  const card = page.locator("#martillo-lot-card");
  await card.scrollIntoViewIfNeeded();
  await card.locator(".martillo-lot-card[data-phase=ready]").waitFor();
  await card.getByRole("button", { name: "Copiar" }).click();
  await card.getByText("Copiado", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<martillo-lot-card lot="next"></martillo-lot-card>',
  );

  for (const tag of tags) {
    if (tag === OF_PAGE) continue;
    await page.locator(`#${tag}`).scrollIntoViewIfNeeded();
    await page.locator(`#${tag} .site-gallery__stage ${tag}`).waitFor({ state: "attached" });
  }
  await page.locator("#martillo-lot-list .martillo-lot-card[data-phase=ready]").nth(2).waitFor();
  // Nothing says instead where it could be seen.
  for (const text of ["Comprar", "Hacer una oferta"])
    await page.getByRole("button", { name: text }).first().waitFor();
  await page.getByRole("button", { name: "Mostrar un mensaje" }).click();
  await page.getByText("Así se ve un mensaje.").waitFor();
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(375);
  expect(complaints).toEqual([]);
});

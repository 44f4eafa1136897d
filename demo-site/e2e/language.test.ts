import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLots } from "./api";
import { violations } from "./axe";
import { newVisitor, sharedBrowser, startPractice } from "./browser";
import { chooseLanguage, ENGLISH, leftOn, SPANISH } from "./language";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // A server of its own: this reads every word on its pages, and titles of other journeys would be among them.
  server = await startServer();
  browser = await sharedBrowser();
});

afterAll(async () => {
  await server?.stop();
});

async function expectThereAndBack(page: Page) {
  await chooseLanguage(page, "for_english");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
  await expect.poll(() => leftOn(page, SPANISH), { timeout: 60_000 }).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await chooseLanguage(page, "for_spanish");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("es-ES");
  await expect.poll(() => leftOn(page, ENGLISH), { timeout: 60_000 }).toEqual([]);
}

test("home, search and a lot speak the language that is chosen, and Spanish again", async () => {
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  const [lot] = await openLots(server);
  await page.goto("/");
  await page.locator(".martillo-lot-card[data-phase=ready]").first().waitFor();
  expect(files.filter((file) => /\/en-[\w-]+\.js$/.test(file))).toEqual([]);
  for (const path of ["/", "/search/auctions", `/subasta/${lot!.id}`]) {
    await page.goto(path);
    await page.locator(".martillo-lot-card[data-phase=ready], .martillo-bid-box").first().waitFor();
    // The Spanish page is told by its own words, so that what follows can fail.
    await expect.poll(async () => (await leftOn(page, SPANISH)).length).toBeGreaterThan(20);
    await expectThereAndBack(page);
  }
});

test("so does an account, whose title follows", async () => {
  const context = await newVisitor(browser, server, server.account("buyer"));
  const page = await context.newPage();
  await page.goto("/cuenta/perfil");
  await page.locator("main .martillo-profile").waitFor();
  await expect.poll(() => page.title()).toBe("Mi perfil · Martillo");
  await chooseLanguage(page, "for_english");
  await expect.poll(() => page.title()).toBe("My profile · Martillo");
  await expect.poll(() => leftOn(page, SPANISH), { timeout: 60_000 }).toEqual([]);
  await expectThereAndBack(page);
});

test("a page that was in English begins so, the house's own texts included", async () => {
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto("/");
  await chooseLanguage(page, "for_english");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
  await page.goto("/aviso-legal");
  await page.getByRole("heading", { level: 1, name: "Legal notice" }).waitFor();
  await page.getByText("The Spanish text is the binding one.").waitFor();
  await expect.poll(() => page.title()).toBe("Legal notice · Martillo");
  const body = page.locator('main [lang="en"]');
  expect((await body.innerText()).length).toBeGreaterThan(400);
  expect(await page.locator('main [lang="es"]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  for (const path of ["/contactarnos", "/no-existe", "/cart", "/maintanence", "/auction"]) {
    await page.goto(path);
    await page.locator("main h1").waitFor();
    await expect.poll(() => leftOn(page, SPANISH), { timeout: 60_000 }).toEqual([]);
  }
});

test("the practice auction is told in the language of the page, what has happened in it included", async () => {
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto("/practica");
  await startPractice(page, "Tranquilo");
  await page.getByRole("heading", { name: "Sus rivales" }).waitFor();
  await page.getByRole("button", { name: "Que puje un rival ahora" }).click();
  // On a busy machine the same rival has bid again meanwhile.
  const bidsOf = (words: RegExp) => page.getByText(words).first();
  await bidsOf(/\(Postor 1\) puja: el precio es/).waitFor();
  await page.getByRole("button", { name: "Perder la respuesta de mi puja" }).click();
  await page.getByText(/Su próxima puja llegará a la casa/).waitFor();
  await chooseLanguage(page, "for_english");
  await bidsOf(/\(Bidder 1\) bids: the price is/).waitFor();
  await expect.poll(() => leftOn(page, SPANISH), { timeout: 60_000 }).toEqual([]);
  await chooseLanguage(page, "for_uruguay");
  await bidsOf(/\(Oferente 1\) oferta: el precio es/).waitFor();
});

test("Argentina and Uruguay are spoken to in their own words", async () => {
  const context = await newVisitor(browser, server);
  const page = await context.newPage();
  await page.goto("/");
  await chooseLanguage(page, "for_argentina");
  await page.getByRole("heading", { level: 1, name: /El precio lo ponés vos/ }).waitFor();
  await chooseLanguage(page, "for_uruguay");
  await page.getByRole("link", { name: "Remates", exact: true }).first().waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("es-UY");
});

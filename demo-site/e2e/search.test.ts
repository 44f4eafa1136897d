import type { Browser, Page } from "playwright";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addLot, openLots, unique } from "./api";
import { bidBox, newVisitor, sharedBrowser } from "./browser";
import { watchRequests } from "./settled";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

let server: SiteServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

beforeEach(async () => {
  page = await (await newVisitor(browser, server)).newPage();
});

function headerSearch() {
  return page.locator(".site-header").getByRole("combobox");
}

function cards() {
  return page.locator("main .martillo-lot-card[data-phase=ready]");
}

test("a misspelt search shows what was meant, and one without results the other way to buy", async () => {
  const title = unique("Quimera 700");
  await addLot(server, { title, model: "Quimera", auction: 0 });
  await page.goto("/search/auctions?search=volkswagn");
  await page.getByText("No hay nada para «volkswagn».").waitFor();
  await cards().first().waitFor();
  const search = new URLSearchParams({ search: title });
  await page.goto(`/search/auctions?${search}&page=4`);
  await page.getByRole("button", { name: "Ver 1 lote en venta directa" }).click();
  await page.waitForURL(`**/buscar/ventas?${search}`);
  await cards().getByRole("heading", { name: title }).waitFor();
});

describe("the header's search", () => {
  test("goes to the auctions from any other page, newest first", async () => {
    await page.goto("/about");
    await headerSearch().fill("furgón");
    await headerSearch().press("Enter");
    await page.waitForURL("**/search/auctions?**");
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({ search: "furgón", orderby: "p.id", order: "desc" });
  });

  test("stays on the page of the direct sales and suggests only those", async () => {
    const kinds: (string | null)[] = [];
    page.on("request", (request) => {
      if (!request.url().includes("product/suggestions")) return;
      const body = request.postData();
      kinds.push(
        body
          ? String(JSON.parse(body).auction)
          : new URL(request.url()).searchParams.get("auction"),
      );
    });
    await page.goto("/buscar/ventas");
    await cards().first().waitFor();
    await headerSearch().fill("audi");
    await page.getByRole("option").first().waitFor();
    expect(kinds).toContain("0");
    await headerSearch().press("Enter");
    await page.waitForURL("**/buscar/ventas?**");
  });

  test("opens a suggested lot as a page of the site", async () => {
    const title = unique("Quimera 500");
    await addLot(server, { title, model: "Quimera" });
    await page.goto("/");
    await headerSearch().fill(title);
    await page
      .getByRole("option", { name: new RegExp(title) })
      .first()
      .click();
    await page.locator('main[data-page="lot"]').waitFor();
    await expect.poll(() => page.title()).toContain(title);
  });
});

test("filters, order and page are in the address, and back and forward follow it", async () => {
  const vans = () => page.getByRole("checkbox", { name: /Furgonetas/ });
  await page.goto("/search/auctions");
  await cards().first().waitFor();
  await vans().check();
  await page.waitForURL(/category=Furgonetas/);
  await page.getByLabel("Ordenar por").selectOption({ label: "Con más pujas" });
  await page.waitForURL(/orderby=bid_count/);
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes("orderby"));
  await expect.poll(() => vans().isChecked()).toBe(true);
  await page.goBack();
  await page.waitForURL((url) => url.search === "");
  await expect.poll(() => vans().isChecked()).toBe(false);
  await page.goForward();
  await page.waitForURL(/category=Furgonetas/);
});

test("an event lists its own lots under its name", async () => {
  await page.goto("/");
  const event = page.locator(".site-event").first();
  const title = await event.locator(".site-event__title").innerText();
  await event.click();
  await page.waitForURL(/auctionid=\d+/);
  await page.getByRole("heading", { name: title }).waitFor();
  await cards().first().waitFor();
});

test("going back to a list restores its place, and a new page begins at its heading", async () => {
  await page.goto("/search/auctions");
  const link = cards().nth(8).getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await page.locator('main[data-page="lot"] h1').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("h1");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.locator('main[data-page="search"]').waitFor();
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), before)).toBeLessThan(60);
});

test("a lot leads to its seller, whose page has what else it sells", async () => {
  const [lot] = await openLots(server);
  await page.goto(`/subasta/${lot?.id}`);
  await page.locator('[part~="seller-link"]').click();
  await page.waitForURL("**/vendedor/*");
  const name = await page.locator('main[data-page="seller"] h1').textContent();
  await expect.poll(() => page.title()).toBe(`${name} · Martillo`);
  await page.getByRole("link", { name: "Ver sus lotes" }).click();
  await cards().first().waitFor();
  await page.goto("/vendedor/999999999");
  await page.locator('main[data-page="not-found"]').waitFor();
});

test("a lot tells search engines what it is", async () => {
  const title = "Camión </script><script>alert(1)</script>";
  const lot = await addLot(server, { title });
  await page.goto(`/productView/${lot.id}`);
  await page.locator("main h1").waitFor();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const vehicle = JSON.parse(data ?? "{}");
  expect(vehicle).toMatchObject({
    "@type": "Car",
    name: title,
    offers: { "@type": "Offer", price: "1000.00", priceCurrency: "EUR" },
  });
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(canonical).toBe(`${server.origin}/subasta/${lot.id}`);
  const description = page.locator('meta[name="description"]');
  expect(await description.getAttribute("content")).toMatch(/En subasta por 1\.000\s€/);
});

test("no page complains: nothing is blocked, nothing is missing, nothing is thrown", async () => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const settled = watchRequests(page);
  const [lot] = await openLots(server);
  const shownOn = {
    "/": cards(),
    "/search/auctions": cards(),
    "/buscar/ventas": cards(),
    [`/subasta/${lot?.id}`]: bidBox(page).getByRole("textbox"),
    "/about": page.locator('main[data-page="about"] h1'),
  };
  for (const [address, shown] of Object.entries(shownOn)) {
    await page.goto(address);
    await shown.first().waitFor();
    await settled();
  }
  expect(complaints).toEqual([]);
});

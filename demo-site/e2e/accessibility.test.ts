import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { addLot, newPerson, openLots, placeBid } from "./api";
import { sidewaysPx, violations } from "./axe";
import { newVisitor, sharedBrowser } from "./browser";
import { watchRequests } from "./settled";
import { sharedServer } from "./server";
import type { DemoAccount, SiteServer } from "./site-server";

/** What the dark theme changes are colours. */
const CHECKS = [
  { width: 375, theme: "light", rules: undefined },
  { width: 375, theme: "dark", rules: ["color-contrast"] },
  { width: 1280, theme: "light", rules: undefined },
  { width: 1280, theme: "dark", rules: ["color-contrast"] },
] as const;

let server: SiteServer;
let browser: Browser;
let auctionId: number;
let saleId: number;
let bidder: DemoAccount;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  auctionId = (await addLot(server)).id;
  bidder = await newPerson(server);
  await placeBid(server, bidder, auctionId, "2000");
  saleId = (await openLots(server, 0))[0]?.id ?? auctionId;
});

interface View {
  name: string;
  address: () => string;
  isSignedIn?: boolean;
  /** Is there at the first of the widths alone. */
  isNarrow?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

const VIEWS: View[] = [
  { name: "home", address: () => "/" },
  { name: "sign-in", address: () => "/login" },
  { name: "auctions", address: () => "/search/auctions" },
  { name: "sales", address: () => "/buscar/ventas" },
  { name: "no results", address: () => "/search/auctions?search=zzzzqqqq" },
  { name: "auction lot", address: () => `/subasta/${auctionId}` },
  { name: "auction lot, signed in", address: () => `/subasta/${auctionId}`, isSignedIn: true },
  { name: "sale lot", address: () => `/venta/${saleId}` },
  { name: "my bids", address: () => "/auctions/winning", isSignedIn: true },
  { name: "my bids, empty", address: () => "/auctions/lost", isSignedIn: true },
  { name: "watchlist", address: () => "/watchlist/watchlist", isSignedIn: true },
  { name: "in preparation", address: () => "/seller/reports" },
  { name: "text", address: () => "/about" },
  { name: "legal text with a table", address: () => "/politica-cookies" },
  { name: "contact", address: () => "/contactarnos" },
  { name: "calendar", address: () => "/auction" },
  { name: "maintenance", address: () => "/maintanence" },
  {
    name: "cookies",
    address: () => "/help",
    async prepare(page) {
      await page.getByRole("button", { name: "Configurar cookies" }).click();
      await page.getByRole("checkbox", { name: /^Estadística/ }).waitFor();
    },
  },
  { name: "not found", address: () => "/nada" },
  {
    name: "drawer",
    address: () => "/about",
    isNarrow: true,
    prepare: (page) => page.getByRole("button", { name: "Menú" }).click(),
  },
];

let guest: BrowserContext;
let buyer: BrowserContext;

beforeAll(async () => {
  guest = await newVisitor(browser, server);
  buyer = await newVisitor(browser, server, bidder);
});
afterAll(async () => {
  await guest?.close();
  await buyer?.close();
});

test.each(VIEWS)("$name", async ({ address, isSignedIn, isNarrow, prepare }) => {
  const page = await (isSignedIn ? buyer : guest).newPage();
  onTestFinished(() => page.close());
  const [first] = CHECKS;
  await page.setViewportSize({ width: first.width, height: 900 });
  const settled = watchRequests(page);
  await page.goto(address());
  await page.locator("main[data-page] h1").first().waitFor();
  await settled();
  await expect.poll(() => page.locator(".martillo-skeleton").count()).toBe(0);
  await prepare?.(page);
  for (const { width, theme, rules } of CHECKS) {
    if (isNarrow && width !== first.width) continue;
    await page.setViewportSize({ width, height: 900 });
    await showTheme(page, theme);
    const found = await violations(page, rules && [...rules]);
    expect({ width, theme, found }).toEqual({ width, theme, found: [] });
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
  }
});

/** Changes the theme as the site's switch does; the check by axe waits until all of it is painted. */
async function showTheme(page: Page, theme: (typeof CHECKS)[number]["theme"]): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset["theme"] = value;
  }, theme);
}

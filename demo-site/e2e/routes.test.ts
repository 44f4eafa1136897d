import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PREPARATION_PAGE, routes } from "../app/routes";
import type { SiteRoute } from "../app/routing/site-route";
import { openLots } from "./api";
import { launchBrowser, newVisitor } from "./browser";
import { startServer, type TestServer } from "./server";

/** Values for parameters whose values the route table leaves open. */
const SAMPLES: Record<string, string> = {
  ":token": "abc123",
  ":type": "auctions",
  ":product": "coches",
  ":action": "all",
  ":aid": "1",
  ":id": "1",
  ":cart_id": "1",
};

let server: TestServer;
let browser: Browser;
let lotId: string;
const pages: Record<string, Page> = {};

async function pageOf(context: BrowserContext) {
  await context.route(/\/uploads\//, (route) => route.abort());
  return context.newPage();
}

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  lotId = String((await openLots(server))[0]?.id);
  pages["guest"] = await pageOf(await newVisitor(browser, server));
  for (const role of ["buyer", "seller"] as const) {
    pages[role] = await pageOf(await newVisitor(browser, server, server.account(role)));
  }
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

function addressOf(route: SiteRoute): string {
  if (route.path === "*") return "/no/existe";
  return route.path.replaceAll(/:\w+/g, (name) => {
    const values = route.params?.[name.slice(1)];
    return values?.[0] ?? (name === ":pid" ? lotId : (SAMPLES[name] ?? "1"));
  });
}

async function shownPage(page: Page): Promise<string | null> {
  const main = page.locator("main[data-page]");
  await main.waitFor();
  return main.getAttribute("data-page");
}

test("the table holds all eighty addresses of the specification, each once", () => {
  expect(routes).toHaveLength(80);
  expect(new Set(routes.map((route) => route.path)).size).toBe(80);
});

async function expectForGuest(route: SiteRoute, name: string) {
  const page = pages["guest"]!;
  const address = addressOf(route);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  if (route.guard === "none") {
    expect(await shownPage(page), "guest").toBe(name);
    return;
  }
  await page.waitForURL((url) => url.pathname === "/");
  expect(new URL(page.url()).searchParams.get("from")).toBe(address);
  expect(await shownPage(page), "guest").toBe("home");
  await page.getByRole("dialog").getByLabel("Correo electrónico").waitFor();
}

async function expectForAccount(role: "buyer" | "seller", route: SiteRoute, name: string) {
  const page = pages[role]!;
  await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
  if (route.guard === "token-not-admin" && role === "seller") {
    await page.waitForURL("**/cuenta/perfil");
    return;
  }
  if (route.path === "/login") await page.waitForURL((url) => url.pathname === "/");
  expect(await shownPage(page), role).toBe(name);
}

test.each(routes.map((route) => [route.path, route] as const))(
  "%s for guest, buyer and seller",
  async (_path, route) => {
    const name = route.load ? route.page : PREPARATION_PAGE;
    await Promise.all([
      expectForGuest(route, name),
      expectForAccount("buyer", route, name),
      expectForAccount("seller", route, name),
    ]);
  },
);

test("addresses do not mind capitals, and unknown values of a known parameter are not found", async () => {
  const page = pages["buyer"]!;
  await page.goto(`/PRODUCTVIEW/${lotId}`);
  expect(await shownPage(page)).toBe("lot");
  await page.goto("/Auctions/WON");
  expect(await shownPage(page)).toBe("my-bids");
  await page.goto("/auctions/nada");
  expect(await shownPage(page)).toBe("not-found");
  await page.goto("/subasta/999999999");
  expect(await shownPage(page)).toBe("not-found");
});

test("every page has one main landmark, one h1, a title and Spanish as its language", async () => {
  const page = pages["buyer"]!;
  for (const address of ["/", "/search/auctions", `/subasta/${lotId}`, "/auctions/all", "/about"]) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await page.locator("main h1").first().waitFor();
    expect(await page.locator("main").count(), address).toBe(1);
    expect(await page.locator("h1").count(), address).toBe(1);
    expect(await page.locator("html").getAttribute("lang")).toBe("es");
    expect(await page.title(), address).toMatch(/ · Martillo$/);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toContain(
      server.origin,
    );
  }
});

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes as allRoutes } from "../app/_made/routes";
import { PREPARATION_PAGE, type SiteRoute } from "../app/routing/site-route";
import { addressOf } from "./addresses";
import { openLots } from "./api";
import { newVisitor, sharedBrowser } from "./browser";
import { sharedServer } from "./server";
import type { SiteServer } from "./site-server";

const routes = allRoutes.filter(({ isOurs }) => !isOurs);
const ROLES = ["guest", "buyer", "seller"] as const;
type Role = (typeof ROLES)[number];

let server: SiteServer;
let browser: Browser;
let lotId: string;
const pages: Partial<Record<Role, Page>> = {};

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  lotId = String((await openLots(server))[0]?.id);
  pages["guest"] = await (await newVisitor(browser, server)).newPage();
  for (const role of ["buyer", "seller"] as const) {
    pages[role] = await (await newVisitor(browser, server, server.account(role))).newPage();
  }
  for (const page of Object.values(pages)) await page.goto("/");
});

async function shownPage(page: Page): Promise<string | null> {
  const main = page.locator("main[data-page]");
  await main.waitFor();
  return main.getAttribute("data-page");
}

afterAll(() => Promise.all(Object.values(pages).map((page) => page.context().close())));

test("the table holds all eighty addresses of the specification, each once", () => {
  expect(routes).toHaveLength(80);
  expect(new Set(routes.map((route) => route.path)).size).toBe(80);
});

/** What every page has: one main landmark, one heading over all, a title and its language. */
async function expectFrame(page: Page) {
  const frame = async () => ({
    mains: await page.locator("main").count(),
    headings: await page.locator("h1").count(),
    language: await page.locator("html").getAttribute("lang"),
    title: await page.title(),
  });
  const title = expect.stringMatching(/^\S.* · Martillo$/);
  const expected = { mains: 1, headings: 1, language: "es-ES", title };
  await expect.poll(frame, { timeout: 60_000 }).toEqual(expected);
}

/** The page where a visitor who asks for a route ends up. */
interface Arrival {
  page: string | null;
  path: string;
  /** The address that a guest is brought back to after signing in. */
  from: string | null;
}

/** By its address, as a bookmark does; by a link, as most pages are reached. */
const BY_ADDRESS: Role = "buyer";

async function ask(role: Role, page: Page, address: string) {
  if (role === BY_ADDRESS) await page.goto(address, { waitUntil: "domcontentloaded" });
  else {
    await page.evaluate((href) => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = href;
      link.click();
      link.remove();
    }, address);
  }
}

async function visit(role: Role, route: SiteRoute) {
  const page = pages[role]!;
  await ask(role, page, addressOf(route, lotId));
  const arrival = async (): Promise<Arrival> => {
    const { pathname, searchParams } = new URL(page.url());
    return { page: await shownPage(page), path: pathname, from: searchParams.get("from") };
  };
  const expected = expectedFor(role, route);
  await expect.poll(arrival, { timeout: 60_000 }).toEqual(expected);
  await expectFrame(page);
  if (expected.path === "/" || route.layout !== "account") return;
  await expectAccountMenu(role, page);
}

/** Pages of an account have its menu beside them; guests, where a page is open to them, are asked once to sign in. */
async function expectAccountMenu(role: Role, page: Page) {
  const shell = page.locator(".site-account-shell");
  if (role === "guest") {
    const ways = shell.getByRole("button", { name: "Iniciar sesión", exact: true });
    await ways.first().waitFor();
    expect(await ways.count()).toBe(1);
    return;
  }
  const menu = shell.getByRole("complementary", { name: "Cuenta" });
  await menu.getByRole("button", { name: "Cerrar sesión", exact: true }).first().waitFor();
}

function expectedFor(role: Role, route: SiteRoute): Arrival {
  const asked = addressOf(route, lotId);
  if (role === "guest" && route.guard !== "none") return { page: "home", path: "/", from: asked };
  if (role === "seller" && route.guard === "token-not-admin") {
    return { page: "profile", path: "/cuenta/perfil", from: null };
  }
  const isSignedInAtLogin = role !== "guest" && route.path === "/login";
  return {
    page: route.load ? route.page : PREPARATION_PAGE,
    path: isSignedInAtLogin ? "/" : asked,
    from: null,
  };
}

test.each(routes.map((route) => [route.path, route] as const))(
  "%s for guest, buyer and seller",
  async (_path, route) => {
    await Promise.all(ROLES.map((role) => visit(role, route)));
  },
);

test("a guest who asks for a page of the account is offered to sign in", async () => {
  const page = pages["guest"]!;
  await page.goto("/wallet");
  await page.getByRole("dialog").getByLabel("Correo electrónico").waitFor();
});

test("addresses do not mind capitals, and unknown values of a known parameter are not found", async () => {
  const page = pages["buyer"]!;
  await page.goto(`/PRODUCTVIEW/${lotId}`);
  await expect.poll(() => shownPage(page)).toBe("lot");
  await page.goto("/Auctions/WON");
  await expect.poll(() => shownPage(page)).toBe("my-bids");
  await page.goto("/auctions/nada");
  await expect.poll(() => shownPage(page)).toBe("not-found");
  await page.goto("/subasta/999999999");
  await expect.poll(() => shownPage(page)).toBe("not-found");
});

test("every page says where it is at home", async () => {
  const page = pages["buyer"]!;
  for (const [address, home = address] of [
    ["/"],
    ["/search/auctions"],
    [`/subasta/${lotId}`],
    ["/auctions/all"],
    // The address that the house's text has of its own, once the text has come.
    ["/about", "/quienes-somos"],
  ] as const) {
    await page.goto(address);
    await page.locator("main h1").first().waitFor();
    const canonical = page.locator('link[rel="canonical"]');
    await expect.poll(() => canonical.getAttribute("href")).toBe(server.origin + home);
  }
});

import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newVisitor, sharedBrowser } from "./browser";
import { watchRequests } from "./settled";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  // A server of its own: this counts what the first page fetches with the lots of the demo.
  server = await startServer();
  browser = await sharedBrowser();
});

afterAll(async () => {
  await server?.stop();
});

async function freshVisitor(width = 1280): Promise<BrowserContext> {
  const context = await newVisitor(browser, server, undefined, {
    viewport: { width, height: 900 },
  });
  await context.clearCookies();
  return context;
}

/** Names of everything that the page has kept in this browser. */
async function keptNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies.map(({ name }) => name), ...stored];
}

describe("cookies", () => {
  test("nothing is kept before the visitor chooses; accepting keeps a cookie for the whole site", async () => {
    const context = await freshVisitor();
    const page = await context.newPage();
    await page.goto("/guidelines");
    const accept = page.getByRole("button", { name: "Aceptar", exact: true });
    await accept.waitFor();
    expect(await context.cookies()).toEqual([]);
    await Promise.all([page.waitForEvent("load"), accept.click()]);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: "martillo_consent", value: "1-psm", path: "/" });
    await page.locator("main h1").waitFor();
    await expect.poll(() => accept.count()).toBe(0);
  });

  test("rejecting closes it without a reload; the footer and the page about cookies open it again", async () => {
    const context = await freshVisitor();
    const page = await context.newPage();
    await page.goto("/help");
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole("button", { name: "Rechazar", exact: true }).click();
    const settings = page.getByRole("button", { name: "Configurar cookies" });
    await settings.click();
    await page.getByRole("button", { name: "Cerrar sin cambiar nada" }).click();
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    await page.goto("/politica-cookies");
    await settings.first().click();
    await page.getByRole("checkbox", { name: /^Estadística/ }).waitFor();
  });

  test("the policy names everything that is kept", async () => {
    const context = await newVisitor(browser, server, server.account("buyer"));
    const page = await context.newPage();
    for (const address of ["/", "/search/auctions", "/auctions/all"]) {
      await page.goto(address);
      await page.locator("main h1").first().waitFor();
    }
    await page.getByRole("radio", { name: "Oscuro" }).check();
    // Kept as soon as the house tells how the buyer's lots stand.
    const head = expect.stringContaining("martillo:heads:");
    await expect.poll(() => keptNames(page)).toContainEqual(head);
    const names = await keptNames(page);
    expect(names).toContain("martillo_consent");
    await page.goto("/politica-cookies");
    await page.locator(".martillo-static-page table").waitFor();
    const told = await page.locator(".martillo-static-page code").allTextContents();
    expect(told.length).toBeGreaterThan(5);
    const isTold = (name: string) =>
      told.some((text) =>
        text.endsWith("…") ? name.startsWith(text.slice(0, -1)) : name === text,
      );
    expect(names.filter((name) => !isTold(name))).toEqual([]);
  });
});

describe("maintenance", () => {
  /** The real answer of the API, with a maintenance of the page of help in it. */
  async function announce(page: Page) {
    const pattern = /\/api\/common\/getDefault/;
    await page.route(pattern, async (route) => {
      // A page that is closed meanwhile waits for no answer.
      const response = await route.fetch().catch(() => undefined);
      const body = (await response?.json().catch(() => undefined)) as
        | { responseData: { maintenance: object } }
        | undefined;
      if (!response || !body) return;
      Object.assign(body.responseData.maintenance, {
        active: 1,
        message: "Volvemos a las ocho.",
        exclude_route: "/help, /seller/*",
      });
      await route.fulfill({ response, json: body });
    });
    return () => page.unroute(pattern);
  }

  test("sends away from listed pages, leaves the others alone, and goes back when it is over", async () => {
    const context = await newVisitor(browser, server);
    const page = await context.newPage();
    const end = await announce(page);
    await page.goto("/guidelines");
    await page.locator('main[data-page="guidelines"]').waitFor();
    await page.goto("/help?a=1");
    await page.waitForURL(/\/maintanence\?from=%2Fhelp%3Fa%3D1$/);
    await page.getByText("Volvemos a las ocho.").waitFor();
    await end();
    await page.waitForURL(/\/help\?a=1$/);
    await page.locator('main[data-page="help"]').waitFor();
  });

  test("lets the house's own people in", async () => {
    const context = await newVisitor(browser, server, server.account("staff"));
    const page = await context.newPage();
    await announce(page);
    // The rules are known before it is known who is there.
    let tellWho = () => {};
    const mayTellWho = new Promise<void>((resolve) => (tellWho = resolve));
    await page.route(/\/api\/user\/validateUser/, async (route) => {
      await mayTellWho;
      await route.continue();
    });
    const paths: string[] = [];
    page.on("framenavigated", (frame) => paths.push(new URL(frame.url()).pathname));
    const rules = page.waitForResponse(/getDefault/);
    await page.goto("/help");
    await (await rules).finished();
    await page.getByText("Cree su cuenta").waitFor();
    // Time for the page to do something about the rules.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    tellWho();
    await page.getByRole("button", { name: /^Cuenta de/ }).waitFor();
    await page.locator('main[data-page="help"]').waitFor();
    expect(new Set(paths)).toEqual(new Set(["/help"]));
  });
});

/** Scripts of a first visit. Modules that several pages name fall apart into files of a line each where the bundler is left alone. */
const MOST_SCRIPTS = 75;

test("a first visit does not ask for a script per module", async () => {
  const page = await (await newVisitor(browser, server)).newPage();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  const settled = watchRequests(page);
  await page.goto("/");
  await page.locator(".martillo-lot-card[data-phase=ready]").first().waitFor();
  await settled();
  expect(scripts.size).toBeGreaterThan(5);
  expect(scripts.size).toBeLessThanOrEqual(MOST_SCRIPTS);
});

describe("header", () => {
  test.each([
    [1130, true],
    [1129, false],
    [500, false],
    [320, false],
  ])(
    "at %i px: the box and the links, or an icon and a drawer with the same",
    async (width, isWide) => {
      const context = await newVisitor(browser, server, server.account("seller"), {
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      await page.goto("/help");
      const header = page.locator("header");
      await header.getByRole("link", { name: "Seguidos" }).waitFor();
      const links = ["Subastas", "Venta directa", "Mis lotes", "Publicar"];
      if (!isWide) await header.getByRole("button", { name: "Menú" }).click();
      const place = isWide ? header : page.getByRole("dialog", { name: "Menú" });
      for (const name of links) await place.getByRole("link", { name, exact: true }).waitFor();
      await expect
        .poll(() => header.getByRole("button", { name: "Buscar", exact: true }).count())
        .toBe(1);
      await expect.poll(() => header.getByRole("combobox").isVisible()).toBe(isWide);
      if (isWide) await header.getByRole("button", { name: /^Cuenta de/ }).click();
      await place.getByRole("link", { name: "Mi perfil" }).waitFor();
      await place.getByRole("button", { name: "Cerrar sesión" }).waitFor();
      expect(await place.getByRole("link", { name: "Mis pujas" }).count()).toBe(0);
    },
  );
});

describe("letters", () => {
  test("a link that is no good says so", async () => {
    const context = await newVisitor(browser, server);
    const page = await context.newPage();
    for (const address of ["/boletin/confirmar/", "/boletin/baja/", "/avisos/baja/"]) {
      await page.goto(`${address}${"x".repeat(43)}`);
      await page.getByRole("heading", { name: "Este enlace no sirve" }).waitFor();
    }
  });
});

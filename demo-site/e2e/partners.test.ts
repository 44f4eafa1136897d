import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addLot, bidsOf, newPerson } from "./api";
import { violations } from "./axe";
import { bidBox, newContext, newVisitor, sharedBrowser } from "./browser";
import { answer, askToBid, signInOnSite } from "./house-window";
import { freePort, sharedServer } from "./server";
import type { DemoAccount, SiteServer } from "./site-server";

const SERVE = fileURLToPath(new URL("../partners/serve.mjs", import.meta.url));

let server: SiteServer;
let browser: Browser;
let partner: ChildProcess;
let origin: string;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  partner = spawn(process.execPath, [SERVE], {
    env: { ...process.env, PORT: String(port), MARTILLO_API: server.origin },
    stdio: "ignore",
  });
  const isServing = () =>
    fetch(`${origin}/estricto.css`).then(
      (response) => response.ok,
      () => false,
    );
  await vi.waitUntil(isServing, { timeout: 60_000 });
});

afterAll(async () => {
  partner?.kill();
});

/** Violations of the policy as the document reports them, and complaints of the console. */
async function watchPolicy(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(String(error)));
  return found;
}

/** A call with a token and an origin, as a thief of the token would make it. */
async function replay(name: string, input: object, token: string, from: string | null) {
  const response = await fetch(`${server.origin}/api/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      ...(from !== null && { origin: from }),
    },
    body: JSON.stringify(input),
  });
  const { status, responseData } = await response.json();
  return status === "success" ? "success" : responseData.code;
}

/** The person who has let the partner in on its first page. */
let known: DemoAccount;

describe.each(["concesionario.html", "estricto.html"])("%s", (name) => {
  test("shows cards and takes a bid, on an origin of its own", async () => {
    const lots = [await addLot(server), await addLot(server), await addLot(server)];
    const context = await newContext(browser);
    const page = await context.newPage();
    const found = await watchPolicy(page);
    await page.goto(`${origin}/${name}?lots=${lots.map((lot) => lot.id).join(",")}`);
    await expect.poll(() => page.locator(".martillo-lot-card[data-phase=ready]").count()).toBe(3);

    const { popup, box } = await askToBid(page, "1000");
    // Asked once; the next page of the same partner is let in as soon as the visitor is known.
    const closed = popup.waitForEvent("close");
    if (name === "concesionario.html") known = await newPerson(server);
    await signInOnSite(popup, known);
    if (name === "concesionario.html") await answer(popup, "Permitir");
    await closed;
    await box.getByRole("button", { name: /^Confirmar/ }).click();
    await box.getByText("Puja aceptada: va ganando").waitFor();
    expect(await bidsOf(server, lots[0]!.id)).toHaveLength(1);
    expect(found).toEqual([]);
  });

  test("has no barriers, whatever the page around looks like", async () => {
    const context = await newContext(browser);
    const page = await context.newPage();
    await page.goto(`${origin}/${name}`);
    await expect.poll(() => page.locator(".martillo-lot-card[data-phase=ready]").count()).toBe(3);
    await bidBox(page).getByRole("textbox").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("shows a script in a title as what it is: text", async () => {
    const title = '<img src=x onerror="document.title=1"><script>alert(1)</script>Furgón';
    const lot = await addLot(server, { title, description: title });
    const context = await newContext(browser);
    const page = await context.newPage();
    const found = await watchPolicy(page);
    await page.goto(`${origin}/${name}?lots=${lot.id}`);
    await page.locator(".martillo-lot-card[data-phase=ready]").first().waitFor();
    await page.getByText(title).first().waitFor();
    expect(await page.title()).not.toBe("1");
    expect(found).toEqual([]);
  });
});

describe("elements of the sign-in on the strict page", () => {
  let context: BrowserContext;
  let page: Page;
  let found: string[];

  beforeEach(async () => {
    context = await newContext(browser);
    page = await context.newPage();
    found = await watchPolicy(page);
  });

  const open = (query: string) => page.goto(`${origin}/estricto.html?${query}`);
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );

  test.each(["login", "registration"])(
    "%s asks for no password where a window does, and knows the visitor afterwards",
    async (entry) => {
      await open(`entry=${entry}`);
      const element = page.locator(`martillo-${entry}`);
      const button = element.getByRole("button", { name: "Entrar en la casa de subastas" });
      await button.waitFor();
      expect(await element.locator("input").count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      const opened = page.waitForEvent("popup");
      await button.click();
      const popup = await opened;
      const account = await newPerson(server);
      await signInOnSite(popup, account);
      await answer(popup, "Permitir");
      await element.getByText("Ha iniciado sesión como").waitFor();
      expect(await kept()).not.toContain(account.password);
      expect(await kept()).toBe("[[],[]]");
      expect(found).toEqual([]);
    },
  );

  test("login signs in on the page itself where that is wished, and keeps the token alone", async () => {
    const account = await newPerson(server);
    await open("entry=login&sign-in=form");
    const login = page.locator("martillo-login");
    await login.getByLabel("Correo electrónico").fill(account.email);
    await login.getByLabel("Contraseña", { exact: true }).fill(account.password);
    await login.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
    await login.getByText("Ha iniciado sesión como").waitFor();
    expect(await kept()).toContain(`martillo:token:${server.origin}`);
    expect(await kept()).not.toContain(account.password);
    await login.getByRole("button", { name: "Cerrar sesión" }).click();
    await login.getByLabel("Correo electrónico").waitFor();
    expect(await kept()).toBe("[[],[]]");
    expect(found).toEqual([]);
  });

  test("registration opens its form on the page itself under the same policy", async () => {
    await open("entry=registration&sign-in=form");
    await page.locator("martillo-registration input").first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(found).toEqual([]);
  });
});

describe("signing in in the window of the auction house", () => {
  let context: BrowserContext;
  let page: Page;

  beforeEach(async () => {
    context = await newContext(browser);
    page = await context.newPage();
  });

  /** Opens the strict page with these lots and notes the tokens that it sends. */
  async function open(lotIds: readonly number[], scope = "read bid"): Promise<() => string> {
    const tokens: string[] = [];
    page.on("request", (request) => {
      const { authorization } = request.headers();
      const token = /^Bearer (.+)$/.exec(authorization ?? "")?.[1];
      if (token) tokens.push(token);
    });
    const query = new URLSearchParams({ lots: lotIds.join(","), scope });
    await page.goto(`${origin}/estricto.html?${query}`);
    await bidBox(page).getByRole("textbox").waitFor();
    return () => tokens.at(-1) ?? "";
  }

  test("says who asks and for what; the page learns no password and keeps no token", async () => {
    const lot = await addLot(server);
    const { id } = lot;
    const lastToken = await open([id]);
    const { popup, box } = await askToBid(page, "1000");
    await popup.getByText(origin).waitFor();
    expect(await violations(popup)).toEqual([]);
    const account = await newPerson(server);
    await signInOnSite(popup, account);
    await popup.getByText("Pujar en su nombre").waitFor();
    expect(await violations(popup)).toEqual([]);
    await answer(popup, "Permitir");
    await box.getByRole("button", { name: /^Confirmar/ }).click();
    await box.getByText("Puja aceptada: va ganando").waitFor();

    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    const token = lastToken();
    expect(token).not.toBe("");
    expect(kept).not.toContain(token);

    const award = { action: "award", id: 1, pid: id };
    const codes = {
      here: await replay("user/validateUser", {}, token, origin),
      award: await replay("seller/bid/manualAward", award, token, origin),
      elsewhere: await replay("user/validateUser", {}, token, "https://elsewhere.example"),
      nowhere: await replay("product/search", {}, token, null),
    };
    expect(codes).toEqual({
      here: "success",
      award: "SITE_SESSION_REQUIRED",
      elsewhere: "WRONG_ORIGIN",
      nowhere: "WRONG_ORIGIN",
    });

    // The user takes it back on the site: everything ends there and then.
    const site = await newVisitor(browser, server, account);
    const access = await site.newPage();
    await access.goto("/autorizar");
    await access.getByRole("button", { name: /^Retirar el acceso/ }).click();
    await access.getByText("ya no tiene acceso").waitFor();
    expect(await violations(access)).toEqual([]);
    expect(await replay("user/validateUser", {}, token, origin)).toBe("SESSION_EXPIRED");
    expect(await replay("product/search", {}, token, origin)).toBe("SESSION_EXPIRED");
  });

  test("a visitor who says no stays a guest; a page that nobody knows is told so", async () => {
    const lot = await addLot(server);
    await open([lot.id]);
    const { popup, box } = await askToBid(page, "1000");
    await signInOnSite(popup, await newPerson(server));
    await answer(popup, "No permitir");
    await box.getByRole("button", { name: /Iniciar sesión/ }).waitFor();

    const query = new URLSearchParams({
      origin: "https://stranger.example",
      scope: "read",
      challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      state: "s",
    });
    const stranger = await context.newPage();
    await stranger.goto(`${server.origin}/autorizar?${query}`);
    await stranger.getByText("No conocemos esa página").waitFor();
    expect(await stranger.getByRole("textbox").count()).toBe(0);
  });

  test("a page that may only read asks once more for a bid, which then goes through by itself", async () => {
    const lot = await addLot(server);
    await open([lot.id], "read");
    const opened = page.waitForEvent("popup");
    await page
      .getByRole("button", { name: /^Seguir/ })
      .first()
      .click();
    const first = await opened;
    await signInOnSite(first, await newPerson(server));
    await first.getByText("Ver su nombre").waitFor();
    expect(await first.getByText("Pujar en su nombre").count()).toBe(0);
    await answer(first, "Permitir");

    const box = bidBox(page);
    await box.getByRole("textbox").fill("1000");
    await box.getByRole("button", { name: /^Revisar/ }).click();
    const again = page.waitForEvent("popup");
    await box.getByRole("button", { name: /^Confirmar/ }).click();
    const second = await again;
    // The site remembers the visitor: no password this time.
    await second.getByText("Pujar en su nombre").waitFor();
    await answer(second, "Permitir");
    await box.getByText("Puja aceptada: va ganando").waitFor();
    expect(await bidsOf(server, lot.id)).toHaveLength(1);
  });
});

test("the window of the auction house cannot be framed, and tells only what a window must", async () => {
  const { headers } = await fetch(`${server.origin}/autorizar?origin=x`);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});

test("the strict page really is strict", async () => {
  const response = await fetch(`${origin}/estricto.html?lots=1`);
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright";
import { expect, onTestFinished, TestRunner } from "vitest";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/chromium.mjs";
import { tokenOf } from "./api";
import type { DemoAccount, SiteServer } from "./site-server";

export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, ...args],
  });
}

let shared: Promise<Browser> | undefined;

/** The browser that all files share, each test with a context of its own: started once in each worker, and ended with it. */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) {
    shared = launchBrowser();
    // The next file tries again.
    shared.catch(() => (shared = undefined));
  }
  return shared!;
}

/** A fake camera of the browser that shows a test picture, without a question for permission. */
export const FAKE_CAMERA = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
] as const;

/**
 * A browser context of one person. Ends with the test that asked for it, also with one that fails; a file closes its shared ones itself.
 * Nothing moves unless the test asks for it: drawing each frame of a fade is what browsers of several tests at once spend their time on.
 */
export async function newContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: "es-ES",
    reducedMotion: "reduce",
    ...options,
  });
  if (TestRunner.getCurrentTest()) {
    onTestFinished(async ({ task }) => {
      if (task.result?.state === "fail") await tellAll(context, task.name);
      await context.close();
    });
  }
  // A busy machine is slower, not wrong.
  context.setDefaultTimeout(60_000);
  return context;
}

/** A visitor of the site who has answered about cookies before; signed in when an account is given. */
export async function newVisitor(
  browser: Browser,
  server: SiteServer,
  account?: DemoAccount,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await newContext(browser, {
    baseURL: server.origin,
    timezoneId: "Europe/Madrid",
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  await context.addCookies([{ name: "martillo_consent", value: "1-", url: server.origin }]);
  if (account) await signIn(context, server, account);
  return context;
}

/** The page of a visitor so many pixels wide. */
export async function visit(
  browser: Browser,
  server: SiteServer,
  account?: DemoAccount,
  width = 1280,
): Promise<Page> {
  const context = await newVisitor(browser, server, account, {
    viewport: { width, height: 800 },
  });
  return context.newPage();
}

/** A picture of the page in the folder MARTILLO_E2E_PICTURES, where that is set; its name holds the width. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["MARTILLO_E2E_PICTURES"];
  if (!folder) return;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  if (width !== 1280) return;
  await page.setViewportSize({ width: 768, height });
  await page.screenshot({ path: join(folder, `${name}-768.png`), fullPage: true });
  await page.setViewportSize({ width, height });
}

const MOST_TOLD = 1_500;

/** Where every page is that was open when a test failed, and what it says: a failure that comes once in a while has nothing else to explain it. */
async function tellAll(context: BrowserContext, test: string): Promise<void> {
  const name = test.replaceAll(/\W+/g, "-").slice(0, 60);
  for (const [at, page] of context.pages().entries()) {
    const shown = page.locator("body").innerText({ timeout: 5_000 });
    const text = await shown.catch(() => "(no answer)");
    console.error(`${test}, page ${at}: ${page.url()}\n${text.slice(0, MOST_TOLD)}`);
    await picture(page, `${name}-${crypto.randomUUID().slice(0, 4)}-${at}`).catch(() => undefined);
  }
}

/** The database of the practice auction is opened in the page: seconds of work, and many more on the clock beside other work. */
const HOUSE_OPENS_MS = 120_000;

/** Starts the practice auction, and waits until its house is open. */
export async function startPractice(page: Page, pace: "Tranquilo" | "Rápido"): Promise<void> {
  await page.getByLabel(pace).check();
  // The site's page starts by itself, the documentation's by a press.
  const start = page.getByRole("button", { name: "Empezar la subasta" });
  const begun = page.locator('.practice:not([data-phase="idle"])');
  await start.or(begun).first().waitFor();
  if (await start.isVisible()) await start.click();
  await begun.waitFor();
  const opened = page.locator('.practice:not([data-phase="opening"])');
  await opened.waitFor({ timeout: HOUSE_OPENS_MS });
  expect(await opened.getAttribute("data-phase")).toBe("running");
}

/** One of the days, and one of its times, where a widget asks for both. Both count from 0. */
export async function chooseTime(page: Page, day: number, time: number): Promise<void> {
  await page.getByRole("radiogroup", { name: "Día" }).getByRole("radio").nth(day).check();
  await page.getByRole("radiogroup", { name: "Hora" }).getByRole("radio").nth(time).check();
}

/** Signs in through the site's own dialog. */
export async function signInByDialog(page: Page, account: DemoAccount): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Correo electrónico").fill(account.email);
  await dialog.getByLabel("Contraseña", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

async function signIn(context: BrowserContext, server: SiteServer, account: DemoAccount) {
  const token = await tokenOf(server.origin, account);
  await context.addInitScript(
    ([origin, value]) => {
      if (location.origin === origin) localStorage.setItem(`martillo:token:${origin}`, value!);
    },
    [server.origin, token],
  );
}

/** The page's bid box, in light DOM on the site and in a shadow root on partner pages. */
export function bidBox(page: Page) {
  return page.locator(".martillo-bid-box").first();
}

/** Writes an amount, checks it over and confirms it. */
export async function bid(page: Page, amount: string): Promise<void> {
  const box = bidBox(page);
  await box.getByRole("textbox").fill(amount);
  await box.getByRole("button", { name: /^Revisar/ }).click();
  const typo = box.getByRole("checkbox");
  const confirm = box.getByRole("button", { name: /^Confirmar/ });
  await confirm.waitFor();
  if (await typo.isVisible()) await typo.check();
  await confirm.click();
}

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/chromium.mjs";
import { tokenOf } from "./api";
import type { DemoAccount, TestServer } from "./server";

export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, ...args],
  });
}

/** A camera of the browser's own that shows a test picture, and nobody who is asked about it. */
export const FAKE_CAMERA = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
] as const;

/** A visitor with a browser of their own, who has answered about cookies before; signed in when an account is given. */
export async function newVisitor(
  browser: Browser,
  server: TestServer,
  account?: DemoAccount,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  // A busy machine is slower, not wrong.
  context.setDefaultTimeout(60_000);
  await context.addCookies([{ name: "martillo_consent", value: "1-", url: server.origin }]);
  if (account) await signIn(context, server, account);
  return context;
}

/** Signs in through the site's own dialog. */
export async function signInByDialog(page: Page, account: DemoAccount): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Correo electrónico").fill(account.email);
  await dialog.getByLabel("Contraseña", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

async function signIn(context: BrowserContext, server: TestServer, account: DemoAccount) {
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

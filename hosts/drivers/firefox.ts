import puppeteer from "puppeteer-core";
import { findFirefox } from "../../scripts/firefox.mjs";
import { type HostBrowser, VIEWPORT } from "./host-browser";
import { installProbe } from "./probe";

/** Firefox has no Playwright of its own on a system; puppeteer speaks WebDriver BiDi with it as it is. */
export async function launchFirefox(): Promise<HostBrowser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("martillo hosts: no Firefox; set FIREFOX_PATH");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: VIEWPORT,
    extraPrefsFirefox: { "intl.accept_languages": "es-ES", "intl.locale.requested": "es-ES" },
  });
  return {
    async open(url) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(installProbe);
      const troubles: string[] = [];
      page.on("pageerror", (error) => troubles.push(String(error)));
      page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) troubles.push(message.text());
      });
      await page.goto(url);
      return {
        troubles,
        evaluate: (run, argument) => page.evaluate(run as never, argument as never),
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

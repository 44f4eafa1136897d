import { chromium } from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/chromium.mjs";
import { type HostBrowser, VIEWPORT } from "./host-browser";
import { installProbe } from "./probe";

export async function launchChromium(): Promise<HostBrowser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_ARGS,
  });
  return {
    async open(url) {
      const context = await browser.newContext({ locale: "es-ES", viewport: VIEWPORT });
      const page = await context.newPage();
      await page.addInitScript(installProbe);
      const troubles: string[] = [];
      page.on("pageerror", (error) => troubles.push(String(error)));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) troubles.push(message.text());
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

// Takes the picture of the README anew: `node docs/pictures/take.mjs [address]`, beside a running `npm start`.
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/chromium.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const site = process.argv[2] ?? "http://localhost:4000";

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_ARGS,
});
const context = await browser.newContext({
  baseURL: site,
  locale: "es-ES",
  timezoneId: "Europe/Madrid",
  viewport: { width: 1366, height: 1400 },
  colorScheme: "light",
});
// A visitor who has answered about cookies before.
await context.addCookies([{ name: "martillo_consent", value: "1-", url: site }]);
const page = await context.newPage();
await page.goto("/");
await page.locator(".martillo-lot-card[data-phase=ready]").nth(3).waitFor();
await page.waitForLoadState("networkidle");
const session = await context.newCDPSession(page);
const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
writeFileSync(join(HERE, "home.webp"), Buffer.from(data, "base64"));
await browser.close();

// Bytes that a partner's page fetches for a widget: the embed script and everything it loads, as brotli sends it.
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/chromium.mjs";

const SETTLED_MS = 1_500;

export async function measurePageBytes({ server, lotId, widgets }) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath && { executablePath }),
  });
  try {
    return await loadPage(browser, server, lotId, widgets);
  } finally {
    await browser.close();
  }
}

async function loadPage(browser, server, lotId, widgets) {
  const origin = `http://127.0.0.1:${server.port}`;
  const page = await browser.newPage();
  const files = new Map();
  const bodies = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!/javascript|css|json|font|wasm/.test(type) || response.url().includes("/api/")) return;
    bodies.push(
      response.body().then((body) => files.set(new URL(response.url()).pathname, brotli(body))),
    );
  });
  const tags = widgets.map((tag) => `<martillo-${tag} lot="${lotId}"></martillo-${tag}>`);
  await page.route(`${origin}/bench`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><meta charset="utf-8"><title>Bench</title>${tags.join("")}
        <script type="module" async src="${origin}/embed.js" data-api-base="${origin}"></script>`,
    }),
  );
  await page.goto(`${origin}/bench`);
  for (const tag of widgets) await page.waitForFunction(isFilled, `martillo-${tag}`);
  await page.waitForTimeout(SETTLED_MS);
  await Promise.all(bodies);
  await page.close();
  const sizes = [...files].sort((a, b) => b[1] - a[1]);
  return { total: sizes.reduce((sum, [, size]) => sum + size, 0), files: sizes };
}

/** Runs in the page. */
function isFilled(tag) {
  const element = document.querySelector(tag);
  return element?.shadowRoot !== null && (element?.shadowRoot?.childElementCount ?? 0) > 0;
}

function brotli(body) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(body, options).length;
}

import { createServer } from "node:http";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { chromium } from "playwright";

const here = dirname(fileURLToPath(import.meta.url));
const threeRoot = resolve(dirname(createRequire(import.meta.url).resolve("three")), "..");

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    view: { type: "string" },
    colour: { type: "string" },
    frames: { type: "string", default: "10" },
    out: { type: "string", default: resolve(here, "../assets/lots") },
    format: { type: "string", default: "webp" },
  },
});

const types = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript" };

function serve() {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = path.startsWith("/three/")
      ? join(threeRoot, path.slice("/three/".length))
      : join(here, path);
    try {
      const body = await readFile(file);
      response.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server)));
}

function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"];
  return candidates.find((path) => path && existsSync(path));
}

const list = (value) => value?.split(",").map((item) => item.trim());
const keep = (wanted, all) => (wanted ? all.filter((item) => wanted.includes(item)) : all);

const server = await serve();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on("pageerror", (error) => console.error(error));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") console.error(message.text());
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/studio.html`, { timeout: 120_000 });
  await page.waitForFunction(() => window.studio, undefined, { timeout: 120_000 });

  const catalogue = await page.evaluate(() => window.studio.catalogue);
  await mkdir(options.out, { recursive: true });

  for (const body of keep(list(options.only), Object.keys(catalogue))) {
    const colours = keep(list(options.colour), catalogue[body].colours);
    for (const view of keep(list(options.view), catalogue[body].views)) {
      const started = Date.now();
      const pictures = await page.evaluate((job) => window.studio.shoot(job), {
        body,
        view,
        colours,
        frames: Number(options.frames),
        format: options.format,
      });
      let bytes = 0;
      for (const { colour, width, data } of pictures) {
        const buffer = Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
        bytes += buffer.length;
        const name = `${body}-${colour}-${view}-${width}.${options.format}`;
        await writeFile(join(options.out, name), buffer);
      }
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${body} ${view}: ${pictures.length} files, ${bytes >> 10} KB, ${seconds} s`);
    }
  }

  if (options.format === "webp") {
    const manifest = `${JSON.stringify(catalogue, null, 2)}\n`;
    await writeFile(join(options.out, "manifest.json"), manifest);
  }
} finally {
  await browser.close();
  server.close();
}

// `npm run docs`: the whole documentation as static files in dist-docs, for any file server under any path.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeReference } from "../../scripts/generate.mjs";
import { ensureInstalled, fail, ROOT, run } from "../../scripts/install.mjs";
import { ensureDocsInstalled } from "./install.mjs";

const OUT = join(ROOT, "dist-docs");
const HERE = join(ROOT, "docs", "site");
const PICTURES = join(ROOT, "demo-site", "assets", "lots");
const PRACTICE_VEHICLE = "familiar-gris";

/** @param {{ storybook?: boolean }} [options] */
export async function buildDocs({ storybook = true } = {}) {
  ensureInstalled();
  ensureDocsInstalled();
  run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "docs/site"]);
  console.log("Documentation: scripts and styles…");
  run("npx", ["vite", "build", "--config", "docs/site/vite.config.ts", "--logLevel", "warn"]);
  console.log("Documentation: the reference, from the source…");
  await writeReference();
  console.log("Documentation: pages…");
  await writePages();
  if (storybook) buildStorybook();
  console.log(`Documentation: ${OUT}`);
}

async function writePages() {
  const [{ readPages }, { renderPage }, { frame }] = await Promise.all([
    import("./pages.mjs"),
    import("./render.mjs"),
    import("./template.mjs"),
  ]);
  const pages = readPages();
  const hrefs = new Map(pages.map((page) => [page.source, page.href]));
  const index = [];
  for (const page of pages) {
    const { html, sections } = renderPage(page, hrefs);
    write(page.href, frame({ ...page, body: html }, pages));
    for (const { anchor, title, text } of sections) {
      const href = page.href + anchor;
      index.push({ id: index.length, href, page: page.title, title, text: text.trim() });
    }
  }
  write("search.json", JSON.stringify(index));

  const landing = readFileSync(join(HERE, "landing.html"), "utf8");
  const summary =
    "A vehicle auction house on any web page: widgets that are React components and custom elements at once.";
  write(
    "index.html",
    frame(
      {
        href: "index.html",
        title: "Martillo",
        lang: "en",
        kind: "landing",
        description: summary,
        body: landing,
      },
      pages,
    ),
  );
  const practice = {
    href: "practica.html",
    title: "Subasta de prácticas",
    lang: "es",
    kind: "practice",
    description:
      "Una subasta de verdad dentro de su navegador, con rivales, para probar sin arriesgar nada.",
    head: '<link rel="stylesheet" href="{root}assets/practice.css">\n<script type="module" src="{root}assets/practice.js"></script>',
    body: readFileSync(join(HERE, "practice.html"), "utf8"),
  };
  write("practica.html", frame(practice, pages));

  cpSync(join(HERE, "theme.js"), join(OUT, "assets", "theme.js"));
  cpSync(join(HERE, "mark.svg"), join(OUT, "assets", "mark.svg"));
  for (const name of readdirSync(PICTURES).filter((one) => one.startsWith(`${PRACTICE_VEHICLE}-`)))
    cpSync(join(PICTURES, name), join(OUT, "pictures", name));
}

function write(href, text) {
  const path = join(OUT, href);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Its own words are many and mean little; they are shown when it fails. */
function buildStorybook() {
  console.log("Documentation: Storybook…");
  const to = join(OUT, "storybook");
  const built = spawnSync(
    "npx",
    ["storybook", "build", "--disable-telemetry", "--quiet", "-o", to],
    {
      cwd: ROOT,
      encoding: "utf8",
      shell: process.platform === "win32",
    },
  );
  if (built.status !== 0) {
    console.error(built.stdout, built.stderr);
    fail("Storybook could not be built.", "What it said stands above.");
  }
}

if (process.argv[1] === join(HERE, "build.mjs"))
  await buildDocs({ storybook: !process.argv.includes("--without-storybook") });

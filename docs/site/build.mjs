// `npm run docs`: the whole documentation as static files in dist-docs. It lies at the root of its host, or in the folder that
// `npm run docs -- --base /docs/` names.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeReference } from "../../scripts/generate.mjs";
import { ensureInstalled, fail, ROOT, run } from "../../scripts/install.mjs";
import { ensureDocsInstalled } from "./install.mjs";

const OUT = join(ROOT, "dist-docs");
const HERE = join(ROOT, "docs", "site");
/** What VitePress reads; made anew each time, and not kept. */
const CONTENT = join(HERE, "content");
const PUBLIC = join(CONTENT, "public");
const PICTURES = join(ROOT, "demo-site", "assets", "lots");
const PRACTICE_VEHICLE = "familiar-gris";

/** @param {{ base?: string, storybook?: boolean }} [options] `base`: the path of the folder, with a slash at both ends. */
export async function buildDocs({ base = "/", storybook = true } = {}) {
  if (!/^\/(?:[^/]+\/)*$/.test(base))
    fail(`${base} is no path of a folder.`, "Give one such as /docs/, with a slash at both ends.");
  ensureInstalled();
  ensureDocsInstalled();
  run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "docs/site"]);
  console.log("Documentation: the reference, from the source…");
  await writeReference();
  console.log("Documentation: the practice auction…");
  rmSync(CONTENT, { recursive: true, force: true });
  run("npx", ["vite", "build", "--config", "docs/site/vite.config.ts", "--logLevel", "warn"]);
  console.log("Documentation: pages…");
  await writeContent();
  runVitePress(base);
  if (storybook) buildStorybook();
  console.log(`Documentation: ${OUT}`);
}

async function writeContent() {
  const { writePages } = await import("./pages.mjs");
  writePages(CONTENT);
  for (const name of ["index.md", "practica.md"]) cpSync(join(HERE, name), join(CONTENT, name));
  mkdirSync(PUBLIC, { recursive: true });
  cpSync(join(HERE, "mark.svg"), join(PUBLIC, "mark.svg"));
  for (const name of readdirSync(PICTURES).filter((one) => one.startsWith(`${PRACTICE_VEHICLE}-`)))
    cpSync(join(PICTURES, name), join(PUBLIC, "pictures", name));
}

/** It looks for itself in `docs/node_modules`, and for dead links in all pages. */
function runVitePress(base) {
  const entry = join(ROOT, "docs/node_modules/vitepress/bin/vitepress.js");
  const env = { ...process.env, MARTILLO_DOCS_BASE: base };
  const built = spawnSync(process.execPath, [entry, "build", HERE], {
    cwd: HERE,
    encoding: "utf8",
    env,
  });
  if (built.status === 0) return;
  console.error(built.stdout, built.stderr);
  fail("The pages could not be built.", "What VitePress said stands above.");
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

if (process.argv[1] === join(HERE, "build.mjs")) {
  const at = process.argv.indexOf("--base");
  await buildDocs({
    ...(at > 0 && { base: process.argv[at + 1] ?? "" }),
    storybook: !process.argv.includes("--without-storybook"),
  });
}

// Builds everything that `npm start` serves, and only when a source changed since: library, embed, site, server.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./install.mjs";

const SOURCES = [
  "src",
  "widgets",
  "demo-site/app",
  "docs/practice",
  "demo-site/server",
  "demo-site/public",
  "demo-site/index.html",
  "demo-site/vite.config.ts",
  "demo-site/vite.gallery.ts",
  "demo-site/vite.practice.ts",
  "demo-site/vite.server.config.ts",
  "scripts/compress-files.mjs",
  "scripts/generate",
  "build",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
const DIST = join(ROOT, "dist");
const KEPT = join(ROOT, "node_modules", ".martillo", "types");
const STAMP = join(DIST, ".built");
const OUTPUTS = [
  "dist/index.js",
  "dist/styles.css.d.ts",
  "dist/embed.js",
  "dist/embed.js.br",
  "demo-site/dist/site/index.html",
  "demo-site/dist/server/main.js",
];

function addTo(hash, path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, join(path, name));
    return;
  }
  hash.update(path).update("\0").update(readFileSync(full)).update("\0");
}

/** Of everything that is built, tests beside it included, and of what else is named. */
export function fingerprint(...others) {
  const hash = createHash("sha256");
  for (const path of [...SOURCES, ...others]) addTo(hash, path);
  return hash.digest("hex");
}

/** Whether what is built is of the sources as they are. */
export function isBuilt(now = fingerprint()) {
  return (
    existsSync(STAMP) &&
    readFileSync(STAMP, "utf8") === now &&
    OUTPUTS.every((path) => existsSync(join(ROOT, path)))
  );
}

/** @param {{ force?: boolean }} [options] */
export function ensureBuilt(options = {}) {
  const now = fingerprint();
  if (isBuilt(now) && !options.force) return;
  console.log("Building…");
  const putBack = keepTypes();
  const quiet = ["--logLevel", "warn"];
  run("npx", ["vite", "build", ...quiet]);
  run("npx", ["vite", "build", "--config", "build/embed/config.ts", ...quiet]);
  run(process.execPath, ["build/locales.mjs"]);
  run("npx", ["vite", "build", "demo-site", "--config", "demo-site/vite.config.ts", ...quiet]);
  run("npx", ["vite", "build", "--config", "demo-site/vite.server.config.ts", ...quiet]);
  run(process.execPath, ["scripts/compress-files.mjs"]);
  putBack();
  writeFileSync(STAMP, now);
}

/** The build no longer matches the sources: the next caller that needs it builds anew. */
export function forgetBuild() {
  rmSync(STAMP, { force: true });
}

/** The declarations that were written, as paths in `dist`; those of the styles come with the build itself. */
function typeFiles() {
  if (!existsSync(DIST)) return [];
  return readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".d.ts") && path !== "styles.css.d.ts",
  );
}

/**
 * A build empties the folder. A project that has linked this checkout goes on with the former declarations; they keep their old times, so
 * that the next packing writes them anew. Returns a function that puts them back.
 */
function keepTypes() {
  const kept = typeFiles().map((path) => [path, join(KEPT, path)]);
  rmSync(KEPT, { recursive: true, force: true });
  for (const [path, to] of kept) cpSync(join(DIST, path), to, { preserveTimestamps: true });
  return () => {
    for (const [path, from] of kept) cpSync(from, join(DIST, path), { preserveTimestamps: true });
    rmSync(KEPT, { recursive: true, force: true });
  };
}

/** Declarations of the package, one file per entry. The site does not need them. They say nothing of faults in types; `npm run check` does. */
export function buildTypes() {
  rmSync(join(ROOT, ".types"), { recursive: true, force: true });
  const config = join("build", "tsconfig.types.json");
  run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", config]);
  for (const path of typeFiles()) rmSync(join(DIST, path));
  run("npx", ["rollup", "-c", "build/types.mjs", "--silent"]);
}

/** The package as it is published: the build, with declarations of the same sources. */
function ensurePackage() {
  ensureBuilt();
  const types = join(DIST, "index.d.ts");
  if (!existsSync(types) || statSync(types).mtimeMs < statSync(STAMP).mtimeMs) buildTypes();
}

if (process.argv[1] === join(ROOT, "scripts", "build.mjs")) {
  const named = (flag) => process.argv.includes(flag);
  if (named("--package")) ensurePackage();
  else {
    ensureBuilt({ force: !named("--if-stale") });
    if (!named("--if-stale")) buildTypes();
  }
}

// `npm run size`: what pages with the script tag fetch before anybody does anything, in bytes as a server sends them (brotli 11, a
// kilobyte is 1000 bytes), against build/embed/budgets.ts. Fails on excess. What only a browser can know, the test of e2e/page-weight counts.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { ROOT } from "./install.mjs";

const LOADER = "embed.js";
const tag = (name) => `martillo-${name}`;

const { module } = await runnerImport(join(ROOT, "build/embed/budgets.ts"), {
  configFile: false,
  logLevel: "error",
});
/** @type {typeof import("../build/embed/budgets.ts")} */
const { AFTER_PAINT, BUDGETS, LATE_AT_ONCE, OTHERS } = module;

/** How far a page may go over its budget, as a share: names of files carry hashes, and two builds of almost the same code differ by tens of bytes. */
const TOLERANCE = 0.005;

/** Bytes of a built file as the server sends it: the compressed form that the build writes, or the file itself where it is too small for one. */
export function sentBytes(file, dist = join(ROOT, "dist")) {
  const plain = join(dist, file);
  const compressed = `${plain}.br`;
  return statSync(existsSync(compressed) ? compressed : plain).size;
}

export function readManifest(dist = join(ROOT, "dist")) {
  const path = join(dist, "embed", "manifest.json");
  if (!existsSync(path)) throw new Error("martillo: nothing built; run npm run build.");
  return JSON.parse(readFileSync(path, "utf8"));
}

/** The budgets of all pages: those that have one of their own, and any tag that has none. */
export function allBudgets(manifest = readManifest()) {
  const own = new Set(BUDGETS.filter(({ tags }) => tags.length === 1).flatMap(({ tags }) => tags));
  const others = Object.keys(manifest.tags)
    .map((name) => name.replace(/^martillo-/, ""))
    .filter((name) => !own.has(name));
  return [
    ...BUDGETS,
    ...others.map((name) => ({ page: name.replaceAll("-", " "), tags: [name], ...OTHERS })),
  ];
}

/** Files of chunks that come late, with what these import. */
function filesOfChunks(names, manifest) {
  return names.flatMap((name) => {
    const file = Object.keys(manifest.files).find((path) => path.endsWith(`/${name}.js`));
    if (!file) throw new Error(`martillo: the embed has no chunk ${name}.`);
    return [file, ...manifest.files[file].imports];
  });
}

/** Files that a page fetches before it shows its widgets, loader first. */
export function filesOf({ tags }, manifest = readManifest()) {
  const files = tags.flatMap((name) => {
    const entry = manifest.tags[tag(name)];
    if (!entry) throw new Error(`martillo: the embed has no ${tag(name)}.`);
    return entry.files;
  });
  const late = tags.flatMap((name) => LATE_AT_ONCE[name] ?? []);
  return [LOADER, ...new Set([...files, ...filesOfChunks(late, manifest)])];
}

/** All files that a page fetches before anybody does anything: what follows the first paint is among them. */
export function restingFilesOf({ tags }, manifest = readManifest()) {
  const later = filesOfChunks(
    tags.flatMap((name) => AFTER_PAINT[name] ?? []),
    manifest,
  );
  return [...new Set([...filesOf({ tags }, manifest), ...later])];
}

/** Each page with its bytes and requests. */
export function measure(manifest = readManifest()) {
  return allBudgets(manifest).map((budget) => {
    const files = filesOf(budget, manifest);
    const bytes = files.reduce((sum, file) => sum + sentBytes(file), 0);
    const isTooMuch = bytes > budget.kilobytes * 1000 * (1 + TOLERANCE);
    const isTooMany = files.length > budget.requests;
    const hasSchemas = files.some((file) =>
      readFileSync(join(ROOT, "dist", file), "utf8").includes("_zod"),
    );
    return { ...budget, files, bytes, isTooMuch, isTooMany, hasSchemas };
  });
}

function print(rows) {
  for (const { page, bytes, kilobytes, files, isTooMuch, isTooMany, hasSchemas } of rows) {
    const size = `${(bytes / 1000).toFixed(2)} of ${kilobytes} KB`.padStart(18);
    const requests = `${files.length} ${files.length === 1 ? "request" : "requests"}`;
    const notes = [
      isTooMuch && "too much",
      isTooMany && "too many requests",
      hasSchemas && "schemas of the contract",
    ];
    const verdict = notes.filter(Boolean).join(", ") || "ok";
    console.log(`${page.padEnd(18)}${size}   ${requests.padEnd(12)}${verdict}`);
  }
}

if (process.argv[1] === join(ROOT, "scripts", "embed-size.mjs")) {
  const rows = measure();
  print(rows);
  if (process.argv.includes("--files")) {
    const files = [...new Set(rows.flatMap((row) => row.files))];
    for (const file of files) console.log(`${String(sentBytes(file)).padStart(8)}  ${file}`);
  }
  const excess = rows.filter((row) => row.isTooMuch || row.isTooMany || row.hasSchemas);
  if (excess.length > 0 && !process.argv.includes("--report")) {
    console.error(`size: over budget: ${excess.map(({ page }) => page).join(", ")}`);
    process.exit(1);
  }
}

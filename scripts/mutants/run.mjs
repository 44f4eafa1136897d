// `npm run mutants`: puts each fault of `mutants.mjs` into the sources, one at a time, and shows that the gate finds it. With parts of names, of
// files, with layers or projects it takes those alone. With `--matrix` it asks every project that a mutant names, and prints mutant × project;
// what it has asked is kept, so that a matrix that was interrupted goes on. Leaves the sources as they were.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, fingerprint } from "../build.mjs";
import { fail } from "../install.mjs";
import { ask, close, isBuiltWithFaults, requireGreen } from "./ask.mjs";
import { gateFindersOf, mutants, PROJECTS } from "./mutants.mjs";
import { matrixLines } from "./matrix.mjs";
import { KEPT, putFault, restore } from "./sources.mjs";

const words = process.argv.slice(2);
const isMatrix = words.includes("--matrix");
const parts = words.filter((word) => !word.startsWith("--"));
const chosen = mutants.filter(
  ({ name, file, layer, finders }) =>
    parts.length === 0 ||
    parts.some(
      (part) => name.includes(part) || file.includes(part) || layer === part || part in finders,
    ),
);
if (chosen.length === 0) fail(`no mutant is called ${parts.join(" ")}.`, "See scripts/mutants.");

/** A browser that does not end holds nothing up for longer. */
const LONGEST_END_MS = 10_000;
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    isStopped = true;
    restore();
    setTimeout(() => process.exit(1), LONGEST_END_MS).unref();
    void close().then(() => process.exit(1));
  });
}
process.once("exit", restore);
// Of a run that was killed.
restore();

const RESULTS = join(KEPT, "results.json");
/** Another state of the sources may find other faults. */
const state = fingerprint("demo-site/e2e", "scripts/mutants", "scripts/test", "vitest.config.ts");
const results = readResults();

function readResults() {
  try {
    const kept = JSON.parse(readFileSync(RESULTS, "utf8"));
    return kept.state === state ? kept.results : {};
  } catch {
    return {};
  }
}

function keep(mutant, project, foundBy) {
  (results[mutant.name] ??= {})[project] = { foundBy: foundBy ?? null };
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(RESULTS, JSON.stringify({ state, results }, null, 1));
}

/** The projects and test files to ask about a mutant, the cheapest project first. */
function findersOf(mutant) {
  const finders = isMatrix ? mutant.finders : gateFindersOf(mutant);
  return PROJECTS.flatMap((project) => {
    const files = finders[project];
    return files ? [{ project, files }] : [];
  });
}

function isKnown(mutant, project) {
  return isMatrix && results[mutant.name]?.[project] !== undefined;
}

async function askOne(mutant, { project, files }) {
  if (isKnown(mutant, project)) return results[mutant.name][project].foundBy;
  await requireGreen(project, files);
  // What runs is ending; no file takes a fault any more.
  if (isStopped) return new Promise(() => {});
  const begun = Date.now();
  putFault(mutant);
  try {
    const foundBy = await ask(project, files, mutant.file);
    keep(mutant, project, foundBy);
    const seconds = Math.round((Date.now() - begun) / 1000);
    const verdict = foundBy ? `found  ${mutant.name}` : `MISSED ${mutant.name}`;
    console.log(`${verdict} by ${project} (${seconds} s)${foundBy ? `: ${foundBy}` : ""}`);
    return foundBy;
  } finally {
    restore();
  }
}

async function isFound(mutant) {
  let isAny = false;
  for (const finder of findersOf(mutant)) {
    isAny = Boolean(await askOne(mutant, finder)) || isAny;
    if (isAny && !isMatrix) break;
  }
  return isAny;
}

const missed = [];
for (const mutant of chosen) {
  if (findersOf(mutant).length === 0) console.log(`-      ${mutant.name}: ${mutant.why}`);
  else if (!(await isFound(mutant))) missed.push(mutant);
}
await close();
if (isBuiltWithFaults()) ensureBuilt();
if (isMatrix) console.log(matrixLines(chosen, results).join("\n"));
for (const { name, fault } of missed) console.log(`missed: ${name}: ${fault}`);
const asked = chosen.filter((mutant) => findersOf(mutant).length > 0);
console.log(`${asked.length - missed.length} of ${asked.length} found`);
process.exit(missed.length > 0 ? 1 : 0);

// `npm run mutants [-- react|embed]`: puts each fault of `mutants.mjs` into the sources and shows that its project finds it. For whoever
// changes which suites run as React component or as the script tag's element. Takes minutes; leaves the sources as they were.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../build.mjs";
import { fail, ROOT } from "../install.mjs";
import { mutants } from "./mutants.mjs";

const asked = process.argv.slice(2);
const chosen = mutants.filter(({ project }) => asked.length === 0 || asked.includes(project));

function quietly(command, ...args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: "ignore" }).status === 0;
}

function buildEmbed() {
  return (
    quietly("npx", "vite", "build", "--config", "build/embed/config.ts") &&
    quietly("node", "scripts/compress-files.mjs")
  );
}

/** Most faults are found by what is over soon; only those that are not go through the long suites. */
const SHORT = ["widgets/alerts", "widgets/search-box", "widgets/lot-card", "widgets/elements"];

function passes(project) {
  const runs = (...files) =>
    quietly("npx", "vitest", "run", "--project", project, "--bail", "1", ...files);
  return runs(...SHORT) && runs();
}

/** Whether the project finds the fault. */
function finds({ project, file, find, put }) {
  const path = join(ROOT, file);
  const source = readFileSync(path, "utf8");
  if (source.split(find).length !== 2) {
    fail(`${file} does not hold the place of a mutant once:\n${find}`, "Write the mutant anew.");
  }
  try {
    writeFileSync(
      path,
      source.replace(find, () => put),
    );
    if (project === "embed" && !buildEmbed()) return true;
    return !passes(project);
  } finally {
    writeFileSync(path, source);
  }
}

ensureBuilt();
for (const project of new Set(chosen.map(({ project }) => project))) {
  if (!passes(project)) fail(`the project ${project} fails without any fault.`, "Mend it first.");
}
const missed = chosen.filter((mutant) => {
  const isFound = finds(mutant);
  console.log(`${isFound ? "found " : "MISSED"}  ${mutant.project}: ${mutant.fault}`);
  return !isFound;
});
if (chosen.some(({ project }) => project === "embed")) buildEmbed();
console.log(`${chosen.length - missed.length} of ${chosen.length} found`);
process.exit(missed.length > 0 ? 1 : 0);

// `npm test`: installs, finds or installs a browser, builds, runs what decides whether a change lands and closes with `N passed, N failed`.
// `npm run test:full`: every file, with many rounds and random seeds. Further arguments choose among all files and go to vitest, e.g.
// `npm test -- --project unit`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, ROOT } from "./install.mjs";
import { BUDGETS, keyOf } from "./test/budgets.mjs";
import { closingLines } from "./test/closing-lines.mjs";
import { runPasses } from "./test/passes.mjs";
import { stopAll } from "./test/vitest.mjs";

const SECONDS = join(ROOT, "scripts", "test-seconds.json");

ensureInstalled();
await ensureBrowser();
ensureBuilt();

const args = process.argv.slice(2).filter((argument) => argument !== "--full");
const isFull = process.argv.includes("--full");
const tier = isFull || args.length > 0 ? "full" : "gate";
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(name, stopAll);
}

// One for the whole run: a file that runs once more meets the same chance, and does not pass by another.
const { MARTILLO_SEED: wanted = "random" } = process.env;
const seed = wanted === "random" ? String(Math.floor(Math.random() * 2 ** 31)) : wanted;

const outcome = await runPasses({
  args,
  folder: join(ROOT, "node_modules", ".martillo", "test"),
  budgets: BUDGETS[tier],
  seconds: JSON.parse(readFileSync(SECONDS, "utf8")),
  isSlow: process.env.TEST_SLOW === "1",
  env: {
    MARTILLO_TIER: tier,
    ...(isFull ? { MARTILLO_FULL: "1", MARTILLO_SEED: seed } : {}),
  },
});
const { text, failed } = closingLines(outcome);
if (isFull) console.log(`\nMARTILLO_SEED=${seed} does the same again`);
console.log(text);
if (isFull && failed === 0 && args.length === 0 && !outcome.isCrowded) keepSeconds(outcome.files);
process.exit(failed > 0 ? 1 : 0);

/** What each file took, for the order of the next runs: the long ones first. */
function keepSeconds(files) {
  const rows = files
    .filter(({ seconds }) => seconds !== undefined)
    .map((file) => [keyOf(file), Math.round(file.seconds)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(SECONDS, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

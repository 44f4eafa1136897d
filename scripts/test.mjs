// `npm test`: installs, finds or installs a browser, builds, runs every test and closes with `N passed, N failed`.
// Further arguments narrow it down and go to vitest, e.g. `npm test -- --project unit`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, ROOT } from "./install.mjs";

const KEPT = join(ROOT, "node_modules", ".martillo");
const REPORT = join(KEPT, "test-report.json");
const TIMES = join(KEPT, "test-times.json");

ensureInstalled();
await ensureBrowser();
ensureBuilt();

mkdirSync(KEPT, { recursive: true });
for (const file of [REPORT, TIMES]) rmSync(file, { force: true });
const begun = Date.now();
const vitest = spawnSync(
  "npx",
  [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    "--reporter=./scripts/time-reporter.mjs",
    `--outputFile.json=${REPORT}`,
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, TZ: "UTC", MARTILLO_TEST_TIMES: TIMES } },
);

let passed = 0;
let failed = 0;
let broken = vitest.status !== 0;
try {
  const report = JSON.parse(readFileSync(REPORT, "utf8"));
  passed = report.numPassedTests;
  failed = report.numFailedTests;
  // A file that could not even be collected has no tests to count.
  const collapsed = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  failed += collapsed;
} catch {
  broken = true;
}
printTimes();
if (passed === 0) broken = true;
if (broken && failed === 0) failed = 1;

/** A project runs beside others, so its span on the clock overlaps theirs; its work is the sum of what its files took. */
function printTimes() {
  if (!existsSync(TIMES)) return;
  const minutes = (ms) =>
    `${Math.floor(ms / 60_000)}:${String(Math.round(ms / 1000) % 60).padStart(2, "0")}`;
  const row = (cells) =>
    cells.map((cell, index) => (index ? cell.padStart(9) : cell.padEnd(10))).join("");
  const projects = Object.entries(JSON.parse(readFileSync(TIMES, "utf8")));
  console.log(`\n${row(["project", "files", "passed", "failed", "skipped", "span", "work"])}`);
  for (const [name, { files, passed, failed, skipped, begun, ended, workMs }] of projects) {
    const counts = [files, passed, failed, skipped].map(String);
    console.log(row([name, ...counts, minutes(ended - begun), minutes(workMs)]));
  }
  console.log(`all tests in ${minutes(Date.now() - begun)}\n`);
  const again = projects.flatMap(([, { again }]) => again);
  if (again.length > 0) {
    console.log(`${again.length} passed at the second try alone; look into why:`);
    for (const name of again) console.log(`  ${name}`);
    console.log("");
  }
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

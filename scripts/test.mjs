// `npm test`: installs, finds or installs a browser, builds, runs every test and closes with `N passed, N failed`.
// Further arguments narrow it down and go to vitest, e.g. `npm test -- --project unit`.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, ROOT } from "./install.mjs";

const REPORT = join(ROOT, "node_modules", ".martillo", "test-report.json");

ensureInstalled();
await ensureBrowser();
ensureBuilt();

mkdirSync(join(REPORT, ".."), { recursive: true });
rmSync(REPORT, { force: true });
const vitest = spawnSync(
  "npx",
  [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${REPORT}`,
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, TZ: "UTC" } },
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
if (passed === 0) broken = true;
if (broken && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

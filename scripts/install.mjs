// Installs what the lock file says, when it is not there yet. Only Node's own modules: this runs before any dependency exists.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const STAMP = join(ROOT, "node_modules", ".martillo-installed");
const OLDEST_NODE = [20, 19];

/** Ends the process with a clear text and the way out. */
export function fail(what, fix) {
  console.error(`\nmartillo: ${what}\n  ${fix}\n`);
  process.exit(1);
}

/** Runs a command in the repository; a failure ends the process with its exit code. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32",
    ...options,
  });
  if (done.error)
    fail(`could not run ${command}: ${done.error.message}`, "Is it installed and on the PATH?");
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(
    `Node ${process.versions.node} is too old.`,
    `Install Node ${OLDEST_NODE.join(".")} or newer.`,
  );
}

/** Makes node_modules match package-lock.json; does nothing when it already does. */
export function ensureInstalled() {
  checkNode();
  const lock = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  console.log("Installing dependencies…");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(STAMP, lock);
}

// Runs the tool of the changesets, which overlooks the root of a repository that has workspaces: it is shown the root without them.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./install.mjs";

const FILE = join(ROOT, "package.json");

/** Runs `changeset` with these arguments and returns its exit code. */
export function changeset(...args) {
  const whole = readFileSync(FILE, "utf8");
  const { workspaces: _workspaces, ...alone } = JSON.parse(whole);
  writeFileSync(FILE, `${JSON.stringify(alone, null, 2)}\n`);
  try {
    const done = spawnSync("npx", ["changeset", ...args], { cwd: ROOT, stdio: "inherit" });
    return done.status ?? 1;
  } finally {
    const { version } = JSON.parse(readFileSync(FILE, "utf8"));
    writeFileSync(FILE, whole.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  }
}

if (process.argv[1] === join(ROOT, "scripts", "changeset.mjs")) {
  process.exitCode = changeset(...process.argv.slice(2));
}

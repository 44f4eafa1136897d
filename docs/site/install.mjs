// Installs what only the documentation needs, by the lock file of its own.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../../scripts/install.mjs";

const FOLDER = join(ROOT, "docs");
const STAMP = join(FOLDER, "node_modules", ".martillo-installed");

export function ensureDocsInstalled() {
  const lock = createHash("sha256")
    .update(readFileSync(join(FOLDER, "package-lock.json")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  run("npm", ["ci", "--workspaces=false", ...quiet], { cwd: FOLDER });
  writeFileSync(STAMP, lock);
}

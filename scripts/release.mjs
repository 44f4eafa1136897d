// `npm run release:publish`: builds from nothing and publishes what npm does not have yet, with the provenance of this run.
import { readFileSync, rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildTypes, ensureBuilt } from "./build.mjs";
import { changeset } from "./changeset.mjs";
import { ensureInstalled, ROOT, run } from "./install.mjs";

const { name, version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

function isPublished() {
  const asked = spawnSync("npm", ["view", `${name}@${version}`, "version"], { encoding: "utf8" });
  return asked.status === 0 && asked.stdout.trim() === version;
}

/** Provenance is refused for a package that names another repository than the run's own, or none. */
function nameRepository() {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  if (!server || !repository) return;
  run("npm", ["pkg", "set", `repository.url=git+${server}/${repository}.git`]);
}

if (isPublished()) {
  console.log(`${name}@${version} is published already.`);
} else {
  ensureInstalled();
  rmSync(join(ROOT, "dist"), { recursive: true, force: true });
  ensureBuilt({ force: true });
  buildTypes();
  nameRepository();
  run("npm", ["publish", "--provenance", "--access", "public", ...process.argv.slice(2)]);
  // The line by which the workflow knows what to tag.
  console.log(`New tag: ${name}@${version}`);
  process.exitCode = changeset("tag");
}

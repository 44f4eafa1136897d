// The work that npm starts before other people get this folder as a package. `prepack`, with `--always`: the tarball matches the sources,
// its declarations too. `prepare`: the same for a project that links a checkout (`npm install ../martillo`, `npm link`) and for a
// dependency by git. npm also runs `prepare` when this checkout installs its own dependencies: then nothing is built.
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { fail, ROOT } from "./install.mjs";

/**
 * Whether npm was called for something else than this checkout's own dependencies.
 * @param {Record<string, string | undefined>} env as npm sets it for its scripts
 */
export function isForOthers({ INIT_CWD: asker, npm_command, npm_config_global }, root = ROOT) {
  if (npm_command === "link" || npm_config_global === "true") return true;
  if (!asker || !existsSync(asker)) return false;
  const path = relative(realpathSync(root), realpathSync(asker));
  return /^\.\.([\\/]|$)/.test(path) || isAbsolute(path);
}

/** npm tells its scripts what it was called with and where; to the tools of this checkout that would mean another folder. */
function ownEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name)),
  );
}

function prepare() {
  if (!existsSync(join(ROOT, "node_modules", "vite"))) {
    fail(
      "this checkout has no dependencies, so the package cannot be built from it.",
      `Run "npm ci" and "npm run build" in ${ROOT}, then try again.`,
    );
  }
  // What `npm pack --json` prints is read by programs: nothing of the build goes there.
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, "scripts", "build.mjs"), "--package"],
    { cwd: ROOT, env: ownEnvironment(), stdio: ["ignore", 2, 2] },
  );
  process.exitCode = status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--always") || isForOthers(process.env)) prepare();
}

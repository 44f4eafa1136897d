// `npm run generate`: writes types and lists from the source. `--check` writes nothing and
// fails when something committed is not what the source says.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { runnerImport } from "vite";
import { fail, ROOT } from "./install.mjs";

/** Folders in which everything is generated: any other file there is left over from a widget that is gone. */
const OWN_FOLDERS = ["src/types", "widgets/_made", "demo-site/server/_made", "demo-site/app/_made"];

/** The generated parts, in this order: the second reads the files of the first. */
const PARTS = ["contract", "outputs"];

/** @param {string} part @returns {Promise<Record<string, string>>} text by path */
async function outputsOf(part) {
  const { module } = await runnerImport(join(ROOT, `scripts/generate/${part}.ts`), {
    configFile: false,
    logLevel: "error",
    // The server names the package; here it is its sources, which need no build.
    resolve: { tsconfigPaths: true },
  });
  return module.generate();
}

function leftOvers(files) {
  return OWN_FOLDERS.flatMap((folder) => {
    const path = join(ROOT, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path).map((name) => `${folder}/${name}`);
  }).filter((path) => !(path in files));
}

function isCurrent(path, text) {
  const full = join(ROOT, path);
  return existsSync(full) && readFileSync(full, "utf8") === text;
}

/** Ends the process when something committed is stale. */
export async function checkGenerated() {
  // One after the other: where the first is stale, what reads it says nothing that helps.
  for (const part of PARTS) {
    const files = await outputsOf(part);
    const stale = [
      ...Object.entries(files).flatMap(([path, text]) => (isCurrent(path, text) ? [] : path)),
      ...(part === "outputs" ? leftOvers(files) : []),
    ];
    if (stale.length === 0) continue;
    fail(
      `these files are not what the source says: ${stale.join(", ")}`,
      "Run `npm run generate` and commit what it writes.",
    );
  }
}

/** Writes the reference anew: pages of `docs/reference`, which the documentation is built from and git does not keep. */
export async function writeReference() {
  rmSync(join(ROOT, "docs/reference"), { recursive: true, force: true });
  writeFiles(await outputsOf("reference"));
}

/** Writes what is not current. @param {string} part @returns whether that was anything */
async function write(part) {
  const files = await outputsOf(part);
  if (part === "outputs") for (const path of leftOvers(files)) rmSync(join(ROOT, path));
  const written = writeFiles(files);
  for (const path of written) console.log(`wrote ${relative(".", join(ROOT, path))}`);
  return written.length > 0;
}

/** Writes what is not current. @param {Record<string, string>} files @returns what that was */
function writeFiles(files) {
  const stale = Object.entries(files).filter(([path, text]) => !isCurrent(path, text));
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  return stale.map(([path]) => path);
}

if (process.argv[1] === join(ROOT, "scripts", "generate.mjs")) {
  if (process.argv.includes("--check")) await checkGenerated();
  else {
    await write("contract");
    // A written file may be the source of a page: a list in `_made`, and the guide that shows all that is in it.
    if (await write("outputs")) await write("outputs");
  }
}

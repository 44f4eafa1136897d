// Checks the package as it would be published, from a plain `npm pack`: its content, how it resolves, and that its types hold for the code
// of a user and for the code that README.md shows.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  existsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fail, ROOT, run } from "./install.mjs";
import { samplesOf } from "./readme-samples.mjs";

/** Entries that pages without React use: nothing of React's may be needed to read their types. */
const WITHOUT_REACT = [
  "elements",
  "dom",
  "client",
  "contract",
  "json-ld",
  "data-layer",
  "vue",
  "svelte",
];

/** Runs a tool that says much when all is well; it is heard when something is wrong. */
function runQuietly(command, args) {
  const done = spawnSync("npx", [command, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (done.status !== 0)
    fail(`${command} finds fault with the package.`, done.stdout + done.stderr);
}

/** Packs as any user would: the package's own `prepack` writes the missing files of `dist`. */
function pack(folder) {
  const done = spawnSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: ROOT,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (done.status !== 0) fail("the package could not be packed.", done.stderr);
  return join(folder, JSON.parse(done.stdout)[0].filename);
}

/** Modules that a declaration file names, its own files followed. */
function modulesOf(file, seen = new Set(), modules = new Set()) {
  if (seen.has(file)) return modules;
  seen.add(file);
  for (const [, name] of readFileSync(file, "utf8").matchAll(/(?:from|import) ["']([^"']+)["']/g)) {
    if (name.startsWith("."))
      modulesOf(resolve(dirname(file), name.replace(/\.js$/, ".d.ts")), seen, modules);
    else modules.add(name);
  }
  return modules;
}

/** Every module that an entry reaches by relative imports is in the package: types alone do not show that one is missing. */
function checkModules(folder) {
  const seen = new Set();
  const follow = (file, from) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!existsSync(file))
      fail(`${relative(folder, file)} is not in the package.`, `${from} names it.`);
    if (!file.endsWith(".js")) return;
    const text = readFileSync(file, "utf8");
    for (const [, name] of text.matchAll(
      /(?:\bfrom|\bimport|\bimport\() ?["'](\.[^"'\n]+\.(?:js|css|json))["']/g,
    ))
      follow(resolve(dirname(file), name), relative(folder, file));
  };
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const target of Object.values(exports)) {
    const path = typeof target === "string" ? target : target.default;
    const [start, end] = join(folder, path).split("*");
    const files = end === undefined ? [start] : readdirSync(start).map((name) => join(start, name));
    for (const file of files) {
      if (!file.endsWith(end ?? "")) continue;
      follow(file, "package.json");
      // What stands for the star in one stands for it in the other.
      const name = end === undefined ? "" : file.slice(start.length, -end.length);
      if (target.types) follow(join(folder, target.types.replace("*", name)), "package.json");
    }
  }
}

function checkIndependence(folder) {
  for (const entry of WITHOUT_REACT) {
    const modules = modulesOf(join(folder, "dist", `${entry}.d.ts`));
    if ([...modules].some((name) => /^react(-dom)?(\/|$)/.test(name))) {
      fail(
        `the types of martillo/${entry} need React's.`,
        "Keep modules that import React out of what the entry exports; see build/types.mjs.",
      );
    }
  }
}

/** Puts what README.md shows beside the consumer's own files: it compiles as it stands there. */
function addReadme(consumer) {
  const samples = samplesOf(readFileSync(join(ROOT, "README.md"), "utf8"));
  if (samples.length === 0) {
    fail("README.md shows no sample in TypeScript.", "Mark it as tsx, or as ts.");
  }
  for (const [index, { extension, text }] of samples.entries()) {
    writeFileSync(join(consumer, `README.sample-${index + 1}.${extension}`), text);
  }
}

/** Type-checks the code of a user against the packed package, libraries included, under both ways of resolving. */
function checkConsumer(consumer) {
  for (const [module, resolution] of [
    ["nodenext", "nodenext"],
    ["preserve", "bundler"],
  ]) {
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    const flags = ["-p", ".", "--module", module, "--moduleResolution", resolution];
    run(process.execPath, [tsc, ...flags], { cwd: consumer });
  }
}

/** Pages of any encoding read the styles, and server frameworks find where the browser begins. */
function checkTexts(folder) {
  const read = (file) => readFileSync(join(folder, "dist", file), "utf8");
  if (/[^ -~\s]/.test(read("styles.css"))) {
    fail("styles.css holds letters that are not ASCII.", "Write them as escapes, or draw them.");
  }
  if (!read("index.js").startsWith('"use client";')) {
    fail('index.js does not begin with "use client".', "See entries() in build/package.ts.");
  }
}

const work = mkdtempSync(join(tmpdir(), "martillo-package-"));
try {
  const tarball = pack(work);
  runQuietly("publint", ["run", tarball, "--strict"]);
  runQuietly("attw", [tarball]);

  const consumer = join(work, "consumer");
  const installed = join(consumer, "node_modules", "martillo");
  cpSync(join(ROOT, "scripts", "consumer"), consumer, { recursive: true });
  mkdirSync(installed, { recursive: true });
  run("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  for (const name of ["zod", "zustand", "swr", "@types", "react", "react-dom", "csstype"]) {
    const target = join(ROOT, "node_modules", name);
    if (existsSync(target)) symlinkSync(target, join(consumer, "node_modules", name), "junction");
  }
  checkIndependence(installed);
  checkTexts(installed);
  checkModules(installed);
  addReadme(consumer);
  checkConsumer(consumer);
} finally {
  rmSync(work, { recursive: true, force: true });
}

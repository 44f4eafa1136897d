// `npm run check`: everything that needs no browser and no database. Stops at the first failure, says at the end how long each step took.
import { buildTypes, ensureBuilt } from "./build.mjs";
import { ensureInstalled, run } from "./install.mjs";

const times = [];

function step(name, work) {
  const begun = Date.now();
  work();
  times.push(`${name} ${Math.round((Date.now() - begun) / 1000)} s`);
}

step("install", ensureInstalled);
step("format", () => run("npx", ["prettier", "--check", "--log-level", "warn", "."]));
step("lint", () => run("npx", ["oxlint", "--type-aware", "--deny-warnings"]));
// Not `npx tsc`: the compatibility package beside TypeScript 7 takes that name.
step("types", () => run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "."]));
step("generated", () => run(process.execPath, ["scripts/generate.mjs", "--check"]));
step("build", ensureBuilt);
step("declarations", buildTypes);
step("sizes", () => run(process.execPath, ["scripts/embed-size.mjs"]));
step("package", () => run(process.execPath, ["scripts/check-package.mjs"]));
step("surface", () =>
  run("npx", ["vitest", "run", "--project", "unit", "widgets/export-surface.test.ts"]),
);
console.log(`check: all good (${times.join(", ")})`);

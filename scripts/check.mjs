// `npm run check`: everything that needs no browser and no database. Stops at the first failure.
import { buildTypes, ensureBuilt } from "./build.mjs";
import { ensureInstalled, run } from "./install.mjs";

ensureInstalled();
run("npx", ["prettier", "--check", "--log-level", "warn", "."]);
run("npx", ["oxlint", "--type-aware", "--deny-warnings"]);
// Not `npx tsc`: the compatibility package beside TypeScript 7 takes that name.
run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "."]);
run(process.execPath, ["scripts/generate.mjs", "--check"]);
ensureBuilt();
buildTypes();
run(process.execPath, ["scripts/embed-size.mjs"]);
run(process.execPath, ["scripts/check-package.mjs"]);
run("npx", ["vitest", "run", "--project", "unit", "widgets/export-surface.test.ts"]);
console.log("check: all good");

// `npm run check`: everything that needs no browser and no database. What needs the build goes beside what needs none, since most of it uses
// one core. Ends at the first failure, prints what the step had to say, and closes with how long each step took.
import { spawn } from "node:child_process";
import { ensureInstalled, ROOT } from "./install.mjs";

const times = [];
const running = new Set();

function stopWith(status, words) {
  console.error(words);
  for (const child of running) child.kill();
  process.exit(status);
}

/** Runs a command; what it prints is shown when it ends, so that two at once do not mix. A failure ends the process with its exit code. */
function step(name, command, args) {
  const begun = Date.now();
  const child = spawn(command, args, { cwd: ROOT, shell: process.platform === "win32" });
  running.add(child);
  const output = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.once("error", (error) =>
      stopWith(1, `martillo: could not run ${command}: ${error.message}`),
    );
    child.once("close", (status) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(output));
      if (status !== 0) stopWith(status ?? 1, `check: ${name} failed`);
      times.push(`${name} ${Math.round((Date.now() - begun) / 1000)} s`);
      resolve();
    });
  });
}

const node = (name, ...args) => step(name, process.execPath, args);
const npx = (name, ...args) => step(name, "npx", args);

async function checkSources() {
  await npx("format", "oxfmt", "--check");
  await npx("lint", "oxlint", "--type-aware", "--deny-warnings");
  // Not `npx tsc`: the compatibility package beside TypeScript 7 takes that name.
  // Each checker infers the calls for itself: two are as quick as the usual four, and cost a third less.
  await node("types", "node_modules/typescript/bin/tsc", "-p", ".", "--checkers", "2");
  await node("generated", "scripts/generate.mjs", "--check");
}

async function checkBuild() {
  // Without declarations: what packs the package writes them, as it does for anybody.
  await node("build", "scripts/build.mjs", "--if-stale");
  await node("sizes", "scripts/embed-size.mjs");
  await node("package", "scripts/check-package.mjs");
}

const begun = Date.now();
ensureInstalled();
await Promise.all([checkSources(), checkBuild()]);
console.log(
  `check: all good in ${Math.round((Date.now() - begun) / 1000)} s (${times.join(", ")})`,
);

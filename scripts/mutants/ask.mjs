// Asks files of one project whether they fail, and by which test. Vitest stays open between two questions, so that what has not changed is
// neither read nor set up again.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createVitest } from "vitest/node";
import { ensureBuilt, forgetBuild } from "../build.mjs";
import { fail, ROOT } from "../install.mjs";
import { runsInGate } from "./gate-files.mjs";

/** Longer than any finder takes on a busy machine; a fault may make a page wait without end. */
const LONGEST_MS = 8 * 60_000;

process.env.TZ = "UTC";
/** What vitest says of itself when it is begun as a command: Storybook's plugin asks for it. A build must not hear it. */
const OF_VITEST = { TEST: "true", VITEST: "true", NODE_ENV: "test" };

/** @type {Map<string, import("vitest/node").Vitest>} */
const open = new Map();

/** Ends all that runs: workers, browsers, databases. */
export async function close() {
  const all = [...open.values()];
  open.clear();
  await Promise.allSettled(all.map((vitest) => vitest.close()));
  leaveVitest();
}

/** The tier decides which files a project has, and what these try. */
async function vitestOf(project, tier) {
  Object.assign(process.env, OF_VITEST, { MARTILLO_TIER: tier });
  const key = `${project} ${tier}`;
  const known = open.get(key);
  if (known) return known;
  const vitest = await createVitest("test", {
    root: ROOT,
    project: [project],
    watch: false,
    bail: 1,
    reporters: [{}],
    onConsoleLog: () => false,
  });
  open.set(key, vitest);
  await vitest.standalone();
  return vitest;
}

/**
 * @param {string} project
 * @param {readonly string[]} files
 * @param {string} [changed] the source that is another one than before
 * @returns {Promise<string | undefined>} the first test that fails, or what went wrong before any ran; undefined where all pass
 */
export async function ask(project, files, changed) {
  build(project);
  const tier = files.every((file) => runsInGate(project, file)) ? "gate" : "full";
  const vitest = await vitestOf(project, tier);
  if (changed) vitest.invalidateFile(join(ROOT, changed));
  const paths = files.map((file) => join(ROOT, file));
  const found = await vitest.globTestSpecifications(paths);
  const specifications = found.filter(({ moduleId }) => paths.includes(moduleId));
  if (specifications.length < files.length) {
    fail(`${project} does not run all of ${files.join(", ")}.`, "Name a file of that project.");
  }
  const limit = setTimeout(() => vitest.cancelCurrentRun("keyboard-input"), LONGEST_MS);
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    // The answer holds what ran before, too.
    const asked = new Set(specifications.map(({ moduleId }) => moduleId));
    const own = testModules.filter(({ moduleId }) => asked.has(moduleId));
    const failure = firstFailure(own) ?? unhandledErrors.map(String)[0];
    return failure ?? (own.length < asked.size ? "a file that never ran" : undefined);
  } finally {
    clearTimeout(limit);
    if (changed) vitest.invalidateFile(join(ROOT, changed));
  }
}

function firstFailure(modules) {
  for (const module of modules) {
    for (const test of module.children.allTests("failed")) return test.fullName;
    for (const suite of module.children.allSuites()) {
      for (const { message } of suite.errors()) return `${suite.fullName}: ${message}`;
    }
    for (const { message } of module.errors()) return message;
  }
  return modules.some((module) => !module.ok()) ? "a file that did not end" : undefined;
}

function leaveVitest() {
  for (const name of Object.keys(OF_VITEST)) delete process.env[name];
}

let hasBuilt = false;

/** Whether what is built may hold a fault. */
export function isBuiltWithFaults() {
  return hasBuilt;
}

/** The projects that look at what is built. A fault that does not build is none that could land. */
function build(project) {
  if (!["embed", "e2e", "hosts"].includes(project)) return;
  leaveVitest();
  // Before the first fault all of it, which is also what the files of the script tag lie beside.
  if (project !== "embed" || !hasBuilt) ensureBuilt();
  hasBuilt = true;
  if (project !== "embed") return;
  forgetBuild();
  const steps = [
    ["npx", "vite", "build", "--config", "build/embed/config.ts"],
    ["node", "scripts/compress-files.mjs"],
  ];
  for (const [command, ...args] of steps) {
    if (spawnSync(command, args, { cwd: ROOT, stdio: "ignore" }).status === 0) continue;
    throw new Error(`martillo: ${[command, ...args].join(" ")} fails with this fault.`);
  }
}

/** @type {Set<string>} */
const green = new Set();

/** Ends the process where files fail without any fault: nothing would be said by their failing with one. */
export async function requireGreen(project, files) {
  const open = files.filter((file) => !green.has(`${project} ${file}`));
  if (open.length === 0) return;
  const failure = await ask(project, open);
  if (failure) {
    await close();
    fail(`${project} fails without any fault: ${failure}`, "Mend it first.");
  }
  for (const file of open) green.add(`${project} ${file}`);
}

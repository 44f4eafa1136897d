// Writes what each file of tests came to, after every file: a run that is ended or that dies leaves a report of all that it had done.
import { renameSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const LINES_OF_A_FAILURE = 5;

function inFiveLines({ message = "", stack = "" }, title) {
  const where = stack
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line.startsWith("at ") || line.startsWith("- "));
  const lines = [title, ...stripVTControlCharacters(message).split("\n")].filter((line) =>
    line.trim(),
  );
  return [...lines.slice(0, LINES_OF_A_FAILURE - 1), ...(where ? [where] : [])].join("\n");
}

/** The first thing that went wrong in a file: while it was read, in a hook, in a test. */
function firstFailure(module) {
  for (const error of module.errors()) return inFiveLines(error, "the file could not be read");
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors()) return inFiveLines(error, suite.fullName);
  }
  for (const test of module.children.allTests("failed")) {
    for (const error of test.result().errors ?? []) return inFiveLines(error, test.fullName);
    return test.fullName;
  }
  return "no test says why";
}

function secondsOf(module) {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  return Math.round((setupDuration + collectDuration + duration) / 100) / 10;
}

/** @implements {import("vitest/reporters").Reporter} */
export default class ReportOfFiles {
  #root = process.cwd();
  #files = {};
  #errors = [];
  #end;

  onInit(vitest) {
    this.#root = vitest.config.root;
  }

  onTestRunStart(specifications) {
    for (const { project, moduleId } of specifications) this.#fileOf(project.name, moduleId);
    this.#write();
  }

  onTestModuleQueued(module) {
    Object.assign(this.#fileOf(module.project.name, module.moduleId), { state: "running" });
  }

  onTestModuleStart(module) {
    this.#fileOf(module.project.name, module.moduleId).begun ??= Date.now();
    this.#write();
  }

  onTestModuleEnd(module) {
    const file = this.#fileOf(module.project.name, module.moduleId);
    const state = module.state() === "failed" ? "failed" : "passed";
    const counts = { passed: 0, failed: 0, skipped: 0 };
    let longestMs = 0;
    for (const test of module.children.allTests()) {
      counts[test.result().state] += 1;
      longestMs = Math.max(longestMs, test.diagnostic()?.duration ?? 0);
    }
    Object.assign(file, {
      state,
      ...counts,
      seconds: secondsOf(module),
      longestTest: Math.round(longestMs / 100) / 10,
      ended: Date.now(),
    });
    file.begun ??= file.ended;
    if (state === "failed") file.failure = firstFailure(module);
    this.#write();
  }

  onTestRunEnd(_modules, unhandledErrors, reason) {
    this.#errors = unhandledErrors.map((error) => ({
      file: error.VITEST_TEST_PATH && relative(this.#root, error.VITEST_TEST_PATH),
      failure: inFiveLines(error, error.name ?? "Error"),
    }));
    this.#end = reason;
    this.#write();
  }

  #fileOf(project, moduleId) {
    const file = relative(this.#root, moduleId);
    return (this.#files[`${project}: ${file}`] ??= { project, file, state: "waiting" });
  }

  #write() {
    const path = process.env.MARTILLO_TEST_REPORT;
    if (!path) return;
    const report = { files: Object.values(this.#files), errors: this.#errors, end: this.#end };
    // Renamed into its place, so that a run which is killed while it writes leaves the report before.
    writeFileSync(`${path}.new`, JSON.stringify(report));
    renameSync(`${path}.new`, path);
  }
}

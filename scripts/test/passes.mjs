// A first pass over all files; then each file that failed once more, alone. One file that loses a frame on a busy machine is named and refuses
// no work; a file that fails twice does: docs/decisions/0022-second-pass.md.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isCrowded, LOOK_AFTER_MS } from "./budgets.mjs";
import { judge, readReport } from "./report.mjs";
import { watchPauses } from "./pauses.mjs";
import { runVitest } from "./vitest.mjs";

/** More than this many failed files are no chance. */
const MOST_AGAIN = 12;
const MINUTE_MS = 60_000;

/**
 * @typedef {import("./report.mjs").FileOfRun} FileOfRun
 * @typedef {object} Outcome
 * @property {FileOfRun[]} files each as it came out in the end
 * @property {{ file: FileOfRun, first: string, second: string }[]} flaky passed at the second pass alone
 * @property {{ file: FileOfRun, first: string, second?: string }[]} failed
 * @property {FileOfRun[]} left never run
 * @property {string[]} faults what belongs to no file
 * @property {string} [ended] why the run ended before its end
 * @property {number} firstMs
 * @property {number} secondMs
 * @property {boolean} isCrowded
 * @property {readonly import("./pauses.mjs").Pause[]} pauses in which the whole machine stood still: what failed then is no fault of its own
 */

/**
 * @param {object} options
 * @param {string[]} options.args of vitest, which choose what runs
 * @param {string} options.folder for reports
 * @param {typeof import("./budgets.mjs").BUDGETS.gate} options.budgets
 * @param {Readonly<Record<string, number>>} options.seconds what files take on a quiet machine
 * @param {boolean} [options.isSlow] whether the machine is known to be crowded
 * @param {string} [options.root]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {Promise<Outcome>}
 */
export async function runPasses(options) {
  const { args, folder, budgets, seconds, isSlow = false, root, env } = options;
  mkdirSync(folder, { recursive: true });
  const reportOf = (name) => join(folder, `${name}.json`);
  const begun = Date.now();
  const pauses = watchPauses();
  let crowded = isSlow;

  const first = reportOf("first-pass");
  let nextLook = begun + LOOK_AFTER_MS;
  /** The end of the first pass; later where the machine turns out to be crowded. */
  const firstEnd = () => {
    if (!crowded && Date.now() > nextLook) {
      nextLook = Date.now() + MINUTE_MS;
      crowded = isCrowded(readReport(first)?.files ?? [], seconds);
    }
    return begun + budgets[crowded ? "crowded" : "quiet"].first * MINUTE_MS;
  };
  const pass = await runVitest(args, { report: first, root, env, deadline: firstEnd });
  const outcome = {
    files: pass.report?.files ?? [],
    flaky: [],
    failed: [],
    left: [],
    faults: [],
    firstMs: Date.now() - begun,
    secondMs: 0,
    get isCrowded() {
      return crowded;
    },
    pauses,
  };
  if (!pass.report) {
    outcome.faults.push(`vitest began no run and ended with ${pass.status}`);
    return outcome;
  }

  const verdict = judge(pass.report);
  outcome.faults.push(...verdict.faults);
  const all = [...verdict.failed, ...verdict.neverRan];
  if (pass.status !== 0 && all.length === 0 && verdict.faults.length === 0) {
    outcome.faults.push(`vitest ended with ${pass.status} and names no file`);
  }
  const give = (why) => {
    outcome.ended = why;
    outcome.failed.push(...verdict.failed.map((file) => ({ file, first: file.failure ?? "" })));
    outcome.left.push(...verdict.neverRan);
    return outcome;
  };
  if (pass.ended === "stopped") return give("it was stopped");
  if (pass.ended === "over") {
    return give(
      `the first pass took more than ${budgets[crowded ? "crowded" : "quiet"].first} minutes`,
    );
  }
  if (verdict.failed.length > MOST_AGAIN) {
    return give(
      `${verdict.failed.length} files failed: too many for chance, so none was tried again`,
    );
  }

  const secondBegun = Date.now();
  const secondEnd = () => secondBegun + budgets[crowded ? "crowded" : "quiet"].second * MINUTE_MS;
  const again = (name, project, files, more) =>
    runVitest(["--project", project, ...more, ...files.map(({ file }) => file)], {
      report: reportOf(name),
      root,
      env,
      deadline: secondEnd,
    });

  // Files that never ran have failed at nothing: each project's run together, as in a first pass.
  const waiting = [...verdict.failed];
  for (const [project, files] of byProject(verdict.neverRan)) {
    const { report, status, ended } = await again("left", project, files, []);
    if (ended === "stopped") outcome.ended = "it was stopped";
    const { failed, neverRan, faults } = judge(report ?? { files: [], errors: [] });
    outcome.faults.push(...faults);
    if (report && status !== 0 && [...failed, ...neverRan, ...faults].length === 0) {
      outcome.faults.push(`vitest ended with ${status} and names no file`);
    }
    for (const file of files) {
      const first = file.failure ?? "it never ran in the first pass";
      const now = report?.files.find((other) => other.file === file.file);
      if (now) take(file, now);
      if (file.state === "passed" && !failed.includes(now)) {
        outcome.flaky.push({ file, first, second: "passed" });
      } else waiting.push(file);
    }
  }
  if (waiting.length > MOST_AGAIN) {
    outcome.ended = `${waiting.length} files failed: too many for chance`;
  }

  for (const [project, files] of byProject(waiting)) {
    for (const file of files) {
      const was = file.failure ?? "it did not end";
      if (outcome.ended || Date.now() > secondEnd()) {
        outcome.ended ??= "the second pass took longer than its budget";
        outcome.failed.push({ file, first: was });
        continue;
      }
      console.log(`\nonce more, alone: ${project}: ${file.file}\n${was}\n`);
      const alone = ["--maxWorkers=1", "--no-file-parallelism"];
      const { report, status, ended } = await again("again", project, [file], alone);
      if (ended === "stopped") outcome.ended = "it was stopped";
      const now = report?.files.find((other) => other.file === file.file);
      const faults = report ? judge(report).faults : [];
      if (now) take(file, now);
      if (status === 0 && file.state === "passed") {
        outcome.flaky.push({ file, first: was, second: "passed alone" });
      } else {
        const second = file.failure ?? faults[0] ?? `vitest ended with ${status}`;
        Object.assign(file, { state: "failed" });
        outcome.failed.push({ file, first: was, second });
      }
    }
  }
  outcome.secondMs = Date.now() - secondBegun;
  return outcome;
}

/** What a later run of a file came to, at the place on the clock of its first one. */
function take(file, now) {
  const { begun = now.begun, ended = now.ended } = file;
  Object.assign(file, { failure: undefined, ...now, begun, ended });
}

function byProject(files) {
  const projects = new Map();
  for (const file of files)
    projects.set(file.project, [...(projects.get(file.project) ?? []), file]);
  return projects;
}

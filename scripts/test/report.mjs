// What the report of a pass says: which files failed, which never ran, and what went wrong beside them.
import { existsSync, readFileSync, rmSync } from "node:fs";

/**
 * @typedef {object} FileOfRun one file of tests in one project
 * @property {string} project
 * @property {string} file path from the root
 * @property {"waiting" | "running" | "passed" | "failed"} state
 * @property {number} [passed]
 * @property {number} [failed]
 * @property {number} [skipped]
 * @property {number} [seconds] set-up, import and tests
 * @property {number} [longestTest] in seconds
 * @property {number} [begun]
 * @property {number} [ended]
 * @property {string} [failure] the first one, in five lines
 */

/**
 * @typedef {object} Report
 * @property {FileOfRun[]} files
 * @property {{ file?: string, failure: string }[]} errors unhandled ones
 * @property {string} [end] why the run ended; absent where it was cut off
 */

/** @returns {Report | undefined} nothing where no run has begun */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

export function forgetReport(path) {
  rmSync(path, { force: true });
}

/** How pages that never answer are told: the error names no file, and the files of its project stay behind. */
const LOST_PAGE = /browser session|browser connection|page (was )?closed|orchestrator/i;

/**
 * @param {Report} report
 * @returns {{ failed: FileOfRun[], neverRan: FileOfRun[], faults: string[] }} `faults`: what belongs to no file and so cannot be tried again
 */
export function judge({ files, errors }) {
  const failed = files.filter(({ state }) => state === "failed");
  const neverRan = files.filter(({ state }) => state === "waiting" || state === "running");
  const faults = [];
  for (const { file: name, failure } of errors) {
    const owners = files.filter(({ file }) => file === name);
    const isLostPage = LOST_PAGE.test(failure) && neverRan.length > 0;
    if (owners.length === 0 && !isLostPage) faults.push(failure);
    for (const owner of owners.length > 0 ? owners : neverRan) owner.failure ??= failure;
    failed.push(...owners.filter((owner) => owner.state === "passed" && !failed.includes(owner)));
  }
  return { failed, neverRan, faults };
}

// What the report of a pass says: which files failed, which never ran, and what went wrong beside them.
import { existsSync, readFileSync, rmSync } from "node:fs";

/**
 * @typedef {import("./report.d.mts").FileOfRun} FileOfRun
 * @typedef {import("./report.d.mts").Report} Report
 */

/** @returns {Report | undefined} nothing where no run has begun */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

export function forgetReport(path) {
  rmSync(path, { force: true });
}

/** How pages that never answer and processes that die are told: the error names no file, and files stay behind. */
const LOST = /browser session|browser connection|page (was )?closed|orchestrator|vitest-pool/i;

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
    const isLost = LOST.test(failure) && neverRan.length > 0;
    if (owners.length === 0 && !isLost) faults.push(failure);
    for (const owner of owners.length > 0 ? owners : neverRan) owner.failure ??= failure;
    failed.push(...owners.filter((owner) => owner.state === "passed" && !failed.includes(owner)));
  }
  return { failed, neverRan, faults };
}

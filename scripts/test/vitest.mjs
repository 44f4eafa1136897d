// Runs vitest once, in processes of its own, until it ends or its time is over.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../install.mjs";
import { forgetReport, readReport } from "./report.mjs";

const VITEST = join(ROOT, "node_modules", "vitest", "vitest.mjs");
const REPORTER = join(ROOT, "scripts", "test", "reporter.mjs");
/** Time to close databases and browsers. */
const GRACE_MS = 15_000;

const running = new Set();
let isStopped = false;

function signal(child, name) {
  try {
    // The whole group: workers, browsers, databases.
    process.kill(-child.pid, name);
  } catch {
    child.kill(name);
  }
}

/** Ends all running processes at once; nothing begins after it. The report holds the results so far. */
export function stopAll() {
  isStopped = true;
  for (const child of running) signal(child, "SIGKILL");
}

/**
 * @param {string[]} args of vitest
 * @param {{ report: string, root?: string, env?: NodeJS.ProcessEnv, deadline: () => number }} options `deadline`: when it ends, in milliseconds
 * as of `Date.now()`; asked again and again
 * @returns {Promise<{ status: number | null, ended?: "stopped" | "over", report: import("./report.mjs").Report | undefined }>}
 */
export async function runVitest(args, { report, root = ROOT, env = {}, deadline }) {
  // A run that dies at once must not seem to have done what the one before it did.
  forgetReport(report);
  const child = spawn(
    process.execPath,
    [VITEST, "run", "--reporter=default", `--reporter=${REPORTER}`, ...args],
    {
      cwd: root,
      stdio: "inherit",
      detached: process.platform !== "win32",
      env: { ...process.env, TZ: "UTC", ...env, MARTILLO_TEST_REPORT: report },
    },
  );
  running.add(child);
  let isOver = false;
  const clock = setInterval(() => {
    if (isOver || Date.now() < deadline()) return;
    isOver = true;
    signal(child, "SIGINT");
    setTimeout(() => signal(child, "SIGKILL"), GRACE_MS).unref();
  }, 1_000);
  const status = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(clock);
  running.delete(child);
  // What a process that died has left running would disturb the next one.
  signal(child, "SIGKILL");
  const ended = isStopped ? "stopped" : isOver ? "over" : undefined;
  return { status, ended, report: readReport(report) };
}

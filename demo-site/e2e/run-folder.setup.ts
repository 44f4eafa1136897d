import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

let removeNow: (() => void) | undefined;

/**
 * One folder for all temporary files of the run, those of its servers and browsers included. It goes with the run: a worker that is killed has
 * no time to take its own away.
 */
export function setup({ config }: TestProject): void {
  const folder = mkdtempSync(join(tmpdir(), "martillo-e2e-"));
  // PostgreSQL of a test may run as a user of its own.
  chmodSync(folder, 0o755);
  config.env = { ...config.env, TMPDIR: folder };
  // What was ended a moment ago may still be writing its last file.
  const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };
  removeNow = () => rmSync(folder, options);
  process.once("exit", removeNow);
}

export function teardown(): void {
  if (!removeNow) return;
  process.off("exit", removeNow);
  removeNow();
}

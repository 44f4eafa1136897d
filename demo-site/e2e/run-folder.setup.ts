import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { removeLater } from "../server/testing/remove-later";

let folder = "";
const removeAtExit = () => removeLater(folder);

/**
 * One folder for all temporary files of the run, those of its servers and browsers included. It goes with the run: a worker that is killed has
 * no time to take its own away.
 */
export function setup({ config }: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), "martillo-e2e-"));
  // PostgreSQL of a test may run as a user of its own.
  chmodSync(folder, 0o755);
  config.env = { ...config.env, TMPDIR: folder };
  process.once("exit", removeAtExit);
}

export function teardown(): void {
  process.off("exit", removeAtExit);
  // A process that ended a moment ago may still be writing its last file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

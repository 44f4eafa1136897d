import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, onTestFinished } from "vitest";
import { at } from "../../../build/entries.js";

interface Ended {
  status: number | null;
  /** From the table of times on. */
  closing: string;
}

/** How a test runs planted files like `npm test`, with the folder of its reports. Call at the top of a file. */
export function usePlantedFiles() {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "martillo-planted-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** `whileRunning` gets a function that stops the process. */
  function run(
    files: readonly string[],
    { minutes = 2, env = {}, whileRunning = (_stop: () => void) => {} } = {},
  ): Promise<Ended> {
    const child = spawn(
      process.execPath,
      [at("scripts/test/planted/run.mjs"), folder, String(minutes), ...files],
      { env: { ...process.env, CI: "true", VITEST: "", ...env } },
    );
    let printed = "";
    child.stdout.on("data", (chunk) => (printed += String(chunk)));
    child.stderr.on("data", (chunk) => (printed += String(chunk)));
    const stop = () => void child.kill("SIGTERM");
    onTestFinished(stop);
    whileRunning(stop);
    return new Promise((resolve) =>
      child.once("close", (status) =>
        resolve({ status, closing: printed.slice(printed.lastIndexOf("\nproject  ")) }),
      ),
    );
  }
  return { run, report: (name: string) => join(folder, `${name}.json`) };
}

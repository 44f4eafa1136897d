import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { BaseSequencer } from "vitest/node";
import { keyOf } from "./budgets.mjs";

const SECONDS = JSON.parse(readFileSync(new URL("../test-seconds.json", import.meta.url), "utf8"));
/** What a file that was never measured is taken to need. */
const BYTES_A_SECOND = 1_000;

/** Files by what they took in the last full run. A long one that begins last would run alone while the other workers have nothing left to do. */
export class LongFirst extends BaseSequencer {
  async sort(files) {
    const seconds = new Map();
    for (const file of files) {
      const path = relative(this.ctx.config.root, file.moduleId);
      const measured = SECONDS[keyOf({ project: file.project.name, file: path })];
      seconds.set(file, measured ?? statSync(file.moduleId).size / BYTES_A_SECOND);
    }
    return files.toSorted((one, other) => seconds.get(other) - seconds.get(one));
  }
}

// Puts a fault into a source file and takes it out again, however the run ends.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fail, ROOT } from "../install.mjs";

/** What the runs of mutants keep between them. */
export const KEPT = join(ROOT, "node_modules", ".martillo", "mutants");
/** The file that holds a fault now, as it was: a process that is killed cannot restore it, so the next run does. */
const OPEN = join(KEPT, "open.json");

/** The source with the fault, or undefined where the place is not there exactly once. */
export function withFault(source, { find, put }) {
  const parts = source.split(find);
  return parts.length === 2 ? parts.join(put) : undefined;
}

/** @param {import("./mutants.mjs").Mutant} mutant */
export function putFault(mutant) {
  const path = join(ROOT, mutant.file);
  const source = readFileSync(path, "utf8");
  const faulty = withFault(source, mutant);
  if (faulty === undefined) {
    fail(
      `${mutant.file} does not hold the place of the mutant ${mutant.name} exactly once:\n${mutant.find}`,
      "Write the mutant anew.",
    );
  }
  mkdirSync(dirname(OPEN), { recursive: true });
  writeFileSync(OPEN, JSON.stringify({ path, source, faulty }));
  writeFileSync(path, faulty);
}

/** Does nothing where no file holds a fault. A file that was edited meanwhile is left alone, and named. */
export function restore() {
  if (!existsSync(OPEN)) return;
  const { path, source, faulty } = JSON.parse(readFileSync(OPEN, "utf8"));
  const now = readFileSync(path, "utf8");
  if (now !== faulty && now !== source) {
    console.error(`martillo: ${path} held the fault of a mutant and was edited since: look at it.`);
  } else writeFileSync(path, source);
  rmSync(OPEN);
}

// The memory that a process holds, and the most that it has held since it was last asked to begin anew. Of Linux alone.
import { readFileSync, writeFileSync } from "node:fs";

/** Megabytes that it holds now, and at most since `forgetPeak`. */
export function memoryOf(pid) {
  const text = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1]) / 1_024;
  return { now: read("VmRSS"), peak: read("VmHWM") };
}

/** From now on the most is counted anew. */
export function forgetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

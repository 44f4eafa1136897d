// How long a run of the tests may take, and how a crowded machine is told from a fault.

/**
 * Minutes of the first pass and of the second. A run past them ends with the names of what is left: a runner that is stopped from outside
 * leaves no report. A quiet machine needs 13 and 40 minutes for the two tiers; beside two busy loops the gate needs 19. One that slowed down
 * at its end alone, where the journeys are, was not done after 30 and did not count as crowded.
 */
export const BUDGETS = {
  gate: { quiet: { first: 45, second: 15 }, crowded: { first: 60, second: 20 } },
  full: { quiet: { first: 70, second: 15 }, crowded: { first: 100, second: 20 } },
};

/** After this long the machine shows how crowded it is. */
export const LOOK_AFTER_MS = 120_000;
const SLOWER = 1.5;

/**
 * Whether files take much longer than they did when `seconds` was written.
 * @param {readonly import("./report.mjs").FileOfRun[]} files
 * @param {Readonly<Record<string, number>>} seconds of each file on a quiet machine, by `keyOf`
 */
export function isCrowded(files, seconds) {
  const measured = files.filter((file) => file.seconds && seconds[keyOf(file)]);
  const sum = (of) => measured.reduce((total, file) => total + of(file), 0);
  return measured.length > 0 && sum((f) => f.seconds) > SLOWER * sum((f) => seconds[keyOf(f)]);
}

/** @param {{ project: string, file: string }} file */
export function keyOf({ project, file }) {
  return `${project}: ${file}`;
}

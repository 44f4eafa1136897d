// The lines that a run prints at its end: times by project, files that passed only at the second pass, failed and unfinished files.

const MOST_NAMES = 40;

/** @param {number} ms */
function minutes(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function row(cells) {
  return cells.map((cell, index) => (index ? cell.padStart(9) : cell.padEnd(20))).join("");
}

/** A project runs beside others, so its span on the clock overlaps theirs; its work is the sum of what its files took. */
function table(files) {
  const lines = [
    row(["project", "files", "passed", "failed", "skipped", "span", "work", "longest"]),
  ];
  for (const name of new Set(files.map(({ project }) => project))) {
    const own = files.filter(({ project, ended }) => project === name && ended !== undefined);
    const sum = (key) => own.reduce((total, file) => total + (file[key] ?? 0), 0);
    const span =
      Math.max(...own.map(({ ended }) => ended)) - Math.min(...own.map(({ begun }) => begun));
    const longest = Math.max(...own.map(({ longestTest = 0 }) => longestTest));
    lines.push(
      row([
        name,
        ...[own.length, sum("passed"), sum("failed"), sum("skipped")].map(String),
        own.length > 0 ? minutes(span) : "-",
        minutes(sum("seconds") * 1000),
        own.length > 0 ? `${longest} s` : "-",
      ]),
    );
  }
  return lines;
}

function indented(text) {
  return text
    .split("\n")
    .map((line) => `      ${line}`)
    .join("\n");
}

function named({ project, file }) {
  return `  ${project}: ${file}`;
}

/**
 * @param {import("./passes.mjs").Outcome} outcome
 * @returns {{ text: string, passed: number, failed: number }} `text` ends with `N passed, N failed`
 */
export function closingLines(outcome) {
  const { files, flaky, failed: broken, left, faults, ended } = outcome;
  const lines = ["", ...table(files)];
  lines.push(
    `first pass ${minutes(outcome.firstMs)}, second pass ${minutes(outcome.secondMs)}${outcome.isCrowded ? ", on a crowded machine" : ""}`,
    "",
  );
  for (const { at, seconds } of outcome.pauses) {
    lines.push(`The machine stood still for ${seconds} s until ${new Date(at).toISOString()}.`, "");
  }
  if (flaky.length > 0) {
    lines.push(`${flaky.length} passed at the second pass alone; look into why:`);
    for (const { file, first, second } of flaky) {
      lines.push(named(file), "    first:", indented(first), `    second: ${second}`);
    }
    lines.push("");
  }
  if (broken.length > 0) {
    lines.push(`${broken.length} files failed:`);
    for (const { file, first, second } of broken) {
      lines.push(named(file), "    first:", indented(first));
      if (second !== undefined) lines.push("    second, alone:", indented(second));
    }
    lines.push("");
  }
  if (left.length > 0) {
    lines.push(`${left.length} files never ran or did not end:`);
    const running = left.filter(({ state }) => state === "running");
    const names = [...running, ...left.filter((file) => !running.includes(file))];
    for (const file of names.slice(0, MOST_NAMES)) lines.push(`${named(file)} (${file.state})`);
    if (names.length > MOST_NAMES) lines.push(`  and ${names.length - MOST_NAMES} more`);
    lines.push("");
  }
  if (faults.length > 0) {
    lines.push("errors that belong to no file:");
    for (const fault of faults) lines.push(indented(fault));
    lines.push("");
  }
  if (ended) lines.push(`The run ended early: ${ended}.`, "");

  const passed = files.reduce((sum, file) => sum + (file.passed ?? 0), 0);
  // A file that failed without a failing test, by a hook or as it was read, counts as one.
  const inFiles = broken.reduce((sum, { file }) => sum + Math.max(1, file.failed ?? 0), 0);
  const nothing = passed === 0 && inFiles === 0 ? 1 : 0;
  const failed =
    inFiles +
    left.length +
    faults.length +
    (ended && inFiles + left.length === 0 ? 1 : 0) +
    nothing;
  lines.push(`${passed} passed, ${failed} failed`);
  return { text: lines.join("\n"), passed, failed };
}

// The table mutant × project of `npm run mutants -- --matrix`.
import { PROJECTS } from "./mutants.mjs";

function cellOf(result) {
  if (!result) return "·";
  return result.foundBy ? "found" : "missed";
}

/**
 * @param {readonly import("./mutants.mjs").Mutant[]} mutants
 * @param {Readonly<Record<string, Readonly<Record<string, { foundBy: string | null }>>>>} results by mutant and project
 */
export function matrixLines(mutants, results) {
  const width = Math.max(...mutants.map(({ name }) => name.length)) + 2;
  const row = (first, cells) => first.padEnd(width) + cells.map((cell) => cell.padEnd(9)).join("");
  const findersOf = ({ name }) => PROJECTS.filter((project) => results[name]?.[project]?.foundBy);
  const lines = ["", row("", [...PROJECTS])];
  for (const mutant of mutants) {
    const cells = PROJECTS.map((project) => cellOf(results[mutant.name]?.[project]));
    lines.push(row(mutant.name, cells));
  }
  lines.push("", "· was not asked: the mutant names no file of that project.", "");
  for (const project of PROJECTS) {
    const alone = mutants.filter((mutant) => {
      const found = findersOf(mutant);
      return found.length === 1 && found[0] === project;
    });
    lines.push(
      alone.length > 0
        ? `${project} alone finds ${alone.length}`
        : `${project} finds nothing alone`,
    );
  }
  return lines;
}

// Which files of a project decide whether a change lands.
import { createFilter } from "vite";
import { GATE } from "../test/tiers.mjs";

const NOT_WHOLE = { embed: GATE.asEmbed, e2e: GATE.e2e, hosts: GATE.hosts };

/**
 * @param {string} project
 * @param {string} file one that runs in that project
 */
export function runsInGate(project, file) {
  if (project === "browser") return !isAmong(file, GATE.notInBrowser);
  if (["unit", "server"].includes(project)) return !isAmong(file, GATE.notInNode);
  return isAmong(file, NOT_WHOLE[project] ?? ["**"]);
}

/**
 * @param {string} file
 * @param {readonly string[]} patterns as vitest has them; none takes no file
 */
export function isAmong(file, patterns) {
  return patterns.length > 0 && createFilter(patterns, null, { resolve: false })(file);
}

// Faults that the tests must find: each is one edit of a source file that breaks something that is promised. docs/decisions/0006 says why.
import { account } from "./layers/account.mjs";
import { bidding } from "./layers/bidding.mjs";
import { money } from "./layers/money.mjs";
import { selling } from "./layers/selling.mjs";
import { limits } from "./layers/limits.mjs";
import { state } from "./layers/state.mjs";
import { widgets } from "./layers/widgets.mjs";
import { pages } from "./layers/pages.mjs";
import { flavours } from "./layers/flavours.mjs";
import { runsInGate } from "./gate-files.mjs";

/**
 * `find` occurs exactly once in `file`. `finders`: the files of each project that can be expected to find it. `why`: for what no file of the
 * gate finds.
 * @typedef {import("./mutants.d.mts").Edit} Edit
 * @typedef {import("./mutants.d.mts").Mutant} Mutant
 * @typedef {import("./mutants.d.mts").Project} Project
 */

/** The cheapest first. @type {readonly Project[]} */
export const PROJECTS = "unit server alone browser stories embed e2e hosts".split(" ");

const LAYERS = { bidding, money, selling, account, limits, state, widgets, pages, flavours };

/** @type {readonly Mutant[]} */
export const mutants = Object.entries(LAYERS).flatMap(([layer, edits]) =>
  edits.map((edit) => ({ ...edit, layer })),
);

/** The finders that decide whether a change lands. */
export function gateFindersOf({ finders }) {
  return Object.fromEntries(
    Object.entries(finders).flatMap(([project, files]) => {
      const own = files.filter((file) => runsInGate(project, file));
      return own.length > 0 ? [[project, own]] : [];
    }),
  );
}

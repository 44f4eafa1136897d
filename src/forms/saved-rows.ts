import type { Rule } from "./rules";

/** An entry of `RepeatingRows` that is still being written has not been taken: it is saved or given up first. */
export function savedRows(name: string, text = "Guarde o cancele lo que está editando."): Rule {
  return (_value, data) =>
    [...data.keys()].some((key) => key.startsWith(`${name}.draft.`)) ? text : undefined;
}

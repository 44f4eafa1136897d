import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as spanish } from "@zxcvbn-ts/language-es-es";

/** Longer ones cost time and are strong by then, or repeat themselves from the start. */
const LONGEST_CHECKED = 64;

const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...spanish },
  maxLength: LONGEST_CHECKED,
});

/** How hard a password is to guess, 0 to 4; words of the person's own, such as the name, make it easier. */
export function scorePassword(password: string, ownWords: readonly string[]): number {
  return estimator.check(password.slice(0, LONGEST_CHECKED), [...ownWords]).score;
}

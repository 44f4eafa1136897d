import * as fc from "fast-check";
import { onTestFailed } from "vitest";

/** Any number will do, as long as it stays the same: a run that refuses a change must refuse it again. */
const USUAL_SEED = 20_251;

/**
 * What chance in tests begins with. `MARTILLO_SEED=7` does what another run with 7 did, `MARTILLO_SEED=random` draws one; a test that fails
 * says which it was.
 */
export const SEED = seedOf(process.env["MARTILLO_SEED"]);

// Also where a sample is drawn. What fails tells this seed by itself.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });

/** Tests import it from here, so that it has its seed. */
export { fc };

export function seedOf(wanted: string | undefined): number {
  if (wanted === undefined || wanted === "") return USUAL_SEED;
  if (wanted === "random") return Math.floor(Math.random() * 2 ** 31);
  if (!/^-?\d{1,10}$/.test(wanted))
    throw new Error(`MARTILLO_SEED is a whole number or "random", not "${wanted}"`);
  // As the generators read it.
  return Number(wanted) | 0;
}

/** How often something is tried that chance decides: a few times before every change, many times with `MARTILLO_FULL=1`. */
export function rounds(gate: number, full: number): number {
  return process.env["MARTILLO_FULL"] === "1" ? full : gate;
}

/**
 * Numbers from 0 to 1 as by chance, for the test in which it is called. Those that do things beside each other take a row of their own each:
 * who comes first must not decide what another does.
 */
export function chance(row = 0): () => number {
  // Not all that can go wrong in between has a message of ours.
  onTestFailed(() => console.error(`MARTILLO_SEED=${SEED} does the same again`));
  return numbersFrom(SEED ^ Math.imul(row, 0x9e3779b1));
}

/** Mulberry32. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

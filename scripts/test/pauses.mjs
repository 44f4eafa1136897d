// Notices when the machine stands still, as a virtual one does while its host moves or saves it: clocks go on, no process does. Every test that
// waits for something then gives up at once when the machine goes on.

const LOOK_EVERY_MS = 1_000;
/** A crowded machine holds a process that does nothing else for less. */
const PAUSE_MS = 8_000;

/**
 * @typedef {object} Pause
 * @property {number} at when the machine went on, as `Date.now()`
 * @property {number} seconds for which it stood still
 */

/**
 * @param {() => number} [now]
 * @returns {readonly Pause[]} the pauses so far; it grows until the process ends, which this does not keep alive
 */
export function watchPauses(now = Date.now) {
  /** @type {Pause[]} */
  const pauses = [];
  let last = now();
  setInterval(() => {
    const at = now();
    const late = at - last - LOOK_EVERY_MS;
    last = at;
    if (late > PAUSE_MS) pauses.push({ at, seconds: Math.round(late / 1000) });
  }, LOOK_EVERY_MS).unref();
  return pauses;
}

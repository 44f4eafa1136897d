/** Delays that double from `firstMs` to `longestMs`, each a random part of that ("full jitter"), so that many clients spread out. */
export interface Backoff {
  /** The next delay in milliseconds. */
  next(): number;
  reset(): void;
}

/** A backoff; `random` gives numbers from 0 up to 1. */
export function createBackoff(
  firstMs: number,
  longestMs: number,
  random: () => number = Math.random,
): Backoff {
  let ceiling = firstMs;
  return {
    next() {
      const delay = random() * ceiling;
      ceiling = Math.min(ceiling * 2, longestMs);
      return delay;
    },
    reset() {
      ceiling = firstMs;
    },
  };
}

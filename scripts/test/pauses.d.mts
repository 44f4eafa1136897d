export interface Pause {
  /** When the machine went on, as `Date.now()`. */
  at: number;
  /** For which it stood still. */
  seconds: number;
}

/** The pauses so far; it grows until the process ends, which this does not keep alive. */
export function watchPauses(now?: () => number): readonly Pause[];

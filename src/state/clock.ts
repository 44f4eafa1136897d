import {
  addClockSample,
  type ClockSample,
  type ClockSync,
  serverTimeAt,
  UNSYNCED_CLOCK,
} from "../domain";

/** The server's clock, as well as this page knows it. */
export interface ServerClock {
  /** The server's time, epoch milliseconds. Before the first sample it is the device's, with an unknown error. */
  now(): number;
  /** True once the server has told its time. */
  isSynced(): boolean;
  /** `now()` is at most this many milliseconds off; Infinity before the first sample. */
  errorBoundMs(): number;
  /** One question to the server's clock and its answer. */
  addSample(sample: ClockSample): void;
  /** Calls back at each full second of server time, all from one timer, and once after each sample. Returns the stop function. */
  onTick(listener: () => void): () => void;
}

const SECOND_MS = 1000;
/** Two estimates this much further apart than their errors allow mean that the device slept or its clock was set. */
const STEP_MS = 50;

/** Runs something later. Returns the function that cancels it. */
export function after(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}

/** Milliseconds of the page's monotonic clock, which no change of the device's time moves. */
export function monotonicNow(): number {
  return performance.now();
}

function isStep(before: ClockSync, after: ClockSync): boolean {
  if (before.offsetMs === null || after.offsetMs === null) return false;
  const distance = Math.abs(before.offsetMs - after.offsetMs);
  return distance > (before.errorBoundMs ?? 0) + (after.errorBoundMs ?? 0) + STEP_MS;
}

/** A clock which learns from samples and ticks while somebody listens. */
export function createServerClock(monotonic: () => number = monotonicNow): ServerClock {
  let sync = UNSYNCED_CLOCK;
  let stopTimer: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function now() {
    return serverTimeAt(sync, monotonic()) ?? Date.now();
  }

  function tick() {
    schedule();
    for (const listener of listeners) listener();
  }

  function schedule() {
    stopTimer?.();
    stopTimer = listeners.size > 0 ? after(SECOND_MS - (now() % SECOND_MS), tick) : undefined;
  }

  return {
    now,
    isSynced: () => sync.offsetMs !== null,
    errorBoundMs: () => sync.errorBoundMs ?? Infinity,
    addSample(sample) {
      const alone = addClockSample(UNSYNCED_CLOCK, sample);
      sync = isStep(sync, alone) ? alone : addClockSample(sync, sample);
      if (listeners.size > 0) tick();
    },
    onTick(listener) {
      listeners.add(listener);
      if (listeners.size === 1) schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) schedule();
      };
    },
  };
}

/** A clock that stands still at `epochMs`, for stories and tests. */
export function createFixedClock(epochMs: number): ServerClock & { set(epochMs: number): void } {
  let current = epochMs;
  const listeners = new Set<() => void>();
  return {
    now: () => current,
    isSynced: () => true,
    errorBoundMs: () => 0,
    addSample() {},
    onTick(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

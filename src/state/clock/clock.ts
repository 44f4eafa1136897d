import {
  addClockSample,
  type ClockSample,
  type ClockSync,
  serverTimeAt,
  UNSYNCED_CLOCK,
} from "../../domain";

/** The server's clock, as well as this page knows it. */
export interface ServerClock {
  /** The server's time, epoch milliseconds. Before the first sample it is the device's, with an unknown error. */
  now(): number;
  /** True once the server has told its time, and until the device sleeps. */
  isSynced(): boolean;
  /** `now()` is at most this many milliseconds off; Infinity before the first sample and after a sleep. */
  errorBoundMs(): number;
  /** One question to the server's clock and its answer. */
  addSample(sample: ClockSample): void;
  /** Calls back at each full second of server time, all from one timer, and once after each sample. Returns the stop function. */
  onTick(listener: () => void): () => void;
  /** Calls back when the device has slept or its clock was set: the server's time is to be asked for. Returns the stop function. */
  onStep(listener: () => void): () => void;
}

const SECOND_MS = 1000;
/** Two estimates this much further apart than their errors allow mean that the device slept or its clock was set. */
const STEP_MS = 50;
/** The device's two clocks part this far between two ticks only when it slept (the monotonic one may stand still) or was set. */
const SLEEP_MS = 2_000;

/** Runs something later. Returns the function that cancels it. */
export function after(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}

/** A page that is not drawn for so long, e.g. in a tab behind others, waits no longer. */
const LONGEST_PAINT_MS = 500;

/** Runs something once the page has drawn what it is about to draw. Returns the function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let cancel = after(typeof requestAnimationFrame === "function" ? LONGEST_PAINT_MS : 0, run);
  if (typeof requestAnimationFrame !== "function") return cancel;
  const frame = requestAnimationFrame(() => {
    cancel();
    cancel = after(0, run);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
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

/** A moment of both clocks of the device. */
interface Moment {
  monotonicMs: number;
  wallMs: number;
}

/** A clock which learns from samples and ticks while it has a listener. */
export function createServerClock(monotonic: () => number = monotonicNow): ServerClock {
  let sync = UNSYNCED_CLOCK;
  /** Server time minus monotonic time as it was known before the device slept. */
  let guessedOffsetMs: number | undefined;
  let stopTimer: (() => void) | undefined;
  /** Questions from before a sleep may be answered after it, and tell a time long past. */
  let trustedFromMs = -Infinity;
  let lastTick = moment();
  const listeners = new Set<() => void>();
  const stepListeners = new Set<() => void>();

  function moment(): Moment {
    return { monotonicMs: monotonic(), wallMs: Date.now() };
  }

  function now() {
    const at = monotonic();
    const guess = guessedOffsetMs === undefined ? Date.now() : at + guessedOffsetMs;
    return serverTimeAt(sync, at) ?? guess;
  }

  /** How far the wall clock ran ahead of the monotonic one since the last tick. */
  function findStep() {
    const before = lastTick;
    lastTick = moment();
    const aheadMs = lastTick.wallMs - before.wallMs - (lastTick.monotonicMs - before.monotonicMs);
    if (Math.abs(aheadMs) <= SLEEP_MS || !sync.samples.length) return;
    // Until the server tells its time, the guess takes the shown data rather as too old than as too fresh.
    guessedOffsetMs = (sync.offsetMs ?? 0) + Math.max(0, aheadMs);
    sync = UNSYNCED_CLOCK;
    trustedFromMs = lastTick.monotonicMs;
    for (const listener of stepListeners) listener();
  }

  function tick() {
    findStep();
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
      findStep();
      if (sample.sentAt < trustedFromMs) return;
      const alone = addClockSample(UNSYNCED_CLOCK, sample);
      sync = isStep(sync, alone) ? alone : addClockSample(sync, sample);
      if (listeners.size > 0) tick();
    },
    onTick(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        findStep();
        schedule();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) schedule();
      };
    },
    onStep(listener) {
      stepListeners.add(listener);
      return () => void stepListeners.delete(listener);
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
    onStep: () => () => {},
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

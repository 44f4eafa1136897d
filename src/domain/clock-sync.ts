/** One question to the server's clock; both local times from the monotonic clock. */
export interface ClockSample {
  sentAt: number;
  receivedAt: number;
  /** The server's time somewhere between the two. */
  serverMs: number;
}

/** The present knowledge of the server's clock. Times in milliseconds. */
export interface ClockSync {
  /** The last samples, oldest first. */
  samples: readonly ClockSample[];
  /** Server time = monotonic time + offset; null before the first sample. */
  offsetMs: number | null;
  /** The true offset is at most this far away: half the smallest round trip. */
  errorBoundMs: number | null;
}

/** Nothing is known yet. */
export const UNSYNCED_CLOCK: ClockSync = { samples: [], offsetMs: null, errorBoundMs: null };

/** Old samples fall out, so that a drifting or stepped clock is noticed. */
const SAMPLES_KEPT = 8;

/** The sample with the smallest round trip rules, the newest among equals. A sample that ends before it starts is ignored. */
export function addClockSample(sync: ClockSync, sample: ClockSample): ClockSync {
  if (!(sample.receivedAt >= sample.sentAt) || !Number.isFinite(sample.serverMs)) return sync;
  const samples = [...sync.samples, sample].slice(-SAMPLES_KEPT);
  const best = samples.reduce((a, b) => (roundTrip(b) <= roundTrip(a) ? b : a));
  return {
    samples,
    offsetMs: best.serverMs - (best.sentAt + best.receivedAt) / 2,
    errorBoundMs: roundTrip(best) / 2,
  };
}

/** The server's time at a monotonic moment; null before the first sample. */
export function serverTimeAt(sync: ClockSync, monotonicMs: number): number | null {
  return sync.offsetMs === null ? null : monotonicMs + sync.offsetMs;
}

function roundTrip(sample: ClockSample): number {
  return sample.receivedAt - sample.sentAt;
}

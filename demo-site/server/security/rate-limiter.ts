import type { BucketSize } from "../http/config";

interface Bucket {
  tokens: number;
  /** Milliseconds of the monotonic clock. */
  filledAt: number;
}

/** Above this many buckets those that are full again are dropped. */
const SWEEP_ABOVE = 10_000;

/** Token buckets in memory, one per key. */
export class RateLimiter {
  /** In the order of their last use. */
  readonly #buckets = new Map<string, Bucket>();
  readonly #clock: () => number;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Callers that are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one token. Returns 0, or the whole seconds to wait when there is none. */
  take(key: string, size: BucketSize): number {
    const now = this.#clock();
    if (this.#buckets.size > SWEEP_ABOVE) this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? { tokens: size.burst, filledAt: now };
    bucket.tokens = refilled(bucket, size, now);
    bucket.filledAt = now;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / size.perSecond);
    bucket.tokens -= 1;
    return 0;
  }

  /** Puts a token back that turned out not to count. */
  giveBack(key: string, size: BucketSize) {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(size.burst, bucket.tokens + 1);
  }

  #sweep(now: number) {
    for (const [key, bucket] of this.#buckets) {
      if (now - bucket.filledAt <= IDLE_MS) break;
      this.#buckets.delete(key);
    }
    // A flood of fresh keys: forgetting those not used for the longest is better than growing without end.
    let excess = this.#buckets.size - SWEEP_ABOVE / 2;
    for (const key of this.#buckets.keys()) {
      if (excess-- <= 0) break;
      this.#buckets.delete(key);
    }
  }
}

const IDLE_MS = 600_000;

function refilled(bucket: Bucket, size: BucketSize, now: number): number {
  const earned = ((now - bucket.filledAt) / 1000) * size.perSecond;
  return Math.min(size.burst, bucket.tokens + earned);
}

import type { BucketSize } from "../call/config";
import { callerKey, widerNetwork } from "./caller-address";

/** The keys of a count: the caller, and the groups it belongs to from the smallest to the one of all. */
export type LimiterKeys = readonly [caller: string, ...groups: string[], all: string];

/** The keys of an address: its own, its network's, everybody's. */
export function addressKeys(use: string, ip: string): LimiterKeys {
  return [`${use} ${callerKey(ip)}`, `${use} ${widerNetwork(ip)}`, use];
}

interface Bucket {
  tokens: number;
  /** Milliseconds of the monotonic clock. */
  filledAt: number;
  size: BucketSize;
}

/** Callers that are remembered on each level. */
const MOST_BUCKETS = 10_000;
/** A caller that comes when there is no room looks at so many of those that have not been looked at for the longest. */
const LOOKED_AT = 8;
/** What a group of callers may do, as many times of what one may: with each level so many more. */
const MEMBERS_PER_LEVEL = 16;

/**
 * Token buckets in memory, one per caller. A caller that is limited is never forgotten: only full buckets, which say no more than none,
 * make room for others. A flood of callers that leaves no room is counted by coarser keys: by networks, and at last as one.
 */
export class RateLimiter {
  readonly #levels: Map<string, Bucket>[] = [];
  readonly #clock: () => number;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Callers that are remembered. */
  get size(): number {
    return this.#levels.reduce((sum, level) => sum + level.size, 0);
  }

  /**
   * Takes tokens. Returns 0, or the whole seconds to wait when there are not enough. The first of the keys that is known or has room
   * is the one that counts; the last is remembered in any case.
   */
  take(keys: LimiterKeys, size: BucketSize, amount = 1): number {
    const now = this.#clock();
    const bucket = this.#bucketFor(keys, size, now);
    bucket.tokens = tokensAt(bucket, now);
    bucket.filledAt = now;
    if (bucket.tokens < amount) {
      return Math.ceil((amount - bucket.tokens) / bucket.size.perSecond);
    }
    bucket.tokens -= amount;
    return 0;
  }

  /** Puts tokens back that turned out not to count. */
  giveBack(key: string, amount = 1) {
    const bucket = this.#levels[0]?.get(key);
    if (bucket) bucket.tokens = Math.min(bucket.size.burst, bucket.tokens + amount);
  }

  #bucketFor(keys: LimiterKeys, size: BucketSize, now: number): Bucket {
    for (const [index, key] of keys.entries()) {
      const level = (this.#levels[index] ??= new Map());
      const known = level.get(key);
      if (known) return known;
      if (index < keys.length - 1 && !hasRoom(level, now)) continue;
      const grown = sizeOn(index, size);
      const bucket = { tokens: grown.burst, filledAt: now, size: grown };
      level.set(key, bucket);
      return bucket;
    }
    throw new Error("martillo: a limit needs a key");
  }
}

function sizeOn(level: number, { perSecond, burst }: BucketSize): BucketSize {
  const members = MEMBERS_PER_LEVEL ** level;
  return { perSecond: perSecond * members, burst: burst * members };
}

function hasRoom(level: Map<string, Bucket>, now: number): boolean {
  if (level.size < MOST_BUCKETS) return true;
  let looked = 0;
  for (const [key, bucket] of level) {
    if (looked++ >= LOOKED_AT) break;
    level.delete(key);
    // Not full: it goes to the end, so that the next look meets others.
    if (tokensAt(bucket, now) < bucket.size.burst) level.set(key, bucket);
  }
  return level.size < MOST_BUCKETS;
}

function tokensAt({ tokens, filledAt, size }: Bucket, now: number): number {
  return Math.min(size.burst, tokens + ((now - filledAt) / 1000) * size.perSecond);
}

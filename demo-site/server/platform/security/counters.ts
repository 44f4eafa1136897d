import { keyedHash } from "./keyed-hash";
import type { Db } from "../db/db";
import type { ServerConfig } from "../call/config";
import { ApiFault } from "../call/fault";
import { callerKey, isLoopback, widerNetwork } from "./caller-address";
import {
  clearCounters,
  countOne,
  takeOneBack,
  type Counted,
  type CountRule,
} from "./counter-repository";

export type { CountRule, GrowingPause, Window } from "./counter-repository";

/** One of the counts that something has to find room in. */
export interface Limit {
  /** Whom or what it counts, with its use: `letters-to:ana@example.test`. Stored as a keyed hash. */
  key: string;
  rule: CountRule;
}

/**
 * Limits for all processes together, which outlive each of them: for those that guard secrets, letters and money. A limit that only keeps
 * one process from being overrun belongs into `RateLimiter`, which costs nothing.
 *
 * Every call is one statement. It may run in a transaction of the caller, by its handle: then what is counted is gone when that rolls
 * back, and all who count the same wait until it ends.
 */
export class Counters {
  readonly #db: Db;
  readonly #config: Pick<ServerConfig, "secret">;

  constructor(db: Db, config: Pick<ServerConfig, "secret">) {
    this.#db = db;
    this.#config = config;
  }

  /** Counts one in each of them or, where one has no room, in none. Returns 0, or the whole seconds to wait. */
  async take(limits: readonly Limit[], t: Db = this.#db): Promise<number> {
    return limits.length === 0 ? 0 : countOne(t, await this.#hashed(limits, t));
  }

  /** Counts one in each of them, or throws RATE_LIMITED with the seconds to wait. */
  async require(limits: readonly Limit[], t?: Db): Promise<void> {
    const wait = await this.take(limits, t);
    if (wait > 0) throw new ApiFault("RATE_LIMITED", { retry_after: wait });
  }

  /** Undoes a `take` that turned out not to count. */
  async giveBack(limits: readonly Limit[], t: Db = this.#db): Promise<void> {
    await takeOneBack(t, await this.#hashes(limits, t));
  }

  /** Begins anew, as after a success. */
  async clear(limits: readonly Limit[], t: Db = this.#db): Promise<void> {
    await clearCounters(t, await this.#hashes(limits, t));
  }

  async #hashed(limits: readonly Limit[], t: Db): Promise<Counted[]> {
    const hashes = await this.#hashes(limits, t);
    const rules = new Map(limits.map(({ rule }, index) => [hashes[index] ?? "", rule]));
    return Array.from(rules, ([keyHash, rule]) => ({ keyHash, rule }));
  }

  #hashes(limits: readonly Limit[], db: Db): Promise<string[]> {
    const ctx = { db, config: this.#config };
    return Promise.all(limits.map(({ key }) => keyedHash(ctx, JSON.stringify(["counter", key]))));
  }
}

/** A wider network is many connections: it may do so many times what one may. */
const CONNECTIONS_PER_NETWORK = 16;

/**
 * The limits of where a caller calls from: its address (of IPv6 the /64) and, many times as much, the network around it (/24, of IPv6 /48),
 * so that no caller gets further by changing addresses.
 */
export function addressLimits(use: string, ip: string, rule: CountRule): Limit[] {
  const own = { key: `${use} from ${callerKey(ip)}`, rule };
  if (isLoopback(ip)) return [own];
  return [
    own,
    { key: `${use} from ${widerNetwork(ip)}`, rule: times(rule, CONNECTIONS_PER_NETWORK) },
  ];
}

/** The same rule for so many together, or for a part of one; something is left of each. */
export function times(rule: CountRule, count: number): CountRule {
  const whole = (most: number) => Math.max(1, Math.floor(most * count));
  if ("burst" in rule) return { perSecond: rule.perSecond * count, burst: whole(rule.burst) };
  if ("most" in rule) return { ...rule, most: whole(rule.most) };
  return { ...rule, free: whole(rule.free) };
}

declare module "../call/context" {
  interface Services {
    /** Limits for all processes together: they guard secrets, letters and money. */
    counters: Counters;
  }
}

// This folder: short caches.
import { LRUCache } from "lru-cache";

/** Keys may hold what callers write: more of them push out the least recently used ones. */
const MOST_ENTRIES = 200;

/** Keeps answers that may be a little old, such as counts over all lots. One load at a time per key. */
export class ShortCache {
  /** Null where nothing is to be kept. */
  readonly #kept: LRUCache<string, Promise<unknown>> | null;

  /** `seconds`: how old an answer may be; 0 keeps none. `now`: milliseconds that only grow. */
  constructor(seconds: number, now: () => number = () => performance.now()) {
    const lasting = { ttl: seconds * 1000, ttlResolution: 0, perf: { now } };
    this.#kept = seconds > 0 ? new LRUCache({ max: MOST_ENTRIES, ...lasting }) : null;
  }

  get size(): number {
    return this.#kept?.size ?? 0;
  }

  get<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#kept?.get(key);
    if (known) return known as Promise<T>;
    const value = load();
    this.#kept?.purgeStale();
    this.#kept?.set(key, value);
    value.catch(() => {
      if (this.#kept?.peek(key) === value) this.#kept.delete(key);
    });
    return value;
  }

  /** Forgets what is kept under keys that begin like this, and what is on its way there. */
  drop(prefix: string): void {
    const alike = [...(this.#kept?.keys() ?? [])].filter((key) => key.startsWith(prefix));
    for (const key of alike) this.#kept?.delete(key);
  }
}

declare module "../call/context" {
  interface Services {
    /** For answers that may be some seconds old. */
    cache: ShortCache;
  }
}

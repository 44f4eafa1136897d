interface Entry {
  value: Promise<unknown>;
  until: number;
}

/** Keys may hold what callers write: more of them push out those that nobody has asked for the longest. */
const MOST_ENTRIES = 200;

/** Keeps answers that may be a little old, such as counts over all lots. One load at a time per key. */
export class ShortCache {
  readonly #seconds: number;
  readonly #clock: () => number;
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry>();

  constructor(seconds: number, clock: () => number = () => performance.now()) {
    this.#seconds = seconds;
    this.#clock = clock;
  }

  get size(): number {
    return this.#entries.size;
  }

  get<T>(key: string, load: () => Promise<T>): Promise<T> {
    const now = this.#clock();
    const known = this.#entries.get(key);
    this.#entries.delete(key);
    if (known && known.until > now) {
      this.#entries.set(key, known);
      return known.value as Promise<T>;
    }
    this.#makeRoom(now);
    const entry: Entry = { value: load(), until: now + this.#seconds * 1000 };
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.value as Promise<T>;
  }

  /** Forgets what is kept under keys that begin like this, and what is on its way there. */
  drop(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#entries.delete(key);
  }

  #makeRoom(now: number) {
    for (const [key, entry] of this.#entries) if (entry.until <= now) this.#entries.delete(key);
    for (const key of this.#entries.keys()) {
      if (this.#entries.size < MOST_ENTRIES) break;
      this.#entries.delete(key);
    }
  }
}

interface Entry {
  value: Promise<unknown>;
  until: number;
}

/** Keeps answers that may be a little old, such as counts over all lots. One load at a time per key. */
export class ShortCache {
  readonly #seconds: number;
  readonly #entries = new Map<string, Entry>();

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  get<T>(key: string, load: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const entry = this.#entries.get(key);
    if (entry && entry.until > now) return entry.value as Promise<T>;
    const value = load();
    this.#entries.set(key, { value, until: now + this.#seconds * 1000 });
    value.catch(() => this.#entries.delete(key));
    return value;
  }
}

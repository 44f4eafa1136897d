/** Sets by key; a key without members takes no room. */
export class IndexOfSets<Key, Member> {
  readonly #sets = new Map<Key, Set<Member>>();

  add(key: Key, member: Member) {
    const set = this.#sets.get(key);
    if (set) set.add(member);
    else this.#sets.set(key, new Set([member]));
  }

  /** Returns whether that was the last one. */
  delete(key: Key, member: Member): boolean {
    const set = this.#sets.get(key);
    if (!set?.delete(member) || set.size > 0) return false;
    this.#sets.delete(key);
    return true;
  }

  get(key: Key): ReadonlySet<Member> {
    return this.#sets.get(key) ?? EMPTY;
  }

  has(key: Key): boolean {
    return this.#sets.has(key);
  }

  keys(): Key[] {
    return [...this.#sets.keys()];
  }
}

const EMPTY: ReadonlySet<never> = new Set();

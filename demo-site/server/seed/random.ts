/** A source of chance that gives the same values for the same seed, in every engine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Different entries in random order; all of them when the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[];
  /** An entry, each as likely as its weight says. */
  weighted<T>(list: readonly (readonly [entry: T, weight: number])[]): T;
}

/** Mulberry32: small, and good enough for a catalogue. */
export function seededSource(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function randomFrom(source: () => number): Random {
  function int(low: number, high: number): number {
    return low + Math.floor(source() * (high - low + 1));
  }

  function pick<T>(list: readonly T[]): T {
    const entry = list[int(0, list.length - 1)];
    if (entry === undefined) throw new RangeError("martillo: nothing to pick from");
    return entry;
  }

  function sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(int(0, rest.length - 1), 1));
    }
    return taken;
  }

  function weighted<T>(list: readonly (readonly [T, number])[]): T {
    const total = list.reduce((sum, [, weight]) => sum + weight, 0);
    let left = source() * total;
    for (const [entry, weight] of list) {
      left -= weight;
      if (left < 0) return entry;
    }
    return pick(list)[0];
  }

  return {
    next: source,
    int,
    between: (low, high) => low + source() * (high - low),
    chance: (probability) => source() < probability,
    pick,
    sample,
    weighted,
  };
}

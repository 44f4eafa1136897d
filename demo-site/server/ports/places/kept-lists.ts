import { LRUCache } from "lru-cache";

const MOST_LISTS = 500;

/** Lists that never change, made once: sorting thousands of names takes as long as many bids. */
export class KeptLists<Row> {
  readonly #lists = new LRUCache<string, Promise<readonly Row[]>>({ max: MOST_LISTS });

  get(key: string, make: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
    const known = this.#lists.get(key);
    if (known) return known;
    const list = make();
    this.#lists.set(key, list);
    // A list that failed is made again, and an empty one costs nothing: anybody may ask for codes that mean nothing.
    const forget = () => this.#lists.delete(key);
    list.then((rows) => rows.length === 0 && forget(), forget);
    return list;
  }
}

const MOST_LISTS = 500;

/** Lists that never change, made once: sorting thousands of names takes as long as many bids. */
export class KeptLists<Row> {
  /** In the order of their last use. */
  readonly #lists = new Map<string, Promise<readonly Row[]>>();

  get(key: string, make: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
    const known = this.#lists.get(key);
    const list = known ?? make();
    this.#lists.delete(key);
    this.#lists.set(key, list);
    if (!known) this.#watch(key, list);
    return list;
  }

  /** What failed is made again, and what is empty costs nothing: anybody may ask for codes that mean nothing. */
  #watch(key: string, list: Promise<readonly Row[]>) {
    const forget = () => this.#lists.delete(key);
    list.then((rows) => rows.length === 0 && forget(), forget);
    for (const [oldest] of this.#lists) {
      if (this.#lists.size <= MOST_LISTS) break;
      this.#lists.delete(oldest);
    }
  }
}

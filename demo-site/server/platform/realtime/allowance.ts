/** So much at once, and then so much a second as it says each time: some grow back more slowly while bids wait. */
export class Allowance {
  readonly #burst: number;
  #left: number;
  #filledAt = performance.now();

  constructor(burst: number) {
    this.#burst = burst;
    this.#left = burst;
  }

  /** Takes `cost` if there is as much left. */
  take(perSecond: number, cost = 1): boolean {
    const now = performance.now();
    const refilled = this.#left + ((now - this.#filledAt) / 1_000) * perSecond;
    this.#left = Math.min(this.#burst, refilled);
    this.#filledAt = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

const MESSAGES_PER_SECOND = 20;
const MESSAGES_AT_ONCE = 60;

/** What one connection may send. */
export class MessageRate {
  #left = MESSAGES_AT_ONCE;
  #filledAt = performance.now();

  /** Whether one more message is within bounds; some cost as much as several. */
  take(cost = 1): boolean {
    const now = performance.now();
    const refilled = this.#left + ((now - this.#filledAt) / 1_000) * MESSAGES_PER_SECOND;
    this.#left = Math.min(MESSAGES_AT_ONCE, refilled);
    this.#filledAt = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

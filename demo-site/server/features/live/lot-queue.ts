import { addressKeys, type RateLimiter } from "../../platform/security/rate-limiter";

/** Lots that one socket may name: many pages at once, then as fast as a reader turns them. */
const LOTS_PER_SOCKET = { burst: 2_000, perSecond: 50 };
/** Of all sockets of one address; an office behind one address reconnects at once. */
const LOTS_PER_ADDRESS = { burst: 20_000, perSecond: 500 };
/** Wishes of one socket that may wait for their turn. */
const MOST_WAITING = 20;

interface Wish {
  lots: readonly number[];
  run(): void;
}

let sockets = 0;

/**
 * What a socket asks for, in its order: each lot that it names costs, not each message. A wish that is too much at once waits, because a
 * page that is refused a lot would show an old price; only a socket that goes on asking is refused.
 */
export class LotQueue {
  readonly #limiter: RateLimiter;
  readonly #own: readonly [string, string];
  readonly #address: ReturnType<typeof addressKeys> | null;
  #waiting: Wish[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `address` is null for this machine, which only the limit of each socket holds for. */
  constructor(limiter: RateLimiter, address: string | null) {
    this.#limiter = limiter;
    this.#own = [`lots of ${++sockets}`, "lots of sockets"];
    this.#address = address === null ? null : addressKeys("lots", address);
  }

  /** Runs it now or when it is its turn; false where too many wait already. */
  add(wish: Wish): boolean {
    if (this.#waiting.length >= MOST_WAITING) return false;
    this.#waiting.push(wish);
    if (this.#timer === undefined) this.#go();
    return true;
  }

  close() {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #go() {
    this.#timer = undefined;
    for (let wish = this.#waiting[0]; wish; wish = this.#waiting[0]) {
      const wait = this.#take(wish.lots.length);
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#go(), wait * 1_000);
        return;
      }
      this.#waiting.shift();
      wish.run();
    }
  }

  #take(count: number): number {
    const wait = this.#limiter.take(this.#own, LOTS_PER_SOCKET, count);
    if (wait > 0 || this.#address === null) return wait;
    const waitOfAll = this.#limiter.take(this.#address, LOTS_PER_ADDRESS, count);
    if (waitOfAll > 0) this.#limiter.giveBack(this.#own[0], count);
    return waitOfAll;
  }
}

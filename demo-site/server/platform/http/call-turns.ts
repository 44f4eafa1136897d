/** Lets a call begin, at once or when it is its turn. Rejects with the refusal where a guest has waited for too long. */
export type CallTurn = (call: WaitingCall, signal?: AbortSignal) => Promise<void>;

export interface WaitingCall {
  /** What it takes of the process: milliseconds, about. */
  cost: number;
  /** The caller: an account, or the network of a guest. */
  who: string;
  isGuest: boolean;
}

export interface CallTurnOptions {
  areBidsPressing(): boolean;
  /** How many guests may wait. */
  mostGuests: number;
  guestsWaitMs: number;
  refusal(): Error;
}

/** While bids wait, all other calls together have a twentieth of the time. */
const TIMES_ITS_COST = 20;
/** People with an account are not refused for the sake of bids: after this long they begin beside the others. */
const ACCOUNTS_WAIT_MS = 2_000;

interface Entry {
  cost: number;
  begin(): void;
}

/** Those who wait, by who they are: each has one turn after the other, however many calls one of them sends. */
class Round {
  readonly #waiting = new Map<string, Set<Entry>>();
  size = 0;

  add(who: string, entry: Entry): void {
    const own = this.#waiting.get(who) ?? new Set();
    own.add(entry);
    this.#waiting.set(who, own);
    this.size++;
  }

  delete(who: string, entry: Entry): void {
    const own = this.#waiting.get(who);
    if (!own?.delete(entry)) return;
    this.size--;
    if (own.size === 0) this.#waiting.delete(who);
  }

  /** The next one in turn, taken out; a caller that has had a turn goes to the end. */
  next(): Entry | undefined {
    const [found] = this.#waiting;
    if (!found) return undefined;
    const [who, own] = found;
    const [entry] = own;
    if (!entry) return undefined;
    this.delete(who, entry);
    if (own.size > 0) {
      this.#waiting.delete(who);
      this.#waiting.set(who, own);
    }
    return entry;
  }
}

/**
 * Bids go first: while they wait, other calls begin one after the other, each of them after twenty times what the one before it costs, and people
 * with an account before guests. Limits of one address cannot do that: twenty addresses that each stay within theirs took four fifths of
 * the bids.
 */
export function callTurns(options: CallTurnOptions): CallTurn {
  const { areBidsPressing, mostGuests, guestsWaitMs, refusal } = options;
  const accounts = new Round();
  const guests = new Round();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beginNext() {
    timer = undefined;
    const next = accounts.next() ?? guests.next();
    if (!next) return;
    next.begin();
    timer = setTimeout(beginNext, areBidsPressing() ? next.cost * TIMES_ITS_COST : 0);
  }

  return ({ cost, who, isGuest }, signal) => {
    const isFree = timer === undefined;
    if (isFree && !areBidsPressing()) return Promise.resolve();
    if (isFree) {
      timer = setTimeout(beginNext, cost * TIMES_ITS_COST);
      return Promise.resolve();
    }
    const round = isGuest ? guests : accounts;
    if (signal?.aborted || (isGuest && guests.size >= mostGuests)) return Promise.reject(refusal());
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(limit);
        signal?.removeEventListener("abort", giveUp);
        round.delete(who, entry);
      };
      const entry: Entry = {
        cost,
        begin() {
          leave();
          resolve();
        },
      };
      const giveUp = () => {
        leave();
        reject(refusal());
      };
      const limit = isGuest
        ? setTimeout(giveUp, guestsWaitMs)
        : setTimeout(entry.begin, ACCOUNTS_WAIT_MS);
      signal?.addEventListener("abort", giveUp);
      round.add(who, entry);
    });
  };
}

import type { LotFrame } from "martillo/contract";
import { Allowance } from "../../platform/realtime/allowance";
import type { Client } from "../../platform/realtime/client";
import { IndexOfSets } from "../../platform/realtime/index-of-sets";
import { inSlices } from "../../platform/realtime/slices";
import { pause } from "../../platform/db/retry";

export interface LotBroadcastOptions {
  /** Frames of lots by id; drafts and unknown lots left out. */
  read(lotIds: number[]): Promise<LotFrame[]>;
  onError(error: unknown): void;
  /** The shortest time between two frames of one lot. @default 100 */
  intervalMs?: number;
  /** Bids wait for the machine: newcomers are served more slowly. @default never */
  arePressing?(): boolean;
}

/** A client with more than this unsent gets no frames until it has caught up, and then the newest state only. */
const SLOW_ABOVE_BYTES = 256 * 1024;
const CAUGHT_UP_BELOW_BYTES = 64 * 1024;
const CATCH_UP_MS = 250;
/** A client that watches more lots than a page shows hears of them a little later while bids wait. */
const LOTS_OF_A_PAGE = 48;
/** States for those who come to lots or are behind, of all sockets together: thousands may come back at once after a restart. */
const STATES_AT_ONCE = 20_000;
const STATES_PER_SECOND = 20_000;
const STATES_PER_SECOND_BESIDE_BIDS = 500;
/** Of one socket, before the next one has its turn. */
const STATES_IN_TURN = 50;

/** States for newcomers are read so many at once, and between two queries some times as long passes as the last one took. */
const LOTS_PER_QUERY = 100;
const PAUSE_PER_WORK = 4;
const PAUSE_PER_WORK_BESIDE_BIDS = 40;
const LONGEST_PAUSE_MS = 250;
const LONGEST_PAUSE_BESIDE_BIDS_MS = 1_000;

/** How long a state is told to newcomers, and of how many lots without a watcher meanwhile. */
const KEPT_MS = 2_000;
const MOST_KEPT = 5_000;

/**
 * Sends lots to those who watch them. The first change of a lot goes out at once, further ones at most every `intervalMs` as the newest
 * state: a frame is complete, so a viewer misses nothing but intermediate prices.
 */
export class LotBroadcast {
  readonly #options: LotBroadcastOptions;
  readonly #watchers = new IndexOfSets<number, Client>();
  readonly #lots = new Map<number, LotSending>();
  readonly #owing = new Set<Client>();
  readonly #states = new Allowance(STATES_AT_ONCE);
  #isPayingSoon = false;
  #isAskedToPay = false;
  #isPayingLater = false;
  #due = new Set<number>();
  /** Lots that no client watches any more, and since when; the longest first. */
  readonly #left = new Map<number, number>();
  /** Lots whose state new clients wait for. */
  readonly #missing = new Map<number, Set<Client>>();
  #isReadingMissing = false;
  #isClosed = false;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(options: LotBroadcastOptions) {
    this.#options = options;
  }

  /** Adds a watcher and sends it the present state of the lots that are new to it. */
  watch(client: Client, lotIds: readonly number[]) {
    this.#forgetLeft();
    for (const lotId of lotIds) {
      if (client.lots.has(lotId)) continue;
      client.lots.add(lotId);
      this.#watchers.add(lotId, client);
      this.#left.delete(lotId);
      client.owed.add(lotId);
    }
    this.#paySoon(client);
  }

  unwatch(client: Client, lotIds: Iterable<number>) {
    for (const lotId of lotIds) {
      client.lots.delete(lotId);
      client.owed.delete(lotId);
      this.#missing.get(lotId)?.delete(client);
      if (!this.#watchers.delete(lotId, client)) continue;
      // A client that comes back at once, or next, needs no query.
      this.#left.delete(lotId);
      this.#left.set(lotId, performance.now());
    }
    this.#forgetLeft();
  }

  /** Events may be missing: lots that no client watches are not kept. */
  forgetUnwatched() {
    for (const lotId of this.#left.keys()) this.#forget(lotId);
  }

  watchers(lotId: number): ReadonlySet<Client> {
    return this.#watchers.get(lotId);
  }

  watchedLots(): number[] {
    return this.#watchers.keys();
  }

  /** The newest sequence number that went to every watcher. */
  sentSeq(lotId: number): number | undefined {
    return this.#lots.get(lotId)?.seq;
  }

  /** Something about these lots is new. */
  changed(lotIds: readonly number[]) {
    for (const lotId of lotIds) {
      if (!this.#watchers.has(lotId)) {
        this.#forget(lotId);
        continue;
      }
      const lot = this.#sending(lotId);
      if (lot.isWaiting) continue;
      lot.isWaiting = true;
      const waitMs = lot.sentAt + (this.#options.intervalMs ?? 100) - performance.now();
      if (waitMs <= 0) this.#enqueue(lotId);
      else this.#after(waitMs, () => this.#enqueue(lotId));
    }
  }

  close() {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #enqueue(lotId: number) {
    // Lots that become due in the same turn share a query.
    if (this.#due.size === 0) queueMicrotask(() => void this.#send());
    this.#due.add(lotId);
  }

  async #send() {
    const lotIds = [...this.#due];
    this.#due = new Set();
    const now = performance.now();
    for (const lotId of lotIds) {
      // From here on a change is a new one: the query below may not see it.
      Object.assign(this.#sending(lotId), { isWaiting: false, sentAt: now });
    }
    const most = this.#arePressing() ? LOTS_OF_A_PAGE : Infinity;
    const wanted = most === Infinity ? lotIds : this.#wantedNow(lotIds, most);
    if (wanted.length === 0) return;
    const writes: { client: Client; frame: LotFrame }[] = [];
    for (const frame of await this.#read(wanted)) {
      const lot = this.#lots.get(frame.project_id);
      // Two queries may overtake each other.
      if (!lot || lot.staleSince > now || (lot.seq !== undefined && frame.seq < lot.seq)) continue;
      lot.seq = frame.seq;
      Object.assign(lot, { frame, readAt: now });
      for (const client of this.#watchers.get(frame.project_id)) writes.push({ client, frame });
    }
    await inSlices(writes, ({ client, frame }) => {
      const isReady = client.socket.bufferedAmount <= SLOW_ABOVE_BYTES && client.lots.size <= most;
      if (isReady) return client.sendText(textOf(frame));
      client.owed.add(frame.project_id);
      this.#payLater(client);
    });
  }

  /** Those that a client with one page of lots watches. The others are read as newcomers' are: a few at a time, with pauses. */
  #wantedNow(lotIds: readonly number[], most: number): number[] {
    return lotIds.filter((lotId) => {
      const watchers = this.#watchers.get(lotId);
      for (const { lots } of watchers) if (lots.size <= most) return true;
      // The frame that was read before is not kept for them, and neither is the result of a query that has begun.
      Object.assign(this.#sending(lotId), {
        seq: undefined,
        frame: undefined,
        staleSince: performance.now(),
      });
      for (const client of watchers) {
        client.owed.add(lotId);
        this.#payLater(client);
      }
      return false;
    });
  }

  #paySoon(client: Client) {
    this.#owing.add(client);
    this.#isAskedToPay = true;
    if (this.#isPayingSoon) return;
    this.#isPayingSoon = true;
    this.#after(0, () => void this.#payInTurn());
  }

  /** Clients that come while others are paid wait for them: side by side their slices would add up to one long one. */
  async #payInTurn() {
    while (this.#isAskedToPay && !this.#isClosed) {
      this.#isAskedToPay = false;
      await this.#payOwed();
    }
    this.#isPayingSoon = false;
  }

  #payLater(client: Client) {
    this.#owing.add(client);
    if (this.#isPayingLater) return;
    this.#isPayingLater = true;
    this.#after(CATCH_UP_MS, () => {
      this.#isPayingLater = false;
      void this.#payOwed();
    });
  }

  /** Sends what is owed to new watchers and to slow ones that have caught up. */
  async #payOwed() {
    const clients = [...this.#owing].filter((client) => client.isOpen && client.owed.size > 0);
    this.#owing.clear();
    const ready: Client[] = [];
    for (const client of clients) {
      if (client.socket.bufferedAmount > CAUGHT_UP_BELOW_BYTES) this.#payLater(client);
      else ready.push(client);
    }
    const { writes, unpaid } = this.#share(ready);
    for (const client of unpaid) this.#payLater(client);
    await inSlices(writes, ({ client, lotId }) => this.#payOne(client, lotId));
    if (this.#missing.size > 0) void this.#readMissing();
  }

  /** The states to send now: clients that came to few lots before those that came to many, and a few lots of each in turn. */
  #share(clients: readonly Client[]) {
    const writes: { client: Client; lotId: number }[] = [];
    const perSecond = this.#arePressing() ? STATES_PER_SECOND_BESIDE_BIDS : STATES_PER_SECOND;
    const unpaid = new Set(clients.toSorted((one, other) => one.owed.size - other.owed.size));
    for (const client of unpaid) {
      for (const lotId of [...client.owed].slice(0, STATES_IN_TURN)) {
        if (!this.#states.take(perSecond)) return { writes, unpaid };
        client.owed.delete(lotId);
        writes.push({ client, lotId });
      }
      // Put at the end of the set, the loop comes to it again after all others.
      unpaid.delete(client);
      if (client.owed.size > 0) unpaid.add(client);
    }
    return { writes, unpaid };
  }

  #arePressing(): boolean {
    return this.#options.arePressing?.() ?? false;
  }

  /** A new client gets the state that others were just sent; not an older one, because a lot also ends without a word. */
  #payOne(client: Client, lotId: number) {
    if (!client.lots.has(lotId)) return;
    const lot = this.#lots.get(lotId);
    if (lot?.frame && performance.now() - lot.readAt < KEPT_MS) {
      client.sendText(textOf(lot.frame));
      return;
    }
    const waiting = this.#missing.get(lotId);
    if (waiting) waiting.add(client);
    else this.#missing.set(lotId, new Set([client]));
  }

  /** A few lots at a time, and with pauses: bids need the database, too. Sockets that wait for the same lot share its query. */
  async #readMissing() {
    if (this.#isReadingMissing) return;
    this.#isReadingMissing = true;
    while (this.#missing.size > 0 && !this.#isClosed) {
      const slice = this.#takeMissing();
      if (slice.size === 0) continue;
      const started = performance.now();
      const writes: { client: Client; frame: LotFrame }[] = [];
      for (const frame of await this.#read([...slice.keys()])) {
        this.#noteRead(frame, started);
        for (const client of slice.get(frame.project_id) ?? []) writes.push({ client, frame });
      }
      await inSlices(writes, ({ client, frame }) => {
        if (client.lots.has(frame.project_id)) client.sendText(textOf(this.#newestOf(frame)));
      });
      const took = performance.now() - started;
      await pause(this.#pauseAfter(took));
    }
    this.#isReadingMissing = false;
  }

  #pauseAfter(tookMs: number): number {
    return this.#arePressing()
      ? Math.min(LONGEST_PAUSE_BESIDE_BIDS_MS, PAUSE_PER_WORK_BESIDE_BIDS * tookMs)
      : Math.min(LONGEST_PAUSE_MS, PAUSE_PER_WORK * tookMs);
  }

  /** Others may have been told more while this one waited for its slice. */
  #newestOf(frame: LotFrame): LotFrame {
    const told = this.#lots.get(frame.project_id)?.frame;
    return told && told.seq > frame.seq ? told : frame;
  }

  /** Clients that have left meanwhile need nothing. */
  #takeMissing(): Map<number, Set<Client>> {
    const slice = new Map<number, Set<Client>>();
    for (const [lotId, clients] of this.#missing) {
      if (slice.size >= LOTS_PER_QUERY) break;
      this.#missing.delete(lotId);
      if (clients.size > 0) slice.set(lotId, clients);
    }
    return slice;
  }

  #forgetLeft() {
    const before = performance.now() - KEPT_MS;
    for (const [lotId, since] of this.#left) {
      if (since > before && this.#left.size <= MOST_KEPT) return;
      this.#forget(lotId);
    }
  }

  #forget(lotId: number) {
    this.#left.delete(lotId);
    this.#lots.delete(lotId);
  }

  /** A state read for one watcher which the others have not seen means that they were not told. */
  #noteRead(frame: LotFrame, readAt: number) {
    if (!this.#watchers.has(frame.project_id)) return;
    const lot = this.#sending(frame.project_id);
    if (lot.staleSince > readAt) return;
    if (frame.seq > (lot.seq ?? frame.seq)) this.changed([frame.project_id]);
    else if (frame.seq >= (lot.seq ?? 0) && !lot.isWaiting) Object.assign(lot, { frame, readAt });
    lot.seq ??= frame.seq;
  }

  async #read(lotIds: number[]): Promise<LotFrame[]> {
    try {
      return await this.#options.read(lotIds);
    } catch (error) {
      this.#options.onError(error);
      // Later is better than never.
      this.#after(1_000, () => this.changed(lotIds));
      return [];
    }
  }

  #sending(lotId: number): LotSending {
    let lot = this.#lots.get(lotId);
    if (!lot)
      this.#lots.set(
        lotId,
        (lot = {
          isWaiting: false,
          sentAt: -Infinity,
          seq: undefined,
          frame: undefined,
          readAt: 0,
          staleSince: -Infinity,
        }),
      );
    return lot;
  }

  #after(delayMs: number, run: () => void) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, delayMs);
    this.#timers.add(timer);
  }
}

interface LotSending {
  isWaiting: boolean;
  sentAt: number;
  seq: number | undefined;
  /** What went to every watcher last. */
  frame: LotFrame | undefined;
  /** When it was read, on the clock of `performance.now()`. */
  readAt: number;
  /** A state that was read before then may be old, on the same clock. */
  staleSince: number;
}

const texts = new WeakMap<LotFrame, string>();

function textOf(frame: LotFrame): string {
  let text = texts.get(frame);
  if (text === undefined) {
    text = JSON.stringify({ event: "lot", data: frame });
    texts.set(frame, text);
  }
  return text;
}

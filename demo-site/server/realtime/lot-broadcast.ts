import type { LotFrame } from "martillo/contract";
import type { Client } from "./client";
import { IndexOfSets } from "./index-of-sets";
import { inSlices } from "./slices";

export interface LotBroadcastOptions {
  /** Frames of lots by id; drafts and unknown lots left out. */
  read(lotIds: number[]): Promise<LotFrame[]>;
  onError(error: unknown): void;
  /** The shortest time between two frames of one lot. @default 100 */
  intervalMs?: number;
}

/** A client with more than this unsent gets no frames until it has caught up, and then the newest state only. */
const SLOW_ABOVE_BYTES = 256 * 1024;
const CAUGHT_UP_BELOW_BYTES = 64 * 1024;
const CATCH_UP_MS = 250;

/**
 * Sends lots to those who watch them. The first change of a lot goes out at once, further ones at most every `intervalMs` as the
 * newest state: a frame is complete, so nobody misses anything but intermediate prices.
 */
export class LotBroadcast {
  readonly #options: LotBroadcastOptions;
  readonly #watchers = new IndexOfSets<number, Client>();
  readonly #lots = new Map<number, LotSending>();
  readonly #owing = new Set<Client>();
  #isPayingSoon = false;
  #isPayingLater = false;
  #due = new Set<number>();
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(options: LotBroadcastOptions) {
    this.#options = options;
  }

  /** Adds a watcher and sends it the present state of the lots that are new to it. */
  watch(client: Client, lotIds: readonly number[]) {
    for (const lotId of lotIds) {
      if (client.lots.has(lotId)) continue;
      client.lots.add(lotId);
      this.#watchers.add(lotId, client);
      client.owed.add(lotId);
    }
    this.#paySoon(client);
  }

  unwatch(client: Client, lotIds: Iterable<number>) {
    for (const lotId of lotIds) {
      client.lots.delete(lotId);
      client.owed.delete(lotId);
      if (this.#watchers.delete(lotId, client)) this.#lots.delete(lotId);
    }
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
      if (!this.#watchers.has(lotId)) continue;
      const lot = this.#sending(lotId);
      if (lot.isWaiting) continue;
      lot.isWaiting = true;
      const waitMs = lot.sentAt + (this.#options.intervalMs ?? 100) - performance.now();
      if (waitMs <= 0) this.#enqueue(lotId);
      else this.#after(waitMs, () => this.#enqueue(lotId));
    }
  }

  close() {
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
    const writes: { client: Client; frame: LotFrame }[] = [];
    for (const frame of await this.#read(lotIds)) {
      const lot = this.#lots.get(frame.project_id);
      // Two queries may overtake each other.
      if (!lot || (lot.seq !== undefined && frame.seq < lot.seq)) continue;
      lot.seq = frame.seq;
      for (const client of this.#watchers.get(frame.project_id)) writes.push({ client, frame });
    }
    await inSlices(writes, ({ client, frame }) => {
      if (client.socket.bufferedAmount <= SLOW_ABOVE_BYTES) return client.sendText(textOf(frame));
      client.owed.add(frame.project_id);
      this.#payLater(client);
    });
  }

  #paySoon(client: Client) {
    this.#owing.add(client);
    if (this.#isPayingSoon) return;
    this.#isPayingSoon = true;
    this.#after(0, () => {
      this.#isPayingSoon = false;
      void this.#payOwed();
    });
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
    const served = new Map<Client, number[]>();
    for (const client of clients) {
      if (client.socket.bufferedAmount > CAUGHT_UP_BELOW_BYTES) {
        this.#payLater(client);
        continue;
      }
      served.set(client, [...client.owed]);
      client.owed.clear();
    }
    const lotIds = [...new Set([...served.values()].flat())];
    if (lotIds.length === 0) return;
    const frames = new Map((await this.#read(lotIds)).map((frame) => [frame.project_id, frame]));
    for (const frame of frames.values()) this.#noteRead(frame);
    await inSlices(served, ([client, owed]) => {
      for (const lotId of owed) {
        const frame = frames.get(lotId);
        if (frame && client.lots.has(lotId)) client.sendText(textOf(frame));
      }
    });
  }

  /** A state read for one watcher which the others have not seen means that they were not told. */
  #noteRead(frame: LotFrame) {
    if (!this.#watchers.has(frame.project_id)) return;
    const lot = this.#sending(frame.project_id);
    if (lot.seq === undefined) lot.seq = frame.seq;
    else if (frame.seq > lot.seq) this.changed([frame.project_id]);
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
      this.#lots.set(lotId, (lot = { isWaiting: false, sentAt: -Infinity, seq: undefined }));
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

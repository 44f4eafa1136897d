import { createStore, type StoreApi } from "zustand/vanilla";
import { type CallError, isUnanswered, type RealtimeSocket, type Result } from "../../client";
import type {
  AnyCall,
  BidReceipt,
  InputOf,
  Lot,
  LotDetail,
  LotFrame,
  MeFrame,
  OutputOf,
} from "../../contract";
import { after, monotonicNow } from "../clock";
import { createLotBatch, type LotBatchOptions } from "./lot-batch";
import {
  forgetOwn,
  type KnownLot,
  type LotRecord,
  mergeFrame,
  mergeOwn,
  mergeReceipt,
  mergeSnapshot,
  takeOwn,
} from "./lot-merge";

/** The known data of one lot, and whether it is being read. */
export interface LotEntry {
  record?: LotRecord;
  error?: CallError;
  isLoading: boolean;
}

/** All lots of a page, by id. Immutable; an entry changes identity when it changes. */
export type LotStoreState = Readonly<Record<number, LotEntry>>;

/** The one place of a page where lots live, so that a card and a box of the same lot agree and move together. */
export interface LotStore {
  readonly store: StoreApi<LotStoreState>;
  /** Reads the lot and keeps it live until the returned function is called. */
  watch(id: number, options?: { detail?: boolean }): () => void;
  /** Takes a snapshot now. */
  refresh(id: number): void;
  /** Hands in lots that a list has just read. `askedIn` is the `turn()` from before its request. */
  prime(lots: readonly (Lot | LotDetail)[], askedIn?: number): void;
  /** Hands in lots that were read some time ago, as a guest: shown at once, and read again by the widgets that watch them. */
  seed(lots: readonly (Lot | LotDetail)[]): void;
  /** Orders what is asked and what arrives. */
  turn(): number;
  applyFrame(frame: LotFrame): void;
  applyOwn(frame: MeFrame): void;
  applyReceipt(receipt: BidReceipt): void;
  /** Changes the caller's own marks at once; a snapshot that was asked for earlier does not undo it. */
  mark(id: number, marks: Partial<Pick<Lot, "watched" | "favorite">>): void;
  /** Another identity: what belonged to the former one is forgotten and everything watched is read again. */
  changeIdentity(): void;
  /** Changes may have been missed: everything watched is read again. */
  refreshWatched(): void;
  /** Calls `run` with each watched lot. */
  eachWatched(run: (id: number, lot: KnownLot | undefined) => void): void;
}

/** What a lot store needs. */
export interface LotStoreOptions extends Pick<LotBatchOptions, "early" | "isGuest"> {
  call<A extends AnyCall>(action: A, input: InputOf<A>): Promise<Result<OutputOf<A>>>;
  socket: Pick<RealtimeSocket, "watch">;
  random?: () => number;
  /** The server's time, where it is known. */
  now?: () => number | undefined;
}

/** After a live change that needs a snapshot, viewers of a hot lot ask at different moments. */
const SNAPSHOT_DELAY_MS = { least: 150, spread: 1000 };
/** Shortest time between two such snapshots of one lot: frames are complete, so a busy lot does not wait for them. */
const SNAPSHOT_PAUSE_MS = 2_000;

interface Watch {
  count: number;
  detailCount: number;
  release(): void;
}

/** An empty lot store. */
export function createLotStore({
  call,
  socket,
  random = Math.random,
  now,
  ...early
}: LotStoreOptions): LotStore {
  const store = createStore<LotStoreState>(() => ({}));
  const watches = new Map<number, Watch>();
  const plannedSnapshots = new Set<number>();
  const lastSnapshots = new Map<number, number>();
  /** Lots that may have changed unseen since they were last read: no widget watched them, or there was no connection. */
  const unseen = new Set<number>();
  /** The newest change of each lot that is being read for the first time: the answer may have been written before it. */
  const ahead = new Map<number, LotFrame>();
  let turns = 0;

  function turn() {
    return ++turns;
  }

  function put(changes: readonly (readonly [number, LotEntry])[]) {
    if (changes.length > 0) store.setState(Object.fromEntries(changes), false);
  }

  function entryOf(id: number): LotEntry | undefined {
    return store.getState()[id];
  }

  function prime(lots: readonly (Lot | LotDetail)[], askedIn = turn(), isForGuests = false) {
    put(
      lots.map((lot) => {
        unseen.delete(lot.id);
        const record = mergeSnapshot(entryOf(lot.id)?.record, lot, askedIn, isForGuests);
        return [lot.id, { record: withChangeAhead(record), isLoading: false }];
      }),
    );
  }

  function withChangeAhead(record: LotRecord): LotRecord {
    const { id } = record.lot;
    const frame = ahead.get(id);
    if (!frame) return record;
    ahead.delete(id);
    const merged = mergeFrame(record, frame);
    if (merged.needsSnapshot) planSnapshot(id);
    return merged.record;
  }

  const batch = createLotBatch({
    ...early,
    call,
    nextTurn: turn,
    onLots: prime,
    onError(ids, error) {
      put(
        ids.map((id) => {
          const record = entryOf(id)?.record;
          // A lost request does not take away what is known.
          const isKept = record !== undefined && isUnanswered(error);
          return [id, { ...(record && { record }), ...(!isKept && { error }), isLoading: false }];
        }),
      );
    },
  });

  function want(id: number, wish: { isFirst?: boolean; isStillNeeded?: () => boolean }) {
    const record = entryOf(id)?.record;
    put([[id, { ...(record && { record }), isLoading: true }]]);
    batch.want(id, { detail: (watches.get(id)?.detailCount ?? 0) > 0, ...wish });
  }

  function ask(id: number) {
    want(id, {});
  }

  function planSnapshot(id: number) {
    if (plannedSnapshots.has(id) || !watches.has(id)) return;
    plannedSnapshots.add(id);
    const pauseMs = (lastSnapshots.get(id) ?? -Infinity) + SNAPSHOT_PAUSE_MS - monotonicNow();
    const delayMs = SNAPSHOT_DELAY_MS.least + random() * SNAPSHOT_DELAY_MS.spread;
    after(Math.max(delayMs, pauseMs), () => {
      plannedSnapshots.delete(id);
      if (!watches.has(id)) return;
      lastSnapshots.set(id, monotonicNow());
      ask(id);
    });
  }

  function update(id: number, change: (record: LotRecord) => LotRecord) {
    const entry = entryOf(id);
    if (entry?.record) put([[id, { ...entry, record: change(entry.record) }]]);
  }

  function isKnown(id: number, detail: boolean): boolean {
    const lot = entryOf(id)?.record?.lot;
    return lot !== undefined && !unseen.has(id) && (!detail || lot.quote !== undefined);
  }

  return {
    store,
    turn,
    prime,
    seed(lots) {
      const unknown = lots.filter(({ id }) => !entryOf(id)?.record);
      prime(unknown, turn(), true);
      for (const { id } of unknown) unseen.add(id);
    },
    refresh: ask,
    watch(id, { detail = false } = {}) {
      const watch = watches.get(id) ?? { count: 0, detailCount: 0, release: socket.watch([id]) };
      watches.set(id, watch);
      watch.count++;
      if (detail) watch.detailCount++;
      const entry = entryOf(id);
      if (!isKnown(id, detail) && !(entry?.isLoading && !detail)) {
        const isFirst = !unseen.has(id);
        want(id, { isFirst, isStillNeeded: () => !isKnown(id, detail) });
      }
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        watch.count--;
        if (detail) watch.detailCount--;
        if (watch.count > 0) return;
        watch.release();
        watches.delete(id);
        ahead.delete(id);
        unseen.add(id);
      };
    },
    applyFrame(frame) {
      const id = frame.project_id;
      const record = entryOf(id)?.record;
      if (!record) {
        if (watches.has(id) && !(frame.seq < (ahead.get(id)?.seq ?? 0))) ahead.set(id, frame);
        return;
      }
      const merged = mergeFrame(record, frame, unseen.has(id) ? undefined : now?.());
      if (merged.record !== record) update(id, () => merged.record);
      if (merged.needsSnapshot) planSnapshot(id);
    },
    applyOwn(frame) {
      const id = frame.project_id;
      // The answer that is under way may have been written before it.
      if (!entryOf(id)?.record) planSnapshot(id);
      update(id, (record) => {
        const told = { frame, turn: turn() };
        if (!watches.has(id)) return takeOwn(record, told);
        const merged = mergeOwn(record, told);
        if (merged.needsSnapshot) planSnapshot(id);
        return merged.record;
      });
    },
    applyReceipt(receipt) {
      update(receipt.project_id, (record) => mergeReceipt(record, receipt, turn()).record);
      planSnapshot(receipt.project_id);
    },
    mark: (id, marks) =>
      update(id, (record) => ({ ...record, ownTurn: turn(), lot: { ...record.lot, ...marks } })),
    changeIdentity() {
      const now = turn();
      put(
        Object.entries(store.getState()).flatMap(([id, entry]) =>
          entry.record
            ? [[Number(id), { ...entry, record: forgetOwn(entry.record, now) }] as const]
            : [],
        ),
      );
      for (const id of Object.keys(store.getState()).map(Number)) {
        if (watches.has(id)) ask(id);
        else unseen.add(id);
      }
    },
    refreshWatched() {
      for (const id of watches.keys()) {
        unseen.add(id);
        ask(id);
      }
    },
    eachWatched(run) {
      for (const id of watches.keys()) run(id, entryOf(id)?.record?.lot);
    },
  };
}

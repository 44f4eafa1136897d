import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { CallError } from "../../client";
import type { Lot, LotDetail } from "../../contract";
import type { KnownLot, LotEntry, LotStoreState } from "../lots";
import { isSame } from "../page";
import { useRuntime } from "./provider";
import type { Runtime } from "../runtime";

/** A lot as it is now, and live from here on. */
export interface LotState<Record extends Lot = Lot> {
  lot: Record | undefined;
  error: CallError | undefined;
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** Price before the last change that happened before the visitor's eyes, decimal euro. */
  previousPrice: string | undefined;
  /** When that was, by the server's clock; undefined where only that it changed is known. */
  priceChangedAt: number | undefined;
  /** A change of the visitor's standing is news only while this number stays; else it is another user's, or known for the first time. */
  standingNo: number;
  /** Reads it again. */
  retry(): void;
}

function isDetail(lot: KnownLot | undefined): lot is LotDetail {
  return lot?.quote !== undefined && lot.increments !== undefined && lot.can_award !== undefined;
}

/** What `InitialLots` around a widget knows. */
export const InitialLotsContext = createContext<LotStoreState>({});

/** The part of an entry that is shown: it does not tell that the lot is being read again, or was read the same once more. */
export function shownOf(entry: LotEntry | undefined) {
  const { lot, previousPrice, priceChangedAt, standingNo = 0 } = entry?.record ?? {};
  return { lot, previousPrice, priceChangedAt, standingNo, error: entry?.error };
}

type Shown = ReturnType<typeof shownOf>;

function useLotEntry(id: number, detail: boolean) {
  const runtime = useRuntime();
  const { lots } = runtime;
  useEffect(() => lots.watch(id, { detail }), [lots, id, detail]);
  const initial = useContext(InitialLotsContext)[id];
  const last = useRef<Shown | undefined>(undefined);
  const read = (entry: LotEntry | undefined) => {
    const next = shownOf(entry);
    return last.current && isSame(last.current, next) ? last.current : (last.current = next);
  };
  const shown = useSyncExternalStore(
    lots.store.subscribe,
    () => read(lots.store.getState()[id] ?? initial),
    () => read(initial),
  );
  const retry = useCallback(() => lots.refresh(id), [lots, id]);
  return { shown, retry };
}

export function toState<Record extends Lot>(
  { error, lot: _lot, ...shown }: Shown,
  lot: Record | undefined,
  retry: () => void,
): LotState<Record> {
  const isLoading = lot === undefined && error === undefined;
  return { ...shown, lot, error, isLoading, retry };
}

/**
 * One lot, live. All lots that a page asks for within 10 ms travel in one request; every widget of the same lot sees the same
 * record and changes with it.
 */
export function useLot(id: number): LotState {
  const { shown, retry } = useLotEntry(id, false);
  return toState<Lot>(shown, shown.lot, retry);
}

/** One lot with its quote, increments and whether it may be awarded; otherwise as `useLot`. */
export function useLotDetail(id: number): LotState<LotDetail> {
  const { shown, retry } = useLotEntry(id, true);
  return toState(shown, isDetail(shown.lot) ? shown.lot : undefined, retry);
}

/** Hands lots that were just read over to the page's lot store, so that cards and boxes of them agree and move live. */
export function primeLots(
  runtime: Pick<Runtime, "lots">,
  lots: readonly (Lot | LotDetail)[],
): void {
  runtime.lots.prime(lots);
}

/** `primeLots` for the answer of a query: `usePrimeLots(data?.records)`. */
export function usePrimeLots(records: readonly Lot[] | undefined): void {
  const { lots } = useRuntime();
  useEffect(() => {
    if (records) lots.prime(records);
  }, [lots, records]);
}

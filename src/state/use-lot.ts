import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { CallError } from "../client";
import type { Lot, LotDetail } from "../contract";
import type { KnownLot } from "./lot-merge";
import type { LotEntry, LotStoreState } from "./lot-store";
import { useRuntime } from "./provider";
import type { Runtime } from "./runtime";

/** A lot as it is now, and live from here on. */
export interface LotState<Record extends Lot = Lot> {
  lot: Record | undefined;
  error: CallError | undefined;
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** Price before the last change that happened before the visitor's eyes, decimal euro. */
  previousPrice: string | undefined;
  /** A change of the visitor's standing is news only while this number stays; else it is somebody else's, or known for the first time. */
  standingNo: number;
  /** Reads it again. */
  retry(): void;
}

function isDetail(lot: KnownLot | undefined): lot is LotDetail {
  return lot?.quote !== undefined && lot.increments !== undefined && lot.can_award !== undefined;
}

/** What `InitialLots` around a widget knows. */
export const InitialLotsContext = createContext<LotStoreState>({});

function useLotEntry(id: number, detail: boolean) {
  const runtime = useRuntime();
  const { lots } = runtime;
  useEffect(() => lots.watch(id, { detail }), [lots, id, detail]);
  const initial = useContext(InitialLotsContext)[id];
  const entry = useSyncExternalStore(
    lots.store.subscribe,
    () => lots.store.getState()[id] ?? initial,
    () => initial,
  );
  const retry = useCallback(() => lots.refresh(id), [lots, id]);
  return { entry, retry };
}

function toState<Record extends Lot>(
  entry: LotEntry | undefined,
  lot: Record | undefined,
  retry: () => void,
): LotState<Record> {
  return {
    lot,
    error: entry?.error,
    isLoading: lot === undefined && entry?.error === undefined,
    previousPrice: entry?.record?.previousPrice,
    standingNo: entry?.record?.standingNo ?? 0,
    retry,
  };
}

/**
 * One lot, live. All lots that a page asks for within 10 ms travel in one request; every widget of the same lot sees the same
 * record and changes with it.
 */
export function useLot(id: number): LotState {
  const { entry, retry } = useLotEntry(id, false);
  return toState<Lot>(entry, entry?.record?.lot, retry);
}

/** One lot with its quote, increments and whether it may be awarded; otherwise as `useLot`. */
export function useLotDetail(id: number): LotState<LotDetail> {
  const { entry, retry } = useLotEntry(id, true);
  const lot = entry?.record?.lot;
  return toState(entry, isDetail(lot) ? lot : undefined, retry);
}

/** Several lots, in the order of `ids`, each as `useLot` gives it. */
export function useLots(ids: readonly number[]): LotState[] {
  const { lots } = useRuntime();
  const list = ids.join(",");
  const stable = useMemo(() => (list === "" ? [] : list.split(",").map(Number)), [list]);
  useEffect(() => {
    const stops = stable.map((id) => lots.watch(id));
    return () => stops.forEach((stop) => stop());
  }, [lots, stable]);
  const entries = useStore(
    lots.store,
    useShallow((state) => stable.map((id) => state[id])),
  );
  return useMemo(
    () =>
      stable.map((id, index) => {
        const entry = entries[index];
        return toState<Lot>(entry, entry?.record?.lot, () => lots.refresh(id));
      }),
    [stable, entries, lots],
  );
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

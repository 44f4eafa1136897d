import { type ReactNode, useContext, useLayoutEffect, useMemo } from "react";
import type { Lot, LotDetail } from "../../contract";
import { type LotEntry, type LotStoreState, mergeSnapshot } from "../lots";
import { useRuntime } from "./provider";
import { InitialLotsContext } from "./use-lot";

/** Props of `InitialLots`. */
export interface InitialLotsProps {
  /** As `product/lots` gives them; a bid box or a lot page needs the record of `product/singleProduct`. */
  lots: readonly (Lot | LotDetail)[];
  /** What may show these lots. */
  children?: ReactNode;
}

function entryOf(lot: Lot | LotDetail): LotEntry {
  return { record: mergeSnapshot(undefined, lot, 0, true), isLoading: false };
}

/**
 * Lots that were read before the widgets below are rendered: on a server, so that its HTML shows them, and with the same value in the
 * browser, so that hydration finds what it expects. They live in the tree alone, so nothing is left on a server from one request to the
 * next. In the browser they are shown at once and read again, because HTML may have been kept for a while.
 */
export function InitialLots({ lots, children }: InitialLotsProps) {
  const outer = useContext(InitialLotsContext);
  const runtime = useRuntime();
  const store = runtime.lots;
  const initial = useMemo<LotStoreState>(
    () => ({ ...outer, ...Object.fromEntries(lots.map((lot) => [lot.id, entryOf(lot)])) }),
    [outer, lots],
  );
  // Before the widgets begin to watch, which is when they read.
  useLayoutEffect(() => store.seed(lots), [store, lots]);
  return <InitialLotsContext value={initial}>{children}</InitialLotsContext>;
}

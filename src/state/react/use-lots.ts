import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { Lot } from "../../contract";
import { useRuntime } from "./provider";
import { type LotState, shownOf, toState } from "./use-lot";

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
        const shown = shownOf(entry);
        return toState<Lot>(shown, shown.lot, () => lots.refresh(id));
      }),
    [stable, entries, lots],
  );
}

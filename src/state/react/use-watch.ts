import { useCallback } from "react";
import type { CallError } from "../../client";
import type { Lot } from "../../contract";
import { useRuntime } from "./provider";
import { useMark } from "./use-mark";
import type { Emit } from "../events";
import { useEmit } from "./use-widget-events";

/** Whether a lot is followed. */
export interface WatchState {
  watched: boolean;
  /** Follows or stops following; shown at once and taken back when the server refuses. Guests are asked to sign in. */
  toggle(): void;
  /** Why the last change was taken back. */
  error: CallError | undefined;
}

/** Follows a lot: `const { watched, toggle } = useWatch(lot)`. */
export function useWatch(lot: Pick<Lot, "id" | "watched">, emit?: Emit): WatchState {
  const ownEmit = useEmit();
  const tell = emit ?? ownEmit;
  const { id } = lot;
  const onChanged = useCallback(
    (watched: boolean) => void tell("martillo-watch-changed", { lot: id, watched }),
    [tell, id],
  );
  const mark = useMark(id, useRuntime().toggleWatch, onChanged, tell);
  return { watched: lot.watched, ...mark };
}

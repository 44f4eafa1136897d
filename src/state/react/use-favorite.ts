import { useCallback } from "react";
import type { CallError } from "../../client";
import { type Lot, userAddToFavorites, userRemoveFromFavorites } from "../../contract";
import { createMarkToggles, type MarkToggle } from "../lots";
import { useRuntime, type WidgetRuntime } from "./provider";
import { useMark } from "./use-mark";
import type { Emit } from "../events";
import { useEmit } from "./use-widget-events";

/** Whether a lot is one of the visitor's favourites. */
export interface FavoriteState {
  favorite: boolean;
  /** Adds or removes it; shown at once and taken back when the server refuses. Guests are asked to sign in. */
  toggle(): void;
  /** Why the last change was taken back. */
  error: CallError | undefined;
}

/** By lot store: all widgets of an API wait for each other's requests. Not in the runtime, which cards carry that have no favourites. */
const toggles = new WeakMap<WidgetRuntime["lots"], MarkToggle>();

function toggleOf({ call, lots, session }: WidgetRuntime): MarkToggle {
  let toggle = toggles.get(lots);
  if (!toggle) {
    toggle = createMarkToggles({
      call: (action, input) => call(action, input),
      lots,
      epoch: () => session.store.getState().epoch,
      mark: "favorite",
      add: userAddToFavorites,
      remove: userRemoveFromFavorites,
    });
    toggles.set(lots, toggle);
  }
  return toggle;
}

/** Keeps a lot as a favourite: `const { favorite, toggle } = useFavorite(lot)`. */
export function useFavorite(lot: Pick<Lot, "id" | "favorite">, emit?: Emit): FavoriteState {
  const ownEmit = useEmit();
  const tell = emit ?? ownEmit;
  const { id } = lot;
  const onChanged = useCallback(
    (favorite: boolean) => void tell("martillo-favorite-changed", { lot: id, favorite }),
    [tell, id],
  );
  const mark = useMark(id, toggleOf(useRuntime()), onChanged, tell);
  return { favorite: lot.favorite, ...mark };
}

import { useEffect, useRef } from "react";
import type { Place } from "../contract";

export interface PlaceLookUp {
  /** Asks for one place; a look-up that still runs is given up. */
  lookUp: (
    ask: (signal: AbortSignal) => Promise<Place | undefined>,
    how: "chosen" | "geocoded",
  ) => Promise<void>;
  /** Gives up the look-up that runs. */
  giveUp: () => void;
}

/** Looks places up one at a time; `onPlace` hears of the last one alone. Without an answer the other fields are typed as ever. */
export function usePlaceLookUp(
  onPlace: (place: Place, how: "chosen" | "geocoded") => void,
): PlaceLookUp {
  const running = useRef<AbortController>(undefined);
  const giveUp = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  return {
    giveUp,
    async lookUp(ask, how) {
      giveUp();
      const abort = new AbortController();
      running.current = abort;
      const place = await ask(abort.signal).catch(() => undefined);
      if (place && !abort.signal.aborted) onPlace(place, how);
    },
  };
}

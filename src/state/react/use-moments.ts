import { useSyncExternalStore } from "react";
import { formatMoment, type MomentOptions } from "../../i18n";
import { useRuntime } from "./provider";

const HOUR_MS = 3_600_000;

/**
 * Some time of today by the server's clock, in epoch milliseconds; undefined before the server has told its time. Renders again each
 * hour and so when another day begins: midnight is a full hour in every zone of the market.
 */
export function useToday(): number | undefined {
  const { clock } = useRuntime();
  return useSyncExternalStore(
    clock.onTick,
    () => (clock.isSynced() ? Math.floor(clock.now() / HOUR_MS) * HOUR_MS : undefined),
    () => undefined,
  );
}

/** `formatMoment` that knows what day it is, and goes on to the next one: `useMoments()(lot.date_closed)` is "hoy 18:40". */
export function useMoments(): (epochMs: number, options?: Omit<MomentOptions, "now">) => string {
  const now = useToday();
  return (epochMs, options) => formatMoment(epochMs, { ...options, now });
}

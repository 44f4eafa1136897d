import { useCallback, useState } from "react";
import type { CallError } from "../client";
import type { Lot } from "../contract";
import { useRuntime } from "./provider";
import { useSession } from "./use-session";
import { type Emit, useEmit } from "./use-widget-events";

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
  const runtime = useRuntime();
  useSession(); // looks for a sign-in
  const ownEmit = useEmit();
  const tell = emit ?? ownEmit;
  const [error, setError] = useState<CallError>();
  const { id } = lot;

  const toggle = useCallback(async () => {
    const { session, toggleWatch } = runtime;
    if (session.store.getState().status === "guest") {
      tell("martillo-login-request", { reason: "watch", lot: id });
      return;
    }
    setError(undefined);
    const outcome = await toggleWatch(id);
    if (!outcome) return;
    setError(outcome.error);
    if (outcome.error) return;
    tell("martillo-watch-changed", { lot: id, watched: outcome.watched });
    runtime.invalidate("product/dashboard");
  }, [runtime, id, tell]);

  return { watched: lot.watched, toggle: () => void toggle(), error };
}

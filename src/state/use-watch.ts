import { useCallback, useState } from "react";
import type { CallError } from "../client";
import { type Lot, userAddWatchlist, userRemoveWatchlist } from "../contract";
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
    const { lots, session, call } = runtime;
    if (session.store.getState().status === "guest") {
      tell("martillo-login-request", { reason: "watch", lot: id });
      return;
    }
    const watched = !(lots.store.getState()[id]?.record?.lot.watched ?? false);
    setError(undefined);
    lots.mark(id, { watched });
    const result = await call(watched ? userAddWatchlist : userRemoveWatchlist, { project_id: id });
    if (result.ok) {
      lots.mark(id, { watched: result.data.watched, favorite: result.data.favorite });
      tell("martillo-watch-changed", { lot: id, watched: result.data.watched });
      runtime.invalidate("product/dashboard");
    } else {
      lots.mark(id, { watched: !watched });
      setError(result.error);
    }
  }, [runtime, id, tell]);

  return { watched: lot.watched, toggle: () => void toggle(), error };
}

import type { StoreApi } from "zustand/vanilla";
import type { ConnectionStatus } from "../../client";
import { monotonicNow, type ServerClock } from "../clock";
import type { LotStore } from "./lot-store";

/** A connection that is not there after this long is not expected soon, e.g. behind a proxy that lets no socket through. */
const PATIENCE_MS = 10_000;
const POLL_MS = 15_000;

/**
 * Reads everything that is watched from time to time while there is no live connection, so that prices do not stand still behind
 * networks that know HTTP alone; and what a live connection does not follow because it is too much. Nothing is asked while the
 * browser itself is offline. Returns the stop function.
 */
export function pollWithoutSocket(
  lots: LotStore,
  clock: ServerClock,
  connection: StoreApi<ConnectionStatus>,
  unfollowed: () => readonly number[],
): () => void {
  let dueAt = monotonicNow() + PATIENCE_MS;
  let restDueAt = monotonicNow() + POLL_MS;
  return clock.onTick(() => {
    const status = connection.getState();
    if (status === "live") {
      dueAt = monotonicNow() + PATIENCE_MS;
      if (monotonicNow() < restDueAt) return;
      restDueAt = monotonicNow() + POLL_MS;
      for (const id of unfollowed()) lots.refresh(id);
    } else if (status !== "offline" && monotonicNow() >= dueAt) {
      dueAt = monotonicNow() + POLL_MS;
      lots.refreshWatched();
    }
  });
}

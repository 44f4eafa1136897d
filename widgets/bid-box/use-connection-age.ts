import { useState } from "react";
import { type Bidding, useRuntime } from "../../src/state";
import type { Connection } from "./bid-box-model";

/** Since when nothing new can have arrived. */
export function useConnectionAge(blockedBy: Bidding["blockedBy"]): Connection {
  const { clock } = useRuntime();
  const [sinceMs, setSinceMs] = useState<number>();
  if (blockedBy === undefined) {
    if (sinceMs !== undefined) setSinceMs(undefined);
    return { isLive: true };
  }
  const lostAtMs = sinceMs ?? clock.now();
  if (sinceMs === undefined) setSinceMs(lostAtMs);
  return { isLive: false, isOffline: blockedBy === "offline", sinceMs: lostAtMs };
}

import { useEffect, useState } from "react";
import { type Bidding, useRuntime } from "../../src/state";
import type { Connection } from "./bid-box-model";

/** Since when nothing new can have arrived. */
export function useConnectionAge(blockedBy: Bidding["blockedBy"]): Connection {
  const { clock } = useRuntime();
  const [sinceMs, setSinceMs] = useState<number>();
  const isLive = blockedBy === undefined;
  useEffect(() => setSinceMs(isLive ? undefined : clock.now()), [clock, isLive]);
  return isLive ? { isLive } : { isLive, sinceMs: sinceMs ?? clock.now() };
}

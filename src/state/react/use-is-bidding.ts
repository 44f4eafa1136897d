import { useStore } from "zustand";
import { useRuntime } from "./provider";

/** Whether there is a bid of the visitor on this lot to tell of: sent by any widget of the page, or left unsettled by a reload. */
export function useIsBidding(lot: number): boolean {
  const { biddingPhases, pendingBids, session } = useRuntime();
  const user = useStore(session.store, (state) => state.user?.id);
  const phase = useStore(biddingPhases, (phases) => phases[lot]);
  if (phase !== undefined && phase !== "idle") return true;
  return user !== undefined && pendingBids.read(lot, user) !== undefined;
}

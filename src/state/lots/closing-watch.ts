import type { MarketStatus } from "../../contract";
import { isTakingBids } from "../../domain";
import type { ServerClock } from "../clock";
import type { LotStore } from "./lot-store";

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15_000;

function isWaiting(status: MarketStatus): boolean {
  return status === "scheduled" || status === "closed" || isTakingBids(status);
}

/**
 * Lots whose moment has passed and which the server has not reported since (a message may be lost): asks for them, less and less
 * often. What a widget shows at zero is never the device's own word. Returns the stop function.
 */
export function watchClosings(lots: LotStore, clock: ServerClock): () => void {
  const asked = new Map<number, { at: number; waitMs: number; seq: number }>();
  return clock.onTick(() => {
    if (!clock.isSynced()) return;
    const now = clock.now();
    lots.eachWatched((id, lot) => {
      if (!lot || !isWaiting(lot.market_status)) return;
      const due = lot.market_status === "scheduled" ? lot.date_start : lot.date_closed;
      const last = asked.get(id);
      const isSame = last?.seq === lot.seq;
      const waitMs = isSame ? last.waitMs : FIRST_WAIT_MS;
      const from = isSame ? last.at : due;
      if (now < from + waitMs) return;
      asked.set(id, { at: now, waitMs: Math.min(waitMs * 2, LONGEST_WAIT_MS), seq: lot.seq });
      lots.refresh(id);
    });
  });
}

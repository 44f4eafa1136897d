import type { ReadyBidBox } from "../bid-box-model";
import type { Heard, Moment } from "./milestones";

/** What the box showed, and when. */
export interface Glimpse {
  model: ReadyBidBox;
  /** Server time. */
  nowMs: number;
}

/** What a listener should know of it. */
export function momentOf({ model, nowMs }: Glimpse): Moment {
  const { lot, standing, priceCents, connection } = model;
  return {
    status: lot.market_status,
    standing: standing.state,
    priceCents,
    bidCount: lot.bid_count,
    closesAtMs: lot.date_closed,
    extensionNo: lot.extension_no,
    secondsLeft: Math.max(0, Math.ceil((lot.date_closed - nowMs) / 1000)),
    isLive: connection.isLive,
    nowMs,
  };
}

/** The state at the beginning is not announced. */
export function firstHeard(first: Glimpse): Heard {
  return { last: momentOf(first), untoldPriceSinceMs: undefined };
}

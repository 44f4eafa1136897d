import type { ExtensionRule, MarketStatus } from "../contract/lots/schemas";

/**
 * What can happen to a lot. Auctions only: publish, unpublish, open, enter_window, leave_window, close, settle_*, award, reaward, reject,
 * relist, default_back, void. Fixed price only: list, reserve, release, withdraw, void_direct. Both: cancel, sell (buy now, an accepted offer, a paid
 * cart).
 */
export const LOT_EVENTS = [
  "publish",
  "unpublish",
  "open",
  "enter_window",
  "leave_window",
  "close",
  "settle_sold",
  "settle_provisional",
  "settle_unsold",
  "award",
  "reaward",
  "reject",
  "relist",
  "list",
  "reserve",
  "release",
  "withdraw",
  "cancel",
  "sell",
  "default_back",
  "void",
  "void_direct",
] as const;
/** What moves a lot from one state to the next. */
export type LotEvent = (typeof LOT_EVENTS)[number];

/** The one table of legal transitions; a transition that is not here is refused. */
const TRANSITIONS: Record<MarketStatus, Partial<Record<LotEvent, MarketStatus>>> = {
  draft: { publish: "scheduled", list: "open", cancel: "cancelled" },
  scheduled: { open: "open", unpublish: "draft", cancel: "cancelled" },
  open: {
    enter_window: "closing",
    close: "closed",
    reserve: "reserved",
    withdraw: "withdrawn",
    cancel: "cancelled",
    sell: "sold",
  },
  // An extension can lead out of the window again.
  closing: { leave_window: "open", close: "closed", cancel: "cancelled", sell: "sold" },
  // The result is being settled: nothing else may come between.
  closed: { settle_sold: "sold", settle_provisional: "provisional", settle_unsold: "unsold" },
  // Reserve not met: the seller awards, sells by negotiation, or lets it go.
  provisional: { award: "sold", sell: "sold", reject: "unsold", cancel: "cancelled" },
  // The winner did not pay: another bidder may have it, or the seller decides; a sale that is called off puts nothing on sale by itself.
  sold: {
    reaward: "sold",
    default_back: "provisional",
    void: "unsold",
    void_direct: "withdrawn",
  },
  unsold: { relist: "scheduled", sell: "sold" },
  cancelled: {},
  reserved: { release: "open", sell: "sold", withdraw: "withdrawn", cancel: "cancelled" },
  withdrawn: { list: "open" },
};

/** The status after an event, or null when the event is illegal in that status. */
export function transition(from: MarketStatus, event: LotEvent): MarketStatus | null {
  return TRANSITIONS[from][event] ?? null;
}

/** What decides about the state of a lot at a moment. Times in epoch milliseconds. */
export interface LotTimes {
  status: MarketStatus;
  opensAtMs: number;
  closesAtMs: number;
  extension: ExtensionRule | null;
  /** A fixed-price lot has no clock: pass 0. @default 1 */
  auction?: 0 | 1;
}

/**
 * What to show at a moment. The clock runs ahead of the stored status: a scheduled lot opens by itself, an open one is closing
 * inside its window, and after its end it is closed until the result is settled.
 */
export function phaseAt(lot: LotTimes, nowMs: number): MarketStatus {
  const isTimed = lot.status === "scheduled" || lot.status === "open" || lot.status === "closing";
  if (!isTimed || lot.auction === 0) return lot.status;
  if (nowMs >= lot.closesAtMs) return "closed";
  if (lot.status === "scheduled" && nowMs < lot.opensAtMs) return "scheduled";
  const windowMs = (lot.extension?.window_s ?? 0) * 1000;
  return lot.closesAtMs - nowMs <= windowMs ? "closing" : "open";
}

/** Whether bids are taken in this state. */
export function isTakingBids(phase: MarketStatus): boolean {
  return phase === "open" || phase === "closing";
}

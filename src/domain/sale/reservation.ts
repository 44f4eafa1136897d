import type { MarketStatus } from "../../contract/lots/schemas";

/** How long a direct sale is kept for the buyer who put it into the cart. */
export const RESERVATION_MS = 15 * 60_000;
/** Longest that one reservation lasts, the time in the checkout included. */
export const RESERVATION_MAX_MS = 30 * 60_000;
/** A person who let a reservation pass waits so long for the next of the same lot, unless no other person asked for it. */
export const RESERVATION_PAUSE_MS = 30 * 60_000;

/** Until when a reservation holds. Entering the checkout prolongs it, once. Epoch milliseconds. */
export function reservationUntil(of: {
  reservedAtMs: number;
  /** When its checkout was entered; null: not yet. */
  enteredAtMs: number | null;
  /** @default RESERVATION_MS */
  lengthMs?: number;
  /** @default RESERVATION_MAX_MS */
  maximumMs?: number;
}): number {
  const { reservedAtMs, enteredAtMs } = of;
  const { lengthMs = RESERVATION_MS, maximumMs = RESERVATION_MAX_MS } = of;
  if (enteredAtMs === null) return reservedAtMs + lengthMs;
  return Math.min(reservedAtMs + maximumMs, enteredAtMs + lengthMs);
}

/** Where a lot is, its reservation considered: one that is over frees it, whether it is written so or not. */
export function phaseWithReservation(
  phase: MarketStatus,
  reservedUntilMs: number | null,
  nowMs: number,
): MarketStatus {
  const isOver = reservedUntilMs !== null && nowMs >= reservedUntilMs;
  return phase === "reserved" && isOver ? "open" : phase;
}

/** What decides whether a lot can be reserved. */
export interface ReservationWish {
  /** The person who holds it now, and until when. */
  holder: { isSelf: boolean; untilMs: number } | null;
  /** Other lots that the person holds. */
  otherHolds: number;
  /** Most lots that one person may hold. */
  mostHolds: number;
  /** When the person's last reservation of this lot ended. */
  lastEndedMs: number | null;
  /** Whether another person has asked for it since. */
  askedByOthers: boolean;
  nowMs: number;
}

/** Why a lot is not reserved, or null. */
export type ReservationRefusal =
  | { code: "LOT_RESERVED"; untilMs: number }
  | { code: "RESERVATION_LIMIT"; count: number }
  | { code: "RESERVED_TOO_RECENTLY"; untilMs: number };

/** Why a lot is not reserved, or null. A reservation that is over counts as none, whether it was swept or not. */
export function refuseReservation(wish: ReservationWish): ReservationRefusal | null {
  const { holder, otherHolds, mostHolds, lastEndedMs, askedByOthers, nowMs } = wish;
  if (holder && holder.untilMs > nowMs) {
    // Asking again for what is held is no second reservation.
    return holder.isSelf ? null : { code: "LOT_RESERVED", untilMs: holder.untilMs };
  }
  if (otherHolds >= mostHolds) return { code: "RESERVATION_LIMIT", count: otherHolds };
  const pauseEndsMs = (lastEndedMs ?? -Infinity) + RESERVATION_PAUSE_MS;
  if (askedByOthers && nowMs < pauseEndsMs) {
    return { code: "RESERVED_TOO_RECENTLY", untilMs: pauseEndsMs };
  }
  return null;
}

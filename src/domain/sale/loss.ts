import { HOUSE_ZONE, localTime, startOfDay } from "../local-time";
import { addDays } from "./deadlines";
import type { LossStatus } from "./states";

/** Days in which a buyer may dispute a deduction for lost value. */
const DISPUTE_DAYS = 14;
/** Days in which the house decides over one that is disputed. */
const DECIDE_DAYS = 30;

/**
 * The most that a seller may deduct of a vehicle that came back for what it has lost in value, in cents: a part of its price. Nothing where it
 * never left, and nothing of a consumer who was not told of the right to withdraw. Source: TRLGDCU 108.2.
 */
export function mostLossCents(of: {
  vehicleCents: number;
  percent: number;
  /** The vehicle was handed over, and is back. */
  isBack: boolean;
  isWithdrawal: boolean;
  /** The buyer was told of the right to withdraw. */
  isInformed: boolean;
}): number {
  if (!of.isBack || (of.isWithdrawal && !of.isInformed)) return 0;
  return Math.floor((of.vehicleCents * of.percent) / 100);
}

/** Until when a deduction may stand as it does, exclusive: the end of the last day. Null once it is settled. */
export function lossDueAt(status: LossStatus, fromMs: number): number | null {
  if (status === "proposed") return endOfDay(fromMs, DISPUTE_DAYS);
  if (status === "disputed") return endOfDay(fromMs, DECIDE_DAYS);
  return null;
}

function endOfDay(fromMs: number, days: number): number {
  const local = localTime(fromMs, HOUSE_ZONE);
  return startOfDay({ ...local, ...addDays(local, days + 1) }, HOUSE_ZONE);
}

import { addMonths, HOUSE_ZONE, instantOf, localTime } from "../local-time";
import type { CancelReason } from "./states";

/** So many sales that came to nothing by one buyer's default take the right to bid away. */
const MOST_STRIKES = 2;
/** A strike counts for so many months, by the calendar of the house. */
const STRIKE_MONTHS = 12;

/** Whether a sale that is called off comes to nothing by its buyer's default: only who was bound and did not pay is to blame. */
export function isDefault(of: { reason: CancelReason; isBound: boolean }): boolean {
  return of.reason === "impago" && of.isBound;
}

/** How many strikes count against a buyer. `strikesMs`: when those were written that staff have not lifted. */
export function countedStrikes(strikesMs: readonly number[], nowMs: number): number {
  const today = localTime(nowMs, HOUSE_ZONE);
  const sinceMs = instantOf(addMonths(today, -STRIKE_MONTHS), HOUSE_ZONE);
  return strikesMs.filter((atMs) => atMs > sinceMs).length;
}

/** Whether so many strikes that count take the right to bid away. */
export function losesRightToBid(count: number): boolean {
  return count >= MOST_STRIKES;
}

import { dayOf, dayText, HOUSE_ZONE, localTime } from "../local-time";
import { addDays } from "./deadlines";

/** What a vehicle that waits for its buyer costs. */
export interface StorageFee {
  /** Days that are charged. */
  days: number;
  cents: number;
}

/**
 * Storage until a vehicle is picked up: counted are the days after the one on which it was ready, the day of the pickup included, without
 * `blockedDays` (`2026-12-08`), on which it could not be picked up; the first `freeDays` of them cost nothing.
 */
export function storageFee(of: {
  readyAtMs: number;
  pickedUpAtMs: number;
  freeDays: number;
  perDayCents: number;
  blockedDays?: readonly string[];
  timeZone?: string;
}): StorageFee {
  const { readyAtMs, pickedUpAtMs, freeDays, perDayCents, blockedDays = [] } = of;
  const { timeZone = HOUSE_ZONE } = of;
  const last = dayOf(pickedUpAtMs, timeZone);
  const ready = localTime(readyAtMs, timeZone);
  let counted = 0;
  // Texts of days order as days do.
  for (let after = 1; dayText(addDays(ready, after)) <= last; after += 1) {
    if (!blockedDays.includes(dayText(addDays(ready, after)))) counted += 1;
  }
  const days = Math.max(0, counted - freeDays);
  return { days, cents: days * perDayCents };
}

import { addMonths, HOUSE_ZONE, instantOf, localTime } from "../local-time";

/** How long a plan is paid for at once. */
export type BillingPeriod = "monthly" | "yearly";

/** How long a plan may be tried. */
export const TRIAL_MS = 30 * 86_400_000;

/** A period that is counted from an anchor. Epoch milliseconds; its end is the start of the next one. */
export interface PeriodSpan {
  /** From 0. */
  index: number;
  startMs: number;
  endMs: number;
}

const MONTHS: Record<BillingPeriod, number> = { monthly: 1, yearly: 12 };

/**
 * Start of the n-th period, from 0: so many months after the anchor in Madrid, at the same local time, on the last day where the month is
 * shorter. Always counted from the anchor, so that nothing drifts: 31 January, 28 February, 31 March.
 */
export function periodStart(anchorMs: number, period: BillingPeriod, index: number): number {
  // Of an hour that comes twice the anchor may be the second; it stays where it is.
  if (index === 0) return anchorMs;
  const local = localTime(anchorMs, HOUSE_ZONE);
  return instantOf(addMonths(local, index * MONTHS[period]), HOUSE_ZONE);
}

/** The n-th period, from 0. */
export function periodOf(anchorMs: number, period: BillingPeriod, index: number): PeriodSpan {
  return {
    index,
    startMs: periodStart(anchorMs, period, index),
    endMs: periodStart(anchorMs, period, index + 1),
  };
}

/** The period in which a moment lies; before the anchor, those have negative numbers. */
export function periodAt(anchorMs: number, period: BillingPeriod, atMs: number): PeriodSpan {
  const anchor = localTime(anchorMs, HOUSE_ZONE);
  const at = localTime(atMs, HOUSE_ZONE);
  const months = (at.year - anchor.year) * 12 + at.month - anchor.month;
  // The calendar says which one or the one beside it.
  let index = Math.floor(months / MONTHS[period]);
  while (periodStart(anchorMs, period, index) > atMs) index -= 1;
  while (periodStart(anchorMs, period, index + 1) <= atMs) index += 1;
  return periodOf(anchorMs, period, index);
}

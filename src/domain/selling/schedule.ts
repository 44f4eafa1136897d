import type { LotSchedule } from "../../contract/selling/schemas";
import { HOUSE_ZONE, instantOf, localTime } from "../local-time";

/** What an editor proposes where nothing is said yet. */
export const PROPOSED_SCHEDULE: LotSchedule = {
  start: "on_publish",
  duration_days: 7,
  end_time: "20:00",
};

/** An auction lasts at least so long, in milliseconds. */
export const SHORTEST_MS = 3_600_000;

/** And at most so many days of the calendar. */
export const LONGEST_DAYS = 60;

/** A time of the day at which there are hardly any bids, in hours: an end then is warned of, not refused. */
export const NIGHT_HOURS = { from: 0, to: 7 };

/** Beyond this no plan is made: calendars end somewhere. The year 3000. */
const LAST_MS = 32_503_680_000_000;

const DAY_MS = 86_400_000;

/** When a lot begins and ends, in epoch milliseconds; null where it is not decided. */
export interface LotTimesPlan {
  opensMs: number | null;
  closesMs: number | null;
}

/**
 * When a lot begins and ends by its plan, if it were published now. A time that is given as a moment wins. A start that is not decided is
 * null, and the end is counted from now.
 */
export function plannedTimes(
  schedule: LotSchedule | null,
  given: LotTimesPlan,
  nowMs: number,
  timeZone: string = HOUSE_ZONE,
): LotTimesPlan {
  const opensMs = given.opensMs ?? (schedule?.start === "at" ? (schedule.at ?? null) : null);
  if (given.closesMs !== null || schedule?.duration_days === undefined) {
    return { opensMs, closesMs: given.closesMs };
  }
  const fromMs = Math.max(opensMs ?? nowMs, nowMs);
  const { duration_days: days, end_time: time } = schedule;
  return { opensMs, closesMs: fromMs > LAST_MS ? null : endAfter(fromMs, days, time, timeZone) };
}

/**
 * So many days of the calendar later, at a time of that day, or at that of the start. An hour that the clock leaves out means as much
 * later, one that comes twice the first.
 */
export function endAfter(
  fromMs: number,
  days: number,
  time: string | undefined,
  timeZone: string = HOUSE_ZONE,
): number {
  const start = localTime(fromMs, timeZone);
  const day = new Date(Date.UTC(start.year, start.month - 1, start.day) + days * DAY_MS);
  const [hour = 0, minute = 0] = time?.split(":").map(Number) ?? [start.hour, start.minute];
  const rest = time === undefined ? start : { second: 0, millisecond: 0 };
  return instantOf(
    {
      year: day.getUTCFullYear(),
      month: day.getUTCMonth() + 1,
      day: day.getUTCDate(),
      hour,
      minute,
      second: rest.second,
      millisecond: rest.millisecond,
    },
    timeZone,
  );
}

/** Whether an auction lasts neither too short nor too long. Days are those of the calendar, so that the change of the clock counts nothing. */
export function isFairLength(
  opensMs: number,
  closesMs: number,
  timeZone: string = HOUSE_ZONE,
): boolean {
  if (closesMs - opensMs < SHORTEST_MS) return false;
  // Seconds that a day is longer or shorter than others are no matter here.
  if (closesMs - opensMs > (LONGEST_DAYS + 2) * DAY_MS) return false;
  return dayNumber(closesMs, timeZone) - dayNumber(opensMs, timeZone) <= LONGEST_DAYS;
}

function dayNumber(epochMs: number, timeZone: string): number {
  const { year, month, day } = localTime(epochMs, timeZone);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** After so many rounds without a sale a lower start is proposed. */
const ROUNDS_BEFORE_LESS = 2;
const LESS_PERCENT = -10;

/** By how many percent the start price of the next round is proposed to change, after so many rounds without a sale. */
export function proposedChange(rounds: number): number {
  return rounds >= ROUNDS_BEFORE_LESS ? LESS_PERCENT : 0;
}

import {
  addMonths,
  dayText,
  HOUSE_ZONE,
  localTime,
  type LocalTime,
  startOfDay,
} from "../local-time";

type Day = Pick<LocalTime, "year" | "month" | "day">;

/** Days in which a consumer may withdraw after the vehicle was handed over. */
const WITHDRAWAL_DAYS = 14;

/** So many calendar days later. */
export function addDays({ year, month, day }: Day, days: number): Day {
  const at = new Date(Date.UTC(year, month - 1, day + days));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/**
 * When what was bought must be paid: the end of the n-th business day after the day of the sale, as the moment at which the next day begins.
 * Business days are Monday to Friday without `holidays` (`2026-12-08`).
 */
export function paymentDueAt(of: {
  soldAtMs: number;
  days: number;
  holidays?: readonly string[];
  timeZone?: string;
}): number {
  return afterBusinessDays({ ...of, fromMs: of.soldAtMs });
}

/**
 * By when the house has paid the seller: the end of the n-th business day after the day on which the buyer has paid all, as the moment at which
 * the next day begins. Of what is not paid yet, as if its buyer paid on the last day.
 */
export function payoutDueAt(
  of: {
    /** Business days for it. */
    payoutDays: number;
    holidays?: readonly string[];
    timeZone?: string;
  } & ({ paidAtMs: number } | { soldAtMs: number; paymentDays: number }),
): number {
  const { payoutDays, holidays, timeZone } = of;
  const calendar = { ...(holidays && { holidays }), ...(timeZone !== undefined && { timeZone }) };
  const fromMs =
    "paidAtMs" in of
      ? of.paidAtMs
      : // The last moment to pay belongs to the last day.
        paymentDueAt({ soldAtMs: of.soldAtMs, days: of.paymentDays, ...calendar }) - 1;
  return afterBusinessDays({ fromMs, days: payoutDays, ...calendar });
}

/** The end of the n-th business day after the day of a moment. */
export function afterBusinessDays(of: {
  fromMs: number;
  days: number;
  holidays?: readonly string[];
  timeZone?: string;
}): number {
  const { fromMs, days, holidays = [], timeZone = HOUSE_ZONE } = of;
  let day: Day = localTime(fromMs, timeZone);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day) && !holidays.includes(dayText(day))) left -= 1;
  }
  return startOfDay(addDays(day, 1), timeZone);
}

/**
 * Until when a consumer may withdraw, exclusive: the end of the 14th day after handing over; a year more for a consumer who was not told of
 * it.
 */
export function returnDeadline(of: {
  handedOverAtMs: number;
  informed: boolean;
  timeZone?: string;
}): number {
  const { handedOverAtMs, informed, timeZone = HOUSE_ZONE } = of;
  const local = localTime(handedOverAtMs, timeZone);
  const last = { ...local, ...addDays(local, WITHDRAWAL_DAYS + 1) };
  return startOfDay(informed ? last : addMonths(last, 12), timeZone);
}

/** Whether it is a Monday to Friday. */
function isBusinessDay({ year, month, day }: Day): boolean {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

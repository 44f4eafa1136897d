import { dayAfter, dayOf } from "martillo/domain";

/** Days that tests write into calendars and sheets lie so far ahead at least. */
const AHEAD_DAYS = 10;

/** The next day of this month and day, such as `02-24`, that lies well ahead: a day with its year is past some day. */
export function comingDay(monthAndDay: string): string {
  return coming((year) => `${year}-${monthAndDay}`);
}

/** The next Sunday that lies well ahead on which the house's clock is put forward or back. */
export function comingClockChange(month: "03" | "10"): string {
  return coming((year) => {
    const last = `${year}-${month}-31`;
    return dayAfter(last, -new Date(last).getUTCDay());
  });
}

function coming(dayIn: (year: number) => string): string {
  const earliest = dayAfter(dayOf(Date.now()), AHEAD_DAYS);
  const year = Number(earliest.slice(0, 4));
  return dayIn(year) >= earliest ? dayIn(year) : dayIn(year + 1);
}

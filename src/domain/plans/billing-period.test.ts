import { describe, expect, it } from "vitest";
import { fc, rounds } from "../../testing/seed";
import { daysOfMonth, localTime } from "../local-time";
import { periodAt, periodOf, periodStart, type BillingPeriod } from "./billing-period";

const ANCHORS = rounds(20, 50);

const at = (text: string) => Date.parse(text);

describe("periods of a plan", () => {
  it("keep the day, or take the last one of a shorter month", () => {
    const anchor = at("2027-01-31T09:15:30.250Z");
    const starts = [0, 1, 2, 3, 13].map((index) =>
      new Date(periodStart(anchor, "monthly", index)).toISOString(),
    );
    expect(starts).toEqual([
      "2027-01-31T09:15:30.250Z",
      "2027-02-28T09:15:30.250Z",
      "2027-03-31T08:15:30.250Z",
      "2027-04-30T08:15:30.250Z",
      "2028-02-29T09:15:30.250Z",
    ]);
  });

  it("keep the local time over the change of the clock", () => {
    const anchor = at("2026-09-25T00:30:00Z");
    expect(periodOf(anchor, "monthly", 0)).toEqual({
      index: 0,
      startMs: anchor,
      // 02:30 comes twice on that day: the first.
      endMs: at("2026-10-25T00:30:00Z"),
    });
    // 02:30 of the day in March does not exist.
    expect(periodStart(at("2027-02-28T01:30:00Z"), "monthly", 1)).toBe(at("2027-03-28T01:30:00Z"));
  });

  it("of a 29 February end on the 28th in common years", () => {
    const anchor = at("2028-02-29T11:00:00Z");
    expect(periodStart(anchor, "yearly", 1)).toBe(at("2029-02-28T11:00:00Z"));
    expect(periodStart(anchor, "yearly", 4)).toBe(at("2032-02-29T11:00:00Z"));
  });

  it("begin where the one before ends, and know the moments inside", () => {
    const anchor = at("2026-11-22T10:00:00Z");
    const { startMs, endMs } = periodOf(anchor, "monthly", 5);
    expect(periodOf(anchor, "monthly", 6).startMs).toBe(endMs);
    const indexes = [startMs - 1, startMs, endMs - 1, endMs].map(
      (ms) => periodAt(anchor, "monthly", ms).index,
    );
    expect(indexes).toEqual([4, 5, 5, 6]);
    expect(periodAt(anchor, "yearly", anchor - 1).index).toBe(-1);
  });

  it(`do not drift from ${ANCHORS} anchors over ten years`, () => {
    const anchors = fc.sample(
      fc.integer({ min: at("2026-01-01T00:00Z"), max: at("2030-01-01T00:00Z") }),
      { numRuns: ANCHORS - EDGES.length },
    );
    for (const anchor of [...anchors, ...EDGES]) {
      for (const period of ["monthly", "yearly"] as const) checkTenYears(anchor, period);
    }
  });
});

/** The last day of a month, the leap day, the second of an hour that comes twice. */
const EDGES = ["2026-12-31T22:59:59.999Z", "2028-02-29T23:30Z", "2026-10-25T01:30Z"].map(at);

function checkTenYears(anchor: number, period: BillingPeriod): void {
  const local = localTime(anchor);
  const count = period === "monthly" ? 120 : 10;
  for (let index = 1; index <= count; index += 1) {
    const { startMs, endMs } = periodOf(anchor, period, index);
    expect(endMs).toBeGreaterThan(startMs);
    const start = localTime(startMs);
    const months = index * (period === "monthly" ? 1 : 12);
    const month = ((local.month - 1 + months) % 12) + 1;
    expect([start.year * 12 + start.month, start.month]).toEqual([
      local.year * 12 + local.month + months,
      month,
    ]);
    expect(start.day).toBe(Math.min(local.day, daysOfMonth(start.year, start.month)));
    const isSkipped = start.month === 3 && start.day >= 25 && local.hour === 2;
    expect(isSkipped ? [2, 3] : [local.hour]).toContain(start.hour);
    expect([start.minute, start.second, start.millisecond]).toEqual([
      local.minute,
      local.second,
      local.millisecond,
    ]);
    expect(periodAt(anchor, period, startMs).index).toBe(index);
    expect(periodAt(anchor, period, endMs - 1).index).toBe(index);
  }
}

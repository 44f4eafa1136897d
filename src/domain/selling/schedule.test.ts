import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import { dayAfter, dayOf, localTime } from "../local-time";
import { endAfter, isFairLength, LONGEST_DAYS, plannedTimes, proposedChange } from "./schedule";

const at = (text: string) => Date.parse(text);
const NOW = at("2026-10-20T10:15:30Z");
const NOTHING = { opensMs: null, closesMs: null };
const HOUR_MS = 3_600_000;

describe("the plan of a lot's times", () => {
  it.each([
    // Summer time ends on 25 October 2026, and begins on 28 March 2027.
    ["2026-10-20T10:00:00Z", 7, "20:00", "2026-10-27T19:00:00Z"],
    ["2026-10-20T10:00:00Z", 4, "20:00", "2026-10-24T18:00:00Z"],
    ["2026-10-20T10:00:00Z", 5, "02:30", "2026-10-25T00:30:00Z"],
    ["2027-03-27T10:00:00Z", 1, "02:30", "2027-03-28T01:30:00Z"],
    ["2027-03-27T10:00:00Z", 1, "20:00", "2027-03-28T18:00:00Z"],
    ["2026-12-31T22:59:00Z", 1, "00:00", "2026-12-31T23:00:00Z"],
    ["2028-02-28T12:00:00Z", 1, undefined, "2028-02-29T12:00:00Z"],
  ] as const)("from %s, %i days, %s: %s", (from, days, time, end) => {
    expect(new Date(endAfter(at(from), days, time)).toISOString()).toBe(
      new Date(end).toISOString(),
    );
  });

  it("ends on the day that was said, at the time that was said, whatever the clock does between", () => {
    // Around the changes of the clock, where mistakes live.
    const changes = [2026, 2027, 2028].flatMap((year) => [
      at(`${year}-03-28T01:00Z`),
      at(`${year}-10-27T01:00Z`),
    ]);
    const starts = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -62 * 24, max: 4 * 24 }))
      .chain(([change, hours]) =>
        fc.integer({ min: 0, max: HOUR_MS }).map((more) => change + hours * HOUR_MS + more),
      );
    const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 60 }), times, (from, days, [hour, minute]) => {
        const time = [hour, minute].map((figure) => String(figure).padStart(2, "0")).join(":");
        const end = endAfter(from, days, time);
        const shown = localTime(end);
        expect(dayOf(end)).toBe(dayAfter(dayOf(from), days));
        expect(end).toBeGreaterThan(from);
        // The hour that spring leaves out is the only one that no clock shows.
        const isLeftOut = shown.hour === hour + 1 && hour === 2;
        expect(isLeftOut ? hour : shown.hour).toBe(hour);
        expect([shown.minute, shown.second, shown.millisecond]).toEqual([minute, 0, 0]);
        expect(isFairLength(from, end)).toBe(end - from >= HOUR_MS);
      }),
      { numRuns: 1_000 },
    );
  });

  it("lets moments win that are given", () => {
    const plan = { start: "at", at: NOW + HOUR_MS, duration_days: 3, end_time: "20:00" } as const;
    expect(plannedTimes(plan, { opensMs: 5, closesMs: 9 }, NOW)).toEqual({
      opensMs: 5,
      closesMs: 9,
    });
    expect(plannedTimes(plan, NOTHING, NOW)).toEqual({
      opensMs: NOW + HOUR_MS,
      closesMs: at("2026-10-23T18:00:00Z"),
    });
    const later = { opensMs: at("2026-10-21T10:00Z"), closesMs: null };
    expect(plannedTimes(plan, later, NOW).closesMs).toBe(at("2026-10-24T18:00:00Z"));
  });

  it("counts from now where the start is not decided, or has come already", () => {
    const plan = { start: "on_publish", duration_days: 1, end_time: "20:00" } as const;
    const end = at("2026-10-21T18:00:00Z");
    expect(plannedTimes(plan, NOTHING, NOW)).toEqual({ opensMs: null, closesMs: end });
    const past = { ...plan, start: "at", at: NOW - 90 * 24 * HOUR_MS } as const;
    expect(plannedTimes(past, NOTHING, NOW).closesMs).toBe(end);
  });

  it("decides nothing where nothing is said, and makes no end beyond all calendars", () => {
    expect(plannedTimes(null, NOTHING, NOW)).toEqual(NOTHING);
    expect(plannedTimes({ start: "at" }, NOTHING, NOW)).toEqual(NOTHING);
    const plan = { start: "on_publish", duration_days: 60 } as const;
    expect(plannedTimes(plan, { opensMs: 9e15, closesMs: null }, NOW).closesMs).toBeNull();
  });
});

describe("the length of an auction", () => {
  it.each([
    [HOUR_MS, true],
    [HOUR_MS - 1, false],
    [LONGEST_DAYS * 24 * HOUR_MS, true],
    [(LONGEST_DAYS + 2) * 24 * HOUR_MS, false],
    [9e15, false],
  ])("of %i ms is fair: %s", (length, isFair) => {
    expect(isFairLength(at("2026-06-01T06:00Z"), at("2026-06-01T06:00Z") + length)).toBe(isFair);
  });
});

it("proposes less after two rounds without a sale", () => {
  expect([1, 2, 5].map(proposedChange)).toEqual([0, -10, -10]);
});

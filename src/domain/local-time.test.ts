import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import { addMonths, daysOfMonth, instantOf, localTime, momentOf, startOfDay } from "./local-time";

const at = (text: string) => Date.parse(text);

describe("time of a zone", () => {
  it("reads clock and calendar", () => {
    expect(localTime(at("2026-12-31T23:30:15.250Z"))).toEqual({
      year: 2027,
      month: 1,
      day: 1,
      hour: 0,
      minute: 30,
      second: 15,
      millisecond: 250,
    });
    expect(localTime(at("2026-12-31T23:30:00Z"), "Atlantic/Canary")).toMatchObject({
      year: 2026,
      hour: 23,
    });
  });

  it("finds the moment again, winter and summer", () => {
    const moments = fc.integer({ min: at("1990-01-01T00:00Z"), max: at("2090-01-01T00:00Z") });
    fc.assert(
      fc.property(moments, (ms) => {
        const local = localTime(ms);
        const found = instantOf(local);
        expect(localTime(found)).toEqual(local);
        // An hour that comes twice: the first of the two.
        expect([0, 3_600_000]).toContain(ms - found);
      }),
      { numRuns: 300 },
    );
  });

  it("takes the first of an hour that comes twice", () => {
    const local = localTime(at("2026-10-25T01:30:00Z"));
    expect(local).toMatchObject({ day: 25, hour: 2, minute: 30 });
    expect(instantOf(local)).toBe(at("2026-10-25T00:30:00Z"));
  });

  it("goes on by the hour that spring leaves out", () => {
    const local = { ...localTime(at("2026-03-28T01:30:00Z")), day: 29 };
    expect(local).toMatchObject({ hour: 2, minute: 30 });
    expect(instantOf(local)).toBe(at("2026-03-29T01:30:00Z"));
    expect(localTime(instantOf(local))).toMatchObject({ hour: 3, minute: 30 });
  });

  it("begins days at local midnight", () => {
    expect(startOfDay({ year: 2026, month: 7, day: 1 })).toBe(at("2026-06-30T22:00Z"));
    expect(startOfDay({ year: 2026, month: 12, day: 1 })).toBe(at("2026-11-30T23:00Z"));
  });
});

describe("months", () => {
  it.each([
    [2026, 2, 28],
    [2028, 2, 29],
    [2100, 2, 28],
    [2026, 4, 30],
    [2026, 12, 31],
  ])("%i-%i has %i days", (year, month, days) => {
    expect(daysOfMonth(year, month)).toBe(days);
  });

  it.each([
    [1, "2027-02-28"],
    [2, "2027-03-31"],
    [13, "2028-02-29"],
    [0, "2027-01-31"],
    [-1, "2026-12-31"],
    [12, "2028-01-31"],
  ])("31 January 2027 and %i months", (months, day) => {
    const { year, month, day: date } = addMonths(localTime(at("2027-01-31T12:00Z")), months);
    expect([year, month, date].map((part) => String(part).padStart(2, "0")).join("-")).toBe(day);
  });
});

describe("a moment as a text", () => {
  const summer = Date.UTC(2026, 6, 1, 16, 30);
  it.each([
    ["1782923400000", summer],
    ["2026-07-01T16:30:00Z", summer],
    ["2026-07-01T16:30:00.000Z", summer],
    ["2026-07-01T18:30+02:00", summer],
    ["2026-07-01T18:30", summer],
    ["2026-07-01 18:30:00", summer],
    ["01-07-2026 18:30", summer],
    ["01/07/2026 18:30", summer],
    ["2026-07-01", Date.UTC(2026, 5, 30, 22)],
    ["29-11-2026", Date.UTC(2026, 10, 28, 23)],
    // The clock is put forward in this night: the hour does not exist.
    ["2026-03-29 02:30", Date.UTC(2026, 2, 29, 1, 30)],
  ])("%s", (text, ms) => {
    expect(momentOf(text)).toBe(ms);
  });

  it("that is a day alone may mean its end", () => {
    expect(momentOf("2026-10-25", { isEnd: true })).toBe(Date.UTC(2026, 9, 25, 23));
    expect(momentOf("25-10-2026", { isEnd: true })).toBe(Date.UTC(2026, 9, 25, 23));
    expect(momentOf("2026-10-25 00:00", { isEnd: true })).toBe(Date.UTC(2026, 9, 24, 22));
  });

  it.each([
    "",
    "mañana",
    "2026-02-30",
    "31-11-2026",
    "2026-13-01",
    "2026-07-01 24:00",
    "2026-07-01 18:60",
    "2026-7-1",
    "01-07-26",
    "2026-07-01T18:30+2",
    "2026-02-30T10:00:00Z",
    "12-31-2026",
  ])("is not %j", (text) => {
    expect(momentOf(text)).toBeNull();
  });
});

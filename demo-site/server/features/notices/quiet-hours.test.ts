import { describe, expect, it } from "vitest";
import { quietUntil, reminderAt } from "./quiet-hours";

const MADRID = "Europe/Madrid";
const CANARY = "Atlantic/Canary";
const at = (time: string) => Date.parse(time);
const told = (ms: number | null) => ms && new Date(ms).toISOString().replace(":00.000Z", "Z");

describe("quiet hours", () => {
  it.each([
    ["2026-11-22T21:59+01:00", MADRID, null],
    ["2026-11-22T22:59:59+01:00", MADRID, null],
    ["2026-11-22T23:00+01:00", MADRID, "2026-11-23T07:00Z"],
    ["2026-11-23T03:20+01:00", MADRID, "2026-11-23T07:00Z"],
    ["2026-11-23T07:59+01:00", MADRID, "2026-11-23T07:00Z"],
    ["2026-11-23T08:00+01:00", MADRID, null],
    // The clock of the islands is an hour behind.
    ["2026-11-22T23:30+01:00", CANARY, null],
    ["2026-11-23T08:30+01:00", CANARY, "2026-11-23T08:00Z"],
    // The nights in which the clocks change.
    ["2026-10-25T00:30+02:00", MADRID, "2026-10-25T07:00Z"],
    ["2027-03-28T00:30+01:00", MADRID, "2027-03-28T06:00Z"],
  ] as const)("of %s in %s end at %s", (time, zone, expected) => {
    expect(told(quietUntil(at(time), zone))).toBe(expected);
  });
});

describe("a reminder", () => {
  it.each([
    ["an hour before the end by day", "2026-11-22T18:40+01:00", MADRID, "2026-11-22T16:40Z"],
    ["at eight for what ends at nine", "2026-11-23T09:00+01:00", MADRID, "2026-11-23T07:00Z"],
    ["the evening before for the night", "2026-11-23T00:30+01:00", MADRID, "2026-11-22T21:00Z"],
    ["the evening before for the morning", "2026-11-23T08:59+01:00", MADRID, "2026-11-22T21:00Z"],
    ["by each one's own clock", "2026-11-23T00:30+01:00", CANARY, "2026-11-22T22:30Z"],
  ] as const)("comes %s", (_when, closes, zone, expected) => {
    expect(told(reminderAt(at(closes), zone))).toBe(expected);
  });
});

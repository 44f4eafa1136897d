import { expect, it } from "vitest";
import { nextInMadrid } from "./clocks";

const HOUR_MS = 3_600_000;

it.each([
  ["2026-11-24T10:30Z", 12, "2026-11-24T11:00:00.000Z"],
  ["2026-11-24T10:59:30Z", 12, "2026-11-25T11:00:00.000Z"],
  // Clocks go back in the night to the 25th, and forward in the night to the 28th.
  ["2026-10-24T08:00Z", 22, "2026-10-25T21:00:00.000Z"],
  ["2026-10-24T08:00Z", 12, "2026-10-25T11:00:00.000Z"],
  ["2027-03-27T08:00Z", 22, "2027-03-28T20:00:00.000Z"],
  ["2027-03-27T08:00Z", 3, "2027-03-28T01:00:00.000Z"],
])("from %s the next %i o'clock without a change of clocks after it is %s", (now, hour, next) => {
  const at = nextInMadrid(hour, Date.parse(now));
  expect(new Date(at).toISOString()).toBe(next);
  expect(nextInMadrid(hour, at - HOUR_MS)).toBe(at);
});

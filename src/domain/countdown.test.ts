import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import { formatRemaining, remaining } from "./countdown";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("formatRemaining", () => {
  it.each([
    [2 * DAY + 4 * HOUR + 12 * MINUTE, "2 d 4 h"],
    [2 * DAY + 59 * MINUTE, "2 d"],
    [DAY, "1 d"],
    [4 * HOUR + 12 * MINUTE, "4 h 12 min"],
    [4 * HOUR + 30 * SECOND, "4 h"],
    [12 * MINUTE + 59 * SECOND, "12 min"],
    [MINUTE, "1 min"],
    [MINUTE - SECOND, "59 s"],
    [45 * SECOND, "45 s"],
    [1, "1 s"],
    [0, "0 s"],
    [-5 * SECOND, "0 s"],
  ])("writes %d ms as %s", (ms, text) => {
    expect(formatRemaining(ms)).toBe(text);
  });

  it("shows seconds under one minute and never a zero of minutes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * DAY }), (ms) => {
        const text = formatRemaining(ms);
        expect(text).not.toMatch(/(^| )0 (d|h|min|s)/);
        expect(text.endsWith(" s")).toBe(remaining(ms).temperature === "last");
      }),
    );
  });
});

describe("remaining", () => {
  it("splits into units that add up, rounded up to the second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 * DAY }), (ms) => {
        const { days, hours, minutes, seconds } = remaining(ms);
        const back = days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND;
        expect(back - ms).toBeGreaterThanOrEqual(0);
        expect(back - ms).toBeLessThan(SECOND);
      }),
    );
  });

  it.each([
    [5 * MINUTE, "normal"],
    [5 * MINUTE - SECOND, "soon"],
    [MINUTE, "soon"],
    [MINUTE - SECOND, "last"],
    [0, "last"],
  ])("at %d ms is %s", (ms, temperature) => {
    expect(remaining(ms).temperature).toBe(temperature);
  });
});

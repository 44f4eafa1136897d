import { describe, expect, test } from "vitest";
import { decide, type Situation, TEMPERAMENTS } from "./temperaments";

const situation: Situation = {
  isLeading: false,
  hasBid: false,
  minimumCents: 510_000,
  remainingMs: 90_000,
  windowMs: 20_000,
};

describe("a rival", () => {
  test.each(TEMPERAMENTS)(
    "%s never bids while leading, after the end, or above its limit",
    (who) => {
      const late = { ...situation, remainingMs: 1_000 };
      expect(decide(who, 600_000, { ...late, isLeading: true })).toBeNull();
      expect(decide(who, 600_000, { ...late, remainingMs: 0 })).toBeNull();
      expect(decide(who, 509_999, late)).toBeNull();
    },
  );

  test("step by step: the lowest bid that is taken, again and again", () => {
    const offer = { cents: 510_000, type: "exact" };
    expect(decide("incremental", 600_000, situation)).toEqual(offer);
    expect(decide("incremental", 600_000, { ...situation, hasBid: true })).toEqual(offer);
  });

  test("with a maximum: its limit, once", () => {
    expect(decide("maximum", 600_000, situation)).toEqual({ cents: 600_000, type: "max" });
    expect(decide("maximum", 600_000, { ...situation, hasBid: true })).toBeNull();
  });

  test("at the last second: nothing until the window, then the lowest bid", () => {
    expect(decide("sniper", 600_000, situation)).toBeNull();
    expect(decide("sniper", 600_000, { ...situation, remainingMs: 12_001 })).toBeNull();
    const offer = { cents: 510_000, type: "exact" };
    expect(decide("sniper", 600_000, { ...situation, remainingMs: 12_000 })).toEqual(offer);
  });
});

import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import { premiumOf, quote } from "./quote";

const tiers = [
  { fromCents: 0, percent: 8 },
  { fromCents: 1_000_000, percent: 5.25 },
];

describe("quote", () => {
  it("takes the IVA out of the total by 1.21", () => {
    const input = {
      hammerCents: 1_210_000,
      ivaPercent: 21,
      premiumTiers: [],
      depositPaidCents: 50_000,
    };
    expect(quote(input)).toEqual({
      hammerCents: 1_210_000,
      premiumCents: 0,
      taxScheme: "IVA",
      subtotalCents: 1_000_000,
      taxCents: 210_000,
      totalCents: 1_210_000,
      dueCents: 1_160_000,
    });
  });

  it("shows no tax under REBU", () => {
    const input = {
      hammerCents: 500_000,
      ivaPercent: null,
      premiumTiers: tiers,
      depositPaidCents: 0,
    };
    expect(quote(input)).toMatchObject({
      premiumCents: 40_000,
      taxScheme: "REBU",
      subtotalCents: 540_000,
      taxCents: 0,
      totalCents: 540_000,
    });
  });

  it("divides by 1.21 whatever the percentage is", () => {
    const input = { hammerCents: 12_100, premiumTiers: [], depositPaidCents: 0 };
    expect(quote({ ...input, ivaPercent: 10 })).toEqual(quote({ ...input, ivaPercent: 21 }));
  });

  it("adds up, in whole cents", () => {
    const input = fc.record({
      hammerCents: fc.integer({ min: 0, max: 1_000_000_000_000 }),
      ivaPercent: fc.constantFrom(null, 21),
      premiumTiers: fc.constant(tiers),
      depositPaidCents: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(input, (values) => {
        const result = quote(values);
        expect(result.hammerCents + result.premiumCents).toBe(result.totalCents);
        expect(result.subtotalCents + result.taxCents).toBe(result.totalCents);
        expect(result.dueCents + values.depositPaidCents).toBe(result.totalCents);
        const amounts = Object.values(result).filter((value) => typeof value === "number");
        expect(amounts.every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });
});

describe("premiumOf", () => {
  it.each([
    [0, 0],
    [1_000_000, 80_000],
    [1_000_100, 80_005],
    [2_000_000, 132_500],
  ])("of %d cents is %d cents", (hammer, premium) => {
    expect(premiumOf(hammer, tiers)).toBe(premium);
  });

  it("does not depend on the order of the tiers and is nothing without them", () => {
    expect(premiumOf(2_000_000, tiers.toReversed())).toBe(132_500);
    expect(premiumOf(2_000_000, [])).toBe(0);
  });

  it("never makes a higher hammer price cheaper in all", () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(low + premiumOf(low, tiers)).toBeLessThanOrEqual(high + premiumOf(high, tiers));
      }),
    );
  });
});

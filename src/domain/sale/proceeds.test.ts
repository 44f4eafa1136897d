import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import { payoutDueAt } from "./deadlines";
import { type CommissionTerms, NO_COMMISSION, sellerCommission, sellerProceeds } from "./proceeds";

const terms = (more: Partial<CommissionTerms> = {}): CommissionTerms => ({
  percent: 3,
  minimumCents: 15_000,
  maximumCents: 90_000,
  ...more,
});

describe("the house's commission of a seller", () => {
  it.each([
    ["the percentage of the price", 1_210_000, terms(), 36_300, 7_623],
    ["at least the minimum", 100_000, terms(), 15_000, 3_150],
    ["at most the maximum", 5_000_000, terms(), 90_000, 18_900],
    ["without a limit", 5_000_000, terms({ maximumCents: null }), 150_000, 31_500],
    ["rounded half up", 150, terms({ percent: 1, minimumCents: 0 }), 2, 0],
    ["a percentage with decimals", 1_000_000, terms({ percent: 2.75 }), 27_500, 5_775],
    ["nothing where the house takes nothing", 1_210_000, NO_COMMISSION, 0, 0],
    ["no more than the price, with its IVA", 12_100, terms(), 10_000, 2_100],
    ["nothing of nothing", 0, terms(), 0, 0],
  ])("is %s", (_, priceCents, of, netCents, vatCents) => {
    expect(sellerCommission(priceCents, of)).toEqual({ netCents, vatCents });
  });

  it("leaves of each price what is not taken, and never less than nothing", () => {
    const cents = fc.integer({ min: 0, max: 500_000_000 });
    fc.assert(
      fc.property(
        cents,
        fc.record({
          percent: fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100),
          minimumCents: fc.integer({ min: 0, max: 1_000_000 }),
          maximumCents: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
        }),
        fc.option(fc.constant(21)),
        (priceCents, of, ivaPercent) => {
          const made = sellerProceeds({ priceCents, ivaPercent, terms: of });
          const { netCents, vatCents } = made.commission;
          expect(made.receivesCents).toBe(priceCents - netCents - vatCents);
          expect(Math.min(netCents, vatCents, made.receivesCents)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(vatCents - netCents * 0.21)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe("what a seller receives", () => {
  it("names the IVA that the seller declares, and none under REBU", () => {
    expect(sellerProceeds({ priceCents: 1_210_000, ivaPercent: 21, terms: terms() })).toEqual({
      priceCents: 1_210_000,
      commission: { netCents: 36_300, vatCents: 7_623 },
      receivesCents: 1_166_077,
      ownTaxCents: 210_000,
    });
    expect(
      sellerProceeds({ priceCents: 1_210_000, ivaPercent: null, terms: terms() }).ownTaxCents,
    ).toBe(0);
  });
});

describe("the day of the payout", () => {
  const days = { paymentDays: 3, payoutDays: 5 };
  const at = (text: string) => Date.parse(text);

  it("counts from the last day to pay of what is sold now", () => {
    // Sold on Tuesday the 1st: to be paid by Friday the 4th, and paid out by Friday the 11th.
    expect(payoutDueAt({ ...days, soldAtMs: at("2026-12-01T17:00:00Z") })).toBe(
      at("2026-12-11T23:00:00Z"),
    );
  });

  it("leaves out holidays", () => {
    const holidays = ["2026-12-08"];
    expect(payoutDueAt({ ...days, holidays, soldAtMs: at("2026-12-01T17:00:00Z") })).toBe(
      at("2026-12-14T23:00:00Z"),
    );
  });

  it("counts from the day of the payment of what is paid", () => {
    expect(payoutDueAt({ ...days, paidAtMs: at("2026-12-02T09:00:00Z") })).toBe(
      at("2026-12-09T23:00:00Z"),
    );
  });
});

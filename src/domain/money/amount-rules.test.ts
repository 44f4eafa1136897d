import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import { partialPayment, refuseAmount, refuseSpending, TOPUP_LIMITS } from "./amount-rules";

describe("part of an invoice", () => {
  it.each([
    [100_001, 25_001],
    [1_243_950, 310_988],
    [3, 1],
    [1, 1],
  ])("of %i cents: at least %i", (dueCents, minCents) => {
    expect(partialPayment({ dueCents })).toEqual({ minCents, maxCents: dueCents });
  });

  it("is a quarter of what is due now, three times in a row", () => {
    const paid: number[] = [];
    let dueCents = 1_000_000;
    while (paid.length < 3) {
      const { minCents } = partialPayment({ dueCents });
      paid.push(minCents);
      dueCents -= minCents;
    }
    expect(paid).toEqual([250_000, 187_500, 140_625]);
    expect(dueCents).toBe(421_875);
  });

  it("always leaves an amount to pay", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (dueCents) => {
        const limits = partialPayment({ dueCents });
        expect(limits.minCents * 4).toBeGreaterThanOrEqual(dueCents);
        expect((limits.minCents - 1) * 4).toBeLessThan(dueCents);
        expect(refuseAmount(limits.minCents, limits)).toBeNull();
        expect(refuseAmount(limits.maxCents, limits)).toBeNull();
      }),
    );
  });
});

describe("limits", () => {
  it.each([
    [499, { code: "AMOUNT_TOO_LOW", limitCents: 500 }],
    [500, null],
    [1_000_000, null],
    [1_000_001, { code: "AMOUNT_TOO_HIGH", limitCents: 1_000_000 }],
  ])("of a top-up: %i cents", (cents, refusal) => {
    expect(refuseAmount(cents, TOPUP_LIMITS)).toEqual(refusal);
  });

  it("take nothing of what is paid", () => {
    expect(refuseAmount(0, partialPayment({ dueCents: 0 }))).toEqual({
      code: "AMOUNT_TOO_LOW",
      limitCents: 1,
    });
    expect(refuseAmount(1, partialPayment({ dueCents: 0 }))?.code).toBe("AMOUNT_TOO_HIGH");
  });
});

describe("spending from the purses", () => {
  const purses = { walletCents: 1_000, bonusCents: 500, debtCents: 0 };

  it("takes what both have", () => {
    expect(refuseSpending(1_500, purses)).toBeNull();
    expect(refuseSpending(1_501, purses)).toEqual({
      code: "INSUFFICIENT_BALANCE",
      availableCents: 1_500,
    });
  });

  it("is blocked while there is a debt", () => {
    expect(refuseSpending(1, { ...purses, debtCents: 300 })).toEqual({
      code: "WALLET_BLOCKED",
      debtCents: 300,
    });
  });
});

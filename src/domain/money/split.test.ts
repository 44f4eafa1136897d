import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import { bonusFirst, refundToPurses, splitForfeit } from "./split";

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe("what paying takes from the purses", () => {
  it.each([
    [5_000, 2_000, { bonusCents: 2_000, walletCents: 3_000 }],
    [1_500, 2_000, { bonusCents: 1_500, walletCents: 0 }],
  ])("%i cents with a bonus of %i", (amount, bonus, part) => {
    expect(bonusFirst(amount, bonus)).toEqual(part);
  });
});

describe("what goes back to the purses", () => {
  it("gives the wallet its part, rounded up over all refunds together", () => {
    const paid = { walletCents: 3_000, bonusCents: 2_000 };
    expect(refundToPurses(paid, 0, 2_500)).toEqual({ walletCents: 1_500, bonusCents: 1_000 });
    expect(refundToPurses({ walletCents: 1, bonusCents: 2 }, 0, 1)).toEqual({
      walletCents: 1,
      bonusCents: 0,
    });
  });

  it("refuses more than was paid", () => {
    const paid = { walletCents: 3_000, bonusCents: 2_000 };
    expect(() => refundToPurses(paid, 4_000, 1_001)).toThrow(RangeError);
    expect(() => refundToPurses(paid, 0, -1)).toThrow(RangeError);
    expect(refundToPurses({ walletCents: 0, bonusCents: 0 }, 0, 0)).toEqual({
      walletCents: 0,
      bonusCents: 0,
    });
  });

  it("never gives a purse more than it gave, in any number of pieces, and all in the end", () => {
    const pieces = fc.array(cents, { maxLength: 12 });
    fc.assert(
      fc.property(cents, cents, pieces, (walletCents, bonusCents, wishes) => {
        const back = { walletCents: 0, bonusCents: 0 };
        for (const wish of [...wishes, Infinity]) {
          const refunded = back.walletCents + back.bonusCents;
          const amount = Math.min(wish, walletCents + bonusCents - refunded);
          const part = refundToPurses({ walletCents, bonusCents }, refunded, amount);
          expect(part.walletCents + part.bonusCents).toBe(amount);
          expect(Math.min(part.walletCents, part.bonusCents)).toBeGreaterThanOrEqual(0);
          back.walletCents += part.walletCents;
          back.bonusCents += part.bonusCents;
          expect(back.walletCents).toBeLessThanOrEqual(walletCents);
          expect(back.bonusCents).toBeLessThanOrEqual(bonusCents);
        }
        expect(back).toEqual({ walletCents, bonusCents });
      }),
    );
  });
});

describe("a forfeited deposit", () => {
  it.each([
    [50_000, 40_000, { houseCents: 40_000, sellerCents: 10_000 }],
    [30_000, 40_000, { houseCents: 30_000, sellerCents: 0 }],
  ])("%i cents with a premium of %i", (depositCents, premiumCents, split) => {
    expect(splitForfeit({ depositCents, premiumCents })).toEqual(split);
  });
});

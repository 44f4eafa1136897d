import { describe, expect, test } from "vitest";
import { bidIntent } from "./bid-intent";

const bidding = { minimumCents: 155_000, priceCents: 150_000, ownMaximumCents: null };
const leading = { minimumCents: 155_000, priceCents: 150_000, ownMaximumCents: 500_000 };

describe("bidIntent", () => {
  test("a bid at the minimum or above", () => {
    expect(bidIntent("1.550", bidding)).toEqual({
      ok: true,
      kind: "bid",
      cents: 155_000,
      typo: undefined,
    });
  });

  test("below the minimum: says what would work", () => {
    expect(bidIntent("1549,99", bidding)).toEqual({
      ok: false,
      problem: "below_minimum",
      workingCents: 155_000,
    });
  });

  test("three times the minimum is asked about again, just below is not", () => {
    expect(bidIntent("4649,99", bidding)).toMatchObject({ ok: true, typo: undefined });
    expect(bidIntent("4650", bidding)).toMatchObject({
      ok: true,
      typo: { times: 3, baseCents: 155_000 },
    });
    expect(bidIntent("15500", bidding)).toMatchObject({
      ok: true,
      typo: { times: 10, baseCents: 155_000 },
    });
  });

  test("the leader raises or lowers its maximum", () => {
    expect(bidIntent("6000", leading)).toMatchObject({ ok: true, kind: "raise", cents: 600_000 });
    expect(bidIntent("2000", leading)).toMatchObject({ ok: true, kind: "lower", cents: 200_000 });
    expect(bidIntent("1500", leading)).toMatchObject({ ok: true, kind: "lower" });
    expect(bidIntent("5000", leading)).toMatchObject({ ok: false, problem: "is_maximum" });
    expect(bidIntent("1499", leading)).toMatchObject({ ok: false, problem: "below_price" });
  });

  test("a raise is measured against the maximum, not the price", () => {
    expect(bidIntent("14000", leading)).toMatchObject({ kind: "raise", typo: undefined });
    expect(bidIntent("50000", leading)).toMatchObject({
      kind: "raise",
      typo: { times: 10, baseCents: 500_000 },
    });
  });

  test("a raise by less than a step is below the minimum like any bid", () => {
    expect(bidIntent("1520", { ...leading, ownMaximumCents: 151_000 })).toEqual({
      ok: false,
      problem: "below_minimum",
      workingCents: 155_000,
    });
  });

  test("what cannot be read", () => {
    expect(bidIntent("", bidding)).toMatchObject({ ok: false, problem: "empty" });
    expect(bidIntent("1,550", bidding)).toMatchObject({ ok: false, problem: "format" });
    expect(bidIntent("9".repeat(13), bidding)).toMatchObject({ ok: false, problem: "too_large" });
  });
});

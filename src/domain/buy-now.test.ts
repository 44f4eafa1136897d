import { expect, it } from "vitest";
import type { LotBidState, LotRules } from "./bidding";
import { isBuyNowOffered } from "./buy-now";
import { DEFAULT_INCREMENTS } from "./increments";

const rules: LotRules = {
  startCents: 1_000,
  reserveCents: 5_000,
  reserveMode: "standard",
  increments: DEFAULT_INCREMENTS,
};
const noBid: LotBidState = { priceCents: 1_000, leaderId: null, leaderMaxCents: null, bidCount: 0 };

function at(priceCents: number): LotBidState {
  return { priceCents, leaderId: 1, leaderMaxCents: priceCents, bidCount: 1 };
}

it.each([
  ["none", noBid, false],
  ["until_first_bid", noBid, true],
  ["until_first_bid", at(1_000), false],
  ["until_reserve_met", noBid, true],
  ["until_reserve_met", at(4_999), true],
  ["until_reserve_met", at(5_000), false],
  ["until_price_exceeds", at(8_999), true],
  ["until_price_exceeds", at(9_000), false],
] as const)("%s at %j is %s", (policy, state, isOffered) => {
  expect(isBuyNowOffered({ buyNowCents: 9_000, policy }, rules, state)).toBe(isOffered);
});

it("needs a price", () => {
  const terms = { buyNowCents: null, policy: "until_first_bid" } as const;
  expect(isBuyNowOffered(terms, rules, noBid)).toBe(false);
});

it("ends with the first bid where there is no reserve to meet", () => {
  const terms = { buyNowCents: 9_000, policy: "until_reserve_met" } as const;
  expect(isBuyNowOffered(terms, { ...rules, reserveCents: null }, at(1_000))).toBe(false);
});

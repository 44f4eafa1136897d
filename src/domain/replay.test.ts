import { expect, it } from "vitest";
import type { LotRules } from "./bidding";
import { DEFAULT_INCREMENTS } from "./increments";
import { replay } from "./replay";

const rules: LotRules = {
  startCents: 100_000,
  reserveCents: null,
  reserveMode: "standard",
  increments: DEFAULT_INCREMENTS,
};
const first = { bidderId: 1, maximumCents: 500_000 };
const second = { bidderId: 2, maximumCents: 150_000 };

it("starts at the start price", () => {
  expect(replay(rules, []).state).toEqual({
    priceCents: 100_000,
    leaderId: null,
    leaderMaxCents: null,
    bidCount: 0,
  });
});

it("passes over a retracted bid as if it had never been placed", () => {
  const { state, skipped } = replay(rules, [first, { ...second, declined: true }]);
  expect(state).toEqual({ priceCents: 100_000, leaderId: 1, leaderMaxCents: 500_000, bidCount: 1 });
  expect(skipped).toEqual([1]);
});

it("hands the lead to the next when the leader's only bid is retracted", () => {
  const { state } = replay(rules, [{ ...first, declined: true }, second]);
  expect(state).toEqual({ priceCents: 100_000, leaderId: 2, leaderMaxCents: 150_000, bidCount: 1 });
});

it("passes over a lowering by somebody who leads no more", () => {
  const lowered = { bidderId: 1, maximumCents: 300_000, lowers: true };
  const { state, skipped } = replay(rules, [{ ...first, declined: true }, second, lowered]);
  expect(state.leaderId).toBe(2);
  expect(skipped).toEqual([0, 2]);
});

it("passes over a raise that is none any more", () => {
  const lower = { bidderId: 1, maximumCents: 400_000 };
  expect(replay(rules, [first, lower])).toMatchObject({
    state: { leaderMaxCents: 500_000, bidCount: 1 },
    skipped: [1],
  });
});

it("keeps the price that an exact bid named, also when the rival that it beat is withdrawn", () => {
  const rival = { bidderId: 2, maximumCents: 600_000 };
  const exact = { bidderId: 1, maximumCents: 700_000, isExact: true };
  const log = [first, { ...rival, declined: true }, exact];
  expect(replay(rules, log)).toEqual({
    state: { priceCents: 700_000, leaderId: 1, leaderMaxCents: 700_000, bidCount: 2 },
    skipped: [1],
  });
});

it("replays a bid from before exact bids named their price as the maximum that it was", () => {
  expect(replay(rules, [{ bidderId: 1, maximumCents: 250_000 }]).state.priceCents).toBe(100_000);
});

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

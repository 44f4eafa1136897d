import { describe, expect, it } from "vitest";
import { fc } from "../testing/seed";
import { decideBid, initialBidState, lowerMaximum, minimumBid } from "./bidding";
import type { LotBidState, LotRules, MaximumBid } from "./bidding";
import { DEFAULT_INCREMENTS, nextAsks, stepAt } from "./increments";
import { replay, type LoggedBid } from "./replay";

const rulesArbitrary: fc.Arbitrary<LotRules> = fc.record({
  startCents: fc.integer({ min: 100, max: 2_000_000 }),
  reserveCents: fc.option(fc.integer({ min: 100, max: 4_000_000 }), { nil: null }),
  reserveMode: fc.constantFrom("full" as const, "standard" as const),
  increments: fc.constant(DEFAULT_INCREMENTS),
});

/** Drawn around the minimum, so that most are accepted and ties, raises and near misses are frequent. */
const stepsArbitrary = fc.array(
  fc.record({
    bidderId: fc.integer({ min: 1, max: 4 }),
    aboveMinimum: fc.oneof(
      fc.constantFrom(-1, 0, 1, 5_000, 10_000, 100_000),
      fc.integer({ min: -20_000, max: 400_000 }),
    ),
    isExact: fc.boolean(),
  }),
  { maxLength: 40 },
);

interface Move {
  before: LotBidState;
  after: LotBidState;
  bid: MaximumBid;
}

function run(
  rules: LotRules,
  steps: { bidderId: number; aboveMinimum: number; isExact: boolean }[],
) {
  let state = initialBidState(rules);
  const moves: Move[] = [];
  const rowCounts = { people: 0 };
  for (const { bidderId, aboveMinimum, isExact } of steps) {
    const maximumCents = Math.max(1, minimumBid(rules, state) + aboveMinimum);
    const bid = { bidderId, maximumCents, isExact };
    const decision = decideBid(rules, state, bid);
    if (!decision.ok) continue;
    moves.push({ before: state, after: decision.state, bid });
    rowCounts.people += decision.rows.filter((row) => !row.automatic).length;
    state = decision.state;
  }
  return { state, moves, rowCounts };
}

function property(check: (rules: LotRules, result: ReturnType<typeof run>) => void): void {
  fc.assert(
    fc.property(rulesArbitrary, stepsArbitrary, (rules, steps) => {
      check(rules, run(rules, steps));
    }),
    { numRuns: 1000 },
  );
}

describe("any sequence of bids", () => {
  it("never has a price above the leader's maximum", () => {
    property((_rules, { moves }) => {
      for (const { after } of moves) {
        expect(after.priceCents).toBeLessThanOrEqual(after.leaderMaxCents ?? -1);
      }
    });
  });

  it("never lowers the price", () => {
    property((_rules, { moves }) => {
      for (const { before, after } of moves) {
        expect(after.priceCents).toBeGreaterThanOrEqual(before.priceCents);
      }
    });
  });

  it("is led by whoever offered most, the earlier among equals, at no more than that", () => {
    property((_rules, { moves, state }) => {
      let best: MaximumBid | null = null;
      for (const { bid } of moves) {
        if (!best || bid.maximumCents > best.maximumCents) best = bid;
      }
      expect(state.leaderId).toBe(best?.bidderId ?? null);
      expect(state.leaderMaxCents).toBe(best?.maximumCents ?? null);
      expect(state.priceCents).toBeLessThanOrEqual(best?.maximumCents ?? state.priceCents);
    });
  });

  it("puts an exact bid that leads at its own amount, and leaves nothing of it to bid on with", () => {
    property((_rules, { moves }) => {
      for (const { after, bid } of moves) {
        if (!bid.isExact || after.leaderId !== bid.bidderId) continue;
        expect(after).toMatchObject({
          priceCents: bid.maximumCents,
          leaderMaxCents: bid.maximumCents,
        });
      }
    });
  });

  it("never takes an exact bid from whoever leads", () => {
    property((rules, { moves, state }) => {
      const exact = moves.filter(({ bid }) => bid.isExact);
      expect(exact.filter(({ before, bid }) => before.leaderId === bid.bidderId)).toEqual([]);
      if (state.leaderId === null) return;
      const bid = { bidderId: state.leaderId, maximumCents: 9_000_000, isExact: true };
      expect(decideBid(rules, state, bid)).toEqual({ ok: false, code: "ALREADY_LEADING" });
    });
  });

  it("gives the live state again when its log is replayed", () => {
    property((rules, { moves, state }) => {
      const log = moves.map((move) => move.bid);
      expect(replay(rules, log)).toEqual({ state, skipped: [] });
    });
  });

  it("counts as bids exactly the public rows of people", () => {
    property((_rules, { state, rowCounts }) => {
      expect(rowCounts.people).toBe(state.bidCount);
    });
  });

  it("accepts every next ask from somebody who does not lead, of either kind", () => {
    property((rules, { state }) => {
      for (const maximumCents of nextAsks(rules.increments, minimumBid(rules, state))) {
        for (const isExact of [false, true]) {
          expect(decideBid(rules, state, { bidderId: 99, maximumCents, isExact }).ok).toBe(true);
        }
      }
    });
  });

  it("names an amount with each refusal that is accepted when bid instead", () => {
    property((rules, { state }) => {
      for (const bidderId of [1, 2, 3, 4]) {
        const refused = decideBid(rules, state, { bidderId, maximumCents: 1 });
        if (refused.ok || refused.code === "ALREADY_LEADING") continue;
        const again = { bidderId, maximumCents: refused.minimumCents };
        expect(decideBid(rules, state, again).ok).toBe(true);
      }
    });
  });
});

describe("a log with retractions", () => {
  it("leaves the highest maximum that remains in front, at a price at most one step higher", () => {
    fc.assert(
      fc.property(
        rulesArbitrary,
        stepsArbitrary,
        fc.infiniteStream(fc.boolean()),
        (rules, steps, coin) => {
          const { moves, state } = run(rules, steps);
          const log: LoggedBid[] = moves.map(({ bid }) => ({
            ...bid,
            declined: coin.next().value === true,
          }));
          const replayed = replay(rules, log).state;
          const kept = log.filter((bid) => !bid.declined);
          const highest = Math.max(-1, ...kept.map((bid) => bid.maximumCents));
          expect(replayed.leaderMaxCents ?? -1).toBe(highest);
          // One step: a bid capped by its own maximum may have been retracted, and its raise now enters in full.
          expect(replayed.priceCents).toBeLessThanOrEqual(
            state.priceCents + stepAt(rules.increments, state.priceCents),
          );
          expect(replayed.priceCents).toBeLessThanOrEqual(Math.max(highest, rules.startCents));
          expect(replayed.priceCents).toBeGreaterThanOrEqual(rules.startCents);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("replays lowerings as well", () => {
    property((rules, { moves, state }) => {
      if (state.leaderId === null) return;
      const lowered = lowerMaximum(rules, state, state.leaderId, state.priceCents);
      if (!lowered.ok) throw new Error("the price itself is always low enough");
      const log: LoggedBid[] = [
        ...moves.map((move) => move.bid),
        { bidderId: state.leaderId, maximumCents: state.priceCents, lowers: true },
      ];
      expect(replay(rules, log).state).toEqual(lowered.state);
    });
  });
});

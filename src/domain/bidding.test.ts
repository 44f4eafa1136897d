import { describe, expect, it } from "vitest";
import { decideBid, initialBidState, lowerMaximum, minimumBid, reserveMet } from "./bidding";
import type { AcceptedBid, BidDecision, LotBidState, LotRules } from "./bidding";
import { DEFAULT_INCREMENTS } from "./increments";

const A = 1;
const B = 2;
const C = 3;

function euros(amount: number): number {
  return amount * 100;
}

function lot(startEuros: number, more: Partial<LotRules> = {}): LotRules {
  return {
    startCents: euros(startEuros),
    reserveCents: null,
    reserveMode: "standard",
    increments: DEFAULT_INCREMENTS,
    ...more,
  };
}

/** Bids in whole euros, one after the other; a refusal leaves the state as it was. */
function play(rules: LotRules, bids: [bidder: number, euros: number, kind?: "exact"][]) {
  const decisions: BidDecision[] = [];
  let state: LotBidState = initialBidState(rules);
  for (const [bidderId, amount, kind] of bids) {
    const bid = { bidderId, maximumCents: euros(amount), isExact: kind === "exact" };
    const decision = decideBid(rules, state, bid);
    decisions.push(decision);
    if (decision.ok) state = decision.state;
  }
  return { state, decisions, minimum: minimumBid(rules, state) };
}

function lastOf(decisions: BidDecision[]): BidDecision {
  const last = decisions.at(-1);
  if (!last) throw new Error("no bid was played");
  return last;
}

function accepted(decision: BidDecision): AcceptedBid {
  if (!decision.ok) throw new Error(`refused: ${decision.code}`);
  return decision;
}

describe("the published examples", () => {
  it("answers a lower bid by one step above it", () => {
    const { state, minimum } = play(lot(1000), [
      [A, 5000],
      [B, 1500],
    ]);
    expect(state).toEqual({
      priceCents: euros(1550),
      leaderId: A,
      leaderMaxCents: euros(5000),
      bidCount: 2,
    });
    expect(minimum).toBe(euros(1600));
  });

  it("stops the answer at the leader's maximum and then refuses what is below the next step", () => {
    const { state, decisions, minimum } = play(lot(1000), [
      [A, 5000],
      [B, 1500],
      [B, 4980],
      [B, 5000],
    ]);
    expect(state).toMatchObject({ leaderId: A, priceCents: euros(5000) });
    expect(minimum).toBe(euros(5100));
    expect(decisions[2]).toMatchObject({ ok: true, leading: false });
    expect(decisions[3]).toEqual({ ok: false, code: "BELOW_MINIMUM", minimumCents: euros(5100) });
  });

  it("keeps the earlier of two equal maxima in front", () => {
    const { state } = play(lot(1000), [
      [A, 5000],
      [B, 5000],
    ]);
    expect(state).toMatchObject({ leaderId: A, priceCents: euros(5000) });
  });

  it("outbids by less than a step, since the step is added to the price", () => {
    const { state } = play(lot(1000), [
      [A, 5000],
      [C, 5010],
    ]);
    expect(state).toMatchObject({ leaderId: C, priceCents: euros(5010) });
  });

  it("takes the step of the beaten bid, not of the price before", () => {
    const { state } = play(lot(1000), [
      [A, 10000],
      [B, 9850],
    ]);
    expect(state).toMatchObject({ leaderId: A, priceCents: euros(9950) });
  });

  it("shows whole maxima below the reserve in full mode", () => {
    const rules = lot(3000, { reserveCents: euros(9000), reserveMode: "full" });
    const { decisions, state } = play(rules, [
      [A, 5000],
      [B, 6000],
      [A, 9500],
      [B, 9700],
    ]);
    const states = decisions.map((decision) => accepted(decision).state);
    expect(states.map((s) => s.priceCents / 100)).toEqual([5000, 6000, 9000, 9600]);
    expect(states.map((s) => reserveMet(rules, s))).toEqual([false, false, true, true]);
    expect(state.leaderId).toBe(B);
  });

  it("shows ordinary prices below the reserve in standard mode", () => {
    const rules = lot(3000, { reserveCents: euros(9000), reserveMode: "standard" });
    const { decisions } = play(rules, [
      [A, 5000],
      [B, 6000],
      [A, 9500],
      [B, 9700],
    ]);
    const states = decisions.map((decision) => accepted(decision).state);
    expect(states.map((s) => s.priceCents / 100)).toEqual([3000, 5100, 9000, 9600]);
    expect(states.map((s) => reserveMet(rules, s))).toEqual([false, false, true, true]);
  });

  it("changes the step at a boundary of the table", () => {
    const { state, minimum } = play(lot(4950), [
      [A, 30000],
      [B, 24900],
    ]);
    expect(state).toMatchObject({ leaderId: A, priceCents: euros(25000) });
    expect(minimum).toBe(euros(25250));
  });

  it("refuses a leader's maximum that is not above its own, and never lets it bid against itself", () => {
    const start = play(lot(1000), [[A, 2000]]);
    expect(start.state.priceCents).toBe(euros(1000));
    const lower = play(lot(1000), [
      [A, 2000],
      [A, 1900],
    ]);
    expect(lastOf(lower.decisions)).toEqual({
      ok: false,
      code: "NOT_ABOVE_OWN_MAX",
      minimumCents: euros(2050),
    });
    const raised = play(lot(1000), [
      [A, 2000],
      [A, 3000],
    ]);
    expect(lastOf(raised.decisions)).toMatchObject({ ok: true, priceChanged: false, rows: [] });
    expect(raised.state).toEqual({
      priceCents: euros(1000),
      leaderId: A,
      leaderMaxCents: euros(3000),
      bidCount: 1,
    });
  });
});

describe("an exact bid", () => {
  it("names its price, also as the first one, and is never bid beyond", () => {
    const { state, decisions } = play(lot(1000), [
      [A, 2500, "exact"],
      [B, 2000],
      [B, 2600],
    ]);
    expect(accepted(decisions[0] as BidDecision)).toMatchObject({
      state: { priceCents: euros(2500), leaderId: A, leaderMaxCents: euros(2500), bidCount: 1 },
      leading: true,
      priceChanged: true,
      leaderChanged: true,
      rows: [{ bidderId: A, amountCents: euros(2500), automatic: false }],
    });
    expect(decisions[1]).toEqual({ ok: false, code: "BELOW_MINIMUM", minimumCents: euros(2550) });
    expect(state).toMatchObject({ leaderId: B, priceCents: euros(2550), bidCount: 2 });
    expect(accepted(lastOf(decisions)).rows).toEqual([
      { bidderId: B, amountCents: euros(2550), automatic: false },
    ]);
  });

  it("is answered by a higher maximum, loses to an equal one, and beats a lower one at its own amount", () => {
    const rules = lot(1000);
    const { decisions } = play(rules, [
      [A, 5000],
      [B, 3000, "exact"],
      [B, 5000, "exact"],
      [B, 6000, "exact"],
      [B, 6500, "exact"],
    ]);
    const answered = accepted(decisions[1] as BidDecision);
    expect(answered.state).toMatchObject({ leaderId: A, priceCents: euros(3050) });
    expect(answered.rows).toEqual([
      { bidderId: B, amountCents: euros(3000), automatic: false },
      { bidderId: A, amountCents: euros(3050), automatic: true },
    ]);
    const tied = accepted(decisions[2] as BidDecision);
    expect(tied.state).toMatchObject({ leaderId: A, priceCents: euros(5000) });
    const won = accepted(decisions[3] as BidDecision);
    expect(won.state).toMatchObject({ leaderId: B, priceCents: euros(6000) });
    expect(won.rows).toEqual([{ bidderId: B, amountCents: euros(6000), automatic: false }]);
    expect(decisions[4]).toEqual({ ok: false, code: "ALREADY_LEADING" });
  });

  it("shows the beaten maximum before it, and may beat it by less than a step", () => {
    const { state, decisions } = play(lot(1000), [
      [A, 5000],
      [B, 5010, "exact"],
    ]);
    expect(state).toMatchObject({ leaderId: B, priceCents: euros(5010) });
    expect(accepted(lastOf(decisions)).rows).toEqual([
      { bidderId: A, amountCents: euros(5000), automatic: true },
      { bidderId: B, amountCents: euros(5010), automatic: false },
    ]);
  });

  it("of the leader is refused whatever its amount, and a maximum is not", () => {
    for (const amount of [900, 1500, 5000]) {
      const { decisions } = play(lot(1000), [
        [A, 2000],
        [A, amount, "exact"],
      ]);
      expect(lastOf(decisions)).toEqual({ ok: false, code: "ALREADY_LEADING" });
    }
    const { state } = play(lot(1000), [
      [A, 2500, "exact"],
      [A, 4000],
    ]);
    expect(state).toMatchObject({ priceCents: euros(2500), leaderMaxCents: euros(4000) });
  });

  it("below the minimum is refused with an amount that would work", () => {
    expect(lastOf(play(lot(1000), [[A, 900, "exact"]]).decisions)).toEqual({
      ok: false,
      code: "BELOW_MINIMUM",
      minimumCents: euros(1000),
    });
  });

  it("meets a reserve only by its own amount, in either mode", () => {
    for (const reserveMode of ["full", "standard"] as const) {
      const rules = lot(3000, { reserveCents: euros(9000), reserveMode });
      const { decisions } = play(rules, [
        [A, 5000, "exact"],
        [B, 9500, "exact"],
      ]);
      const states = decisions.map((decision) => accepted(decision).state);
      expect(states.map((s) => s.priceCents / 100)).toEqual([5000, 9500]);
      expect(states.map((s) => reserveMet(rules, s))).toEqual([false, true]);
    }
  });

  it("leaves its bidder nothing to lower", () => {
    const rules = lot(1000);
    const { state } = play(rules, [[A, 2500, "exact"]]);
    expect(lowerMaximum(rules, state, A, euros(2400))).toEqual({
      ok: false,
      code: "BELOW_MINIMUM",
      minimumCents: euros(2500),
    });
  });
});

describe("where the rulebook leaves room", () => {
  it("takes the start price as first bid and refuses less, naming it", () => {
    expect(lastOf(play(lot(1000), [[A, 1000]]).decisions).ok).toBe(true);
    expect(lastOf(play(lot(1000), [[A, 999]]).decisions)).toEqual({
      ok: false,
      code: "BELOW_MINIMUM",
      minimumCents: euros(1000),
    });
  });

  it("holds a raise by the leader to the minimum as well", () => {
    const { decisions } = play(lot(1000), [
      [A, 1000],
      [A, 1020],
    ]);
    expect(lastOf(decisions)).toEqual({
      ok: false,
      code: "BELOW_MINIMUM",
      minimumCents: euros(1050),
    });
  });

  it("names an amount that is accepted with every refusal", () => {
    for (const bids of [[[A, 2000]], [[A, 1000]], [[A, 5000]]] as [number, number][][]) {
      for (const [bidder, amount] of [
        [A, 900],
        [B, 900],
      ] as const) {
        const { state, decisions } = play(lot(1000), [...bids, [bidder, amount]]);
        const refused = lastOf(decisions);
        if (refused.ok || refused.code === "ALREADY_LEADING") throw new Error("expected an amount");
        const again = { bidderId: bidder, maximumCents: refused.minimumCents };
        expect(decideBid(lot(1000), state, again).ok).toBe(true);
      }
    }
  });

  it("lifts the price to the reserve when the leader raises its own maximum above it", () => {
    const rules = lot(3000, { reserveCents: euros(9000) });
    const { state, decisions } = play(rules, [
      [A, 5000],
      [A, 9500],
    ]);
    expect(state).toMatchObject({ priceCents: euros(9000), bidCount: 1 });
    expect(lastOf(decisions)).toMatchObject({
      priceChanged: true,
      leaderChanged: false,
      rows: [{ bidderId: A, amountCents: euros(9000), automatic: true }],
    });
  });

  it("moves the price with the leader's maximum below the reserve in full mode", () => {
    const rules = lot(3000, { reserveCents: euros(9000), reserveMode: "full" });
    const { state } = play(rules, [
      [A, 5000],
      [A, 7000],
    ]);
    expect(state.priceCents).toBe(euros(7000));
  });

  it("has met a reserve only with a bid, even when the start price is above it", () => {
    const rules = lot(3000, { reserveCents: euros(2000) });
    expect(reserveMet(rules, initialBidState(rules))).toBe(false);
    expect(reserveMet(rules, play(rules, [[A, 3000]]).state)).toBe(true);
    expect(reserveMet(lot(3000), initialBidState(lot(3000)))).toBeNull();
  });
});

describe("public rows", () => {
  it("lists the beaten maximum before the bid that beat it", () => {
    const { decisions } = play(lot(1000), [
      [A, 5000],
      [B, 6000],
    ]);
    expect(accepted(lastOf(decisions)).rows).toEqual([
      { bidderId: A, amountCents: euros(5000), automatic: true },
      { bidderId: B, amountCents: euros(5100), automatic: false },
    ]);
  });

  it("does not repeat a maximum at which the price stands already", () => {
    const { decisions } = play(lot(1000), [
      [A, 1000],
      [B, 1050],
    ]);
    expect(accepted(lastOf(decisions)).rows).toEqual([
      { bidderId: B, amountCents: euros(1050), automatic: false },
    ]);
  });

  it("marks the leader's answer as automatic", () => {
    const { decisions } = play(lot(1000), [
      [A, 5000],
      [B, 1500],
    ]);
    expect(accepted(lastOf(decisions)).rows).toEqual([
      { bidderId: B, amountCents: euros(1500), automatic: false },
      { bidderId: A, amountCents: euros(1550), automatic: true },
    ]);
  });
});

describe("lowering a maximum", () => {
  const rules = lot(1000);
  const { state } = play(rules, [
    [A, 5000],
    [B, 1500],
  ]);

  it("lowers the unused part down to the price", () => {
    const decision = accepted(lowerMaximum(rules, state, A, euros(1550)));
    expect(decision.state).toEqual({ ...state, leaderMaxCents: euros(1550) });
    expect(decision).toMatchObject({ priceChanged: false, leading: true, rows: [] });
  });

  it.each([
    ["below the price", A, 1549, "BELOW_MINIMUM", 1550],
    ["above the own maximum", A, 5001, "NOT_ABOVE_OWN_MAX", 5000],
    ["by somebody who does not lead", B, 1400, "BELOW_MINIMUM", 1600],
  ])("refuses %s", (_case, bidder, amount, code, minimum) => {
    expect(lowerMaximum(rules, state, bidder, euros(amount))).toEqual({
      ok: false,
      code,
      minimumCents: euros(minimum),
    });
  });
});

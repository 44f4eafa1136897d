import { describe, expect, it } from "vitest";
import { decideBid, initialBidState, type LotRules } from "./bidding";
import { replay, type LoggedBid } from "./replay";
import { refuseWithdrawal, wasMaximumRead } from "./withdrawal";

const CLOSES = 10_000_000;
const HOUR_MS = 3_600_000;

it.each([
  [0, HOUR_MS + 1, null],
  [2, HOUR_MS + 1, null],
  [3, HOUR_MS + 1, "WITHDRAWALS_USED_UP"],
  [0, HOUR_MS, "WITHDRAWAL_TOO_LATE"],
  [3, 1, "WITHDRAWAL_TOO_LATE"],
])("after %d withdrawals and %d ms before the end: %s", (withdrawn, left, refusal) => {
  const check = { withdrawn, closesAtMs: CLOSES, nowMs: CLOSES - left };
  expect(refuseWithdrawal(check)).toBe(refusal);
});

/** A's maximum is read by F's bid, which is withdrawn; amounts in euro, one step of 50 throughout. */
describe("a maximum that everybody could read", () => {
  const [a, f, g] = [1, 2, 3];
  const rules: LotRules = {
    startCents: 100_000,
    reserveCents: null,
    reserveMode: "standard",
    increments: [{ fromCents: 0, stepCents: 5_000 }],
  };

  const max = (bidderId: number, euro: number, more: Partial<LoggedBid> = {}): LoggedBid => ({
    bidderId,
    maximumCents: euro * 100,
    ...more,
  });

  /** A leads at 1.000 after F was withdrawn, and waits for A's confirmation. */
  const held = [
    max(a, 18_750),
    max(f, 900_000, { declined: true }),
    max(a, 1000, { lowers: true }),
  ];

  const stateOf = (...more: LoggedBid[]) => replay(rules, [...held, ...more]).state;

  it("is known by the price that answered it", () => {
    let state = initialBidState(rules);
    const read: number[] = [];
    for (const bid of [max(a, 18_750), max(f, 900_000)]) {
      const decision = decideBid(rules, state, bid);
      if (!decision.ok) throw new Error(decision.code);
      state = decision.state;
      read.push(...decision.rows.filter((row) => row.bidderId === a).map((row) => row.amountCents));
    }
    expect(state).toMatchObject({ leaderId: f, priceCents: 1_880_000 });
    expect(read).toEqual([100_000, 1_875_000]);
    const restored = replay(rules, [max(a, 18_750)]).state;
    expect(wasMaximumRead(restored, read)).toBe(true);
    expect(wasMaximumRead(restored, [100_000, 1_500_000])).toBe(false);
    expect(wasMaximumRead(stateOf(), read)).toBe(false);
    expect(wasMaximumRead(initialBidState(rules), read)).toBe(false);
  });

  it("stands at the restored price, so that others bid against that alone (W1)", () => {
    expect(stateOf()).toMatchObject({ leaderId: a, priceCents: 100_000, leaderMaxCents: 100_000 });
    expect(stateOf(max(g, 18_650))).toMatchObject({ leaderId: g, priceCents: 105_000 });
    expect(stateOf(max(g, 18_650), max(a, 18_750))).toMatchObject({
      leaderId: a,
      priceCents: 1_870_000,
    });
  });

  it("answers again once its owner has confirmed it (W2)", () => {
    expect(stateOf(max(a, 18_750))).toMatchObject({ leaderId: a, priceCents: 100_000 });
    expect(stateOf(max(a, 18_750), max(g, 18_650))).toMatchObject({
      leaderId: a,
      priceCents: 1_870_000,
    });
  });

  it("wins at the restored price where it is never confirmed (W3)", () => {
    expect(stateOf()).toMatchObject({ leaderId: a, priceCents: 100_000 });
  });
});

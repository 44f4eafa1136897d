import { describe, expect, it } from "vitest";
import { fc } from "../../testing/seed";
import { periodOf, periodStart } from "./billing-period";
import { DEFAULT_PLAN_ROWS, netOf, readPlan } from "./plan-table";
import { periodCredit, planPrice, upgradePrice } from "./price";

const DAY = 86_400_000;
const ANCHOR = Date.parse("2026-11-01T10:00Z");

describe("price of a plan", () => {
  it.each([
    [0, 0],
    [3_000, 3_630],
    [6_000, 7_260],
    [12_000, 14_520],
    [15_000, 18_150],
    [20_000, 24_200],
    [36_000, 43_560],
    [72_000, 87_120],
    [144_000, 174_240],
    [180_000, 217_800],
    [240_000, 290_400],
  ])("of %i cents net: %i", (netCents, totalCents) => {
    expect(planPrice(netCents)).toEqual({ netCents, vatCents: totalCents - netCents, totalCents });
  });

  it.each([
    [50, 11],
    [1, 0],
    [2, 0],
    [3, 1],
    [150, 32],
  ])("rounds the tax of %i half up: %i", (netCents, vatCents) => {
    expect(planPrice(netCents).vatCents).toBe(vatCents);
  });
});

describe("an upgrade", () => {
  const running = { netCents: 3_000, startMs: 0, endMs: 30 * DAY };

  it("from 30 to 60 with 10 of 30 days left", () => {
    expect(upgradePrice(6_000, running, 20 * DAY)).toEqual({
      creditCents: 1_000,
      netCents: 5_000,
      vatCents: 1_050,
      totalCents: 6_050,
    });
  });

  it("counts the full net of a period that was itself bought with a credit", () => {
    const second = { netCents: 6_000, startMs: 20 * DAY, endMs: 50 * DAY };
    expect(upgradePrice(12_000, second, 35 * DAY).creditCents).toBe(3_000);
  });

  it("gives no credit for a trial or an unpaid period, and never pays out", () => {
    expect(upgradePrice(6_000, null, 0).totalCents).toBe(7_260);
    expect(upgradePrice(6_000, { ...running, netCents: 0 }, 0).totalCents).toBe(7_260);
    expect(upgradePrice(2_000, running, 0)).toMatchObject({ creditCents: 3_000, totalCents: 0 });
  });

  it("gives all before a period and nothing after it", () => {
    expect(periodCredit(running, -1)).toBe(3_000);
    expect(periodCredit(running, 0)).toBe(3_000);
    expect(periodCredit(running, 30 * DAY - 1)).toBe(0);
    expect(periodCredit(running, 31 * DAY)).toBe(0);
    expect(periodCredit({ ...running, endMs: 0 }, 0)).toBe(0);
  });

  const plans = DEFAULT_PLAN_ROWS.map(readPlan).filter((plan) => plan.monthlyNetCents !== null);
  const pairs = plans.flatMap((from) =>
    plans.flatMap((to) =>
      (["monthly", "yearly"] as const).flatMap((period) =>
        (["monthly", "yearly"] as const).map((next) => ({
          name: `${from.type} ${period} to ${to.type} ${next}`,
          from: netOf(from, period) ?? 0,
          to: netOf(to, next) ?? 0,
          period,
        })),
      ),
    ),
  );

  it.each(pairs)("$name at any moment", ({ from, to, period }) => {
    const { startMs, endMs } = periodOf(ANCHOR, period, 3);
    const moments = fc.array(fc.integer({ min: startMs, max: endMs }), { maxLength: 6 });
    fc.assert(
      fc.property(moments, (unsorted) => {
        let before = from;
        for (const nowMs of [startMs, ...unsorted.toSorted((a, b) => a - b), endMs]) {
          const price = upgradePrice(to, { netCents: from, startMs, endMs }, nowMs);
          expect(price.creditCents).toBeLessThanOrEqual(before);
          expect(price.creditCents).toBeGreaterThanOrEqual(0);
          expect(price.netCents).toBe(Math.max(0, to - price.creditCents));
          expect(price.totalCents).toBe(planPrice(price.netCents).totalCents);
          before = price.creditCents;
        }
        expect(before).toBe(0);
      }),
      { numRuns: 10 },
    );
  });

  it("charges renewals to the cent, from any anchor", () => {
    const nets = fc.integer({ min: 1, max: 300_000 });
    fc.assert(
      fc.property(nets, fc.integer({ min: 1, max: 24 }), (net, count) => {
        const charged = Array.from({ length: count }, (_, index) => {
          const atMs = periodStart(ANCHOR, "monthly", index + 1);
          const span = periodOf(ANCHOR, "monthly", index);
          return upgradePrice(net, { netCents: net, ...span }, atMs).totalCents;
        });
        const sum = charged.reduce((total, cents) => total + cents, 0);
        expect(sum).toBe(count * planPrice(net).totalCents);
      }),
    );
  });
});

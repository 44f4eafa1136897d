import { describe, expect, it } from "vitest";
import {
  decideListing,
  listingLimit,
  listingWindow,
  refuseEmployee,
  type ListingCheck,
} from "./limits";
import { DEFAULT_PLAN_ROWS, findPlan, readPlan, type Plan } from "./plan-table";
import { freeSubscription, nextSubscription, type Subscription } from "./subscription-state";

const PLANS = DEFAULT_PLAN_ROWS.map(readPlan);
const at = (text: string) => Date.parse(text);
const NOW = at("2026-11-22T10:00Z");

function plan(type: string): Plan {
  const found = findPlan(PLANS, type);
  if (!found) throw new Error(`no plan ${type}`);
  return found;
}

function bought(type: string, period: "monthly" | "yearly"): Subscription {
  const event = { event: "upgrade_paid", plan: plan(type), period } as const;
  const step = nextSubscription(freeSubscription(NOW, true), event, NOW);
  if (!step.ok) throw new Error(step.code);
  return step.subscription;
}

function trial(period: "monthly" | "yearly"): Subscription {
  const event = { event: "start_trial", plan: plan("negocio"), period, hasCard: true } as const;
  const step = nextSubscription(freeSubscription(NOW, false), event, NOW);
  if (!step.ok) throw new Error(step.code);
  return step.subscription;
}

describe("windows in which places are counted", () => {
  const month = { startMs: at("2027-01-22T10:00Z"), endMs: at("2027-02-22T10:00Z") };
  const inJanuary = at("2027-01-30T00:00Z");

  it("are months of a plan that is paid by the month", () => {
    const subscription = bought("negocio", "monthly");
    expect(listingWindow(subscription, "auction", inJanuary)).toEqual(month);
    expect(listingWindow(subscription, "direct", inJanuary)).toEqual(month);
  });

  it("are the year for auctions, months for direct sales of a plan that is paid by the year", () => {
    const subscription = bought("negocio", "yearly");
    expect(listingWindow(subscription, "direct", inJanuary)).toEqual(month);
    expect(listingWindow(subscription, "auction", inJanuary)).toEqual({
      startMs: NOW,
      endMs: at("2027-11-22T10:00Z"),
    });
    expect(listingLimit(plan("negocio"), subscription, "auction")).toBe(156);
    expect(listingLimit(plan("negocio"), subscription, "direct")).toBe(20);
  });

  it("are the whole trial, with the counts of a month", () => {
    for (const period of ["monthly", "yearly"] as const) {
      const subscription = trial(period);
      const window = { startMs: NOW, endMs: NOW + 30 * 86_400_000 };
      expect(listingWindow(subscription, "auction", NOW + 1)).toEqual(window);
      expect(listingLimit(plan("negocio"), subscription, "auction")).toBe(13);
    }
  });

  it("go on while a payment is missing", () => {
    const subscription = trial("monthly");
    const trialEnd = subscription.anchorMs;
    expect(listingWindow(subscription, "auction", trialEnd + 5).startMs).toBe(trialEnd);
  });

  it("are months of the free plan, from its begin", () => {
    const free = freeSubscription(at("2026-10-31T12:00Z"), false);
    expect(listingWindow(free, "auction", NOW)).toEqual({
      startMs: at("2026-10-31T12:00Z"),
      endMs: at("2026-11-30T12:00Z"),
    });
  });
});

describe("a place for a lot", () => {
  const check: ListingCheck = {
    kind: "auction",
    plan: plan("inicio"),
    subscription: bought("inicio", "monthly"),
    used: 2,
    hasPlace: false,
    isUnlimited: false,
    nowMs: NOW + 1,
  };

  it("is taken while there is one", () => {
    expect(decideListing(check)).toEqual({ ok: true, takes: true });
  });

  it("is refused with what is used, the limit and the next period", () => {
    expect(decideListing({ ...check, used: 3 })).toEqual({
      ok: false,
      code: "PLAN_LIMIT",
      used: 3,
      limit: 3,
      nextAtMs: at("2026-12-22T10:00Z"),
    });
  });

  it("of who has fewer than are used is refused, and nothing is taken away", () => {
    expect(decideListing({ ...check, used: 9 })).toMatchObject({ used: 9, limit: 3 });
    expect(decideListing({ ...check, used: 9, hasPlace: true })).toEqual({
      ok: true,
      takes: false,
    });
  });

  it("is unlimited for staff, without limits and for what is agreed upon", () => {
    expect(decideListing({ ...check, used: 500, isUnlimited: true })).toEqual({
      ok: true,
      takes: true,
    });
    for (const kind of ["auction", "direct"] as const) {
      const agreed = { ...check, kind, used: 500, plan: plan("enterprise") };
      expect(decideListing(agreed)).toEqual({ ok: true, takes: true });
    }
  });

  it("is counted apart for auctions and direct sales", () => {
    const negocio = { ...check, plan: plan("negocio"), used: 13 };
    expect(decideListing(negocio).ok).toBe(false);
    expect(decideListing({ ...negocio, kind: "direct" }).ok).toBe(true);
  });
});

describe("users", () => {
  it("are limited, the seller counted", () => {
    const inicio = { plan: plan("inicio"), isUnlimited: false };
    expect(refuseEmployee({ ...inicio, employees: 0 })).toBeNull();
    expect(refuseEmployee({ ...inicio, employees: 1 })).toEqual({
      code: "PLAN_LIMIT",
      used: 2,
      limit: 2,
    });
    expect(refuseEmployee({ plan: plan("free"), employees: 0, isUnlimited: false })?.limit).toBe(1);
    expect(refuseEmployee({ ...inicio, employees: 5, isUnlimited: true })).toBeNull();
    const agreed = { plan: plan("enterprise"), employees: 500, isUnlimited: false };
    expect(refuseEmployee(agreed)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { DEFAULT_PLAN_ROWS, findPlan, readPlan, type Plan } from "./plan-table";
import {
  freeSubscription,
  nextSubscription,
  refuseUpgrade,
  renewalKey,
  runningPeriod,
  subscriptionDeadline,
  trialReminders,
  type Subscription,
  type SubscriptionEvent,
} from "./subscription-state";

const PLANS = DEFAULT_PLAN_ROWS.map(readPlan);
const DAY = 86_400_000;
const NOW = Date.parse("2026-11-22T10:00Z");

function plan(type: string): Plan {
  const found = findPlan(PLANS, type);
  if (!found) throw new Error(`no plan ${type}`);
  return found;
}

function go(from: Subscription, event: SubscriptionEvent, nowMs = NOW): Subscription {
  const step = nextSubscription(from, event, nowMs);
  if (!step.ok) throw new Error(`${event.event}: ${step.code}`);
  return step.subscription;
}

function refused(from: Subscription, event: SubscriptionEvent, nowMs = NOW) {
  const step = nextSubscription(from, event, nowMs);
  return step.ok ? null : step.code;
}

function letter(from: Subscription, event: SubscriptionEvent, nowMs = NOW) {
  const step = nextSubscription(from, event, nowMs);
  return step.ok ? step.letter : step.code;
}

const free = freeSubscription(NOW - 100 * DAY, false);
const TRY: SubscriptionEvent = {
  event: "start_trial",
  plan: plan("profesional"),
  period: "monthly",
  hasCard: true,
};
const trialing = go(free, TRY);
const TRIAL_END = NOW + 30 * DAY;
const CHARGED: SubscriptionEvent = { event: "charge_succeeded", plan: plan("profesional") };
const FAILED: SubscriptionEvent = { event: "charge_failed" };
const CANCEL: SubscriptionEvent = { event: "cancel" };
const active = go(trialing, CHARGED, TRIAL_END);
const activeEnd = active.endMs ?? 0;

function upgrade(type: string, period: "monthly" | "yearly" = "monthly"): SubscriptionEvent {
  return { event: "upgrade_paid", plan: plan(type), period };
}

function downgrade(type: string, period: "monthly" | "yearly" = "monthly"): SubscriptionEvent {
  return { event: "downgrade", plan: plan(type), period, own: plan("profesional") };
}

describe("a trial", () => {
  it("lasts 30 × 24 h, once", () => {
    expect(trialing).toMatchObject({
      status: "trialing",
      plan: "profesional",
      period: "monthly",
      startMs: NOW,
      endMs: TRIAL_END,
      netCents: 0,
      isTrialUsed: true,
    });
    expect(letter(free, TRY)).toBe("trialStarted");
    expect(refused(freeSubscription(NOW, true), TRY)).toBe("TRIAL_USED");
    const expired = freeSubscription(NOW, true, "expired");
    expect(refused(expired, TRY)).toBe("TRIAL_USED");
  });

  it("needs a card, and a plan that costs something and is had for the period", () => {
    expect(refused(free, { ...TRY, hasCard: false })).toBe("TRIAL_CARD_REQUIRED");
    expect(refused(free, { ...TRY, plan: plan("enterprise") })).toBe("PLAN_CONTACT");
    expect(refused(free, { ...TRY, plan: plan("free") })).toBe("ILLEGAL_TRANSITION");
    const yearly: Plan = { ...plan("inicio"), periods: "yearly" };
    expect(refused(free, { ...TRY, plan: yearly })).toBe("ILLEGAL_TRANSITION");
    expect(refused({ ...active, isTrialUsed: false }, TRY)).toBe("ILLEGAL_TRANSITION");
  });

  it("is told of 7 days and 1 day before its end, unless it is cancelled", () => {
    expect(trialReminders(trialing)).toEqual([TRIAL_END - 7 * DAY, TRIAL_END - DAY]);
    expect(trialReminders(go(trialing, CANCEL))).toEqual([]);
    expect(trialReminders(active)).toEqual([]);
  });

  it("is charged at its end, and the first period begins there", () => {
    expect(subscriptionDeadline(trialing)).toEqual({ atMs: TRIAL_END, does: "charge" });
    expect(active).toMatchObject({
      status: "active",
      anchorMs: TRIAL_END,
      index: 0,
      startMs: TRIAL_END,
      endMs: Date.parse("2027-01-22T10:00Z"),
      netCents: 6_000,
    });
  });

  it("whose charge fails is past due", () => {
    expect(refused(trialing, FAILED, TRIAL_END - 1)).toBe("ILLEGAL_TRANSITION");
    expect(go(trialing, FAILED, TRIAL_END)).toMatchObject({
      status: "past_due",
      plan: "profesional",
    });
  });
});

describe("a renewal", () => {
  it("gives the next period from the same anchor", () => {
    expect(subscriptionDeadline(active)).toEqual({ atMs: activeEnd, does: "charge" });
    const second = go(active, CHARGED, activeEnd);
    expect(second).toMatchObject({ index: 1, startMs: activeEnd, anchorMs: TRIAL_END });
    expect(letter(active, CHARGED, activeEnd)).toBe("planRenewed");
  });

  it("has one key for a period", () => {
    expect(renewalKey(9, active)).toBe(`plan:9:${TRIAL_END}:1`);
    const late = go(active, FAILED, activeEnd);
    expect(renewalKey(9, late)).toBe(renewalKey(9, active));
    expect(renewalKey(9, go(active, CHARGED, activeEnd))).not.toBe(renewalKey(9, active));
  });

  it("that fails is tried again on days 1, 3, 5 and 7, and then the plan ends", () => {
    let now = go(active, FAILED, activeEnd);
    const days: unknown[] = [];
    while (now.status === "past_due") {
      expect(now.plan).toBe("profesional");
      const due = subscriptionDeadline(now);
      expect(due?.does).toBe("charge");
      const atMs = due?.atMs ?? 0;
      days.push([(atMs - activeEnd) / DAY, letter(now, FAILED, atMs)]);
      now = go(now, FAILED, atMs);
    }
    expect(days).toEqual([
      [1, "planUnpaid"],
      [3, "planUnpaid"],
      [5, "planUnpaid"],
      [7, "planExpired"],
    ]);
    expect(now).toMatchObject({ status: "expired", plan: "free", endMs: null, isTrialUsed: true });
    expect(subscriptionDeadline(now)).toBeNull();
  });

  it("is not lost before day 7, whoever finds the failure, however late or often it is tried", () => {
    const found = activeEnd + 3 * DAY;
    const late = go(active, FAILED, found);
    expect(subscriptionDeadline(late)?.atMs).toBe(found + DAY);
    const newCard = go(late, FAILED, found + 2 * DAY);
    expect(subscriptionDeadline(newCard)?.atMs).toBe(found + 3 * DAY);
    const often = [2.1, 2.2, 2.3, 6.9].reduce(
      (state, days) => go(state, FAILED, found + days * DAY),
      late,
    );
    expect(often.status).toBe("past_due");
    expect(subscriptionDeadline(often)).toEqual({ atMs: found + 7 * DAY, does: "charge" });
  });

  it("that is paid late has its period from the original start", () => {
    const late = go(active, FAILED, activeEnd);
    expect(go(late, CHARGED, activeEnd + 5 * DAY)).toMatchObject({
      status: "active",
      index: 1,
      startMs: activeEnd,
      pastDueSinceMs: null,
      lastTryMs: null,
    });
  });

  it("of another plan than the one that runs is none", () => {
    const other: SubscriptionEvent = { event: "charge_succeeded", plan: plan("premium") };
    expect(refused(active, other, activeEnd)).toBe("ILLEGAL_TRANSITION");
    expect(refused(free, CHARGED)).toBe("ILLEGAL_TRANSITION");
    expect(refused(go(active, CANCEL), CHARGED, activeEnd)).toBe("ILLEGAL_TRANSITION");
  });
});

describe("an upgrade", () => {
  it("begins now, with a new anchor", () => {
    const at = TRIAL_END + 10 * DAY;
    const upgraded = go(active, upgrade("negocio", "yearly"), at);
    expect(upgraded).toMatchObject({
      status: "active",
      plan: "negocio",
      period: "yearly",
      anchorMs: at,
      index: 0,
      startMs: at,
      netCents: 144_000,
    });
    expect(letter(active, upgrade("negocio"), at)).toBe("planChanged");
  });

  it("drops the open charge of who is past due, and gives no credit for it", () => {
    const late = go(active, FAILED, activeEnd);
    const step = nextSubscription(late, upgrade("negocio"), activeEnd + DAY);
    expect(step).toMatchObject({ ok: true, dropsCharge: true, subscription: { status: "active" } });
    expect(runningPeriod(late)).toBeNull();
    expect(nextSubscription(active, upgrade("negocio"), NOW)).toMatchObject({ dropsCharge: false });
  });

  it("takes a cancellation and a downgrade back", () => {
    expect(go(go(active, CANCEL), upgrade("negocio"))).toMatchObject({ status: "active" });
    expect(go(go(active, downgrade("inicio")), upgrade("negocio")).next).toBeNull();
  });

  it("is credited for what is paid and runs, a trial for nothing", () => {
    expect(runningPeriod(active)).toEqual({
      netCents: 6_000,
      startMs: TRIAL_END,
      endMs: activeEnd,
    });
    expect(runningPeriod(go(active, CANCEL))).not.toBeNull();
    expect(runningPeriod(trialing)).toBeNull();
    expect(runningPeriod(go(trialing, CANCEL))).toBeNull();
    expect(runningPeriod(free)).toBeNull();
  });

  it.each([
    ["negocio", "monthly", null],
    ["profesional", "yearly", null],
    ["profesional", "monthly", "PLAN_NOT_DEARER"],
    ["inicio", "monthly", "PLAN_NOT_DEARER"],
    ["free", "monthly", "PLAN_NOT_DEARER"],
    ["enterprise", "monthly", "PLAN_CONTACT"],
  ] as const)("to %s %s: %s", (type, period, code) => {
    const own = plan("profesional");
    const of = { plan: plan(type), period, own, subscription: active };
    expect(refuseUpgrade(of)).toBe(code);
  });

  it("leads from years to no months, and to no plan that is not had for the period", () => {
    const subscription = go(free, upgrade("profesional", "yearly"));
    const own = plan("profesional");
    const of = { plan: plan("negocio"), own, subscription };
    expect(refuseUpgrade({ ...of, period: "monthly" })).toBe("PLAN_NOT_DEARER");
    expect(refuseUpgrade({ ...of, period: "yearly" })).toBeNull();
    const yearly: Plan = { ...plan("negocio"), periods: "yearly" };
    const monthly = { plan: yearly, own, subscription: active, period: "monthly" } as const;
    expect(refuseUpgrade(monthly)).toBe("PLAN_NOT_DEARER");
  });
});

describe("a cancellation", () => {
  it("ends at the end of the period, and can be taken back until then", () => {
    const canceling = go(active, CANCEL);
    expect(canceling).toMatchObject({ status: "canceling", plan: "profesional", endMs: activeEnd });
    expect(subscriptionDeadline(canceling)).toEqual({ atMs: activeEnd, does: "end" });
    expect(go(canceling, { event: "resume" }, activeEnd - 1)).toEqual(active);
    expect(refused(canceling, { event: "resume" }, activeEnd)).toBe("ILLEGAL_TRANSITION");
    expect(refused(canceling, { event: "end" }, activeEnd - 1)).toBe("ILLEGAL_TRANSITION");
    expect(go(canceling, { event: "end" }, activeEnd)).toMatchObject({
      status: "free",
      plan: "free",
      isTrialUsed: true,
    });
  });

  it("of a trial leaves it until its end", () => {
    const canceling = go(trialing, CANCEL);
    expect(canceling).toMatchObject({ status: "canceling", endMs: TRIAL_END });
    expect(go(canceling, { event: "resume" })).toEqual(trialing);
  });

  it("of what is past due ends it at once", () => {
    const late = go(active, FAILED, activeEnd);
    expect(go(late, CANCEL, activeEnd + DAY)).toMatchObject({ status: "free", plan: "free" });
  });

  it("of nothing is none", () => {
    expect(refused(free, CANCEL)).toBe("ILLEGAL_TRANSITION");
    expect(refused(go(active, CANCEL), CANCEL)).toBe("ILLEGAL_TRANSITION");
    expect(refused(active, { event: "resume" })).toBe("ILLEGAL_TRANSITION");
    expect(refused(active, { event: "end" }, activeEnd)).toBe("ILLEGAL_TRANSITION");
    expect(refused(free, { event: "end" })).toBe("ILLEGAL_TRANSITION");
  });
});

describe("a downgrade", () => {
  it("comes at the end of the period", () => {
    const later = go(active, downgrade("inicio"));
    expect(later).toMatchObject({ plan: "profesional", next: { plan: "inicio" } });
    const charged: SubscriptionEvent = { event: "charge_succeeded", plan: plan("inicio") };
    expect(go(later, charged, activeEnd)).toMatchObject({
      plan: "inicio",
      netCents: 3_000,
      index: 1,
      startMs: activeEnd,
      next: null,
    });
    expect(refused(later, CHARGED, activeEnd)).toBe("ILLEGAL_TRANSITION");
  });

  it("from years to months has a new anchor", () => {
    const yearly = go(free, upgrade("profesional", "yearly"));
    const later = go(yearly, downgrade("profesional", "monthly"));
    const yearEnd = yearly.endMs ?? 0;
    expect(renewalKey(9, later)).toBe(`plan:9:${yearEnd}:0`);
    expect(go(later, CHARGED, yearEnd)).toMatchObject({
      period: "monthly",
      anchorMs: yearEnd,
      index: 0,
      startMs: yearEnd,
    });
  });

  it("is taken back by choosing the own plan", () => {
    expect(go(go(active, downgrade("inicio")), downgrade("profesional"))).toEqual(active);
  });

  it("is no upgrade, no way to nothing or to what is agreed upon", () => {
    expect(refused(active, downgrade("negocio"))).toBe("ILLEGAL_TRANSITION");
    expect(refused(active, downgrade("free"))).toBe("ILLEGAL_TRANSITION");
    expect(refused(active, downgrade("enterprise"))).toBe("PLAN_CONTACT");
    expect(refused(free, downgrade("inicio"))).toBe("ILLEGAL_TRANSITION");
    expect(refused(go(active, FAILED, activeEnd), downgrade("inicio"))).toBe("ILLEGAL_TRANSITION");
  });
});

describe("what is agreed upon", () => {
  it("has no end and nothing to charge", () => {
    const agreed = go(active, { event: "agree", plan: "enterprise" });
    expect(agreed).toMatchObject({ status: "active", plan: "enterprise", period: null });
    expect(subscriptionDeadline(agreed)).toBeNull();
    expect(refused(agreed, CANCEL)).toBe("ILLEGAL_TRANSITION");
  });
});

import { periodOf, TRIAL_MS, type BillingPeriod } from "./billing-period";
import {
  ENTERPRISE_PLAN,
  FREE_PLAN,
  isDearer,
  isOffered,
  netOf,
  type Plan,
  type SubscriptionStatus,
} from "./plan-table";
import type { RunningPeriod } from "./price";

const DAY_MS = 86_400_000;

/** After so many days without payment it is tried again; with the last of them the plan ends. */
export const RETRY_DAYS = [1, 3, 5, 7] as const;

/** So many days before its end a trial is told of. */
export const TRIAL_REMINDER_DAYS = [7, 1] as const;

/** The one subscription of a seller. Times in epoch milliseconds. */
export interface Subscription {
  status: SubscriptionStatus;
  /** Type of the plan that decides what is allowed now. */
  plan: string;
  /** How it is paid; null for the free plan and for one that is agreed upon. */
  period: BillingPeriod | null;
  /** Periods are counted from here. Of a trial it is the end, of the free plan its begin. */
  anchorMs: number;
  /** The n-th period since the anchor, from 0; -1 is the trial before the first. */
  index: number;
  startMs: number;
  /** End of what is paid, or of the trial; null where nothing ends. */
  endMs: number | null;
  /** What the running period cost without tax, in cents; 0 where it was not paid. */
  netCents: number;
  isTrialUsed: boolean;
  /** Since when a payment is missing. */
  pastDueSinceMs: number | null;
  /** When it was last tried to charge, since then. */
  lastTryMs: number | null;
  /** What comes at the end of the period instead. */
  next: { plan: string; period: BillingPeriod } | null;
}

/** The subscription of a seller who pays for none, from a moment on. */
export function freeSubscription(
  sinceMs: number,
  isTrialUsed: boolean,
  status: "free" | "expired" = "free",
): Subscription {
  return {
    status,
    plan: FREE_PLAN,
    period: null,
    anchorMs: sinceMs,
    index: 0,
    startMs: sinceMs,
    endMs: null,
    netCents: 0,
    isTrialUsed,
    pastDueSinceMs: null,
    lastTryMs: null,
    next: null,
  };
}

/** What happens to a subscription. */
export type SubscriptionEvent =
  | { event: "start_trial"; plan: Plan; period: BillingPeriod; hasCard: boolean }
  /** An upgrade was paid, or cost nothing: a new anchor, counts start anew. */
  | { event: "upgrade_paid"; plan: Plan; period: BillingPeriod }
  /** The next period was paid, in time or late. `plan` is the one that is charged: the downgrade where there is one. */
  | { event: "charge_succeeded"; plan: Plan }
  | { event: "charge_failed" }
  | { event: "cancel" }
  | { event: "resume" }
  /** For the end of the period. */
  | { event: "downgrade"; plan: Plan; period: BillingPeriod; own: Plan }
  /** Staff have agreed upon something with the seller. */
  | { event: "agree"; plan: string }
  /** That holds no more. */
  | { event: "agreement_ends" }
  /** The time of `subscriptionDeadline` has come: `expire` or `end`. */
  | { event: "end" };

/** Why nothing changes. */
export type SubscriptionRefusal =
  | "TRIAL_USED"
  | "TRIAL_CARD_REQUIRED"
  | "PLAN_CONTACT"
  | "PLAN_NOT_DEARER"
  | "ILLEGAL_TRANSITION";

/** Letters about a subscription. */
export type SubscriptionLetter =
  | "trialStarted"
  | "planRenewed"
  | "planUnpaid"
  | "planExpired"
  | "planChanged";

/** What an event does. */
export type SubscriptionStep =
  | {
      ok: true;
      subscription: Subscription;
      letter: SubscriptionLetter | null;
      /** A charge of the old plan that is open is dropped: the upgrade has paid. */
      dropsCharge: boolean;
    }
  | { ok: false; code: SubscriptionRefusal };

/** The subscription after an event, or why it does not happen. Called under the subscription's lock. */
export function nextSubscription(
  from: Subscription,
  event: SubscriptionEvent,
  nowMs: number,
): SubscriptionStep {
  switch (event.event) {
    case "start_trial":
      return startTrial(from, event, nowMs);
    case "upgrade_paid":
      return {
        ...became(paidFrom(from, event.plan, event.period, nowMs, 0), "planChanged"),
        dropsCharge: from.status === "past_due",
      };
    case "charge_succeeded":
      return renew(from, event.plan);
    case "charge_failed":
      return unpaid(from, nowMs);
    case "cancel":
      if (!isRunning(from) || from.endMs === null) return ILLEGAL;
      // An unpaid subscription has nothing left to run out.
      if (from.status === "past_due") return became(freeSubscription(nowMs, from.isTrialUsed));
      return became({ ...from, status: "canceling", next: null });
    case "resume":
      if (from.status !== "canceling" || isOver(from, nowMs)) return ILLEGAL;
      return became({ ...from, status: from.index < 0 ? "trialing" : "active" });
    case "downgrade":
      return downgrade(from, event);
    case "agree":
      return became({
        ...freeSubscription(nowMs, from.isTrialUsed),
        status: "active",
        plan: event.plan,
      });
    case "agreement_ends":
      if (from.status !== "active" || from.endMs !== null) return ILLEGAL;
      return became(freeSubscription(nowMs, from.isTrialUsed));
    case "end":
      return end(from, nowMs);
  }
}

const ILLEGAL = { ok: false, code: "ILLEGAL_TRANSITION" } as const;

function became(
  subscription: Subscription,
  letter: SubscriptionLetter | null = null,
): Extract<SubscriptionStep, { ok: true }> {
  return { ok: true, subscription, letter, dropsCharge: false };
}

function isRunning({ status }: Subscription): boolean {
  return status === "trialing" || status === "active" || status === "past_due";
}

function isOver({ endMs }: Subscription, nowMs: number): boolean {
  return endMs !== null && nowMs >= endMs;
}

function startTrial(
  from: Subscription,
  { plan, period, hasCard }: Extract<SubscriptionEvent, { event: "start_trial" }>,
  nowMs: number,
): SubscriptionStep {
  if (plan.type === ENTERPRISE_PLAN) return { ok: false, code: "PLAN_CONTACT" };
  if (from.isTrialUsed) return { ok: false, code: "TRIAL_USED" };
  const isFree = from.status === "free" || from.status === "expired";
  if (!isFree || !isOffered(plan, period) || !netOf(plan, period)) return ILLEGAL;
  if (!hasCard) return { ok: false, code: "TRIAL_CARD_REQUIRED" };
  const endMs = nowMs + TRIAL_MS;
  const trial: Subscription = {
    ...freeSubscription(nowMs, true),
    status: "trialing",
    plan: plan.type,
    period,
    anchorMs: endMs,
    index: -1,
    endMs,
  };
  return became(trial, "trialStarted");
}

function paidFrom(
  from: Subscription,
  plan: Plan,
  period: BillingPeriod,
  anchorMs: number,
  index: number,
): Subscription {
  return {
    ...freeSubscription(anchorMs, from.isTrialUsed),
    status: "active",
    plan: plan.type,
    period,
    ...periodOf(anchorMs, period, index),
    netCents: netOf(plan, period) ?? 0,
  };
}

/** The next period begins where the last one ended, however late it was paid. */
function renew(from: Subscription, plan: Plan): SubscriptionStep {
  if (!isRunning(from) || from.period === null || from.endMs === null) return ILLEGAL;
  const period = from.next?.period ?? from.period;
  if (plan.type !== (from.next?.plan ?? from.plan)) return ILLEGAL;
  const isSame = period === from.period;
  const renewed = isSame
    ? paidFrom(from, plan, period, from.anchorMs, from.index + 1)
    : paidFrom(from, plan, period, from.endMs, 0);
  return became(renewed, "planRenewed");
}

function unpaid(from: Subscription, nowMs: number): SubscriptionStep {
  if (!isRunning(from) || !isOver(from, nowMs)) return ILLEGAL;
  const pastDueSinceMs = from.pastDueSinceMs ?? nowMs;
  const late: Subscription = { ...from, status: "past_due", pastDueSinceMs, lastTryMs: nowMs };
  if (retryAt(late) !== null) return became(late, "planUnpaid");
  return became(freeSubscription(nowMs, from.isTrialUsed, "expired"), "planExpired");
}

function downgrade(
  from: Subscription,
  { plan, period, own }: Extract<SubscriptionEvent, { event: "downgrade" }>,
): SubscriptionStep {
  if (plan.type === ENTERPRISE_PLAN) return { ok: false, code: "PLAN_CONTACT" };
  const isUsual = from.status === "active" || from.status === "trialing";
  if (!isUsual || from.period === null || plan.type === FREE_PLAN) return ILLEGAL;
  const isUpgrade = isDearer(plan, period, { plan: own, period: from.period });
  if (isUpgrade || !isOffered(plan, period) || own.type !== from.plan) return ILLEGAL;
  const isTakenBack = plan.type === from.plan && period === from.period;
  return became({ ...from, next: isTakenBack ? null : { plan: plan.type, period } });
}

function end(from: Subscription, nowMs: number): SubscriptionStep {
  const due = subscriptionDeadline(from);
  if (due === null || due.does === "charge" || nowMs < due.atMs) return ILLEGAL;
  const isExpired = due.does === "expire";
  const status = isExpired ? "expired" : "free";
  return became(
    freeSubscription(nowMs, from.isTrialUsed, status),
    isExpired ? "planExpired" : null,
  );
}

/** When the next try to charge is due, or null after the last one. */
function retryAt({ pastDueSinceMs, lastTryMs }: Subscription): number | null {
  if (pastDueSinceMs === null) return null;
  const tries = RETRY_DAYS.map((days) => pastDueSinceMs + days * DAY_MS);
  return tries.find((atMs) => atMs > (lastTryMs ?? pastDueSinceMs)) ?? null;
}

/** When time does something to a subscription, and what; null where it never does. A moment that has passed is due now. */
export function subscriptionDeadline(
  of: Subscription,
): { atMs: number; does: "charge" | "expire" | "end" } | null {
  if (of.endMs === null) return null;
  if (of.status === "canceling") return { atMs: of.endMs, does: "end" };
  if (of.status === "past_due") {
    const atMs = retryAt(of);
    if (atMs !== null) return { atMs, does: "charge" };
    return { atMs: of.lastTryMs ?? of.endMs, does: "expire" };
  }
  return isRunning(of) ? { atMs: of.endMs, does: "charge" } : null;
}

/** When a seller is told that its trial will end, in epoch milliseconds; empty where there is no trial that goes on. */
export function trialReminders({ status, endMs }: Subscription): number[] {
  if (status !== "trialing" || endMs === null) return [];
  return TRIAL_REMINDER_DAYS.map((days) => endMs - days * DAY_MS);
}

/** Key of the charge of the next period: each is charged once. */
export function renewalKey(subscription: string | number, of: Subscription): string {
  const anchor = of.next && of.next.period !== of.period ? of.endMs : of.anchorMs;
  const index = of.next && of.next.period !== of.period ? 0 : of.index + 1;
  return `plan:${subscription}:${anchor}:${index}`;
}

/** What an upgrade takes as credit: the running period, where it is paid. */
export function runningPeriod(of: Subscription): RunningPeriod | null {
  const isPaid = of.status === "active" || of.status === "canceling";
  if (!isPaid || of.endMs === null || of.index < 0) return null;
  return { netCents: of.netCents, startMs: of.startMs, endMs: of.endMs };
}

/** Why a plan cannot be bought now, or null. */
export function refuseUpgrade(of: {
  plan: Plan;
  period: BillingPeriod;
  own: Plan;
  subscription: Subscription;
}): "PLAN_CONTACT" | "PLAN_NOT_DEARER" | null {
  const { plan, period, own, subscription } = of;
  if (plan.type === ENTERPRISE_PLAN) return "PLAN_CONTACT";
  if (!isOffered(plan, period)) return "PLAN_NOT_DEARER";
  const isUpgrade = isDearer(plan, period, { plan: own, period: subscription.period });
  // A seller who pays for years can change to months only at the end of the year.
  const isShorter = subscription.period === "yearly" && period === "monthly";
  return isUpgrade && !isShorter ? null : "PLAN_NOT_DEARER";
}

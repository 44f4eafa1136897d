import { periodAt } from "./billing-period";
import { ENTERPRISE_PLAN, type Plan } from "./plan-table";
import type { Subscription } from "./subscription-state";

/** What a place is taken for. */
export type ListingKind = "auction" | "direct";

/** From when to when places are counted, in epoch milliseconds. */
export interface ListingWindow {
  startMs: number;
  endMs: number;
}

/** What a subscription's plan allows as it was when the running period began; later changes of the plan wait for the next one. */
export type PlanCounts = Pick<
  Plan,
  "type" | "auctionsPerMonth" | "auctionsPerYear" | "directSalesPerMonth" | "users"
>;

/**
 * The window in which a moment lies. Months are counted from the subscription's anchor; auctions of a plan that is paid by the year over the
 * year, direct sales per month of it. A trial is one window.
 */
export function listingWindow(
  of: Pick<Subscription, "period" | "anchorMs" | "index" | "startMs">,
  kind: ListingKind,
  nowMs: number,
): ListingWindow {
  if (of.index < 0 && nowMs < of.anchorMs) return { startMs: of.startMs, endMs: of.anchorMs };
  const isByYear = kind === "auction" && of.period === "yearly";
  const { startMs, endMs } = periodAt(of.anchorMs, isByYear ? "yearly" : "monthly", nowMs);
  return { startMs, endMs };
}

/** How many places there are in a window; null: no limit. */
export function listingLimit(
  plan: PlanCounts,
  of: Pick<Subscription, "period" | "index">,
  kind: ListingKind,
): number | null {
  if (plan.type === ENTERPRISE_PLAN) return null;
  if (kind === "direct") return plan.directSalesPerMonth;
  // A trial is a month, also of a plan that is paid by the year.
  const isByYear = of.period === "yearly" && of.index >= 0;
  return isByYear ? plan.auctionsPerYear : plan.auctionsPerMonth;
}

/** Whether a lot may be published. */
export type ListingDecision =
  | { ok: true; /** Whether a place is written down as taken. */ takes: boolean }
  | { ok: false; code: "PLAN_LIMIT"; used: number; limit: number; nextAtMs: number };

/** What decides about a place for a lot. Read under the subscription's lock. */
export interface ListingCheck {
  kind: ListingKind;
  plan: PlanCounts;
  subscription: Pick<Subscription, "period" | "anchorMs" | "index" | "startMs">;
  /** Places of this kind taken in the window and not given back by a removal by staff. */
  used: number;
  /** This lot has taken a place of this kind in the window already, and it was not given back. */
  hasPlace: boolean;
  /** Staff, and houses without limits. */
  isUnlimited: boolean;
  nowMs: number;
}

/** Decides whether a lot may be published: its first publication in a window takes a place. */
export function decideListing(of: ListingCheck): ListingDecision {
  const limit = of.isUnlimited ? null : listingLimit(of.plan, of.subscription, of.kind);
  if (of.hasPlace) return { ok: true, takes: false };
  if (limit === null || of.used < limit) return { ok: true, takes: true };
  const { endMs } = listingWindow(of.subscription, of.kind, of.nowMs);
  return { ok: false, code: "PLAN_LIMIT", used: of.used, limit, nextAtMs: endMs };
}

/** Why one more employee is not added, or null. The seller is counted, too. */
export function refuseEmployee(of: {
  plan: PlanCounts;
  employees: number;
  isUnlimited: boolean;
}): { code: "PLAN_LIMIT"; used: number; limit: number } | null {
  const used = of.employees + 1;
  const limit = of.isUnlimited || of.plan.type === ENTERPRISE_PLAN ? null : of.plan.users;
  return limit === null || used < limit ? null : { code: "PLAN_LIMIT", used, limit };
}

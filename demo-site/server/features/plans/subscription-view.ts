import type { Subscription as WireSubscription } from "martillo/contract";
import { RETRY_DAYS, subscriptionDeadline, toDecimal } from "martillo/domain";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { renewalTerms } from "./offer";
import { readListingUse, readPeopleUse } from "./places";
import { planCard } from "./plan-card";
import { ownPlan, type PlanList, readPlanList } from "./plan-list";
import { readSubscription, renews, type SubscriptionRow } from "./subscription-repository";

const DAY_MS = 86_400_000;

/** A subscription as its seller sees it. */
export async function viewSubscription(db: Db, userId: number): Promise<WireSubscription> {
  const row = await readSubscription(db, userId);
  const [list, nowMs] = [await readPlanList(db), await databaseNow(db)];
  const plan = ownPlan(list, row);
  const { state } = row;
  const uses = { plan, hasLimits: list.hasLimits, nowMs };
  const card = await planCard(db, row, nowMs);
  return {
    status: state.status,
    plan: state.plan,
    plan_name: plan.name,
    period: state.period,
    start: state.startMs,
    end: state.endMs,
    net: toDecimal(state.netCents),
    trial_used: state.isTrialUsed ? 1 : 0,
    next_charge: nextCharge(list, row),
    next_plan: state.next && {
      plan: state.next.plan,
      plan_name: list.plans.find(({ type }) => type === state.next?.plan)?.name ?? state.next.plan,
      period: state.next.period,
    },
    past_due_since: state.pastDueSinceMs,
    lost_at: state.pastDueSinceMs === null ? null : state.pastDueSinceMs + LAST_TRY_MS,
    auctions: await readListingUse(db, row, { ...uses, kind: "auction" }),
    direct_sales: await readListingUse(db, row, { ...uses, kind: "direct" }),
    users: await readPeopleUse(db, userId, plan, list.hasLimits),
    card: card && {
      id: card.provider_ref,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.exp_month ?? 0,
      exp_year: card.exp_year ?? 0,
    },
  };
}

const LAST_TRY_MS = Math.max(...RETRY_DAYS) * DAY_MS;

function nextCharge(list: PlanList, row: SubscriptionRow): WireSubscription["next_charge"] {
  const due = subscriptionDeadline(row.state);
  const terms = renews(row.state) ? renewalTerms(list, row) : null;
  if (due?.does !== "charge" || !terms) return null;
  return {
    at: due.atMs,
    net: toDecimal(terms.netCents),
    vat: toDecimal(terms.vatCents),
    total: toDecimal(terms.totalCents),
  };
}

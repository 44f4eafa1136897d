import {
  type BillingPeriod,
  netOf,
  type Plan,
  PLAN_VAT_PERCENT,
  planPrice,
  refuseUpgrade,
  renewalKey,
  runningPeriod,
  upgradePrice,
} from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { periodWords } from "./period.words";
import { ownPlanToday, type PlanList } from "./plan-list";
import type { SubscriptionRow } from "./subscription-repository";

/** The offer, as it stays while the payer pays: it is kept with the payment. Cents. */
export interface Terms {
  kind: "upgrade" | "renewal";
  /** "Plan Profesional, mensual". */
  title: string;
  plan: Plan;
  period: BillingPeriod;
  /** Of the plan, before the credit. */
  planCents: number;
  creditCents: number;
  netCents: number;
  vatCents: number;
  totalCents: number;
}

/** The line of what the period before still gives. */
export const CREDIT_LABEL = "Lo que queda de su plan";

/** "Profesional, mensual"; in English "Profesional, monthly". */
export function planText(
  plan: Pick<Plan, "name">,
  period: BillingPeriod | null,
  words = periodWords,
): string {
  if (period === null) return plan.name;
  return `${plan.name}, ${words[period]}`;
}

/** What the next period costs: of what comes instead, where something does. Null where the house has that plan no more. */
export function renewalTerms(list: PlanList, row: SubscriptionRow): Terms | null {
  const { state } = row;
  const type = state.next?.plan ?? state.plan;
  const period = state.next?.period ?? state.period;
  const plan = list.plans.find((one) => one.type === type);
  const net = plan && period ? netOf(plan, period) : null;
  if (!plan || !period || net === null) return null;
  return {
    kind: "renewal",
    title: `Plan ${planText(plan, period)}`,
    plan,
    period,
    planCents: net,
    creditCents: 0,
    ...planPrice(net),
  };
}

/** What a payment of the renewal is for, in the table of payments: each period is paid once. */
export function renewalRef(row: SubscriptionRow): string {
  return renewalKey(row.id, row.state);
}

/** What a payment for another plan is for: there is one at a time. */
export function upgradeRef(row: SubscriptionRow): string {
  return `upgrade:${row.id}`;
}

/** Whether a payment is for another plan, which its seller asks for now. */
export function isUpgradeRef(ref: string): boolean {
  return ref.startsWith("upgrade:");
}

/**
 * What a plan costs its seller now: the charge that is missing of one's own, or a dearer one less the credit. Throws PLAN_CONTACT,
 * PLAN_NOT_DEARER.
 */
export function offerOf(
  list: PlanList,
  row: SubscriptionRow,
  wanted: { plan: Plan; period: BillingPeriod },
  nowMs: number,
): Terms {
  const { state } = row;
  if (state.status === "past_due") {
    const missing = renewalTerms(list, row);
    const isIt = missing?.plan.type === wanted.plan.type && missing.period === wanted.period;
    if (missing && isIt) return missing;
  }
  const refusal = refuseUpgrade({ ...wanted, own: ownPlanToday(list, row), subscription: state });
  if (refusal !== null) throw new ApiFault(refusal);
  const planCents = netOf(wanted.plan, wanted.period) ?? 0;
  return {
    kind: "upgrade",
    title: `Plan ${planText(wanted.plan, wanted.period)}`,
    ...wanted,
    planCents,
    ...upgradePrice(planCents, runningPeriod(state), nowMs),
  };
}

/** The offer of when a payment was opened; null where it is not of this house's making. */
export function termsOf(quote: Readonly<Record<string, unknown>>): Terms | null {
  return typeof quote["totalCents"] === "number" ? (quote as unknown as Terms) : null;
}

/** A part of what is left of a payment, so that all parts come to the whole, and net and tax of them to those of the whole. Cents. */
export function splitPart(
  left: { netCents: number; vatCents: number },
  partCents: number,
): { netCents: number; vatCents: number } {
  const restCents = left.netCents + left.vatCents - partCents;
  // More goes back than the books have of it.
  if (restCents < 0) return splitGross(partCents);
  const rest = splitGross(restCents);
  const vatCents = Math.min(partCents, Math.max(0, left.vatCents - rest.vatCents));
  return { netCents: partCents - vatCents, vatCents };
}

/** A sum with tax in it, taken apart. Cents. */
export function splitGross(totalCents: number): { netCents: number; vatCents: number } {
  const vatCents = Math.round((totalCents * PLAN_VAT_PERCENT) / (100 + PLAN_VAT_PERCENT));
  return { netCents: totalCents - vatCents, vatCents };
}

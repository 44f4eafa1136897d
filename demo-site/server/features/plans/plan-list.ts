import { findPlan, FREE_PLAN, type Plan, plansOf } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { HOUSE_TABLES, readPublicSettings, withStaffEntries } from "../house";
import type { SubscriptionRow } from "./subscription-repository";

/** The plans that the house has now, and whether their limits count. */
export interface PlanList {
  plans: readonly Plan[];
  hasLimits: boolean;
}

export async function readPlanList(db: Db): Promise<PlanList> {
  const settings = await readPublicSettings(db);
  const tables = withStaffEntries(HOUSE_TABLES, settings.tables ?? {});
  return {
    plans: plansOf(tables["bidding_plans"] ?? []),
    hasLimits: settings.features?.["plan_limits"] !== false,
  };
}

/** The plan of a name or a type, as a call says it. Throws INVALID_INPUT. */
export function requirePlan({ plans }: PlanList, name: string | undefined): Plan {
  const plan = name === undefined ? undefined : findPlan(plans, name);
  if (plan) return plan;
  const text = name === undefined ? "Required!" : "Elija uno de los planes.";
  throw new ApiFault("INVALID_INPUT", { fields: { planName: text } });
}

/** What a house sells that has taken every plan off. */
const NOTHING: Plan = {
  type: FREE_PLAN,
  name: "Sin plan",
  monthlyNetCents: 0,
  yearlyNetCents: 0,
  periods: "both",
  auctionsPerMonth: 0,
  auctionsPerYear: 0,
  directSalesPerMonth: 0,
  users: 1,
  isRecommended: false,
};

/** The plan of a type as the house has it now; one without a name or a price where it has it no more. */
export function findTerms({ plans }: PlanList, type: string): Plan {
  return plans.find((plan) => plan.type === type) ?? { ...NOTHING, type };
}

/** The plan that a seller has: as it was when its period began where it is paid for, as it is now where it is free. */
export function ownPlan(list: PlanList, { state, terms }: SubscriptionRow): Plan {
  return terms ?? findTerms(list, state.plan);
}

/** The same by its prices of today, by which it is compared with others. */
export function ownPlanToday(list: PlanList, row: SubscriptionRow): Plan {
  return list.plans.find(({ type }) => type === row.state.plan) ?? ownPlan(list, row);
}

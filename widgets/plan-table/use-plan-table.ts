import { useState } from "react";
import { customSubscription, type Subscription, type ValidatedUser } from "../../src/contract";
import {
  type BillingPeriod,
  ENTERPRISE_PLAN,
  findPlan,
  FREE_PLAN,
  type Plan,
  type PlanAction,
  planCell,
  type PlanCell,
  plansOf,
  type PlanViewer,
  shownPeriod,
} from "../../src/domain";
import { useHouse, useQuery, useSession } from "../../src/state";

/** A press on a card of the table. */
export interface PlanPress {
  /** Type of the plan. */
  plan: string;
  period: BillingPeriod;
  action: PlanAction;
}

/** A card of the table. */
export interface PlanCard {
  plan: Plan;
  cell: PlanCell;
}

/** Everything that the view shows. */
export interface PlanTableModel {
  status: "loading" | "failed" | "ready";
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  /** Those with a price, in their order. */
  cards: readonly PlanCard[];
  /** The one that is agreed upon in person. */
  agreed: PlanCard | undefined;
  period: BillingPeriod;
  /** True for a seller who pays by the year, and so sees yearly prices. */
  isFixed: boolean;
  choose: (period: BillingPeriod) => void;
  isBuyer: boolean;
}

/** True for a user who has a plan: a seller who acts in their own name. */
function hasPlan(user: ValidatedUser | null): boolean {
  return user !== null && user.admin === 1 && user.as_employees_id === null && !user.acted_by;
}

/** The plans of the house, and what the visitor may do about each. */
export function usePlanTable(first: BillingPeriod): PlanTableModel {
  const { defaults, error: houseError, read } = useHouse();
  const { status, user } = useSession();
  const [chosen, setChosen] = useState(first);
  const isSeller = hasPlan(user);
  const own = useQuery(customSubscription, isSeller ? {} : null);
  const plans = plansOf(defaults?.tables["bidding_plans"] ?? []);
  const viewer = viewerOf(user, isSeller ? own.data?.record : undefined, plans);
  const isKnown = status === "guest" || (user !== null && (!isSeller || own.data !== undefined));
  const error = defaults ? own.error : houseError;
  const { shown, isFixed } = shownPeriod(viewer, chosen);
  const cards = plans.map((plan) => ({ plan, cell: planCell(viewer, plan, chosen) }));
  const isReady = defaults !== undefined && isKnown;
  return {
    status: isReady ? "ready" : error ? "failed" : "loading",
    error: error && {
      message: error.message,
      next: error.next,
      retry: () => (defaults ? own.retry() : void read()),
    },
    cards: cards.filter(({ plan }) => plan.type !== ENTERPRISE_PLAN),
    agreed: cards.find(({ plan }) => plan.type === ENTERPRISE_PLAN),
    period: shown,
    isFixed,
    choose: setChosen,
    isBuyer: viewer.kind === "buyer",
  };
}

function viewerOf(
  user: ValidatedUser | null,
  own: Subscription | undefined,
  plans: readonly Plan[],
): PlanViewer {
  // A partner's page learns nothing of the visitor's plan.
  if (user === null || user.session) return { kind: "guest" };
  if (!own) return { kind: "buyer" };
  const plan = findPlan(plans, own.plan) ?? findPlan(plans, FREE_PLAN) ?? plans[0];
  if (!plan) return { kind: "buyer" };
  return {
    kind: "seller",
    status: own.status,
    plan: { ...plan, type: own.plan },
    period: own.period,
    endMs: own.end,
    isTrialUsed: own.trial_used === 1,
  };
}

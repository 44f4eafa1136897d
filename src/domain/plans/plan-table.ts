import { parseCents, toDecimal } from "../money";
import type { BillingPeriod } from "./billing-period";

/** The plan of a seller who pays for none. */
export const FREE_PLAN = "free";
/** The plan that is agreed upon in person. */
export const ENTERPRISE_PLAN = "enterprise";

/** What a seller may do for what. Null where there is no limit, or no price but the one that is agreed upon. */
export interface Plan {
  /** As `membership` of a user names it. */
  type: string;
  name: string;
  /** Without tax, in cents. */
  monthlyNetCents: number | null;
  yearlyNetCents: number | null;
  /** How it may be paid. */
  periods: BillingPeriod | "both";
  auctionsPerMonth: number | null;
  auctionsPerYear: number | null;
  directSalesPerMonth: number | null;
  /** The seller counted. */
  users: number | null;
  isRecommended: boolean;
}

/** A plan as `tables.bidding_plans` of `common/getDefault` writes it. `…_deposit_amount` are net prices, `monthly_lots` direct sales. */
export interface PlanRow {
  type: string;
  plan_name: string;
  plan_type: BillingPeriod | "both";
  /** Decimal euro. */
  monthly_deposit_amount: string;
  yearly_deposit_amount: string;
  monthly_auction: number;
  monthly_lots: number;
  /** @default twelve times `monthly_auction` */
  auctions_year?: number | null;
  users_limit_to: number;
  recommended?: 0 | 1;
}

/** Reads a plan; of the enterprise one neither prices nor counts are read, also where they have values. */
export function readPlan(row: PlanRow): Plan {
  const isAgreed = row.type === ENTERPRISE_PLAN;
  const unless = (value: number) => (isAgreed ? null : value);
  return {
    type: row.type,
    name: row.plan_name,
    periods: row.plan_type,
    monthlyNetCents: unless(parseCents(row.monthly_deposit_amount)),
    yearlyNetCents: unless(parseCents(row.yearly_deposit_amount)),
    auctionsPerMonth: unless(row.monthly_auction),
    auctionsPerYear: unless(row.auctions_year ?? 12 * row.monthly_auction),
    directSalesPerMonth: unless(row.monthly_lots),
    users: unless(row.users_limit_to),
    isRecommended: row.recommended === 1,
  };
}

type Figures = [
  type: string,
  name: string,
  netCents: number,
  auctions: number,
  directSales: number,
  users: number,
];

const FIGURES: readonly Figures[] = [
  [FREE_PLAN, "Oferta de lanzamiento", 0, 1, 1, 1],
  ["inicio", "Inicio", 3_000, 3, 3, 2],
  ["profesional", "Profesional", 6_000, 6, 6, 3],
  ["negocio", "Negocio", 12_000, 13, 20, 5],
  ["avanzado", "Avanzado", 15_000, 17, 40, 8],
  ["premium", "Premium", 20_000, 23, 60, 12],
  [ENTERPRISE_PLAN, "Empresa", 0, 0, 0, 0],
];

const RECOMMENDED = "profesional";

/** The plans of a house that has not changed them. A year costs twelve months. */
export const DEFAULT_PLAN_ROWS: readonly PlanRow[] = FIGURES.map(
  ([type, name, netCents, auctions, directSales, users]) => ({
    type,
    plan_name: name,
    plan_type: "both",
    monthly_deposit_amount: toDecimal(netCents),
    yearly_deposit_amount: toDecimal(12 * netCents),
    monthly_auction: auctions,
    monthly_lots: directSales,
    auctions_year: 12 * auctions,
    users_limit_to: users,
    recommended: type === RECOMMENDED ? 1 : 0,
  }),
);

/** The plan of a name or a type, as calls write either; undefined where there is none. Case does not matter. */
export function findPlan(plans: readonly Plan[], name: string): Plan | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    plans.find((plan) => plan.type.toLowerCase() === wanted) ??
    plans.find((plan) => plan.name.toLowerCase() === wanted)
  );
}

/** What a plan costs for a period, without tax, in cents; null where it is agreed upon. */
export function netOf(plan: Plan, period: BillingPeriod): number | null {
  return period === "yearly" ? plan.yearlyNetCents : plan.monthlyNetCents;
}

/** Whether a plan can be had for a period. */
export function isOffered(plan: Plan, period: BillingPeriod): boolean {
  return plan.periods === "both" || plan.periods === period;
}

/** A count as the table shows it: two digits; null is for Unlimited. */
export function countText(count: number | null): string | null {
  return count === null ? null : String(count).padStart(2, "0");
}

/**
 * Whether a plan is an upgrade: it costs more for the period that is shown, or it is the own one for a year instead of a month. Nothing is
 * dearer than what is agreed upon.
 */
export function isDearer(
  plan: Plan,
  shown: BillingPeriod,
  own: { plan: Plan; period: BillingPeriod | null },
): boolean {
  if (plan.type === own.plan.type) return own.period === "monthly" && shown === "yearly";
  const [net, ownNet] = [netOf(plan, shown), netOf(own.plan, shown)];
  return net !== null && ownNet !== null && net > ownNet;
}

/** Where a subscription stands. */
export const SUBSCRIPTION_STATUSES = [
  "free",
  "trialing",
  "active",
  "past_due",
  "canceling",
  "expired",
] as const;
/** Where a subscription stands. An expired one allows what the free one does. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The viewer of the table of plans. */
export type PlanViewer =
  | { kind: "guest" }
  | { kind: "buyer" }
  | {
      kind: "seller";
      status: SubscriptionStatus;
      /** Its plan; the free one where it pays for none. */
      plan: Plan;
      period: BillingPeriod | null;
      /** Until when, in epoch milliseconds: of a trial, or of what is cancelled. */
      endMs: number | null;
      /** By this account, its tax number or its card. */
      isTrialUsed: boolean;
    };

/** What a press on a card of the table does. `start` leads to the login, `register` to the registration of a seller. */
export type PlanAction =
  | "start"
  | "register"
  | "upgrade"
  | "trial"
  | "contact"
  | "to_yearly"
  | "pay_now"
  | "resume";

/** What a card of the table shows. */
export interface PlanCell {
  /** Whether the plan can be had for the period at all. */
  isOffered: boolean;
  /** Without tax, in cents; null: Contact Us. */
  netCents: number | null;
  /** Of the period that is shown; null: Unlimited. */
  auctions: number | null;
  /** Of a month, also where the year is shown; null: Unlimited. */
  directSales: number | null;
  users: number | null;
  isRecommended: boolean;
  /** Active plan, Trial Active. */
  badge: "active" | "trial" | null;
  /** Beside the badge: until when the trial goes, that a payment is missing, when it ends. */
  note: "until" | "payment_due" | "ends" | null;
  /** The date of `note`, in epoch milliseconds. */
  noteMs: number | null;
  button: PlanAction | null;
  second: PlanAction | null;
}

/** The period that the table shows, and whether its toggle is fixed: a seller who pays for years sees years. */
export function shownPeriod(
  viewer: PlanViewer,
  chosen: BillingPeriod,
): { shown: BillingPeriod; isFixed: boolean } {
  const isFixed = viewer.kind === "seller" && isPaying(viewer.status) && viewer.period === "yearly";
  return { shown: isFixed ? "yearly" : chosen, isFixed };
}

/** The content of a card of the table for a viewer. */
export function planCell(viewer: PlanViewer, plan: Plan, chosen: BillingPeriod): PlanCell {
  const { shown } = shownPeriod(viewer, chosen);
  return {
    isOffered: isOffered(plan, shown),
    netCents: netOf(plan, shown),
    auctions: shown === "yearly" ? plan.auctionsPerYear : plan.auctionsPerMonth,
    directSales: plan.directSalesPerMonth,
    users: plan.users,
    isRecommended: plan.isRecommended,
    ...NOTHING,
    ...pressable(viewer, plan, shown),
  };
}

type Pressable = Pick<PlanCell, "badge" | "note" | "noteMs" | "button" | "second">;

const NOTHING: Pressable = { badge: null, note: null, noteMs: null, button: null, second: null };

function pressable(viewer: PlanViewer, plan: Plan, shown: BillingPeriod): Partial<Pressable> {
  if (viewer.kind === "buyer") return {};
  const isOwn = viewer.kind === "seller" && viewer.plan.type === plan.type;
  if (isOwn) return ownPlan(viewer, shown);
  if (plan.type === ENTERPRISE_PLAN) return { button: "contact" };
  if (!isOffered(plan, shown)) return {};
  if (viewer.kind === "guest") return { button: "start", second: "register" };
  if (!isDearer(plan, shown, viewer)) return {};
  const mayTry = !isPaying(viewer.status) && !viewer.isTrialUsed;
  return { button: "upgrade", second: mayTry ? "trial" : null };
}

function ownPlan(
  { status, period, plan, endMs }: Extract<PlanViewer, { kind: "seller" }>,
  shown: BillingPeriod,
): Partial<Pressable> {
  switch (status) {
    case "trialing":
      return { badge: "trial", note: "until", noteMs: endMs };
    case "past_due":
      return { badge: "active", note: "payment_due", button: "pay_now" };
    case "canceling":
      return { badge: "active", note: "ends", noteMs: endMs, button: "resume" };
    case "active": {
      const mayChange = period === "monthly" && shown === "yearly" && isOffered(plan, shown);
      return { badge: "active", button: mayChange ? "to_yearly" : null };
    }
    case "free":
    case "expired":
      return { badge: "active" };
  }
}

/** Whether a seller has a plan beside the free one. */
function isPaying(status: SubscriptionStatus): boolean {
  return status !== "free" && status !== "expired";
}

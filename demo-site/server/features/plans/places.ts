import {
  decideListing,
  ENTERPRISE_PLAN,
  type ListingKind,
  listingLimit,
  listingWindow,
  type Plan,
  refuseEmployee,
} from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { ownPlan, readPlanList } from "./plan-list";
import { lockSubscription, type SubscriptionRow } from "./subscription-repository";
import { dayText } from "../../platform/dates/written-dates";
import {
  countEmployees,
  countPlaces,
  giveBackPlace,
  hasPlace,
  takePlace,
} from "./place-repository";

/** What a seller's plan allows, asked where it is used: by lots that are published, and people that are added. */
export interface PlanLimits {
  /**
   * Takes one of the places of a seller's plan for a lot that is published, in the publishing transaction and after the lot's lock. A lot
   * that has one in this period takes none. Throws PLAN_LIMIT.
   */
  takeListing(t: Db, of: NewListing): Promise<void>;
  /** Staff took a lot off: its place can be taken again. */
  giveListingBack(t: Db, lotId: number): Promise<void>;
  /** Throws PLAN_LIMIT where one more person is too many. */
  requirePlaceForEmployee(t: Db, sellerId: number): Promise<void>;
}

export interface NewListing {
  sellerId: number;
  kind: ListingKind;
  lotId: number;
  /** Staff have no limit. */
  isByStaff: boolean;
}

declare module "../../platform/call/context" {
  interface Services {
    /** What the plans of sellers allow. */
    planLimits: PlanLimits;
  }
}

export const planLimits: PlanLimits = {
  async takeListing(t, { sellerId, kind, lotId, isByStaff }) {
    const row = await lockSubscription(t, sellerId);
    const [list, nowMs] = [await readPlanList(t), await databaseNow(t)];
    const plan = ownPlan(list, row);
    const window = listingWindow(row.state, kind, nowMs);
    const decision = decideListing({
      kind,
      plan,
      subscription: row.state,
      used: await countPlaces(t, sellerId, kind, window),
      hasPlace: await hasPlace(t, lotId, kind, window),
      isUnlimited: isByStaff || !list.hasLimits,
      nowMs,
    });
    if (!decision.ok) throw refusal(decision.used, decision.limit, decision.nextAtMs);
    if (!decision.takes) return;
    await takePlace(t, sellerId, lotId, kind);
  },

  async giveListingBack(t, lotId) {
    await giveBackPlace(t, lotId);
  },

  async requirePlaceForEmployee(t, sellerId) {
    const row = await lockSubscription(t, sellerId);
    const list = await readPlanList(t);
    const refused = refuseEmployee({
      plan: ownPlan(list, row),
      employees: await countEmployees(t, sellerId),
      isUnlimited: !list.hasLimits,
    });
    if (!refused) return;
    throw new ApiFault("PLAN_LIMIT", {
      text: `Su plan admite ${refused.limit} ${refused.limit === 1 ? "persona" : "personas"} y ya son ${refused.used}.`,
    });
  },
};

function refusal(used: number, limit: number, nextAtMs: number): ApiFault {
  return new ApiFault("PLAN_LIMIT", {
    values: { used: String(used), limit: String(limit), date: dayText(nextAtMs) },
  });
}

/** The number of places of one kind that a plan has in use. */
export async function readListingUse(
  db: Db,
  row: SubscriptionRow,
  {
    plan,
    kind,
    hasLimits,
    nowMs,
  }: { plan: Plan; kind: ListingKind; hasLimits: boolean; nowMs: number },
) {
  const window = listingWindow(row.state, kind, nowMs);
  return {
    used: await countPlaces(db, row.user_id, kind, window),
    limit: hasLimits ? listingLimit(plan, row.state, kind) : null,
    from: window.startMs,
    to: window.endMs,
  };
}

/** How many people a seller has, itself counted, and how many it may have. */
export async function readPeopleUse(db: Db, sellerId: number, plan: Plan, hasLimits: boolean) {
  const isOpen = !hasLimits || plan.type === ENTERPRISE_PLAN;
  return { used: 1 + (await countEmployees(db, sellerId)), limit: isOpen ? null : plan.users };
}

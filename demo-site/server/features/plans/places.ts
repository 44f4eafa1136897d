import {
  decideListing,
  ENTERPRISE_PLAN,
  type ListingKind,
  listingLimit,
  listingWindow,
  type ListingWindow,
  type Plan,
  refuseEmployee,
} from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { databaseNow } from "../../platform/db/clock";
import { type Db, timestampOf } from "../../platform/db/db";
import { ownPlan, readPlanList } from "./plan-list";
import { lockSubscription, type SubscriptionRow } from "./subscription-repository";
import { dayText } from "../../platform/dates/written-dates";

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
    await t.query("insert into plan_places (user_id, lot_id, kind) values ($1, $2, $3)", [
      sellerId,
      lotId,
      kind,
    ]);
  },

  async giveListingBack(t, lotId) {
    await t.query(
      `update plan_places set given_back_at = clock_timestamp() where id = (
         select id from plan_places where lot_id = $1 and given_back_at is null order by id desc limit 1)`,
      [lotId],
    );
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

async function countPlaces(
  t: Db,
  userId: number,
  kind: ListingKind,
  { startMs, endMs }: ListingWindow,
): Promise<number> {
  const [row] = await t.query<{ used: number }>(
    `select count(*) as used from plan_places
     where user_id = $1 and kind = $2 and given_back_at is null
       and taken_at >= ${timestampOf("$3")} and taken_at < ${timestampOf("$4")}`,
    [userId, kind, startMs, endMs],
  );
  return row?.used ?? 0;
}

async function hasPlace(
  t: Db,
  lotId: number,
  kind: ListingKind,
  { startMs, endMs }: ListingWindow,
): Promise<boolean> {
  const [row] = await t.query(
    `select 1 from plan_places where lot_id = $1 and kind = $2 and given_back_at is null
       and taken_at >= ${timestampOf("$3")} and taken_at < ${timestampOf("$4")} limit 1`,
    [lotId, kind, startMs, endMs],
  );
  return row !== undefined;
}

async function countEmployees(t: Db, sellerId: number): Promise<number> {
  const [row] = await t.query<{ employees: number }>(
    "select count(*) as employees from users where as_employees_id = $1 and status <> 'deactivate'",
    [sellerId],
  );
  return row?.employees ?? 0;
}

/** What is used of a plan's places of a kind. */
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

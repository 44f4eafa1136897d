import {
  type BillingPeriod,
  type Plan,
  type Subscription,
  subscriptionDeadline,
  type SubscriptionStatus,
  trialReminders,
} from "martillo/domain";
import { type Db, ms, timestampOf } from "../../platform/db/db";
import type { PlanPeriodRow } from "martillo/contract";
import { writeMembership } from "../accounts";

/** A subscription as the database has it. */
export interface SubscriptionRow {
  id: number;
  user_id: number;
  state: Subscription;
  /** The plan as it was when the running period began; null for the free one and for what is agreed upon. */
  terms: Plan | null;
  method_id: number | null;
  open_charge: number | null;
  reminders: number;
  is_claimed: boolean;
  due_ms: number | null;
}

interface Columns {
  id: number;
  user_id: number;
  status: SubscriptionStatus;
  plan: string;
  period: BillingPeriod | null;
  anchor_ms: number;
  period_no: number;
  start_ms: number;
  end_ms: number | null;
  net_cents: number;
  is_trial_used: boolean;
  past_due_ms: number | null;
  tried_ms: number | null;
  next_plan: string | null;
  next_period: BillingPeriod | null;
  terms: Plan | null;
  method_id: number | null;
  open_charge: number | null;
  reminders: number;
  is_claimed: boolean;
  due_ms: number | null;
}

const COLUMNS = `id, user_id, status, plan, period, ${ms("anchor_at")} as anchor_ms, period_no, ${ms("start_at")} as start_ms,
  ${ms("end_at")} as end_ms, net_cents, is_trial_used, ${ms("past_due_at")} as past_due_ms, ${ms("tried_at")} as tried_ms,
  next_plan, next_period, terms, method_id, open_charge, reminders, ${ms("due_at")} as due_ms,
  coalesce(claimed_until > clock_timestamp(), false) as is_claimed`;

/** The seller's one row. A seller without one gets what its account says: the plan agreed upon, or the free plan since it is there. */
async function ensure(t: Db, userId: number): Promise<void> {
  await t.query(
    `insert into subscriptions (user_id, status, plan, anchor_at, start_at, is_trial_used)
     select id, case when membership = 'enterprise' then 'active' else 'free' end,
       case when membership = 'enterprise' then 'enterprise' else 'free' end,
       date_trunc('milliseconds', created_at), date_trunc('milliseconds', created_at), trial_activated
     from users where id = $1 on conflict do nothing`,
    [userId],
  );
}

/** Waits for its present holder; read by a statement after the lock. It comes after lots and invoices, and before payments and accounts. */
export async function lockSubscription(t: Db, userId: number): Promise<SubscriptionRow> {
  await ensure(t, userId);
  await t.query("select 1 from subscriptions where user_id = $1 for no key update", [userId]);
  return readSubscription(t, userId);
}

export async function readSubscription(db: Db, userId: number): Promise<SubscriptionRow> {
  const [found] = await db.query<Columns>(
    `select ${COLUMNS} from subscriptions where user_id = $1`,
    [userId],
  );
  if (found) return toRow(found);
  await ensure(db, userId);
  const [made] = await db.query<Columns>(
    `select ${COLUMNS} from subscriptions where user_id = $1`,
    [userId],
  );
  if (!made) throw new Error("martillo: a subscription was not made");
  return toRow(made);
}

/** Subscriptions that the clock does something to, those that wait longest first. */
export async function readDue(db: Db, limit: number): Promise<number[]> {
  const rows = await db.query<{ user_id: number }>(
    `select user_id from subscriptions
     where due_at <= clock_timestamp() and (claimed_until is null or claimed_until <= clock_timestamp())
     order by due_at limit $1`,
    [limit],
  );
  return rows.map(({ user_id }) => user_id);
}

function toRow(of: Columns): SubscriptionRow {
  const { id, user_id, terms, method_id, open_charge, reminders, is_claimed, due_ms } = of;
  return {
    id,
    user_id,
    terms,
    method_id,
    open_charge,
    reminders,
    is_claimed,
    due_ms,
    state: {
      status: of.status,
      plan: of.plan,
      period: of.period,
      anchorMs: of.anchor_ms,
      index: of.period_no,
      startMs: of.start_ms,
      endMs: of.end_ms,
      netCents: of.net_cents,
      isTrialUsed: of.is_trial_used,
      pastDueSinceMs: of.past_due_ms,
      lastTryMs: of.tried_ms,
      next:
        of.next_plan === null || of.next_period === null
          ? null
          : { plan: of.next_plan, period: of.next_period },
    },
  };
}

/** When the clock has something to do: a charge, an end, a letter before the end of a trial. */
export function dueAt(state: Subscription, reminders: number): number | null {
  const times = [
    subscriptionDeadline(state)?.atMs ?? null,
    trialReminders(state)[reminders] ?? null,
  ].filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Writes a subscription under its lock, and beside it what the account says of it. */
export async function writeSubscription(t: Db, row: SubscriptionRow): Promise<void> {
  const { state } = row;
  await t.query(
    `update subscriptions set status = $2, plan = $3, period = $4, anchor_at = ${timestampOf("$5")}, period_no = $6,
       start_at = ${timestampOf("$7")}, end_at = ${timestampOf("$8")}, net_cents = $9, is_trial_used = $10,
       past_due_at = ${timestampOf("$11")}, tried_at = ${timestampOf("$12")}, next_plan = $13, next_period = $14,
       terms = $15::jsonb, method_id = $16, open_charge = $17, reminders = $18, due_at = ${timestampOf("$19")}
     where id = $1`,
    [
      row.id,
      state.status,
      state.plan,
      state.period,
      state.anchorMs,
      state.index,
      state.startMs,
      state.endMs,
      state.netCents,
      state.isTrialUsed,
      state.pastDueSinceMs,
      state.lastTryMs,
      state.next?.plan ?? null,
      state.next?.period ?? null,
      row.terms && JSON.stringify(row.terms),
      row.method_id,
      row.open_charge,
      row.reminders,
      dueAt(state, row.reminders),
    ],
  );
  await writeMembership(t, {
    userId: row.user_id,
    plan: state.plan,
    period: state.period ?? (state.plan === "free" ? "monthly" : null),
    startMs: state.startMs,
    endMs: state.endMs,
    isTrialUsed: state.isTrialUsed,
    needsCard: renews(state),
  });
}

/** Whether something will be charged. */
export function renews({ status, period }: Subscription): boolean {
  return period !== null && ["trialing", "active", "past_due"].includes(status);
}

const CLAIM_SECONDS = 120;

/** Lets no other process charge it for a moment; false where another one does. */
export async function claim(db: Db, id: number): Promise<boolean> {
  const rows = await db.query(
    `update subscriptions set claimed_until = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS})
     where id = $1 and (claimed_until is null or claimed_until <= clock_timestamp()) returning 1`,
    [id],
  );
  return rows.length > 0;
}

export async function unclaim(db: Db, id: number): Promise<void> {
  await db.query("update subscriptions set claimed_until = null where id = $1", [id]);
}

const LATER_SECONDS = 600;

/** A charge whose result is not known yet is looked at again in ten minutes. */
export async function postpone(db: Db, id: number): Promise<void> {
  await db.query(
    `update subscriptions set due_at = clock_timestamp() + make_interval(secs => ${LATER_SECONDS}) where id = $1`,
    [id],
  );
}

export async function insertPeriod(
  t: Db,
  values: {
    userId: number;
    kind: "trial" | "upgrade" | "renewal" | "agreed";
    type: string;
    name: string;
    period: BillingPeriod | null;
    startMs: number;
    endMs: number | null;
    netCents: number;
    creditCents: number;
    totalCents: number;
    paymentId: number | null;
  },
): Promise<void> {
  await t.query(
    `insert into plan_periods (user_id, kind, plan, plan_name, period, start_at, end_at, net_cents, credit_cents,
       total_cents, payment_id)
     values ($1, $2, $3, $4, $5, to_timestamp($6::float8 / 1000), to_timestamp($7::float8 / 1000), $8, $9, $10, $11)`,
    [
      values.userId,
      values.kind,
      values.type,
      values.name,
      values.period,
      values.startMs,
      values.endMs,
      values.netCents,
      values.creditCents,
      values.totalCents,
      values.paymentId,
    ],
  );
}

/** False where the charge has paid its period meanwhile. */
export async function dropReturned(db: Db, id: number, charge: number): Promise<boolean> {
  const rows = await db.query(
    "update subscriptions set open_charge = null where id = $1 and open_charge = $2 returning 1",
    [id, charge],
  );
  return rows.length > 0;
}

export async function setOpenCharge(db: Db, id: number, chargeId: number): Promise<void> {
  await db.query("update subscriptions set open_charge = $2 where id = $1", [id, chargeId]);
}

interface HistoryRow {
  id: number;
  kind: PlanPeriodRow["kind"];
  plan: string;
  plan_name: string;
  period: PlanPeriodRow["period"];
  start_ms: number;
  end_ms: number | null;
  net_cents: number;
  credit_cents: number;
  total_cents: number;
  payment_id: number | null;
  card: PlanPeriodRow["card"];
}

export function readPeriods(
  db: Db,
  userId: number,
  limit: number,
  offset: number,
): Promise<HistoryRow[]> {
  return db.query<HistoryRow>(
    `select h.id, h.kind, h.plan, h.plan_name, h.period, ${ms("h.start_at")} as start_ms, ${ms("h.end_at")} as end_ms,
       h.net_cents, h.credit_cents, h.total_cents, h.payment_id, p.method as card
     from plan_periods h left join payments p on p.id = h.payment_id
     where h.user_id = $1 order by h.id desc limit $2 offset $3`,
    [userId, limit, offset],
  );
}

export async function countPeriods(db: Db, userId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    "select count(*) as total from plan_periods where user_id = $1",
    [userId],
  );
  return row?.total ?? 0;
}

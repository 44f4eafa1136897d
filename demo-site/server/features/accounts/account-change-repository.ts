import { type Db, timestampOf } from "../../platform/db/db";
import type { BillingPeriod } from "martillo/domain";
import type { ProfileChange } from "martillo/contract";
import { SqlParameters } from "../../platform/lists/sql-parameters";

export async function setStripeId(t: Db, userId: number, customerId: string): Promise<void> {
  await t.query("update users set stripe_id = $2 where id = $1", [userId, customerId]);
}

export async function writeMembership(
  t: Db,
  values: {
    userId: number;
    plan: string;
    period: BillingPeriod | null;
    startMs: number;
    endMs: number | null;
    isTrialUsed: boolean;
    needsCard: boolean;
  },
): Promise<void> {
  await t.query(
    `update users set membership = $2, membership_period = $3, membership_start = ${timestampOf("$4")},
       membership_end = ${timestampOf("$5")}, trial_activated = $6, needs_card = $7
     where id = $1`,
    [
      values.userId,
      values.plan,
      values.period,
      values.startMs,
      values.endMs,
      values.isTrialUsed,
      values.needsCard,
    ],
  );
}

/** What people may write about themselves. Column names come from here alone, never from a request. */
const COLUMNS = [
  "first_name",
  "last_name",
  "companyname",
  "organization",
  "address1",
  "address2",
  "city",
  "state",
  "zip",
  "avatar",
] as const satisfies readonly (keyof ProfileChange)[];

/** Writes what is named and leaves the rest; an empty text clears a column. */
export async function writeProfile(db: Db, userId: number, change: ProfileChange): Promise<void> {
  const parameters = new SqlParameters(userId);
  const assignments: string[] = [];
  for (const column of COLUMNS) {
    const value = change[column];
    if (value !== undefined) {
      assignments.push(`${column} = ${parameters.add(value === "" ? null : value)}`);
    }
  }
  if (change.custom_fields) {
    const json = JSON.stringify(change.custom_fields);
    assignments.push(`custom_fields = custom_fields || ${parameters.add(json)}::jsonb`);
  }
  if (assignments.length === 0) return;
  await db.query(
    `update users set ${assignments.join(", ")}, updated_at = now() where id = $1`,
    parameters.values,
  );
}

/** Keeps a number that the person has not proven; a proven one stays. */
export async function writeUnverifiedPhone(db: Db, userId: number, phone: string): Promise<void> {
  await db.query(
    "update users set phone = $2, updated_at = now() where id = $1 and not phone_verified",
    [userId, phone],
  );
}

/** Columns that staff may write; a name from outside never becomes SQL text. */
export interface AccountValues {
  email: string;
  email_verified: boolean;
  first_name: string;
  last_name: string;
  companyname: string | null;
  organization: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  phone_verified: boolean;
  verified_phonenum: string | null;
  seller_type: "buyer" | "seller";
  admin: boolean;
  membership: string | null;
  membership_period: string | null;
  as_employees_id: number | null;
  bid_limit_cents: number | null;
  status: string;
  approved_to_bid: boolean;
}

const WRITABLE = [
  "email",
  "email_verified",
  "first_name",
  "last_name",
  "companyname",
  "organization",
  "address1",
  "address2",
  "city",
  "state",
  "zip",
  "phone",
  "phone_verified",
  "verified_phonenum",
  "seller_type",
  "admin",
  "membership",
  "membership_period",
  "as_employees_id",
  "bid_limit_cents",
  "status",
  "approved_to_bid",
] as const satisfies readonly (keyof AccountValues)[];

export async function writeAccount(
  db: Db,
  id: number,
  values: Partial<AccountValues>,
): Promise<void> {
  const parameters = new SqlParameters(id);
  const sets = WRITABLE.filter((column) => values[column] !== undefined).map(
    (column) => `${column} = ${parameters.add(values[column])}`,
  );
  // What staff have once let bid, or not, no later verification changes.
  if (values.approved_to_bid !== undefined) {
    sets.push("admitted_at = coalesce(admitted_at, clock_timestamp())");
  }
  if (sets.length === 0) return;
  await db.query(`update users set ${sets.join(", ")} where id = $1`, parameters.values);
}

/** An account without a password; nothing when the e-mail is taken. */
export async function openAccount(
  db: Db,
  person: Pick<AccountValues, "email" | "first_name" | "last_name">,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into users (email, first_name, last_name) values ($1, $2, $3)
     on conflict (email) do nothing returning id`,
    [person.email, person.first_name, person.last_name],
  );
  return row?.id;
}

/** Returns false for an account that could not bid before. */
export async function takeRight(t: Db, userId: number): Promise<boolean> {
  const taken = await t.query(
    "update users set approved_to_bid = false where id = $1 and approved_to_bid and not staff returning 1",
    [userId],
  );
  return taken.length > 0;
}

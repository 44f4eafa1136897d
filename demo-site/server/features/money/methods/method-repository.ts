import type { LanguageSet } from "martillo/contract";
import {
  type BankStatus,
  type CardAddress,
  type CardExpiry,
  type CardStatus,
  cardStatusAt,
  defaultCard,
  isVerificationOver,
  sameCard,
  type SavedCard,
} from "martillo/domain";
import { type Db, ms } from "../../../platform/db/db";
import { setStripeId } from "../../accounts";

export interface MethodRow {
  id: number;
  user_id: number;
  provider: string;
  provider_ref: string;
  kind: "card" | "bank" | "vault";
  status: CardStatus | BankStatus;
  brand: string;
  last4: string;
  exp_month: number | null;
  exp_year: number | null;
  holder: string;
  holder_type: string;
  routing: string;
  fingerprint: string;
  off_session: boolean;
  is_default: boolean;
  /** Billing address of a card; without parts where none was given. */
  address: Partial<CardAddress>;
  tries: number;
  created_ms: number;
  /** When it was read. */
  now_ms: number;
}

const COLUMNS = `id, user_id, provider, provider_ref, kind, status, brand, last4, exp_month, exp_year, holder, holder_type,
  routing, fingerprint, off_session, is_default, address, tries, ${ms("created_at")} as created_ms, ${ms("clock_timestamp()")} as now_ms`;

/** As it is at the moment of reading: a card expires, and the time to verify an account ends, whether that is noted or not. */
function asOfNow(row: MethodRow): MethodRow {
  const { kind, status, tries: wrongTries, created_ms: sentAtMs, now_ms: nowMs } = row;
  if (kind === "bank") {
    const isOver = status === "new" && isVerificationOver({ wrongTries, sentAtMs }, nowMs);
    return isOver ? { ...row, status: "verification_failed" } : row;
  }
  return { ...row, status: cardStatusAt(status as CardStatus, expiryOf(row), nowMs) };
}

/** What a provider tells no expiry of does not expire. */
function expiryOf({ exp_month, exp_year }: Pick<MethodRow, "exp_month" | "exp_year">): CardExpiry {
  return exp_month === null || exp_year === null ? NEVER : { month: exp_month, year: exp_year };
}

const NEVER: CardExpiry = { month: 12, year: 9_999 };

/** A method as the rules of saved cards know it. */
export function savedCardOf(row: MethodRow): SavedCard {
  return {
    id: String(row.id),
    isDefault: row.is_default,
    savedAtMs: row.created_ms,
    fingerprint: row.fingerprint === "" ? null : row.fingerprint,
    ...expiryOf(row),
  };
}

/** The default one first, then the newest. */
export async function readMethods(
  db: Db,
  userId: number,
  kind: MethodRow["kind"],
  { limit = 100, after = null }: { limit?: number; after?: number | null } = {},
): Promise<MethodRow[]> {
  const rows = await db.query<MethodRow>(
    `select ${COLUMNS} from payment_methods
     where user_id = $1 and kind = $2 and removed_at is null
       and ($4::bigint is null or (is_default, id) < (select is_default, id from payment_methods where id = $4::bigint))
     order by is_default desc, id desc limit $3`,
    [userId, kind, limit, after],
  );
  return rows.map(asOfNow);
}

export async function readMethod(
  db: Db,
  userId: number,
  providerRef: string,
): Promise<MethodRow | undefined> {
  const [row] = await db.query<MethodRow>(
    `select ${COLUMNS} from payment_methods
     where user_id = $1 and provider_ref = $2 and removed_at is null`,
    [userId, providerRef],
  );
  return row && asOfNow(row);
}

/** The one that a provider knows by this name, whichever person owns it. */
export async function findMethod(
  db: Db,
  provider: string,
  providerRef: string,
): Promise<MethodRow | undefined> {
  const [row] = await db.query<MethodRow>(
    `select ${COLUMNS} from payment_methods
     where provider = $1 and provider_ref = $2 and removed_at is null`,
    [provider, providerRef],
  );
  return row && asOfNow(row);
}

export async function readMethodById(db: Db, id: number): Promise<MethodRow | undefined> {
  const [row] = await db.query<MethodRow>(`select ${COLUMNS} from payment_methods where id = $1`, [
    id,
  ]);
  return row && asOfNow(row);
}

export interface NewMethod {
  userId: number;
  provider: string;
  providerRef: string;
  kind: MethodRow["kind"];
  status: MethodRow["status"];
  brand: string;
  last4: string;
  expMonth: number | null;
  expYear: number | null;
  holder: string;
  holderType: string;
  routing: string;
  fingerprint: string;
  offSession: boolean;
  /** Billing address; left out or null where none was given. */
  address?: CardAddress | null;
}

/** A method that is kept. */
export interface KeptMethod {
  /** Number of its row. */
  id: number;
  /** What its provider or vault called the same card before: it can be removed there. Null where there was none. */
  replaced: string | null;
}

/**
 * Keeps a method; the first one of its kind becomes the default. The same card again keeps the row that is there, with the newer expiry and
 * the newer address, and is charged by its newer name: the older one still has the older expiry. Hold the account's lock.
 */
export async function insertMethod(t: Db, method: NewMethod): Promise<KeptMethod> {
  const kept = await findKept(t, method);
  const address = method.address ? JSON.stringify(method.address) : null;
  if (kept !== undefined) {
    const { id, provider_ref: before } = kept;
    // The same bank account again stays under the name by which it may be verified already.
    const providerRef = method.kind === "bank" ? before : method.providerRef;
    await t.query(
      `update payment_methods set exp_month = coalesce($2, exp_month), exp_year = coalesce($3, exp_year),
         status = case when status = 'expired' then 'active' else status end,
         off_session = off_session or $4::boolean,
         address = coalesce($5::jsonb, address),
         provider_ref = $6
       where id = $1`,
      [id, method.expMonth, method.expYear, method.offSession, address, providerRef],
    );
    return { id, replaced: providerRef === before ? null : before };
  }
  const [row] = await t.query<{ id: number }>(
    `insert into payment_methods (user_id, provider, provider_ref, kind, status, brand, last4, exp_month, exp_year,
       holder, holder_type, routing, fingerprint, off_session, address, is_default)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, coalesce($15::jsonb, '{}'),
       not exists (select 1 from payment_methods
         where user_id = $1 and kind = $4 and is_default and removed_at is null))
     returning id`,
    [
      method.userId,
      method.provider,
      method.providerRef,
      method.kind,
      method.status,
      method.brand,
      method.last4,
      method.expMonth,
      method.expYear,
      method.holder,
      method.holderType,
      method.routing,
      method.fingerprint,
      method.offSession,
      address,
    ],
  );
  if (!row) throw new Error("martillo: a way to pay was not written");
  return { id: row.id, replaced: null };
}

/** The row that has the method already, under its own name or as the same card. */
async function findKept(t: Db, method: NewMethod): Promise<MethodRow | undefined> {
  const rows = await t.query<MethodRow>(
    `select ${COLUMNS} from payment_methods where user_id = $1 and provider = $2 and removed_at is null`,
    [method.userId, method.provider],
  );
  const named = rows.find(({ provider_ref }) => provider_ref === method.providerRef);
  if (named) return named;
  const fingerprint = method.fingerprint === "" ? null : method.fingerprint;
  const same = sameCard(rows.map(savedCardOf), fingerprint);
  return same && rows.find(({ id }) => id === Number(same.id));
}

export async function makeDefault(
  t: Db,
  method: Pick<MethodRow, "id" | "user_id" | "kind">,
): Promise<void> {
  await t.query(
    "update payment_methods set is_default = false where user_id = $1 and kind = $2 and is_default and removed_at is null",
    [method.user_id, method.kind],
  );
  await t.query("update payment_methods set is_default = true where id = $1", [method.id]);
}

/** Takes its address away, too. Where it was the default one, another takes its place. */
export async function removeMethod(
  t: Db,
  method: Pick<MethodRow, "id" | "user_id" | "kind">,
): Promise<void> {
  const [row] = await t.query<{ was_default: boolean }>(
    `update payment_methods m set removed_at = clock_timestamp(), status = 'removed', is_default = false, address = '{}'
     from (select is_default as was_default from payment_methods where id = $1) before
     where m.id = $1 and m.removed_at is null returning was_default`,
    [method.id],
  );
  if (!row?.was_default) return;
  const left = await readMethods(t, method.user_id, method.kind);
  const next = defaultCard(left.map(savedCardOf), left[0]?.now_ms ?? 0);
  if (next === null) return;
  await t.query("update payment_methods set is_default = true where id = $1", [Number(next)]);
}

export async function changeExpiry(
  t: Db,
  id: number,
  expMonth: number,
  expYear: number,
): Promise<void> {
  await t.query(
    "update payment_methods set exp_month = $2, exp_year = $3, status = 'active', warned_at = null where id = $1",
    [id, expMonth, expYear],
  );
}

/** As its provider has it now; a later expiry is warned of anew. */
export async function changeMethod(t: Db, id: number, now: NewMethod): Promise<void> {
  await t.query(
    `update payment_methods set
       warned_at = case when (exp_month, exp_year) is distinct from ($2::int, $3::int) then null else warned_at end,
       exp_month = $2, exp_year = $3, brand = $4, last4 = $5, holder = $6, holder_type = $7, fingerprint = $8, status = $9
     where id = $1 and removed_at is null`,
    [
      id,
      now.expMonth,
      now.expYear,
      now.brand,
      now.last4,
      now.holder,
      now.holderType,
      now.fingerprint,
      now.status,
    ],
  );
}

export async function changeHolder(
  t: Db,
  id: number,
  holder: string,
  holderType: string,
): Promise<void> {
  await t.query("update payment_methods set holder = $2, holder_type = $3 where id = $1", [
    id,
    holder,
    holderType,
  ]);
}

export async function setMethodStatus(
  t: Db,
  id: number,
  { status, tries }: { status: MethodRow["status"]; tries: number },
): Promise<void> {
  await t.query("update payment_methods set status = $2, tries = $3 where id = $1", [
    id,
    status,
    tries,
  ]);
}

/** What the person is at a provider; undefined before the first time. */
export async function readCustomer(
  db: Db,
  userId: number,
  provider: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ customer_id: string }>(
    "select customer_id from provider_customers where user_id = $1 and provider = $2",
    [userId, provider],
  );
  return row?.customer_id;
}

export async function insertCustomer(
  t: Db,
  userId: number,
  provider: string,
  customerId: string,
): Promise<void> {
  await t.query(
    "insert into provider_customers (user_id, provider, customer_id) values ($1, $2, $3) on conflict do nothing",
    [userId, provider, customerId],
  );
  await setStripeId(t, userId, customerId);
}

export async function readCustomerOf(
  db: Db,
  userId: number,
): Promise<{ email: string; name: string } | undefined> {
  const [row] = await db.query<{ email: string; name: string }>(
    "select email, trim(first_name || ' ' || last_name) as name from users where id = $1",
    [userId],
  );
  return row;
}

export interface Uses {
  is_paying: boolean;
  needs_card: boolean;
  last_bid_ms: number | null;
  now_ms: number;
}

export async function readUsesOf(t: Db, userId: number, id: number): Promise<Uses | undefined> {
  const [row] = await t.query<Uses>(
    `select needs_card, ${ms("clock_timestamp()")} as now_ms,
       (select ${ms("max(created_at)")} from bids where bidder_id = $1 and kind <> 'auto') as last_bid_ms,
       exists (select 1 from payments
         where method_id = $2 and status in ('requires_action', 'processing')) as is_paying
     from users where id = $1`,
    [userId, id],
  );
  return row;
}

const AT_ONCE = 100;

interface Expiring {
  email: string;
  name: string;
  language: LanguageSet;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

export function takeExpiring(t: Db, years: number[], months: number[]): Promise<Expiring[]> {
  return t.query<Expiring>(
    `update payment_methods m set warned_at = clock_timestamp() from users u
       where u.id = m.user_id and m.id in (
         select id from payment_methods
         where kind <> 'bank' and status = 'active' and removed_at is null and warned_at is null
           and (exp_year, exp_month) in (select * from unnest($2::int[], $3::int[]))
         order by id limit $1 for update skip locked)
       returning u.email, u.first_name as name, coalesce(
         (select p.language from user_preferences p where p.user_id = u.id), 'for_spanish') as language,
         m.brand, m.last4, m.exp_month, m.exp_year`,
    [AT_ONCE, years, months],
  );
}

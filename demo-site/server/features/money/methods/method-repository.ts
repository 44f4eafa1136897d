import type { Db } from "../../../platform/db/db";

export interface MethodRow {
  id: number;
  user_id: number;
  provider: string;
  provider_ref: string;
  kind: "card" | "bank" | "vault";
  status:
    | "saving"
    | "active"
    | "expired"
    | "new"
    | "verified"
    | "verification_failed"
    | "errored"
    | "removed";
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
  tries: number;
}

/**
 * A card is over from the first of the month after, in the zone of the house, and an account that nobody verified in ten days has failed:
 * whoever has noted that.
 */
const STATUS = `case when status = 'new' and created_at <= clock_timestamp() - interval '10 days' then 'verification_failed'
  when status = 'active' and exp_year is not null
    and (make_date(exp_year, exp_month, 1) + interval '1 month') at time zone 'Europe/Madrid' <= clock_timestamp()
  then 'expired' else status end`;

const COLUMNS = `id, user_id, provider, provider_ref, kind, ${STATUS} as status, brand, last4, exp_month, exp_year, holder, holder_type,
  routing, fingerprint, off_session, is_default, tries`;

/** The default one first, then the newest. */
export function readMethods(
  db: Db,
  userId: number,
  kind: MethodRow["kind"],
  { limit = 100, after = null }: { limit?: number; after?: number | null } = {},
): Promise<MethodRow[]> {
  return db.query<MethodRow>(
    `select ${COLUMNS} from payment_methods
     where user_id = $1 and kind = $2 and removed_at is null
       and ($4::bigint is null or (is_default, id) < (select is_default, id from payment_methods where id = $4::bigint))
     order by is_default desc, id desc limit $3`,
    [userId, kind, limit, after],
  );
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
  return row;
}

/** The one that a provider knows by this name, whoever's it is. */
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
  return row;
}

export async function readMethodById(db: Db, id: number): Promise<MethodRow | undefined> {
  const [row] = await db.query<MethodRow>(`select ${COLUMNS} from payment_methods where id = $1`, [
    id,
  ]);
  return row;
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
}

/**
 * Keeps a method; the first one of its kind becomes the default. The same card again keeps the row that is there, with the newer expiry.
 * Hold the account's lock.
 */
export async function insertMethod(t: Db, method: NewMethod): Promise<number> {
  const [known] = await t.query<{ id: number }>(
    `update payment_methods set exp_month = coalesce($5, exp_month), exp_year = coalesce($6, exp_year),
       status = case when status = 'expired' then 'active' else status end,
       off_session = off_session or $7::boolean
     where user_id = $1 and provider = $2 and removed_at is null
       and (provider_ref = $3 or (fingerprint <> '' and fingerprint = $4))
     returning id`,
    [
      method.userId,
      method.provider,
      method.providerRef,
      method.fingerprint,
      method.expMonth,
      method.expYear,
      method.offSession,
    ],
  );
  if (known) return known.id;
  const [row] = await t.query<{ id: number }>(
    `insert into payment_methods (user_id, provider, provider_ref, kind, status, brand, last4, exp_month, exp_year,
       holder, holder_type, routing, fingerprint, off_session, is_default)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
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
    ],
  );
  if (!row) throw new Error("martillo: a way to pay was not written");
  return row.id;
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

/** The newest that has not expired takes its place as the default one. */
export async function removeMethod(
  t: Db,
  method: Pick<MethodRow, "id" | "user_id" | "kind">,
): Promise<void> {
  const [row] = await t.query<{ was_default: boolean }>(
    `update payment_methods m set removed_at = clock_timestamp(), status = 'removed', is_default = false
     from (select is_default as was_default from payment_methods where id = $1) before
     where m.id = $1 and m.removed_at is null returning was_default`,
    [method.id],
  );
  if (!row?.was_default) return;
  await t.query(
    `update payment_methods set is_default = true where id = (
       select id from payment_methods where user_id = $1 and kind = $2 and removed_at is null
       order by (${STATUS}) = 'expired', id desc limit 1)`,
    [method.user_id, method.kind],
  );
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
  await t.query("update users set stripe_id = $2 where id = $1", [userId, customerId]);
}

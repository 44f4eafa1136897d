import type { PaymentPurpose } from "martillo/contract";
import { type PaymentStatus, PROCESSING_TO_STAFF_MS } from "martillo/domain";
import { type Db, ms } from "../../platform/db/db";
import type { MethodFacts, NextStep } from "../../ports/payment-provider";

/** A card or account as a receipt names it. */
export interface PaidWith {
  kind: string;
  brand: string;
  last4: string;
}

export function paidWith(method: MethodFacts): PaidWith {
  return {
    kind: method.kind,
    brand: method.kind === "card" ? method.brand : (method.bankName ?? ""),
    last4: method.last4,
  };
}

export interface PaymentRow {
  id: number;
  user_id: number;
  actor_id: number | null;
  /** Of the partner's page that opened it; null: the house's own pages did. */
  grant_id: number | null;
  purpose: PaymentPurpose;
  ref: string;
  provider: string;
  currency: string;
  amount_cents: number;
  captured_cents: number;
  /** Another currency than was asked for, which fits nothing; else null. */
  came_in: string | null;
  refunded_cents: number;
  bonus_cents: number;
  /** What of the payer's balance goes with it once it has come; afterwards what went. */
  balance_cents: number;
  status: PaymentStatus;
  disputed: boolean;
  failure: string | null;
  provider_ref: string | null;
  method_id: number | null;
  method: PaidWith | null;
  saves: boolean;
  quote: Record<string, unknown>;
  return_to: string | null;
  begun: NextStep | null;
  created_ms: number;
  expires_ms: number;
  settled_ms: number | null;
  /** Since when its provider processes or holds it; null where it does not, or that was not noted. */
  processing_ms: number | null;
  /** The provider was asked, and its answer is not known yet. */
  is_unknown: boolean;
}

const COLUMNS = `p.id, p.user_id, p.actor_id, p.grant_id, p.purpose, p.ref, p.provider, p.currency, p.amount_cents, p.captured_cents, p.came_in,
  p.refunded_cents, p.bonus_cents, p.balance_cents, p.status, p.disputed, p.failure, p.provider_ref, p.method_id, p.method, p.saves,
  p.quote, p.return_to, p.begun, ${ms("p.created_at")} as created_ms, ${ms("p.expires_at")} as expires_ms,
  ${ms("p.settled_at")} as settled_ms, ${ms("p.processing_at")} as processing_ms,
  exists (select 1 from payment_attempts a where a.payment_id = p.id and a.state = 'asked') as is_unknown`;

/** Waits for the transaction that has it; read by a statement after the lock. */
export async function lockPayment(t: Db, id: number): Promise<PaymentRow | undefined> {
  await t.query("select 1 from payments where id = $1 for no key update", [id]);
  return readPayment(t, id);
}

export async function readPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  const [row] = await db.query<PaymentRow>(`select ${COLUMNS} from payments p where p.id = $1`, [
    id,
  ]);
  return row;
}

/** Those with these numbers, in no order. */
export function readPaymentsById(db: Db, ids: readonly number[]): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(`select ${COLUMNS} from payments p where p.id = any($1::bigint[])`, [
    ids,
  ]);
}

/** The one that a provider calls by this name now, or has ever called so, or that has our own number. */
export async function findPayment(
  db: Db,
  provider: string,
  { providerRef, paymentId }: { providerRef: string | null; paymentId: string | null },
): Promise<PaymentRow | undefined> {
  const own = paymentId !== null && /^\d{1,15}$/.test(paymentId) ? Number(paymentId) : null;
  const [row] = await db.query<PaymentRow>(
    `select ${COLUMNS} from payments p
     where p.provider = $1 and (p.provider_ref = $2 or p.id = $3
       or p.id = (select o.payment_id from payment_objects o where o.provider = $1 and o.provider_ref = $2))
     order by (p.provider_ref = $2) desc nulls last, (p.id = $3) asc nulls last limit 1`,
    [provider, providerRef, own],
  );
  return row;
}

/** Notes what a provider calls a payment; false where that was known. */
export async function noteObject(
  t: Db,
  { id, provider }: Pick<PaymentRow, "id" | "provider">,
  providerRef: string,
): Promise<boolean> {
  const rows = await t.query(
    `insert into payment_objects (provider, provider_ref, payment_id) values ($1, $2, $3)
     on conflict do nothing returning 1`,
    [provider, providerRef, id],
  );
  return rows.length > 0;
}

/** Money that is there, of a payment that was not opened here. */
export interface FoundMoney extends Pick<
  NewPayment,
  "userId" | "purpose" | "ref" | "provider" | "quote"
> {
  providerRef: string;
  amountCents: number;
  /** Where it is another one than the house's. */
  cameIn: string | null;
  method: PaidWith | null;
  status: "succeeded" | "review";
  note: string;
}

/** A payment of its own for money that came unasked; null where there is one for it. */
export async function insertFound(t: Db, found: FoundMoney): Promise<PaymentRow | null> {
  const [row] = await t.query<{ id: number }>(
    `insert into payments (user_id, purpose, ref, provider, provider_ref, amount_cents, captured_cents, came_in, method, status,
       quote, note, expires_at, settled_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8::jsonb, $9, $10::jsonb, $11, clock_timestamp(), clock_timestamp())
     on conflict (provider, provider_ref) do nothing returning id`,
    [
      found.userId,
      found.purpose,
      found.ref,
      found.provider,
      found.providerRef,
      found.amountCents,
      found.cameIn,
      found.method && JSON.stringify(found.method),
      found.status,
      JSON.stringify(found.quote),
      found.note,
    ],
  );
  return (row && (await readPayment(t, row.id))) ?? null;
}

/** Payments for the same thing that have not come to rest, oldest first. */
export function readUnderWay(
  db: Db,
  { userId, purpose, ref }: { userId: number; purpose: PaymentPurpose; ref: string },
): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(
    `select ${COLUMNS} from payments p
     where p.user_id = $1 and p.purpose = $2 and p.ref = $3
       and p.status in ('open', 'requires_action', 'processing', 'authorized', 'failed')
     order by p.id`,
    [userId, purpose, ref],
  );
}

/** Whether something of a purpose is being charged to a person, or was asked for and the answer is not known. */
export async function isOnItsWay(
  db: Db,
  { userId, purpose }: { userId: number; purpose: PaymentPurpose },
): Promise<boolean> {
  const [row] = await db.query(
    `select 1 from payments p
     where p.user_id = $1 and p.purpose = $2 and (p.status in ('processing', 'authorized')
       or (p.status in ('open', 'requires_action', 'failed') and exists (
         select 1 from payment_attempts a where a.payment_id = p.id and a.state = 'asked' and a.op <> 'begin')))
     limit 1`,
    [userId, purpose],
  );
  return row !== undefined;
}

/** Payments of a person that have not come to rest, newest first. */
export function readPending(db: Db, userId: number): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(
    `select ${COLUMNS} from payments p
     where p.user_id = $1 and p.status in ('open', 'requires_action', 'processing', 'authorized')
     order by p.id desc limit 50`,
    [userId],
  );
}

export interface NewPayment {
  userId: number;
  actorId: number | null;
  /** Of the partner's page that opens it. */
  grantId: number | null;
  purpose: PaymentPurpose;
  ref: string;
  provider: string;
  amountCents: number;
  /** What of the payer's balance goes with it. @default 0 */
  balanceCents?: number;
  saves: boolean;
  quote: Readonly<Record<string, unknown>>;
  returnTo: string | null;
  /** How long it waits for its payer. */
  openMs: number;
}

/** Null where there is one under way for the same thing. */
export async function insertPayment(t: Db, payment: NewPayment): Promise<number | null> {
  const [row] = await t.query<{ id: number }>(
    `insert into payments (user_id, actor_id, grant_id, purpose, ref, provider, amount_cents, saves, quote, return_to, expires_at,
       balance_cents)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, clock_timestamp() + make_interval(secs => $11::float8), $12)
     on conflict do nothing returning id`,
    [
      payment.userId,
      payment.actorId,
      payment.grantId,
      payment.purpose,
      payment.ref,
      payment.provider,
      payment.amountCents,
      payment.saves,
      JSON.stringify(payment.quote),
      payment.returnTo,
      payment.openMs / 1_000,
      payment.balanceCents ?? 0,
    ],
  );
  return row?.id ?? null;
}

export interface PaymentChange {
  status: PaymentStatus;
  capturedCents: number;
  failure: string | null;
  providerRef: string | null;
  method: PaidWith | null;
  methodId: number | null;
  begun: NextStep | null;
  isSettled: boolean;
}

export async function updatePayment(t: Db, id: number, change: PaymentChange): Promise<void> {
  await t.query(
    `update payments set status = $2, captured_cents = $3, failure = $4,
       provider_ref = coalesce($5, provider_ref), method = coalesce($6::jsonb, method),
       method_id = coalesce($7, method_id), begun = $8::jsonb,
       settled_at = case when $9::boolean then coalesce(settled_at, clock_timestamp()) end,
       processing_at = case when $2::text in ('processing', 'authorized') then coalesce(processing_at, clock_timestamp()) end
     where id = $1`,
    [
      id,
      change.status,
      change.capturedCents,
      change.failure,
      change.providerRef,
      change.method && JSON.stringify(change.method),
      change.methodId,
      change.begun && JSON.stringify(change.begun),
      change.isSettled,
    ],
  );
}

/** What the payer goes on with at the provider. */
export async function setBegun(
  t: Db,
  id: number,
  { providerRef, next, saves }: { providerRef: string | null; next: NextStep; saves: boolean },
): Promise<void> {
  await t.query(
    `update payments set begun = $2::jsonb, saves = $3, provider_ref = coalesce($4, provider_ref)
     where id = $1`,
    [id, JSON.stringify(next), saves, providerRef],
  );
}

/** Gives a payment that no provider was asked for yet to another provider; false where one was. */
export async function moveUnbegun(db: Db, id: number, provider: string): Promise<boolean> {
  return db.tx(async (t) => {
    // A process that begins it at this moment has the lock; its questions are read by a statement after it.
    await lockPayment(t, id);
    const rows = await t.query(
      `update payments p set provider = $2
       where id = $1 and status = 'open' and provider_ref is null and provider <> 'wallet'
         and not exists (select 1 from payment_attempts a where a.payment_id = p.id) returning 1`,
      [id, provider],
    );
    return rows.length > 0;
  });
}

/** Held at the bank, and to be taken: the capture was not asked for, or it got no answer. */
export function readHeld(db: Db): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(
    `select ${COLUMNS} from payments p
     where p.status = 'authorized' and not exists (
       select 1 from payment_attempts a where a.payment_id = p.id and a.state = 'asked') limit 50`,
  );
}

/** Payments on their way that are old enough to have been so for long, of which staff have not heard yet. */
export function readStuck(db: Db): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(
    `select ${COLUMNS} from payments p
     where p.status in ('processing', 'authorized')
       and p.created_at <= clock_timestamp() - make_interval(secs => $1::float8 / 1000) and not p.processing_told
     order by p.id limit 100`,
    [PROCESSING_TO_STAFF_MS],
  );
}

/** Notes that staff were told of a payment that does not end; false where they were before. */
export async function noteStuck(t: Db, id: number): Promise<boolean> {
  const rows = await t.query(
    "update payments set processing_told = true where id = $1 and not processing_told returning 1",
    [id],
  );
  return rows.length > 0;
}

/** What went back of it, more by so much. */
export async function addRefunded(t: Db, id: number, cents: number): Promise<void> {
  await t.query("update payments set refunded_cents = refunded_cents + $2 where id = $1", [
    id,
    cents,
  ]);
}

export async function setBonusPart(t: Db, id: number, cents: number): Promise<void> {
  await t.query("update payments set bonus_cents = $2 where id = $1", [id, cents]);
}

/** Payments whose time is over. A question that was never answered is looked up first. */
export async function readExpired(db: Db): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select p.id from payments p
     where p.status in ('open', 'requires_action', 'failed') and p.expires_at <= clock_timestamp()
       and not exists (select 1 from payment_attempts a where a.payment_id = p.id and a.state = 'asked')
     order by p.expires_at limit 100`,
  );
  return rows.map(({ id }) => id);
}

/** The card that paid is the one of the renewals. */
export async function methodOf(t: Db, paymentId: number | null): Promise<number | null> {
  if (paymentId === null) return null;
  const [row] = await t.query<{ method_id: number | null }>(
    "select method_id from payments where id = $1",
    [paymentId],
  );
  return row?.method_id ?? null;
}

/** What else waits for the same seller's plan ends with the next look of the clock, and a success that comes late goes back. */
export async function dropCharges(t: Db, userId: number, paymentId: number | null): Promise<void> {
  await t.query(
    `update payments set expires_at = clock_timestamp()
     where user_id = $1 and purpose = 'plan' and id <> coalesce($2::bigint, 0)
       and status in ('open', 'requires_action', 'failed')`,
    [userId, paymentId],
  );
}

export async function markDisputed(db: Db, paymentId: number): Promise<void> {
  await db.query("update payments set disputed = true where id = $1", [paymentId]);
}

export async function refreshDisputed(db: Db, paymentId: number): Promise<void> {
  await db.query(
    `update payments set disputed = exists (
         select 1 from disputes where payment_id = $1 and status <> 'won') where id = $1`,
    [paymentId],
  );
}

export async function setBalanceCents(db: Db, paymentId: number, cents: number): Promise<void> {
  await db.query("update payments set balance_cents = $2 where id = $1", [paymentId, cents]);
}

export async function setCameIn(db: Db, paymentId: number, cameIn: string): Promise<void> {
  await db.query("update payments set came_in = $2 where id = $1", [paymentId, cameIn]);
}

import {
  type Failure,
  type MethodKind,
  type NextStep,
  type Observed,
  type ObservedDispute,
  type ObservedRefund,
  type ObservedSetup,
  type ObservedStatus,
  type PaymentOrder,
  ProviderRefused,
  type Sought,
  type StatementLine,
} from "..";
import type { Db } from "../../../platform/db/db";
import type { Source } from "./decide";
import type { SandboxFees, SandboxOptions, WebhookHabits } from "./options";

export interface PaymentRow {
  seq: number;
  id: string;
  secret: string;
  payment_id: string;
  customer_id: string | null;
  amount_cents: number;
  captured_cents: number;
  refunded_cents: number;
  currency: string;
  take: "now" | "hold";
  save: boolean;
  always_challenge: boolean;
  status: ObservedStatus;
  source: Source | null;
  method_id: string | null;
  challenge: string | null;
  failure: Failure | null;
  settles_at: number | null;
  settles_as: "succeeded" | "failed" | "canceled" | null;
}

export interface RefundRow {
  id: string;
  payment: string;
  refund_id: string | null;
  cents: number;
  status: ObservedRefund["status"];
  currency: string;
}

/** A refund that is not settled yet, with the result that it will come to. */
export interface DueRefundRow extends RefundRow {
  settles_as: "succeeded" | "failed" | null;
}

export interface SetupRow {
  id: string;
  secret: string;
  customer_id: string;
  kind: "card" | "bank";
  status: ObservedSetup["status"];
  source: Source | null;
  method_id: string | null;
  challenge: string | null;
  failure: Failure | null;
}

/** What may still be paid. */
export const PAYABLE: ReadonlySet<string> = new Set(["open", "requires_action", "failed"]);

const BY = { id: "id", secret: "secret", challenge: "challenge" } as const;

/** The payment, locked until the transaction ends. */
export async function findPayment(
  t: Db,
  by: keyof typeof BY,
  value: string,
): Promise<PaymentRow | undefined> {
  const [row] = await t.query<PaymentRow>(
    `select * from sandbox_payments where ${BY[by]} = $1 for update`,
    [value],
  );
  return row;
}

export async function requirePayment(t: Db, id: string): Promise<PaymentRow> {
  const row = await findPayment(t, "id", id);
  if (!row) throw new ProviderRefused("not_found", `there is no payment ${id}`);
  return row;
}

export async function requireCustomer(t: Db, id: string): Promise<{ userId: number }> {
  const [row] = await t.query<{ userId: number }>(
    `select user_id as "userId" from sandbox_customers where id = $1`,
    [id],
  );
  if (!row) throw new ProviderRefused("not_found", `there is no customer ${id}`);
  return row;
}

/** The setup, locked until the transaction ends. */
export async function findSetup(
  t: Db,
  by: keyof typeof BY,
  value: string,
): Promise<SetupRow | undefined> {
  const [row] = await t.query<SetupRow>(
    `select * from sandbox_setups where ${BY[by]} = $1 for update`,
    [value],
  );
  return row;
}

export function requireCents(cents: number) {
  if (!Number.isSafeInteger(cents) || cents < 1)
    throw new ProviderRefused("amount", "an amount is whole cents, more than none");
}

function nextOf({
  status,
  secret,
  challenge,
}: {
  status: string;
  secret: string;
  challenge: string | null;
}): NextStep | undefined {
  if (status !== "open" && status !== "requires_action") return undefined;
  return {
    kind: "frame",
    data: { client_secret: secret, ...(challenge !== null && { challenge }) },
  };
}

/** A payment as it is told, without what belongs to it. */
export function observedOf(row: PaymentRow): Observed {
  const next = nextOf(row);
  return {
    providerRef: row.id,
    status: row.status,
    amountCents: row.amount_cents,
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents,
    currency: row.currency,
    ...(row.source && { method: { ...row.source.facts, methodId: row.method_id } }),
    // A payment that is processing knows already how it will end.
    ...(row.failure && row.status === "failed" && { failure: row.failure }),
    ...(next && { next }),
  };
}

export function setupOf(row: SetupRow): ObservedSetup {
  const next = nextOf(row);
  return {
    setupRef: row.id,
    status: row.status,
    ...(row.source &&
      row.method_id !== null && { method: { ...row.source.facts, methodId: row.method_id } }),
    ...(row.failure && { failure: row.failure }),
    ...(next && { next }),
  };
}

export function refundOf(row: RefundRow): ObservedRefund {
  return {
    refundRef: row.id,
    refundId: row.refund_id,
    providerRef: row.payment,
    status: row.status,
    cents: row.cents,
    currency: row.currency,
  };
}

const REFUNDS = `select r.id, r.payment, r.refund_id, r.cents, r.status, p.currency
  from sandbox_refunds r join sandbox_payments p on p.id = r.payment`;

/** By its own name or by the house's. */
export async function findRefund(
  t: Db,
  by: "id" | "refund_id",
  value: string,
): Promise<RefundRow | undefined> {
  const [row] = await t.query<RefundRow>(`${REFUNDS} where r.${by} = $1`, [value]);
  return row;
}

export async function refundsOf(t: Db, payment: string): Promise<ObservedRefund[]> {
  const rows = await t.query<RefundRow>(`${REFUNDS} where r.payment = $1 order by r.seq`, [
    payment,
  ]);
  return rows.map(refundOf);
}

export async function disputesOf(t: Db, payment: string): Promise<ObservedDispute[]> {
  return t.query<ObservedDispute>(
    `select d.id as "disputeRef", d.payment as "providerRef", d.status, d.cents, p.currency
     from sandbox_disputes d join sandbox_payments p on p.id = d.payment
     where d.payment = $1 and d.opens_at is null order by d.seq`,
    [payment],
  );
}

/** The payment with all that belongs to it. */
export async function wholeOf(t: Db, row: PaymentRow): Promise<Observed> {
  const [refunds, disputes] = [await refundsOf(t, row.id), await disputesOf(t, row.id)];
  return { ...observedOf(row), refunds, disputes };
}

const TOKEN_LIFE_MS = 15 * 60_000;

export async function insertToken(t: Db, hash: string, source: Source, at: number): Promise<void> {
  await t.query("insert into sandbox_tokens (hash, source, at) values ($1, $2::jsonb, $3)", [
    hash,
    JSON.stringify(source),
    at,
  ]);
}

export async function useToken(
  t: Db,
  hash: string,
  at: number,
): Promise<{ source: Source } | undefined> {
  const [row] = await t.query<{ source: Source }>(
    `update sandbox_tokens set used_at = $2
     where hash = $1 and used_at is null and at > $2 - $3::bigint returning source`,
    [hash, at, TOKEN_LIFE_MS],
  );
  return row;
}

export async function insertDispute(t: Db, id: string, ref: string): Promise<void> {
  await t.query("insert into sandbox_disputes (id, payment, status) values ($1, $2, 'open')", [
    id,
    ref,
  ]);
}

export async function setDisputeCents(t: Db, id: string, cents: number): Promise<void> {
  await t.query("update sandbox_disputes set cents = $2, opens_at = null where id = $1", [
    id,
    cents,
  ]);
}

export async function endDispute(
  t: Db,
  disputeRef: string,
  outcome: "won" | "lost",
): Promise<{ payment: string; cents: number } | undefined> {
  const [row] = await t.query<{ payment: string; cents: number }>(
    `update sandbox_disputes set status = $2
     where id = $1 and status = 'open' and opens_at is null returning payment, cents`,
    [disputeRef, outcome],
  );
  return row;
}

const EVENTS_AT_ONCE = 100;

const FIRST_PAUSE_MS = 5_000;

const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** With those pauses about three days. */
export const MOST_TRIES = 18;

export async function note(
  t: Db,
  way: "webhook" | "letter",
  id: string,
  body: unknown,
  dueAt: number,
  fate: Fate,
) {
  await t.query(
    "insert into sandbox_events (id, way, body, due_at) values ($1, $2, $3::jsonb, $4)",
    [id, way, JSON.stringify(body), dueAt],
  );
  fate.due.push(dueAt);
}

export interface EventRow {
  seq: number;
  id: string;
  way: "webhook" | "letter";
  body: unknown;
}

export function takeEventsDue(db: Db, atMs: number, ways: string[]): Promise<EventRow[]> {
  return db.query<EventRow>(
    `update sandbox_events set tries = tries + 1,
       due_at = $1::bigint + least($2::float8 * power(3, least(tries, 20)), $3)::bigint
     where seq in (
       select seq from sandbox_events
       where done_at is null and due_at <= $1 and tries < $4 and way = any($5::text[])
       order by due_at, seq limit $6 for update skip locked)
     returning seq, id, way, body`,
    [atMs, FIRST_PAUSE_MS, LONGEST_PAUSE_MS, MOST_TRIES, ways, EVENTS_AT_ONCE],
  );
}

export async function markEventDone(db: Db, seq: number, atMs: number): Promise<void> {
  await db.query("update sandbox_events set done_at = $2 where seq = $1", [seq, atMs]);
}

export async function readNextDue(
  db: Db,
  ways: string[],
): Promise<{ due: number | null } | undefined> {
  const [row] = await db.query<{ due: number | null }>(
    `select least(
         (select min(due_at) from sandbox_events where done_at is null and tries < $1 and way = any($2::text[])),
         (select min(settles_at) from sandbox_payments where settles_at is not null),
         (select min(settles_at) from sandbox_refunds where settles_at is not null),
         (select min(opens_at) from sandbox_disputes where opens_at is not null)) as due`,
    [MOST_TRIES, ways],
  );
  return row;
}

export interface MethodRow {
  id: string;
  source: Source;
  deposits: [number, number] | null;
  at: number;
}

export async function lockMethod(
  t: Db,
  methodId: string,
  customerId: string,
): Promise<MethodRow | undefined> {
  const [row] = await t.query<MethodRow>(
    `select id, source, deposits, at from sandbox_methods
     where id = $1 and customer_id = $2 and gone_at is null for update`,
    [methodId, customerId],
  );
  return row;
}

export async function writeSource(t: Db, id: string, source: Source) {
  await t.query("update sandbox_methods set source = $2::jsonb where id = $1", [
    id,
    JSON.stringify(source),
  ]);
}

export async function writeCustomer(
  t: Db,
  values: { id: string; userId: number; name: string; email: string },
): Promise<{ customerId: string } | undefined> {
  const [row] = await t.query<{ customerId: string }>(
    `insert into sandbox_customers (id, user_id, name, email) values ($1, $2, $3, $4)
           on conflict (user_id) do update set name = excluded.name, email = excluded.email
           returning id as "customerId"`,
    [values.id, values.userId, values.name, values.email],
  );
  return row;
}

export function readMethods(
  t: Db,
  values: { customerId: string; kind: MethodKind | null; from: string | null; limit: number },
): Promise<MethodRow[]> {
  return t.query<MethodRow>(
    `select id, source, deposits, at from sandbox_methods
           where customer_id = $1 and gone_at is null
             and ($2::text is null or source -> 'facts' ->> 'kind' = $2)
             and ($3::text is null or seq < (select seq from sandbox_methods where id = $3 and customer_id = $1))
           order by seq desc limit $4`,
    [values.customerId, values.kind, values.from, values.limit],
  );
}

export async function endMethod(t: Db, id: string, atMs: number): Promise<void> {
  await t.query("update sandbox_methods set gone_at = $2 where id = $1", [id, atMs]);
}

type LineKind = StatementLine["kind"];

export async function writeLine(
  { t, atMs }: Pick<Turn, "t" | "atMs">,
  line: {
    kind: LineKind;
    payment?: string;
    refund?: string;
    cents: number;
    feeCents?: number;
    currency: string;
  },
) {
  await t.query(
    `insert into sandbox_lines (kind, payment, refund, cents, fee_cents, currency, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      line.kind,
      line.payment ?? null,
      line.refund ?? null,
      line.cents,
      line.feeCents ?? 0,
      line.currency,
      atMs,
    ],
  );
}

export type Changes = Partial<
  Pick<
    PaymentRow,
    | "status"
    | "captured_cents"
    | "source"
    | "method_id"
    | "challenge"
    | "failure"
    | "settles_at"
    | "settles_as"
    | "save"
  >
>;

/** Writes the payment anew, whole. */
export async function change({ t }: Turn, row: PaymentRow, changes: Changes): Promise<PaymentRow> {
  const next = { ...row, ...changes };
  await t.query(
    `update sandbox_payments set status = $2, captured_cents = $3, source = $4::jsonb, method_id = $5, challenge = $6,
       failure = $7::jsonb, settles_at = $8, settles_as = $9, save = $10
     where id = $1`,
    [
      next.id,
      next.status,
      next.captured_cents,
      next.source && JSON.stringify(next.source),
      next.method_id,
      next.challenge,
      next.failure && JSON.stringify(next.failure),
      next.settles_at,
      next.settles_as,
      next.save,
    ],
  );
  return next;
}

export async function announceDispute(
  t: Db,
  id: string,
  paymentRef: string,
  opensAt: number,
): Promise<void> {
  await t.query(
    "insert into sandbox_disputes (id, payment, status, opens_at) values ($1, $2, 'open', $3)",
    [id, paymentRef, opensAt],
  );
}

export async function settleRefundRow(
  t: Db,
  refundRef: string,
  status: "succeeded" | "failed",
): Promise<void> {
  await t.query(
    "update sandbox_refunds set status = $2, settles_at = null, settles_as = null where id = $1",
    [refundRef, status],
  );
}

export async function takeRefundBack(t: Db, payment: string, cents: number): Promise<void> {
  await t.query("update sandbox_payments set refunded_cents = refunded_cents - $2 where id = $1", [
    payment,
    cents,
  ]);
}

export async function goOn(t: Db, row: PaymentRow, order: PaymentOrder): Promise<PaymentRow> {
  const [next] = await t.query<PaymentRow>(
    `update sandbox_payments set status = 'open', challenge = null, failure = null, save = $2, always_challenge = $3
     where id = $1 returning *`,
    [row.id, order.save, order.challenge === "always"],
  );
  return next ?? row;
}

export async function insertPayment(
  t: Db,
  values: {
    id: string;
    secret: string;
    paymentId: string;
    customerId: string | null;
    amountCents: number;
    currency: string;
    take: "now" | "hold";
    save: boolean;
    alwaysChallenge: boolean;
    atMs: number;
  },
): Promise<PaymentRow | undefined> {
  const [row] = await t.query<PaymentRow>(
    `insert into sandbox_payments
       (id, secret, payment_id, customer_id, amount_cents, currency, take, save, always_challenge, status, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10) returning *`,
    [
      values.id,
      values.secret,
      values.paymentId,
      values.customerId,
      values.amountCents,
      values.currency,
      values.take,
      values.save,
      values.alwaysChallenge,
      values.atMs,
    ],
  );
  return row;
}

/** Of several tries the one with the money, then the one that is nearest to it, then the last. */
export async function soughtPayment(t: Db, { providerRef, paymentId }: Sought) {
  const [row] = await t.query<PaymentRow>(
    `select * from sandbox_payments where ${providerRef === null ? "payment_id" : "id"} = $1
     order by array_position(array['succeeded', 'authorized', 'processing', 'requires_action'], status) nulls last, seq desc
     limit 1 for update`,
    [providerRef ?? paymentId],
  );
  return row;
}

export async function insertRefund(
  t: Db,
  values: {
    id: string;
    paymentId: string;
    refundId: string | null;
    cents: number;
    status: "succeeded" | "pending";
    settlesAt: number | null;
    settlesAs: "failed" | "succeeded" | null;
  },
): Promise<void> {
  await t.query(
    `insert into sandbox_refunds (id, payment, refund_id, cents, status, settles_at, settles_as)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      values.id,
      values.paymentId,
      values.refundId,
      values.cents,
      values.status,
      values.settlesAt,
      values.settlesAs,
    ],
  );
}

export async function addRefunded(t: Db, paymentId: string, cents: number): Promise<void> {
  await t.query("update sandbox_payments set refunded_cents = refunded_cents + $2 where id = $1", [
    paymentId,
    cents,
  ]);
}

/** What the payer's bank took back, or may. */
export async function disputedCents({ t }: Turn, payment: string): Promise<number> {
  const [row] = await t.query<{ cents: number }>(
    `select coalesce(sum(cents), 0)::bigint as cents from sandbox_disputes
     where payment = $1 and status <> 'won' and opens_at is null`,
    [payment],
  );
  return row?.cents ?? 0;
}

export async function insertMethod(
  t: Db,
  values: {
    id: string;
    customerId: string;
    kept: Source;
    cents: readonly [number, number] | null;
    atMs: number;
  },
): Promise<void> {
  await t.query(
    `insert into sandbox_methods (id, customer_id, source, deposits, at)
     values ($1, $2, $3::jsonb, $4::int[], $5)`,
    [values.id, values.customerId, JSON.stringify(values.kept), values.cents, values.atMs],
  );
}

const AT_ONCE = 100;

export interface Due {
  kind: "payment" | "refund" | "dispute";
  id: string;
  payment: string;
}

export function readDue(db: Db, now: number): Promise<Due[]> {
  return db.query<Due>(
    `select 'payment' as kind, id, id as payment from sandbox_payments where settles_at <= $1
     union all select 'refund', id, payment from sandbox_refunds where settles_at <= $1
     union all select 'dispute', id, payment from sandbox_disputes where opens_at <= $1
     limit $2`,
    [now, AT_ONCE],
  );
}

export async function readDueRefund(
  t: Db,
  id: string,
  atMs: number,
): Promise<Omit<DueRefundRow, "currency"> | undefined> {
  const [row] = await t.query<Omit<DueRefundRow, "currency">>(
    "select * from sandbox_refunds where id = $1 and settles_at <= $2",
    [id, atMs],
  );
  return row;
}

export async function isDisputeDue(t: Db, id: string, atMs: number): Promise<boolean> {
  const [found] = await t.query("select 1 from sandbox_disputes where id = $1 and opens_at <= $2", [
    id,
    atMs,
  ]);
  return found !== undefined;
}

export async function deleteDispute(t: Db, id: string): Promise<void> {
  await t.query("delete from sandbox_disputes where id = $1", [id]);
}

export async function insertSetup(
  t: Db,
  values: { id: string; secret: string; customerId: string; kind: MethodKind; atMs: number },
): Promise<SetupRow | undefined> {
  const [row] = await t.query<SetupRow>(
    `insert into sandbox_setups (id, secret, customer_id, kind, status, at)
     values ($1, $2, $3, $4, 'open', $5) returning *`,
    [values.id, values.secret, values.customerId, values.kind, values.atMs],
  );
  return row;
}

export async function write(t: Db, row: SetupRow): Promise<void> {
  await t.query(
    `update sandbox_setups set status = $2, source = $3::jsonb, method_id = $4, challenge = $5, failure = $6::jsonb
     where id = $1`,
    [
      row.id,
      row.status,
      row.source && JSON.stringify(row.source),
      row.method_id,
      row.challenge,
      row.failure && JSON.stringify(row.failure),
    ],
  );
}

export function readStatementLines(
  db: Db,
  values: { at: number; seq: number; toMs: number; page: number },
): Promise<(StatementLine & { seq: number })[]> {
  return db.query<StatementLine & { seq: number }>(
    `select l.seq, 'sbline_' || l.seq as "lineRef", l.kind, l.payment as "providerRef", p.payment_id as "paymentId",
         r.refund_id as "refundId", l.cents, l.fee_cents as "feeCents", l.currency, l.at as "atMs"
       from sandbox_lines l
       left join sandbox_payments p on p.id = l.payment
       left join sandbox_refunds r on r.id = l.refund
       where (l.at, l.seq) > ($1, $2) and l.at < $3
       order by l.at, l.seq limit $4`,
    [values.at, values.seq, values.toMs, values.page],
  );
}

/** What all parts of the sandbox use. */
export interface Tools {
  db: Db;
  now(): Promise<number>;
  processingMs: number;
  disputeMs: number;
  fees: SandboxFees;
  webhooks: WebhookHabits;
  webhookSecrets(): Promise<readonly string[]>;
  /** The same for the same text, and the text cannot be told from it. */
  fingerprint(text: string): Promise<string>;
  interrupt: NonNullable<SandboxOptions["interrupt"]>;
  /** Something is due in so many milliseconds. */
  wakeIn(ms: number): void;
}

/** What a piece of work says beside its answer. */
export interface Fate {
  /** Done, and no caller hears of it. */
  answerLost: boolean;
  /** When something will be due because of it. */
  due: number[];
}

/** A piece of work under way: where, when, and what its caller hears of it. */
export interface Turn {
  t: Db;
  tools: Tools;
  atMs: number;
  fate: Fate;
}

export async function insertSecret(db: Db, name: string, secret: string): Promise<void> {
  await db.query(
    "insert into sandbox_secrets (name, secret) values ($1, $2) on conflict do nothing",
    [name, secret],
  );
}

export async function readSecret(db: Db, name: string): Promise<{ secret: string } | undefined> {
  const [row] = await db.query<{ secret: string }>(
    "select secret from sandbox_secrets where name = $1",
    [name],
  );
  return row;
}

export async function openRequest(
  t: Db,
  key: string,
  request: string,
  atMs: number,
): Promise<boolean> {
  const [found] = await t.query(
    `insert into sandbox_requests (key, request, at) values ($1, $2, $3)
       on conflict (key) do nothing returning key`,
    [key, request, atMs],
  );
  return found !== undefined;
}

export async function keepRequestAnswer(t: Db, key: string, answer: unknown): Promise<void> {
  await t.query("update sandbox_requests set answer = $2::jsonb where key = $1", [
    key,
    JSON.stringify(answer),
  ]);
}

export async function formerAnswer<T>(t: Db, key: string, request: string): Promise<T> {
  const [row] = await t.query<{ request: string; answer: { answer: T } }>(
    "select request, answer from sandbox_requests where key = $1",
    [key],
  );
  if (row?.request !== request)
    throw new ProviderRefused("key_reused", "the key stands for another request");
  return row.answer.answer;
}

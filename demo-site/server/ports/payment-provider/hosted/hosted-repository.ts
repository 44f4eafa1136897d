// This folder: payments on a page of the provider’s own.
import {
  ProviderRefused,
  ProviderUnknown,
  type CardFacts,
  type Failure,
  type Observed,
  type ObservedRefund,
  type ObservedStatus,
  type PaymentOrder,
  type Sought,
  type StatementLine,
} from "..";
import { ms, timestampOf, type Db } from "../../../platform/db/db";
import { withRetries } from "../../../platform/db/retry";

const RETRY_LIMIT_MS = 5_000;
const PAGE = 500;

interface Row {
  ref: string;
  key: string;
  request: string;
  payment_id: string;
  amount_cents: number;
  currency: string;
  status: ObservedStatus;
  captured_cents: number;
  captured_currency: string | null;
  method: CardFacts | null;
  failure: Failure | null;
}

/** What a notice says of a payment. */
export interface HostedNews {
  status: Exclude<ObservedStatus, "requires_action" | "authorized">;
  /** What came; the order's amount where the notice does not say. */
  cents?: number;
  currency?: string;
  method?: CardFacts;
  failure?: Failure;
}

/** Payments on pages of a gateway that says how they ended, and cannot be asked. */
export interface HostedStore {
  /** The try that an order begins, or what became of the one before. */
  open(order: PaymentOrder, key: string): Promise<{ ref: string } | { observed: Observed }>;
  /** Takes a notice in. Null: there is no such order. */
  note(ref: string, news: HostedNews): Promise<{ paymentId: string } | null>;
  observe(of: Sought): Promise<Observed | null>;
  /** Notes that a refund is being asked for; null where it is the first time. */
  beginRefund(ref: string, cents: number, refundId: string): Promise<ObservedRefund | null>;
  endRefund(
    refundId: string,
    status: ObservedRefund["status"],
    refundRef?: string,
  ): Promise<ObservedRefund>;
  /** Forgets a refund that was never asked for, after all. */
  forgetRefund(refundId: string): Promise<void>;
  statement(fromMs: number, toMs: number): AsyncIterable<StatementLine>;
}

/** From where a payment does not come back. */
const FINAL: ReadonlySet<ObservedStatus> = new Set(["succeeded"]);
const DIGITS = "0123456789";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Four digits and eight letters or digits: every gateway takes that. */
function newOrderNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte, at) => {
    const all = at < 4 ? DIGITS : DIGITS + LETTERS;
    return all[byte % all.length];
  }).join("");
}

export function hostedStore(db: Db, provider: string): HostedStore {
  async function run<T>(work: (t: Db) => Promise<T>): Promise<T> {
    try {
      return await withRetries(() => db.tx(work), RETRY_LIMIT_MS);
    } catch (error) {
      if (error instanceof ProviderRefused) throw error;
      throw new ProviderUnknown(`what ${provider} told could not be read`, { cause: error });
    }
  }

  return {
    open: (order, key) => run((t) => open(t, provider, order, key)),

    note: (ref, news) => run((t) => note(t, provider, ref, news)),

    observe: ({ providerRef, paymentId }) =>
      run(async (t) => {
        const [row] = await t.query<Row>(
          `select * from hosted_payments where provider = $1 and ${providerRef === null ? "payment_id" : "ref"} = $2
           order by array_position(array['succeeded', 'processing'], status) nulls last, at desc limit 1`,
          [provider, providerRef ?? paymentId],
        );
        return row ? observedOf(t, provider, row) : null;
      }),

    beginRefund: (ref, cents, refundId) =>
      run((t) => beginRefund(t, provider, ref, cents, refundId)),

    endRefund: (refundId, status, refundRef) =>
      run(async (t) => {
        const [row] = await t.query<{ ref: string }>(
          `update hosted_refunds set status = $3, refund_ref = coalesce($4, refund_ref),
             done_at = case when $3 = 'succeeded' then clock_timestamp() end
           where provider = $1 and refund_id = $2 returning ref`,
          [provider, refundId, status, refundRef ?? null],
        );
        const all = row ? await refundsOf(t, provider, row.ref) : [];
        const mine = all.find((refund) => refund.refundId === refundId);
        if (!mine) throw new ProviderRefused("not_found", `there is no refund ${refundId}`);
        return mine;
      }),

    forgetRefund: (refundId) =>
      run(async (t) => {
        await t.query(
          "delete from hosted_refunds where provider = $1 and refund_id = $2 and status = 'pending'",
          [provider, refundId],
        );
      }),

    statement: (fromMs, toMs) => statement(db, provider, fromMs, toMs),
  };
}

async function open(
  t: Db,
  provider: string,
  order: PaymentOrder,
  key: string,
): ReturnType<HostedStore["open"]> {
  const { paymentId, attempt, amountCents, currency, previousRef = null } = order;
  const request = JSON.stringify([paymentId, attempt, amountCents, currency]);
  const former = previousRef === null ? undefined : await find(t, provider, previousRef);
  if (former && former.payment_id !== paymentId)
    throw new ProviderRefused("invalid", "the try before was for another payment");
  if (former?.status === "succeeded" || former?.status === "processing")
    return { observed: await observedOf(t, provider, former) };
  await t.query(
    `insert into hosted_payments (provider, ref, key, request, payment_id, amount_cents, currency)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (provider, key) do nothing`,
    [provider, newOrderNumber(), key, request, paymentId, amountCents, currency],
  );
  const [row] = await t.query<Row>(
    "select * from hosted_payments where provider = $1 and key = $2",
    [provider, key],
  );
  if (row?.request !== request)
    throw new ProviderRefused("key_reused", "the key stands for another request");
  return { ref: row.ref };
}

async function note(
  t: Db,
  provider: string,
  ref: string,
  news: HostedNews,
): ReturnType<HostedStore["note"]> {
  const row = await find(t, provider, ref);
  if (!row) return null;
  const { status, cents = row.amount_cents, currency = row.currency } = news;
  const isPaid = status === "succeeded";
  if (!FINAL.has(row.status))
    await t.query(
      `update hosted_payments set status = $3, captured_cents = $4, captured_currency = $5, method = $6::jsonb,
               failure = $7::jsonb, paid_at = case when $8::boolean then clock_timestamp() end
             where provider = $1 and ref = $2`,
      [
        provider,
        ref,
        status,
        isPaid ? cents : 0,
        isPaid ? currency : null,
        news.method ? JSON.stringify(news.method) : null,
        news.failure ? JSON.stringify(news.failure) : null,
        isPaid,
      ],
    );
  return { paymentId: row.payment_id };
}

async function beginRefund(
  t: Db,
  provider: string,
  ref: string,
  cents: number,
  refundId: string,
): ReturnType<HostedStore["beginRefund"]> {
  const row = await find(t, provider, ref);
  if (!row) throw new ProviderRefused("not_found", `there is no payment ${ref}`);
  const refunds = await refundsOf(t, provider, ref);
  const former = refunds.find((refund) => refund.refundId === refundId);
  if (former && former.cents !== cents)
    throw new ProviderRefused("key_reused", "the refund's id stands for another refund");
  if (former) return former;
  if (row.status !== "succeeded")
    throw new ProviderRefused("state", `the payment is ${row.status}`);
  const returned = refunds.filter(({ status }) => status !== "failed");
  const left = row.captured_cents - returned.reduce((sum, one) => sum + one.cents, 0);
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > left)
    throw new ProviderRefused("amount", "more than is left of the payment");
  await t.query(
    `insert into hosted_refunds (provider, refund_id, ref, cents, status)
           values ($1, $2, $3, $4, 'pending')`,
    [provider, refundId, ref, cents],
  );
  return null;
}

async function find(t: Db, provider: string, ref: string): Promise<Row | undefined> {
  const [row] = await t.query<Row>(
    "select * from hosted_payments where provider = $1 and ref = $2 for update",
    [provider, ref],
  );
  return row;
}

async function refundsOf(t: Db, provider: string, ref: string): Promise<ObservedRefund[]> {
  return t.query<ObservedRefund>(
    `select coalesce(r.refund_ref, r.refund_id) as "refundRef", r.refund_id as "refundId", r.ref as "providerRef", r.status, r.cents,
       coalesce(p.captured_currency, p.currency) as currency
     from hosted_refunds r join hosted_payments p using (provider, ref)
     where r.provider = $1 and r.ref = $2 order by r.at, r.refund_id`,
    [provider, ref],
  );
}

async function observedOf(t: Db, provider: string, row: Row): Promise<Observed> {
  const refunds = await refundsOf(t, provider, row.ref);
  const returned = refunds.filter(({ status }) => status !== "failed");
  return {
    providerRef: row.ref,
    status: row.status,
    amountCents: row.amount_cents,
    capturedCents: row.captured_cents,
    refundedCents: returned.reduce((sum, { cents }) => sum + cents, 0),
    currency: row.captured_currency ?? row.currency,
    refunds,
    disputes: [],
    ...(row.method && { method: row.method }),
    ...(row.failure && row.status === "failed" && { failure: row.failure }),
  };
}

/** What the gateway told, as lines. It is no statement of its own: only the bank's account shows what it paid out. */
async function* statement(
  db: Db,
  provider: string,
  fromMs: number,
  toMs: number,
): AsyncGenerator<StatementLine> {
  for (let offset = 0; ; offset += PAGE) {
    const lines = await db.query<StatementLine>(
      `select "lineRef", kind, "providerRef", "paymentId", "refundId", cents, 0 as "feeCents", currency, ${ms("done")} as "atMs"
       from (
         select 'payment ' || ref as "lineRef", 'payment' as kind, ref as "providerRef", payment_id as "paymentId",
           null as "refundId", captured_cents as cents, captured_currency as currency, paid_at as done
         from hosted_payments where provider = $1 and paid_at is not null
         union all
         select 'refund ' || r.refund_id, 'refund', r.ref, p.payment_id, r.refund_id, -r.cents, p.captured_currency, r.done_at
         from hosted_refunds r join hosted_payments p using (provider, ref)
         where r.provider = $1 and r.done_at is not null) lines
       where done >= ${timestampOf("$2")} and done < ${timestampOf("$3")}
       order by done, "lineRef" limit $4 offset $5`,
      [provider, fromMs, toMs, PAGE, offset],
    );
    yield* lines;
    if (lines.length < PAGE) return;
  }
}

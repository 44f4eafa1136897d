import { type Db, ms } from "../../../platform/db/db";
import type { Transaction } from "martillo/contract";
import type { PaidWith, PaymentRow } from "../payment-repository";

export interface Row {
  id: number;
  kind: "payment" | "refund" | "deposit";
  payment_id: number;
  created_ms: number;
  paid_ms: number | null;
  amount_cents: number;
  refunded_cents: number;
  captured_cents: number;
  payment_status: PaymentRow["status"];
  refund_status: string | null;
  disputed: boolean;
  provider: string;
  method: PaidWith | null;
  purpose: PaymentRow["purpose"];
  quote: Record<string, unknown>;
  ref: string;
}

/** Payments that came to something, and what went back, as one list. */
const ALL = `
  select p.id, case when p.purpose = 'deposit' then 'deposit' else 'payment' end as kind, p.id as payment_id,
    ${ms("p.created_at")} as created_ms, ${ms("p.settled_at")} as paid_ms, p.amount_cents, p.refunded_cents,
    p.captured_cents, p.status as payment_status, null as refund_status, p.disputed, p.provider, p.method,
    p.purpose, p.quote, p.ref, p.created_at as at, p.user_id,
    case when p.status = 'failed' then 'failed' when p.status in ('canceled', 'expired') then 'canceled'
      when p.status <> 'succeeded' then 'pending' when p.disputed then 'disputed'
      when p.captured_cents > 0 and p.refunded_cents >= p.captured_cents then 'reversed' else 'success' end as state
  from payments p
  union all
  select r.id, 'refund', r.payment_id, ${ms("r.created_at")}, ${ms("r.ended_at")}, r.amount_cents, 0, 0,
    p.status, r.status, false, p.provider, p.method, p.purpose, p.quote, p.ref, r.created_at, r.user_id,
    case r.status when 'succeeded' then 'success' when 'failed' then 'failed' else 'pending' end
  from refunds r join payments p on p.id = r.payment_id`;

interface Asked {
  userId: number | null;
  kind: string | null;
  status: string | null;
  fromMs: number | null;
  toMs: number | null;
  page: number;
  limit: number;
}

const WHERE = `($1::bigint is null or t.user_id = $1::bigint) and ($2::text is null or t.kind = $2)
  and ($3::text is null or t.state = $3) and ($4::float8 is null or t.created_ms >= $4)
  and ($5::float8 is null or t.created_ms < $5)`;

export async function readTransactions(
  db: Db,
  { userId, kind, status, fromMs, toMs, page, limit }: Asked,
) {
  const values = [userId, kind, status, fromMs, toMs];
  const rows = await db.query<Row & { state: Transaction["status"] }>(
    `select * from (${ALL}) t where ${WHERE} order by t.at desc, t.id desc limit $6 offset $7`,
    [...values, limit, (page - 1) * limit],
  );
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from (${ALL}) t where ${WHERE}`,
    values,
  );
  return { rows, total: count?.total ?? 0 };
}

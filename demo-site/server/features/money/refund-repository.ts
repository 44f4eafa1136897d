import { type Db, ms } from "../../platform/db/db";

export interface RefundRow {
  id: number;
  payment_id: number;
  user_id: number;
  deposit_id: number | null;
  amount_cents: number;
  status: "requested" | "sent" | "succeeded" | "failed";
  /** Its name at the provider; null where that is not known. */
  provider_ref: string | null;
  /** Made at the provider's own desk: it is never sent from here. */
  is_at_desk: boolean;
  created_ms: number;
}

const COLUMNS = `r.id, r.payment_id, r.user_id, r.deposit_id, r.amount_cents, r.status, r.provider_ref, r.key like 'desk:%' as is_at_desk,
  ${ms("r.created_at")} as created_ms`;

export interface NewRefund {
  paymentId: number;
  userId: number;
  depositId?: number | null;
  amountCents: number;
  /** The same press, the same refund. */
  key: string;
  reason?: string;
  askedBy?: number | null;
}

/** `isNew` is false where the same press had made it before. */
export async function insertRefund(
  t: Db,
  refund: NewRefund,
): Promise<{ row: RefundRow; isNew: boolean }> {
  const [written] = await t.query<{ id: number }>(
    `insert into refunds (payment_id, user_id, deposit_id, amount_cents, key, reason, asked_by)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing returning id`,
    [
      refund.paymentId,
      refund.userId,
      refund.depositId ?? null,
      refund.amountCents,
      refund.key,
      refund.reason ?? "",
      refund.askedBy ?? null,
    ],
  );
  const [row] = await t.query<RefundRow>(`select ${COLUMNS} from refunds r where r.key = $1`, [
    refund.key,
  ]);
  if (!row) throw new Error("martillo: a refund was not written");
  return { row, isNew: written !== undefined };
}

/** A refund that was made at the provider's own desk, under the provider's name for it: it is on its way. */
export async function insertDeskRefund(
  t: Db,
  payment: { id: number; user_id: number; provider: string },
  { refundRef, cents }: { refundRef: string; cents: number },
): Promise<RefundRow> {
  const { row } = await insertRefund(t, {
    paymentId: payment.id,
    userId: payment.user_id,
    amountCents: cents,
    key: `desk:${payment.provider}:${refundRef}`,
    reason: "made at the provider",
  });
  await setRefund(t, row.id, { status: "sent", providerRef: refundRef });
  return { ...row, status: "sent", provider_ref: refundRef };
}

/** A key for one more refund of a payment, under its lock: one that failed before never takes the place of a new one. */
export async function nextRefundKey(t: Db, kind: string, paymentId: number): Promise<string> {
  const [row] = await t.query<{ made: number }>(
    "select count(*) as made from refunds where payment_id = $1",
    [paymentId],
  );
  return `${kind}:${paymentId}:${row?.made ?? 0}`;
}

export async function lockRefund(t: Db, id: number): Promise<RefundRow | undefined> {
  await t.query("select 1 from refunds where id = $1 for no key update", [id]);
  return readRefund(t, id);
}

export async function readRefund(db: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await db.query<RefundRow>(`select ${COLUMNS} from refunds r where r.id = $1`, [id]);
  return row;
}

/** Refunds of a payment, newest first. */
export function readRefundsOf(db: Db, paymentId: number): Promise<RefundRow[]> {
  return db.query<RefundRow>(
    `select ${COLUMNS} from refunds r where r.payment_id = $1 order by r.id desc`,
    [paymentId],
  );
}

export async function setRefund(
  t: Db,
  id: number,
  { status, providerRef }: { status: RefundRow["status"]; providerRef: string | null },
): Promise<void> {
  await t.query(
    `update refunds set status = $2, provider_ref = coalesce($3, provider_ref),
       sent_at = case when $2 = 'requested' then sent_at else coalesce(sent_at, clock_timestamp()) end,
       ended_at = case when $2 in ('succeeded', 'failed') then clock_timestamp() end
     where id = $1`,
    [id, status, providerRef],
  );
}

/** Refunds that have been under way for so long that staff hear of it; noted as told. */
export function takeStuckRefunds(t: Db, afterMs: number): Promise<RefundRow[]> {
  return t.query<RefundRow>(
    `update refunds r set stuck_told = true
     where r.status in ('requested', 'sent') and not r.stuck_told
       and r.created_at <= clock_timestamp() - make_interval(secs => $1::float8 / 1000)
     returning ${COLUMNS}`,
    [afterMs],
  );
}

/**
 * Refunds to send, or to ask about: oldest first; those that have waited for long come at random, so that none keeps the others waiting.
 */
export async function readRefundsUnderWay(db: Db): Promise<RefundRow[]> {
  return db.query<RefundRow>(
    `select ${COLUMNS} from refunds r where r.status in ('requested', 'sent')
     order by case when r.created_at < clock_timestamp() - interval '1 hour' then random() else -1 end, r.id limit 100`,
  );
}

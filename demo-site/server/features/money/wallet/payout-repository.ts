import { ACCOUNT_NUMBER_KEPT_MS, type BalancePayoutStatus, PAYOUT_LATE_MS } from "martillo/domain";
import { type Db, ms } from "../../../platform/db/db";

/** A balance that goes to a bank account. The whole number is read for staff alone, by `readStaffPayouts`. */
export interface PayoutRow {
  id: number;
  user_id: number;
  last4: string;
  amount_cents: number;
  status: BalancePayoutStatus;
  asked_ms: number;
  decided_ms: number | null;
  bank_reference: string | null;
  reason: string;
  /** When it was read. */
  now_ms: number;
}

const COLUMNS = `b.id, b.user_id, b.last4, b.amount_cents, b.status, ${ms("b.asked_at")} as asked_ms,
  ${ms("b.decided_at")} as decided_ms, b.bank_reference, b.reason, ${ms("clock_timestamp()")} as now_ms`;

export interface NewPayout {
  userId: number;
  methodId: number;
  holder: string;
  accountNumber: string;
  routing: string;
  last4: string;
  amountCents: number;
}

export async function insertPayout(t: Db, payout: NewPayout): Promise<PayoutRow> {
  const [row] = await t.query<PayoutRow>(
    `insert into balance_payouts as b (user_id, method_id, holder, account_number, routing, last4, amount_cents)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    [
      payout.userId,
      payout.methodId,
      payout.holder,
      payout.accountNumber,
      payout.routing,
      payout.last4,
      payout.amountCents,
    ],
  );
  if (!row) throw new Error("martillo: a payout was not written");
  return row;
}

/** Waits for another person who decides the same payout at this moment. */
export async function lockPayout(t: Db, id: number): Promise<PayoutRow | undefined> {
  await t.query("select 1 from balance_payouts where id = $1 for no key update", [id]);
  return readPayout(t, id);
}

export async function readPayout(db: Db, id: number): Promise<PayoutRow | undefined> {
  const [row] = await db.query<PayoutRow>(
    `select ${COLUMNS} from balance_payouts b where b.id = $1`,
    [id],
  );
  return row;
}

const LAST = 5;

/** Those that a person waits for, and the last few, newest first. */
export function readPayoutsOf(db: Db, userId: number): Promise<PayoutRow[]> {
  return db.query<PayoutRow>(
    `select ${COLUMNS} from balance_payouts b
     where b.user_id = $1 and (b.status = 'requested'
       or b.id in (select id from balance_payouts where user_id = $1 order by id desc limit ${LAST}))
     order by b.id desc`,
    [userId],
  );
}

export interface Decision {
  status: Exclude<BalancePayoutStatus, "requested">;
  decidedBy: number;
  reference?: string | undefined;
  reason?: string | undefined;
}

/** What staff decided. The number of the account stays only where the bank may still send the money back. */
export async function decidePayout(
  t: Db,
  id: number,
  { status, decidedBy, reference, reason }: Decision,
): Promise<void> {
  await t.query(
    `update balance_payouts set status = $2, decided_at = clock_timestamp(), decided_by = $3,
       bank_reference = coalesce($4, bank_reference), reason = coalesce($5, reason),
       account_number = case when $2 = 'paid' then account_number end
     where id = $1`,
    [id, status, decidedBy, reference ?? null, reason ?? null],
  );
}

export interface StaffPayoutRow extends PayoutRow {
  name: string;
  email: string;
  holder: string;
  account_number: string | null;
  routing: string;
  decider: string | null;
}

const NAME = "coalesce(nullif(u.companyname, ''), trim(u.first_name || ' ' || u.last_name))";
const STAFF_ROWS = `select ${COLUMNS}, ${NAME} as name, u.email, b.holder, b.account_number, b.routing,
    trim(d.first_name || ' ' || d.last_name) as decider
  from balance_payouts b join users u on u.id = b.user_id left join users d on d.id = b.decided_by`;

/** With the whole number, for staff who make the transfers: those that wait first, the oldest of them first of all. */
export function readStaffPayouts(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<StaffPayoutRow[]> {
  return db.query<StaffPayoutRow>(
    `${STAFF_ROWS}
     order by b.status <> 'requested', case when b.status = 'requested' then b.id end, b.decided_at desc, b.id desc
     limit $1 offset $2`,
    [limit, offset],
  );
}

export function readStaffPayout(db: Db, id: number): Promise<StaffPayoutRow[]> {
  return db.query<StaffPayoutRow>(`${STAFF_ROWS} where b.id = $1`, [id]);
}

export async function countPayouts(db: Db): Promise<number> {
  const [count] = await db.query<{ total: number }>(
    "select count(*) as total from balance_payouts",
  );
  return count?.total ?? 0;
}

/** Those of which staff have to hear again; noted as told. */
export function takeLatePayouts(t: Db): Promise<PayoutRow[]> {
  return t.query<PayoutRow>(
    `update balance_payouts b set told_at = clock_timestamp()
     where b.status = 'requested' and b.told_at <= clock_timestamp() - make_interval(secs => $1::float8 / 1000)
     returning ${COLUMNS}`,
    [PAYOUT_LATE_MS],
  );
}

/** Empties the numbers of accounts whose transfers can come back no more. How they end stays. */
export async function forgetAccountNumbers(db: Db): Promise<void> {
  await db.query(
    `update balance_payouts set account_number = null
     where account_number is not null and status <> 'requested'
       and decided_at <= clock_timestamp() - make_interval(secs => $1::float8 / 1000)`,
    [ACCOUNT_NUMBER_KEPT_MS],
  );
}

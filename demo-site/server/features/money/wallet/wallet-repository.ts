import { type Db, ms } from "../../../platform/db/db";

export interface HistoryRow {
  id: number;
  at_ms: number;
  event: string;
  ref: string;
  kind: "wallet" | "bonus";
  change_cents: number;
  balance_after: number;
}

export function readMovements(
  db: Db,
  userId: number,
  limit: number,
  offset: number,
): Promise<HistoryRow[]> {
  return db.query<HistoryRow>(
    `select l.id, ${ms("e.at")} as at_ms, e.event, e.ref, a.kind, -l.amount_cents as change_cents, l.balance_after
     from ledger_accounts a join ledger_lines l on l.account_id = a.id join ledger_entries e on e.id = l.entry_id
     where a.kind in ('wallet', 'bonus') and a.ref = $1::text
     order by l.id desc limit $2 offset $3`,
    [userId, limit, offset],
  );
}

export async function countMovements(db: Db, userId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select coalesce(sum(version), 0)::bigint as total from ledger_accounts
     where kind in ('wallet', 'bonus') and ref = $1::text`,
    [userId],
  );
  return row?.total ?? 0;
}

export interface Returnable {
  id: number;
  captured_cents: number;
  refunded_cents: number;
}

/** Top-ups of which something has not gone back. A card whose bank has refused a refund takes no other. */
const RETURNABLE = `select id, captured_cents, refunded_cents from payments p
  where user_id = $1 and purpose = 'topup' and status = 'succeeded' and not disputed
    and captured_cents > refunded_cents
    and not exists (select 1 from refunds r where r.payment_id = p.id and r.status = 'failed')
  order by id desc`;

export function readReturnable(db: Db, userId: number): Promise<Returnable[]> {
  return db.query<Returnable>(RETURNABLE, [userId]);
}

export function lockReturnable(t: Db, userId: number): Promise<Returnable[]> {
  return t.query<Returnable>(`${RETURNABLE} for no key update`, [userId]);
}

/** What fits nothing, payment by payment. */
import type { Db } from "../../platform/db/db";

/** What of a payment waits for staff, in the currency of the account that it is in. */
export interface Stray {
  cents: number;
  currency: string;
}

/** What of a payment is in no other account than `unallocated`; undefined where nothing is. */
export async function readStray(db: Db, paymentId: number): Promise<Stray | undefined> {
  const [row] = await db.query<Stray>(
    `select (-sum(l.amount_cents))::bigint as cents, a.currency from ledger_entries e
     join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
     where e.payment_id = $1 and a.kind = 'unallocated'
     group by a.currency having sum(l.amount_cents) < 0`,
    [paymentId],
  );
  return row;
}

/** The currency in which a refund is on its way. */
export async function readRefundCurrency(db: Db, refundId: number): Promise<string | undefined> {
  const [row] = await db.query<{ currency: string }>(
    "select currency from ledger_accounts where kind = 'returning' and ref = $1::text",
    [refundId],
  );
  return row?.currency;
}

/** Nothing of a payment is left for staff to decide over. */
export async function endReview(db: Db, paymentId: number, note: string): Promise<void> {
  await db.query("update payments set status = 'succeeded', note = $2 where id = $1", [
    paymentId,
    note,
  ]);
}

/** What of a payment fits nothing once more: staff decide again. */
export async function reopenReview(db: Db, paymentId: number, note: string): Promise<void> {
  await db.query("update payments set status = 'review', note = $2 where id = $1", [
    paymentId,
    note,
  ]);
}

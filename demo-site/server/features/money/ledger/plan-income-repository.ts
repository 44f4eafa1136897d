import type { Db } from "../../../platform/db/db";

/**
 * A payment of a plan by the books: the house's part of it, and its tax, less the sums that went back. With `refundId`, the sums that this
 * refund alone took, below zero.
 */
export async function readPlanIncome(
  db: Db,
  { paymentId, refundId }: { paymentId: number; refundId?: number },
): Promise<{ netCents: number; vatCents: number }> {
  const [row] = await db.query<{ netCents: number; vatCents: number }>(
    `select coalesce(-sum(l.amount_cents) filter (where a.kind = 'house:plans'), 0)::bigint as "netCents",
       coalesce(-sum(l.amount_cents) filter (where a.kind = 'house:vat'), 0)::bigint as "vatCents"
     from ledger_entries e join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
     where e.payment_id = $1 and ($2::bigint is null or e.refund_id = $2) and e.event in ('plan', 'refund')`,
    [paymentId, refundId ?? null],
  );
  return row ?? { netCents: 0, vatCents: 0 };
}

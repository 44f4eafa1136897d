import type { Db } from "../../platform/db/db";

/** What of a payment staff resolved into the payer's balance, as it fitted nothing. */
export async function readResolvedCents(db: Db, paymentId: number): Promise<number> {
  const [resolved] = await db.query<{ cents: number }>(
    `select coalesce(-sum(l.amount_cents), 0)::bigint as cents
     from ledger_entries e join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
     where e.payment_id = $1 and e.event = 'resolve' and a.kind in ('wallet', 'debt')`,
    [paymentId],
  );
  return resolved?.cents ?? 0;
}

/** From where a refund that was made at the provider's own desk took what was not owed, in cents. */
export async function readTaken(
  db: Db,
  refundId: number,
): Promise<{ strayCents: number; houseCents: number }> {
  const [row] = await db.query<{ stray: number; house: number }>(
    `select coalesce(sum(l.amount_cents) filter (where a.kind = 'unallocated'), 0)::bigint as stray,
       coalesce(sum(l.amount_cents) filter (where a.kind = 'house:chargebacks'), 0)::bigint as house
     from ledger_entries e join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
     where e.key = $1`,
    [`refund:${refundId}.desk`],
  );
  return { strayCents: row?.stray ?? 0, houseCents: row?.house ?? 0 };
}

export async function readMoney(db: Db, paymentId: number) {
  const [row] = await db.query<
    Record<"gone" | "failed" | "in_balance" | "of_deposit" | "disputed", number>
  >(
    `select
       (select coalesce(sum(amount_cents), 0)::bigint from refunds where payment_id = $1 and status <> 'failed') as gone,
       -- less what left the balance again, and what was at the house's cost, as it was given back at the provider's own desk
       (select coalesce(sum(amount_cents), 0)::bigint from refunds where payment_id = $1 and status = 'failed')
         - coalesce(sum(l.amount_cents) filter (where e.event = 'refund' and (a.kind in ('wallet', 'debt')
           or a.kind = 'house:chargebacks' and exists (
             select 1 from refunds r where e.key = 'refund:' || r.id || '.desk' and r.status = 'failed'))), 0)::bigint as failed,
       coalesce(-sum(l.amount_cents) filter (where a.kind in ('wallet', 'debt')), 0)::bigint as in_balance,
       coalesce(sum(l.amount_cents) filter (where a.kind = 'held' and exists (
         select 1 from ledger_entries w where w.key = 'disputewon:' || substr(e.key, length('dispute:') + 1))), 0)::bigint as of_deposit,
       coalesce(-sum(l.amount_cents) filter (where a.kind = 'provider'), 0)::bigint as disputed
     from ledger_entries e join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
     where e.payment_id = $1 and e.event in ('refundfailed', 'refund', 'dispute', 'disputewon')`,
    [paymentId],
  );
  return {
    goneCents: row?.gone ?? 0,
    failedCents: row?.failed ?? 0,
    // The held money of a deposit that a bank took back and that the house won went into the balance, too, and is no refund that failed.
    inBalanceCents: (row?.in_balance ?? 0) - (row?.of_deposit ?? 0),
    disputedCents: row?.disputed ?? 0,
  };
}

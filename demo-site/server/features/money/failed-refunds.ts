import { failedInBalanceCents } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { PaymentRow } from "./payment-repository";

/** What changes about a payment, in cents. */
interface Change {
  disputedCents?: number;
  /** A refund of it fails. `houseCents`: what of it the house had borne. */
  failed?: { cents: number; houseCents: number };
}

/**
 * By how much what is in the payer's balance of refunds that failed has to change with news of the payment, in cents: less than nothing where
 * its bank has given it back. Nothing for a top-up, whose disputes take the balance themselves. The payment is locked, the news are not booked.
 */
export async function balanceChange(t: Db, payment: PaymentRow, change: Change): Promise<number> {
  const { failed = { cents: 0, houseCents: 0 }, disputedCents: disputing = 0 } = change;
  if (payment.purpose === "topup") return failed.cents - failed.houseCents;
  const { goneCents, failedCents, inBalanceCents, disputedCents } = await readMoney(t, payment.id);
  const due = failedInBalanceCents({
    capturedCents: payment.captured_cents,
    goneCents: goneCents - failed.cents,
    failedCents: failedCents + failed.cents - failed.houseCents,
    disputedCents: disputedCents + disputing,
  });
  return due - inBalanceCents;
}

/**
 * What of a payment of something went into the payer's balance: its provider did not take the refund, or staff resolved there what fitted
 * nothing.
 */
export async function readInBalanceCents(
  db: Db,
  { id, purpose }: Pick<PaymentRow, "id" | "purpose">,
): Promise<number> {
  if (purpose === "topup") return 0;
  const resolvedCents = await readResolvedCents(db, id);
  return Math.max(0, (await readMoney(db, id)).inBalanceCents + resolvedCents);
}

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

async function readMoney(db: Db, paymentId: number) {
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
    // What was held of a deposit that a bank took back and that the house won went into the balance, too, and is no refund that failed.
    inBalanceCents: (row?.in_balance ?? 0) - (row?.of_deposit ?? 0),
    disputedCents: row?.disputed ?? 0,
  };
}

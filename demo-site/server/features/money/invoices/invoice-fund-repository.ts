import { type Db, ms } from "../../../platform/db/db";
import { lockDepositAlone } from "../deposits/deposit-repository";

/** The way back of a part of the money that was paid. `seller`: the seller, who had it in the hand, gives it back by hand. */
export type WayBack = "card" | "balance" | "seller";

/** A part of what goes back. With a refund it is under way until its provider has said what became of it. */
export interface GivenBack {
  to: WayBack;
  amountCents: number;
  refundId: number | null;
  paymentId: number | null;
  /** The deposit that gave it; not there where it is of no deposit. */
  depositId?: number;
  /** The payer's bank has taken it back before. */
  byBank?: true;
}

/** Of `p`: a bank is asked for some of it, and has not said for whom it is. */
const IS_DISPUTED = `(p.disputed and not exists (
  select 1 from disputes x where x.payment_id = p.id and x.status = 'lost' and not exists (
    select 1 from disputes o where o.payment_id = p.id and o.status = 'open')))`;

/** Of `p`: the sum that its payer's bank has taken back for good. */
const LOST_CENTS =
  "(select coalesce(sum(x.amount_cents), 0)::bigint from disputes x where x.payment_id = p.id and x.status = 'lost')";

export function readInvoicePayments(db: Db, invoice: string) {
  return db.query<{
    id: number;
    provider: string;
    at_ms: number;
    captured_cents: number;
    refunded_cents: number;
    bonus_cents: number;
    disputed: boolean;
    lost_cents: number;
  }>(
    `select id, provider, ${ms("coalesce(settled_at, created_at)")} as at_ms, captured_cents, refunded_cents,
       bonus_cents, ${IS_DISPUTED} as disputed, ${LOST_CENTS} as lost_cents
     from payments p where purpose = 'invoice' and ref = $1 and status = 'succeeded' and captured_cents > refunded_cents
     order by id`,
    [invoice],
  );
}

/** What of an invoice its buyer's bank took back at the house's cost, less what was settled of it in steps before. */
export async function readBorneCents(
  t: Db,
  { invoice, before = [] }: { invoice: number; before?: readonly GivenBack[] },
): Promise<number> {
  const [row] = await t.query<{ cents: number }>(
    `select coalesce(sum(x.amount_cents), 0)::bigint as cents from disputes x join payments p on p.id = x.payment_id
     where p.purpose = 'invoice' and p.ref = $1 and x.status = 'lost' and x.borne_by = 'house'`,
    [String(invoice)],
  );
  const settled = before.filter(({ byBank }) => byBank);
  return Math.max(
    0,
    settled.reduce((left, { amountCents }) => left - amountCents, row?.cents ?? 0),
  );
}

/** What became of refunds, by their ids. */
export async function readRefundStatuses(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, "pending" | "success" | "failed">> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: number; status: string }>(
    "select id, status from refunds where id = any($1::bigint[])",
    [ids],
  );
  return new Map(
    rows.map(({ id, status }) => [
      id,
      status === "succeeded" ? "success" : status === "failed" ? "failed" : "pending",
    ]),
  );
}

export async function lockFunds(
  t: Db,
  { invoice, depositId }: { invoice: number; depositId: number | null },
): Promise<void> {
  await t.query(
    `select 1 from payments where (purpose = 'invoice' and ref = $1)
       or id = (select payment_id from deposits where id = $2::bigint) order by id for no key update`,
    [String(invoice), depositId],
  );
  if (depositId === null) return;
  await lockDepositAlone(t, depositId);
}

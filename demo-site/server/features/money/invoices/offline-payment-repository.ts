import type { Db } from "../../../platform/db/db";

interface NewPayment {
  userId: number;
  actorId: number | null;
  invoice: string;
  amountCents: number;
  quote: unknown;
}

function parametersOf({ userId, actorId, invoice, amountCents, quote }: NewPayment) {
  return [userId, actorId, invoice, amountCents, JSON.stringify(quote)];
}

/** A payment that its seller has had. Returns its number. */
export async function insertOffline(t: Db, payment: NewPayment): Promise<number> {
  const [row] = await t.query<{ id: number }>(
    `insert into payments (user_id, actor_id, purpose, ref, provider, amount_cents, captured_cents, status,
       saves, quote, settled_at, expires_at)
     values ($1, $2, 'invoice', $3, 'offline', $4, $4, 'succeeded', false, $5::jsonb, clock_timestamp(),
       clock_timestamp()) returning id`,
    parametersOf(payment),
  );
  if (!row) throw new Error("martillo: a payment was not written");
  return row.id;
}

/** What a buyer has said of a transfer. */
export interface ToldTransfer {
  invoice: number;
  amountCents: number;
  reference: string;
  isAnswered: boolean;
  /** It has come. */
  isPaid: boolean;
}

/** A transfer that its buyer told of. Returns its number; null where another payment of the account is under way. */
export async function insertTold(t: Db, payment: NewPayment): Promise<number | null> {
  const [row] = await t.query<{ id: number }>(
    `insert into payments (user_id, actor_id, purpose, ref, provider, amount_cents, status, saves, quote, expires_at)
     values ($1, $2, 'invoice', $3, 'offline', $4, 'processing', false, $5::jsonb, clock_timestamp())
     on conflict do nothing returning id`,
    parametersOf(payment),
  );
  return row?.id ?? null;
}

/** A transfer that a buyer told of, by the number of its payment. */
export async function readTold(db: Db, id: number): Promise<ToldTransfer | undefined> {
  const [row] = await db.query<ToldTransfer>(
    `select ref::bigint as invoice, amount_cents as "amountCents", coalesce(quote ->> 'reference', '') as reference,
       status <> 'processing' as "isAnswered", status = 'succeeded' as "isPaid"
     from payments where id = $1 and provider = 'offline' and purpose = 'invoice' and quote ? 'told'`,
    [id],
  );
  return row;
}

export async function settleTold(t: Db, id: number): Promise<void> {
  await t.query(
    `update payments set status = 'succeeded', captured_cents = amount_cents, settled_at = clock_timestamp()
     where id = $1`,
    [id],
  );
}

/** No payment is awaited any more that the buyer of an invoice told of. */
export async function endTold(t: Db, invoice: number): Promise<void> {
  await t.query(
    `update payments set status = 'canceled', settled_at = clock_timestamp()
     where purpose = 'invoice' and ref = $1 and status = 'processing' and provider = 'offline'`,
    [String(invoice)],
  );
}

/** Payments of an invoice that sellers recorded and that are not taken back, newest first. */
export function readOffline(
  t: Db,
  invoice: number,
): Promise<{ id: number; captured_cents: number }[]> {
  return t.query(
    `select id, captured_cents from payments
     where purpose = 'invoice' and ref = $1 and provider = 'offline' and status = 'succeeded'
       and refunded_cents = 0 order by id desc`,
    [String(invoice)],
  );
}

export async function markGivenBack(t: Db, paymentId: number): Promise<void> {
  await t.query("update payments set refunded_cents = captured_cents where id = $1", [paymentId]);
}

export async function readSettledCents(t: Db, invoice: string, seller: string): Promise<number> {
  const [row] = await t.query<{ cents: number }>(
    `select coalesce(sum(l.amount_cents), 0)::bigint as cents
     from ledger_lines l join ledger_entries e on e.id = l.entry_id
     join ledger_accounts a on a.id = l.account_id join payments p on p.id = e.payment_id
     where p.purpose = 'invoice' and p.ref = $1 and p.provider = 'offline' and p.refunded_cents = 0
       and e.event = 'offline'
       -- less what went on to the seller with it: that was settled, not taken
       and (a.kind, a.ref) in (('share', $1), ('seller', $2))`,
    [invoice, seller],
  );
  return row?.cents ?? 0;
}

export function readTakenLines(
  t: Db,
  key: string,
): Promise<{ kind: string; ref: string; cents: number }[]> {
  return t.query<{ kind: string; ref: string; cents: number }>(
    `select a.kind, a.ref, l.amount_cents as cents
     from ledger_lines l join ledger_entries e on e.id = l.entry_id
     join ledger_accounts a on a.id = l.account_id where e.key = $1`,
    [key],
  );
}

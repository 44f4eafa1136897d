import {
  account,
  entryKey,
  type InvoiceOfSeller,
  type LedgerEvent,
  settledCents,
} from "martillo/domain";
import type { Db } from "../../../platform/db/db";
import { readBalance } from "../ledger/balances";
import { post } from "../ledger/post";

/** A payment that a seller says it has had in another way. */
export interface OfflinePayment {
  userId: number;
  actorId: number | null;
  amountCents: number;
  reference: string;
}

/** Notes and books it. The invoice is locked, and the amount no more than is due. Returns the payment. */
export async function recordOffline(
  t: Db,
  payment: OfflinePayment,
  of: InvoiceOfSeller,
): Promise<number> {
  const [row] = await t.query<{ id: number }>(
    `insert into payments (user_id, actor_id, purpose, ref, provider, amount_cents, captured_cents, status,
       saves, quote, settled_at, expires_at)
     values ($1, $2, 'invoice', $3, 'offline', $4, $4, 'succeeded', false, $5::jsonb, clock_timestamp(),
       clock_timestamp()) returning id`,
    [
      payment.userId,
      payment.actorId,
      String(of.invoice),
      payment.amountCents,
      JSON.stringify({ reference: payment.reference }),
    ],
  );
  if (!row) throw new Error("martillo: a payment was not written");
  await post(
    t,
    { event: "offline", payment: row.id, amountCents: payment.amountCents, ...of },
    { paymentId: row.id },
  );
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

/** Notes that a buyer has sent a transfer: nothing is booked. The invoice is locked. Null where another payment of it is under way. */
export async function tellOffline(
  t: Db,
  payment: OfflinePayment,
  invoice: number,
): Promise<number | null> {
  const [row] = await t.query<{ id: number }>(
    `insert into payments (user_id, actor_id, purpose, ref, provider, amount_cents, status, saves, quote, expires_at)
     values ($1, $2, 'invoice', $3, 'offline', $4, 'processing', false, $5::jsonb, clock_timestamp())
     on conflict do nothing returning id`,
    [
      payment.userId,
      payment.actorId,
      String(invoice),
      payment.amountCents,
      JSON.stringify({ reference: payment.reference, told: true }),
    ],
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

/** It has come: booked as what a seller notes. The invoice is locked, and the amount no more than is due. */
export async function takeTold(
  t: Db,
  { id, amountCents }: { id: number; amountCents: number },
  of: InvoiceOfSeller,
): Promise<number> {
  await t.query(
    `update payments set status = 'succeeded', captured_cents = amount_cents, settled_at = clock_timestamp()
     where id = $1`,
    [id],
  );
  await post(t, { event: "offline", payment: id, amountCents, ...of }, { paymentId: id });
  return id;
}

/** Nobody waits any more for what the buyer of an invoice told of. */
export async function endTold(t: Db, invoice: number): Promise<void> {
  await t.query(
    `update payments set status = 'canceled', settled_at = clock_timestamp()
     where purpose = 'invoice' and ref = $1 and status = 'processing' and provider = 'offline'`,
    [String(invoice)],
  );
}

/** Payments of an invoice that sellers recorded and nobody has taken back, newest first. */
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

/** Takes a recorded payment back: it was a mistake. */
export async function undoOffline(
  t: Db,
  payment: { id: number; captured_cents: number },
  of: InvoiceOfSeller,
  sellerCents: number,
): Promise<void> {
  const event: LedgerEvent = {
    event: "offline",
    payment: payment.id,
    amountCents: payment.captured_cents,
    ...of,
  };
  const took = await readTaken(t, entryKey(event), of);
  await post(
    t,
    {
      event: "unpay",
      refund: `offline.${payment.id}`,
      settledCents: await settledOf(t, of, sellerCents),
      back: { to: "share", ...took },
      reverses: entryKey(event),
      ...of,
    },
    { paymentId: payment.id },
  );
  await t.query("update payments set refunded_cents = captured_cents where id = $1", [payment.id]);
}

/** What has been settled of an invoice with its seller, for entries that take it back. */
export async function settledOf(t: Db, of: InvoiceOfSeller, sellerCents: number): Promise<number> {
  const share = account("share", of.invoice);
  const [row] = await t.query<{ cents: number }>(
    `select coalesce(sum(l.amount_cents), 0)::bigint as cents
     from ledger_lines l join ledger_entries e on e.id = l.entry_id
     join ledger_accounts a on a.id = l.account_id join payments p on p.id = e.payment_id
     where p.purpose = 'invoice' and p.ref = $1 and p.provider = 'offline' and p.refunded_cents = 0
       and e.event = 'offline'
       -- less what went on to the seller with it: that was settled, not taken
       and (a.kind, a.ref) in (('share', $1), ('seller', $2))`,
    [String(of.invoice), String(of.seller)],
  );
  return settledCents({
    sellerCents,
    offlineShareCents: Math.abs(row?.cents ?? 0),
    shareCents: await readBalance(t, share),
  });
}

async function readTaken(
  t: Db,
  key: string,
  of: InvoiceOfSeller,
): Promise<{ shareCents: number; owesCents: number }> {
  const rows = await t.query<{ kind: string; ref: string; cents: number }>(
    `select a.kind, a.ref, l.amount_cents as cents
     from ledger_lines l join ledger_entries e on e.id = l.entry_id
     join ledger_accounts a on a.id = l.account_id where e.key = $1`,
    [key],
  );
  const cents = (kind: string, ref: string) =>
    Math.abs(rows.find((row) => row.kind === kind && row.ref === ref)?.cents ?? 0);
  return {
    // What settled the account with its seller has gone through the share, too, and is taken back on its own.
    shareCents: cents("share", String(of.invoice)) - cents("seller", String(of.seller)),
    owesCents: cents("owes", String(of.seller)),
  };
}

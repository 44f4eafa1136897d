import { type Db, ms, timestampOf } from "../../../platform/db/db";

/** What an entry did to a seller's accounts, in cents. Each change has its sign, and is one of the balance as it is shown. */
export interface SellerEntry {
  id: number;
  at_ms: number;
  event: string;
  /** What the entry is about, by its key. */
  ref: string;
  payable_cents: number;
  waiting_cents: number;
  owed_cents: number;
  /** Of the house's part of what the seller sold. */
  fees_cents: number;
  /** Payable, and what waits, less what is owed: after the entry. */
  balance_cents: number;
  invoice_id: number | null;
  lot_id: number | null;
  title: string;
  /** The words of the person who noted a payment. */
  noted: string;
}

/** What a seller's accounts have now, and what has gone through them, in cents. */
export interface SellerBooks {
  payableCents: number;
  waitingCents: number;
  owedCents: number;
  forfeitedCents: number;
  paidOutCents: number;
  /** What the house took of the sales that are paid, with its IVA. */
  commissionCents: number;
  /** What the seller noted that buyers paid directly, and has not been undone or given back. */
  collectedCents: number;
}

/**
 * Entries of the seller `$1` that moved something. A return is found by its key, too: where a seller gives back by hand what was paid by hand,
 * no account of the seller's is moved.
 */
const MOVED = `mine as (select id, id::text as ref from invoices where seller_id = $1::bigint),
  own as (
    select id, kind, ref from ledger_accounts where kind in ('seller', 'owes') and ref = $1::text
    union all
    select a.id, a.kind, a.ref from mine join ledger_accounts a on a.kind in ('share', 'invoice') and a.ref = mine.ref),
  touched as (
    select l.entry_id from own join ledger_lines l on l.account_id = own.id
    union
    select e.id from mine join returns r on r.invoice_id = mine.id
    join ledger_entries e on e.key in ('return:' || r.id, 'return:' || r.id || '.loss')),
  moved as (
    select t.entry_id as id,
      coalesce(sum(-l.amount_cents) filter (where own.kind = 'seller'), 0)::bigint as payable_cents,
      coalesce(sum(-l.amount_cents) filter (where own.kind = 'share'), 0)::bigint as waiting_cents,
      coalesce(sum(l.amount_cents) filter (where own.kind = 'owes'), 0)::bigint as owed_cents,
      -- The IVA of a commission is in no document of a buyer.
      coalesce(sum(-l.amount_cents) filter (where a.kind in ('house:services', 'house:vat', 'house:disbursed')
        and e.event not in ('commission', 'commissionback')), 0)::bigint as fees_cents,
      min(own.ref) filter (where own.kind in ('share', 'invoice')) as sale
    from touched t join ledger_entries e on e.id = t.entry_id left join ledger_lines l on l.entry_id = t.entry_id
    left join ledger_accounts a on a.id = l.account_id left join own on own.id = l.account_id
    group by t.entry_id),
  -- Balances are those of all entries, whichever are asked for.
  balanced as (
    select m.*, sum(payable_cents + waiting_cents - owed_cents) over (order by id)::bigint as balance_cents from moved m
    where (payable_cents, waiting_cents, owed_cents, fees_cents) <> (0, 0, 0, 0))`;

/** A page of what moved a seller's accounts, newest first, and how many there are. */
export async function readSellerEntries(
  t: Db,
  sellerId: number,
  of: { fromMs: number | null; toMs: number | null; page: number; limit: number },
): Promise<{ rows: SellerEntry[]; total: number }> {
  const read = await t.query<(SellerEntry | { id: null }) & { total: number }>(
    `with ${MOVED},
     listed as (
       select b.*, e.at, e.event, e.ref, e.payment_id from balanced b join ledger_entries e on e.id = b.id
       where ($2::float8 is null or e.at >= ${timestampOf("$2")}) and ($3::float8 is null or e.at < ${timestampOf("$3")})),
     page as (select * from listed order by id desc limit $4 offset $5)
     select (select count(*) from listed) as total, p.id, ${ms("p.at")} as at_ms, p.event, p.ref, p.payable_cents, p.waiting_cents,
       p.owed_cents, p.fees_cents, p.balance_cents, i.id as invoice_id, lots.id as lot_id,
       coalesce(lots.title, '') as title, coalesce(pay.quote ->> 'reference', '') as noted
     from (select 1) one left join page p on true
     left join returns r on r.id = case when p.event = 'return' then split_part(p.ref, '.', 1)::bigint end
     left join seller_commissions c on c.id = case when p.event in ('commission', 'commissionback') then p.ref::bigint end
     left join invoices i on i.id = coalesce(p.sale::bigint, r.invoice_id, c.invoice_id)
     left join deposits d on d.id = case when p.event = 'forfeit' then p.ref::bigint end
     left join lots on lots.id = coalesce(i.lot_id, d.lot_id)
     left join payments pay on pay.id = p.payment_id and pay.provider = 'offline'
     order by p.id desc`,
    [sellerId, of.fromMs, of.toMs, of.limit, (of.page - 1) * of.limit],
  );
  return { rows: read.filter((row) => row.id !== null), total: read[0]?.total ?? 0 };
}

export async function readSellerBooks(t: Db, sellerId: number): Promise<SellerBooks> {
  const through = (event: string, sign: string) =>
    `coalesce((select sum(${sign}l.amount_cents) from ledger_accounts a join ledger_lines l on l.account_id = a.id
       join ledger_entries e on e.id = l.entry_id
       where a.kind = 'seller' and a.ref = $1::text and e.event = '${event}'), 0)::bigint`;
  const balance = (kind: string) =>
    `coalesce((select balance_cents from ledger_accounts where kind = '${kind}' and ref = $1::text), 0)`;
  const [books] = await t.query<SellerBooks>(
    `select ${balance("seller")} as "payableCents", ${balance("owes")} as "owedCents",
       coalesce((select sum(a.balance_cents) from invoices i
         join ledger_accounts a on a.kind = 'share' and a.ref = i.id::text where i.seller_id = $1::bigint), 0)::bigint as "waitingCents",
       ${through("forfeit", "-")} as "forfeitedCents", ${through("sellerpay", "")} as "paidOutCents",
       coalesce((select sum(net_cents + vat_cents) from seller_commissions
         where seller_id = $1::bigint and back_at is null), 0)::bigint as "commissionCents",
       coalesce((select sum(p.captured_cents - p.refunded_cents) from invoices i
         join payments p on p.purpose = 'invoice' and p.ref = i.id::text
         where i.seller_id = $1::bigint and p.provider = 'offline' and p.status = 'succeeded'), 0)::bigint as "collectedCents"`,
    [sellerId],
  );
  if (!books) throw new Error("martillo: the books of a seller were not read");
  return books;
}

/**
 * The oldest money of a seller that is payable still: payouts and what else left the account pay the oldest first. Null where nothing is. The
 * sale, where it is of one: null for a deposit.
 */
export async function readOldestPayable(
  t: Db,
  sellerId: number,
): Promise<{ at_ms: number; invoice_id: number | null } | null> {
  const [row] = await t.query<{ at_ms: number; invoice_id: number | null }>(
    `with mine as (
       select l.entry_id, -l.amount_cents as cents from ledger_accounts a join ledger_lines l on l.account_id = a.id
       where a.kind = 'seller' and a.ref = $1::text),
     come as (select entry_id, sum(cents) over (order by entry_id) as so_far from mine where cents > 0),
     oldest as (
       select min(entry_id) as entry_id from come
       where so_far > (select coalesce(-sum(cents), 0) from mine where cents < 0))
     select ${ms("e.at")} as at_ms,
       (select min(a.ref)::bigint from ledger_lines l join ledger_accounts a on a.id = l.account_id
         where l.entry_id = e.id and a.kind = 'invoice'
           and exists (select 1 from invoices i where i.id = a.ref::bigint and i.seller_id = $1::bigint)) as invoice_id
     from oldest join ledger_entries e on e.id = oldest.entry_id`,
    [sellerId],
  );
  return row ?? null;
}

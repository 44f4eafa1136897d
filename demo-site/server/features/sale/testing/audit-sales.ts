/** The rules that hold for all sales at any moment, also while other changes run: read from the database. */
import { sha256 } from "hash-wasm";
import { type Db, ms } from "../../../platform/db/db";
import { checkLedger } from "../../money";
import { readSellerTotals } from "../seller-account";

/** Rows that break a rule of one lot's sales, as text. `$1` are the lots. */
const OF_LOTS: readonly string[] = [
  // One buyer for a vehicle that is sold, none for another.
  `select 'lot ' || l.id || ' is ' || l.status || ' and has ' || count(v.id) || ' buyers'
   from lots l left join invoice_lines v on v.lot_id = l.id and v.kind = 'vehicle' and v.released_at is null
   where l.id = any($1::bigint[]) group by l.id having count(v.id) <> (l.status = 'sold')::int`,
  // The result of the round is that buyer, at that price.
  `select 'lot ' || l.id || ' was not sold to the buyer of account ' || i.id
   from lots l join invoice_lines v on v.lot_id = l.id and v.kind = 'vehicle' and v.released_at is null
   join invoices i on i.id = v.invoice_id left join sales s on s.lot_id = l.id and s.round = i.round
   where l.id = any($1::bigint[]) and (s.outcome, s.winner_id, s.price_cents)
     is distinct from ('sold', i.buyer_id, v.amount_cents)`,
  `select 'account ' || i.id || ' is ' || i.status || ', and its vehicle is ' ||
     case when v.id is null then 'free' else 'not free' end
   from invoices i left join invoice_lines v on v.invoice_id = i.id and v.kind = 'vehicle' and v.released_at is null
   where i.lot_id = any($1::bigint[])
     and (i.status = 'cancel' or i.returned_at is not null) = (v.id is not null)`,
  // A buyer who keeps a lot has it in the cart.
  `select 'lot ' || l.id || ' is kept for nobody' from lots l
   where l.id = any($1::bigint[]) and l.status = 'reserved' and not exists (
     select 1 from cart_lines c where c.lot_id = l.id and c.state = 'reserved' and c.user_id = l.reserved_by)`,
  `select 'lot ' || l.id || ' is ' || l.status || ' and kept' from lots l
   where l.id = any($1::bigint[]) and l.status = 'open' and l.reserved_by is not null`,
  // A sale that is not issued waits in its buyer's cart.
  `select 'account ' || i.id || ' is ' || i.status || ' and waits in ' || count(c.id) || ' carts'
   from invoices i left join cart_lines c on c.invoice_id = i.id and c.state = 'awaiting' and c.user_id = i.buyer_id
   where i.lot_id = any($1::bigint[]) group by i.id having count(c.id) <> (i.status = 'draft')::int`,
  `select 'line ' || c.id || ' waits for a document that is ' || i.status
   from cart_lines c join invoices i on i.id = c.invoice_id
   where c.lot_id = any($1::bigint[]) and c.state = 'awaiting' and i.status <> 'draft'`,
  // Figures of an account.
  `select 'account ' || i.id || ' is over ' || i.total_cents || ', its lines over ' || sum(n.amount_cents * n.qty)
   from invoices i join invoice_lines n on n.invoice_id = i.id
   where i.lot_id = any($1::bigint[]) group by i.id having i.total_cents <> sum(n.amount_cents * n.qty)`,
  `select 'account ' || i.id || ' has ' || i.paid_cents || ' and was paid ' || p.cents
   from invoices i cross join lateral (
     select coalesce(sum(captured_cents - refunded_cents), 0) as cents from payments
     where purpose = 'invoice' and ref = i.id::text and status = 'succeeded') p
   where i.lot_id = any($1::bigint[]) and i.returned_at is null and i.paid_cents <> p.cents`,
  `select 'account ' || i.id || ' is ' || i.status || ' with ' || i.paid_cents || ' paid'
   from invoices i where i.lot_id = any($1::bigint[]) and i.status not in ('draft', 'cancel')
     and i.returned_at is null and i.status <> case
       when i.total_cents - i.deposit_cents - i.paid_cents <= 0 then 'paid'
       when i.paid_cents > 0 then 'partial' else 'unpaid' end`,
  // Documents come to what the account is over: to nothing, once it is called off.
  `select 'account ' || i.id || ' is ' || i.status || ' over ' || i.total_cents || ', its documents over ' || d.cents
   from invoices i cross join lateral (
     select coalesce(sum((snapshot -> 'totals' ->> 'totalCents')::bigint), 0) as cents
     from invoice_documents where invoice_id = i.id) d
   where i.lot_id = any($1::bigint[]) and i.returned_at is null and d.cents <> case
     when i.status in ('draft', 'cancel') then 0 else i.total_cents end`,
  // The log has no gap, and ends where the account is.
  `select 'log of account ' || invoice_id || ' breaks at ' || position from (
     select e.invoice_id, e.position, e.from_status, e.to_status, e.prev_hash, i.status,
       lag(e.position, 1, 0) over w as before, lag(e.to_status) over w as was, lag(e.hash, 1, '') over w as head,
       lead(e.position) over w is null as is_last
     from sale_events e join invoices i on i.id = e.invoice_id where i.lot_id = any($1::bigint[])
     window w as (partition by e.invoice_id order by e.position)) chained
   where position <> before + 1 or from_status is distinct from was or prev_hash <> head
     or (is_last and to_status <> status)`,
  // Offers: an accepted one is this sale, and none is open for a lot that is gone.
  `select 'offer ' || o.id || ' is accepted, and its sale is ' || coalesce(i.status, 'nowhere')
   from offers o left join invoices i on i.id = o.invoice_id
   where o.lot_id = any($1::bigint[]) and o.status = 'accepted' and o.voided_at is null
     and (i.id is null or i.status = 'cancel' or i.buyer_id <> o.buyer_id)`,
  `select 'offer ' || o.id || ' is open for a lot that is ' || l.status
   from offers o join lots l on l.id = o.lot_id
   where o.lot_id = any($1::bigint[]) and o.status = 'open'
     and l.status not in ('open', 'reserved', 'provisional', 'unsold')`,
  // The house has its commission of what is paid, and of nothing else: storage that is due takes none back.
  `select 'account ' || i.id || ' is ' || i.status || ', and ' || count(c.id) || ' commissions stand'
   from invoices i left join seller_commissions c on c.invoice_id = i.id and c.back_at is null
   where i.lot_id = any($1::bigint[]) and i.seller_commission is not null and i.status <> 'partial'
   group by i.id having count(c.id) <> (i.status = 'paid' and i.returned_at is null)::int`,
  // Places that are taken are those of appointments.
  `select 'place ' || s.calendar_key || ' ' || s.starts_at || ' is booked ' || s.booked || ' times'
   from pickup_slots s where s.calendar_key in (
     select a.calendar_key from appointments a join invoices i on i.id = a.invoice_id
     where i.lot_id = any($1::bigint[]))
   and s.booked <> (select count(*) from appointments a where a.calendar_key = s.calendar_key
     and a.starts_at = s.starts_at and a.status in ('waiting', 'scheduled', 'completed', 'no_show'))`,
  `select 'appointment of account ' || i.id || ' is ' || a.status || ' and the account ' || i.status
   from appointments a join invoices i on i.id = a.invoice_id
   where i.lot_id = any($1::bigint[]) and a.status in ('waiting', 'scheduled') and i.status = 'cancel'`,
];

/** Rules of the whole house. */
const OF_ALL: readonly string[] = [
  `select 'series ' || s.series || ' has ' || count(d.id) || ' documents up to ' || max(d.number) || ', next ' || s.next
   from number_series s left join invoice_documents d on d.issuer = s.issuer and d.series = s.series
   where s.series <> '' group by s.issuer, s.series
   having count(d.id) <> s.next - 1 or max(d.number) <> s.next - 1 or min(d.number) <> 1`,
  `select 'document ' || id || ' goes back in time, or breaks the chain' from (
     select id, issued_at, number, previous_huella,
       lag(issued_at) over (partition by issuer order by id) as before,
       lag(huella, 1, '') over (partition by issuer order by id) as head,
       lag(number, 1, 0) over (partition by issuer, series order by id) as last
     from invoice_documents) d
   where issued_at < before or previous_huella <> head or number <> last + 1`,
  `select 'account ' || i.id || ' is ' || i.status || ' without what was issued' from invoices i
   where i.status in ('unpaid', 'partial', 'paid')
     and not exists (select 1 from invoice_documents d where d.invoice_id = i.id)`,
  `select 'key ' || key || ' has no answer' from money_keys where answer is null`,
];

/** The faults of these lots; none, where all is as it must be. */
export async function auditLots(db: Db, lotIds: readonly number[]): Promise<string[]> {
  return run(db, OF_LOTS, [lotIds]);
}

/** The faults of all sales, with every hash computed anew and the ledger checked. */
export async function auditSales(db: Db): Promise<string[]> {
  const lots = await db.query<{ id: number }>("select id from lots");
  return [
    ...(await auditLots(
      db,
      lots.map(({ id }) => id),
    )),
    ...(await run(db, OF_ALL, [])),
    ...(await checkHashes(db)),
    ...(await checkSellers(db)),
    ...(await checkLedger(db)).flatMap(({ rule, faults }) =>
      faults.map((fault) => `${rule}: ${fault}`),
    ),
  ];
}

async function run(db: Db, rules: readonly string[], params: readonly unknown[]) {
  const faults: string[] = [];
  for (const sql of rules) {
    const rows = await db.query<{ fault: string }>(
      `select fault from (${sql}) as r (fault)`,
      params,
    );
    faults.push(...rows.map(({ fault }) => fault));
  }
  return faults;
}

/** What documents, payments and books say of each seller comes to the same. */
async function checkSellers(db: Db): Promise<string[]> {
  const sellers = await db.query<{ id: number }>("select distinct seller_id as id from invoices");
  const faults: string[] = [];
  for (const { id } of sellers) {
    const { sold, commission, returning, forfeited, collected, paid_out, balance } =
      await readSellerTotals(db, id);
    const told = sold - commission - returning + forfeited - collected - paid_out;
    if (told !== balance) faults.push(`seller ${id} has ${balance}, and should have ${told}`);
  }
  return faults;
}

async function checkHashes(db: Db): Promise<string[]> {
  const events = await db.query<{
    said: [
      string,
      number,
      number,
      number,
      number | null,
      string,
      string,
      string | null,
      string,
      string,
    ];
    hash: string;
  }>(
    `select json_build_array(prev_hash, invoice_id, position, ${ms("at")}, actor_id, role, event, from_status,
       to_status, reason) as said, hash from sale_events order by id`,
  );
  const documents = await db.query<{ id: number; record: string; huella: string }>(
    "select id, record, huella from invoice_documents order by id",
  );
  const faults: string[] = [];
  for (const { said, hash } of events) {
    const [prev, invoice, position, at, ...rest] = said;
    const text = JSON.stringify([prev, invoice, position, Math.round(at), ...rest]);
    if ((await sha256(text)) !== hash)
      faults.push(`hash of line ${position} of account ${invoice}`);
  }
  for (const { id, record, huella } of documents) {
    if ((await sha256(record)).toUpperCase() !== huella) faults.push(`hash of document ${id}`);
  }
  return faults;
}

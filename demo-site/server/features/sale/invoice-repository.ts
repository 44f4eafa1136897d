import {
  type CancelReason,
  type Delivered,
  documentTotals,
  type InvoiceStatus,
  type SaleLine,
} from "martillo/domain";
import type { allInvoices, ListFilter, ParsedInputOf } from "martillo/contract";
import { type Db, ms, timestampOf } from "../../platform/db/db";
import { DOCUMENT_NUMBER } from "../documents";
import { endTold } from "../money";

/** A line as the database has it. */
export interface LineRow {
  kind: SaleLine["kind"];
  amount_cents: number;
  qty: number;
  iva_percent: number | null;
  tax_scheme: SaleLine["scheme"];
}

export interface InvoiceRow {
  id: number;
  lot_id: number;
  round: number;
  buyer_id: number;
  seller_id: number;
  channel: "auction" | "award" | "buynow" | "offer" | "second_chance" | "winner_change";
  bound: boolean;
  buyer_kind: "consumer" | "business";
  /** To whom the document goes, where its buyer has said so. */
  billing: { name: string; nif: string; address: string } | null;
  status: InvoiceStatus;
  /** Of the vehicle: buyers read them from the sale on. */
  make: string;
  model: string;
  vin: string | null;
  plate: string | null;
  km: number | null;
  /** Its buyer's bank is asked to take back what paid it. */
  is_disputed: boolean;
  /** Its buyer says that a transfer is on its way. */
  is_told: boolean;
  sold_ms: number;
  due_ms: number;
  issued_ms: number | null;
  paid_ms: number | null;
  total_cents: number;
  deposit_id: number | null;
  deposit_cents: number;
  paid_cents: number;
  cancel_reason: CancelReason | null;
  notes: string;
  /** The account of who took the sale over. */
  replaced_by: number | null;
  title: string;
  image: string;
  auction: 0 | 1;
  document_number: string | null;
  buyer_first_name: string;
  buyer_last_name: string;
  buyer_email: string;
  seller_name: string;
  emp_name: string | null;
  delivered: Delivered;
  ready_ms: number | null;
  handed_over_ms: number | null;
  handover_tries: number;
  /** When the vehicle was given back, and the money with it. */
  returned_ms: number | null;
  /** Its buyer was told of the right to withdraw. */
  withdrawal_told: boolean;
  /** The settings under which it was sold; null while they still hold. */
  terms: unknown;
  /** What the house takes of its seller, in euro; null where it takes nothing. */
  seller_commission: unknown;
  now_ms: number;
}

const COLUMNS = `i.id, i.lot_id, i.round, i.buyer_id, i.seller_id, i.channel, i.bound, i.buyer_kind, i.billing, i.status,
  ${ms("i.sold_at")} as sold_ms, ${ms("i.due_at")} as due_ms, ${ms("i.issued_at")} as issued_ms,
  ${ms("i.paid_at")} as paid_ms, i.total_cents, i.deposit_id, i.deposit_cents, i.paid_cents, i.cancel_reason,
  i.notes, i.replaced_by, l.title, l.brand as make, l.model, l.vin, l.plate, l.kilometers as km, coalesce(l.images -> 0 ->> 'src', '') as image, l.auction,
  (select ${DOCUMENT_NUMBER} from invoice_documents d
    where d.invoice_id = i.id and d.kind = 'invoice' order by d.id limit 1) as document_number,
  exists (select 1 from payments p where p.purpose = 'invoice' and p.ref = i.id::text and p.status = 'processing'
    and p.provider = 'offline') as is_told,
  exists (select 1 from disputes x join payments p on p.id = x.payment_id where x.status = 'open' and (
    (p.purpose = 'invoice' and p.ref = i.id::text)
    or (i.deposit_cents > 0 and p.id = (select d.payment_id from deposits d where d.id = i.deposit_id)))) as is_disputed,
  buyer.first_name as buyer_first_name, buyer.last_name as buyer_last_name, buyer.email as buyer_email,
  coalesce(nullif(seller.companyname, ''), seller.first_name || ' ' || seller.last_name) as seller_name,
  (select trim(emp.first_name || ' ' || emp.last_name) from lot_edits e join users emp on emp.id = e.actor_id
    where e.lot_id = i.lot_id and e.acted_for = i.seller_id and e.action in ('publish', 'relist')
      and not emp.staff and e.created_at <= i.sold_at order by e.version desc limit 1) as emp_name,
  i.delivered, ${ms("i.ready_at")} as ready_ms, ${ms("i.handed_over_at")} as handed_over_ms, i.handover_tries,
  ${ms("i.returned_at")} as returned_ms, i.withdrawal_told, i.terms, i.seller_commission,
  ${ms("clock_timestamp()")} as now_ms`;

const TABLES = `invoices i join lots l on l.id = i.lot_id join users buyer on buyer.id = i.buyer_id
  join users seller on seller.id = i.seller_id`;

export async function readInvoice(db: Db, id: number): Promise<InvoiceRow | undefined> {
  const [row] = await db.query<InvoiceRow>(`select ${COLUMNS} from ${TABLES} where i.id = $1`, [
    id,
  ]);
  return row;
}

/** In the order of their numbers' list; those that are not there are left out. */
export async function readInvoicesOf(db: Db, ids: readonly number[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<InvoiceRow>(
    `select ${COLUMNS} from ${TABLES} where i.id = any($1::bigint[])`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Its lot first, as every bid does; read by a statement after the locks. */
export async function lockInvoice(t: Db, id: number): Promise<InvoiceRow | undefined> {
  const [of] = await t.query<{ lot_id: number }>("select lot_id from invoices where id = $1", [id]);
  if (!of) return undefined;
  await t.query("select 1 from lots where id = $1 for update", [of.lot_id]);
  await t.query("select 1 from invoices where id = $1 for no key update", [id]);
  return readInvoice(t, id);
}

export function readLines(db: Db, invoiceId: number): Promise<LineRow[]> {
  return db.query(
    `select kind, amount_cents, qty, iva_percent, tax_scheme from invoice_lines
     where invoice_id = $1 order by id`,
    [invoiceId],
  );
}

export function toSaleLines(rows: readonly LineRow[]): SaleLine[] {
  return rows.map((row) => ({
    kind: row.kind,
    amountCents: row.amount_cents,
    qty: row.qty,
    scheme: row.tax_scheme,
  }));
}

/** States in which something is still to be paid. */
export const UNPAID: readonly InvoiceStatus[] = ["draft", "unpaid", "partial"];

/** The sum that is still due of an account, in cents. */
export function dueOf(
  row: Pick<InvoiceRow, "total_cents" | "deposit_cents" | "paid_cents">,
): number {
  return Math.max(0, row.total_cents - row.deposit_cents - row.paid_cents);
}

/** What its buyer has to pay of it: nothing of what was called off, or came back. */
export function owedOf(
  row: Pick<InvoiceRow, "status" | "returned_ms"> & Parameters<typeof dueOf>[0],
): number {
  return row.status === "cancel" || row.returned_ms !== null ? 0 : dueOf(row);
}

export interface NewInvoice {
  lotId: number;
  round: number;
  buyerId: number;
  sellerId: number;
  channel: InvoiceRow["channel"];
  bound: boolean;
  buyerKind: InvoiceRow["buyer_kind"];
  soldAtMs: number;
  dueAtMs: number;
  sellerCommission: unknown;
  lines: readonly (SaleLine & { ivaPercent: number | null })[];
}

/** Writes accounts with their lines, in two statements however many there are. Returns their numbers by lot. */
export async function insertInvoices(
  t: Db,
  invoices: readonly NewInvoice[],
): Promise<Map<number, number>> {
  const written = await t.query<{ id: number; lot_id: number }>(
    `insert into invoices (lot_id, round, buyer_id, seller_id, channel, bound, buyer_kind, sold_at, due_at, total_cents,
       seller_commission)
     select lot_id, round, buyer_id, seller_id, channel, bound, buyer_kind, ${timestampOf("sold_ms")},
       ${timestampOf("due_ms")}, total_cents, seller_commission
     from json_to_recordset($1::json) as r (lot_id bigint, round int, buyer_id bigint, seller_id bigint,
       channel text, bound boolean, buyer_kind text, sold_ms float8, due_ms float8, total_cents bigint, seller_commission jsonb)
     returning id, lot_id`,
    [
      JSON.stringify(
        invoices.map((invoice) => ({
          lot_id: invoice.lotId,
          round: invoice.round,
          buyer_id: invoice.buyerId,
          seller_id: invoice.sellerId,
          channel: invoice.channel,
          bound: invoice.bound,
          buyer_kind: invoice.buyerKind,
          sold_ms: invoice.soldAtMs,
          due_ms: invoice.dueAtMs,
          total_cents: documentTotals(invoice.lines).totalCents,
          seller_commission: invoice.sellerCommission,
        })),
      ),
    ],
  );
  const byLot = new Map(written.map(({ id, lot_id }) => [lot_id, id]));
  await t.query(
    `insert into invoice_lines (invoice_id, kind, lot_id, round, amount_cents, iva_percent, tax_scheme)
     select invoice_id, kind, lot_id, round, amount_cents, iva_percent, tax_scheme
     from json_to_recordset($1::json) as r (invoice_id bigint, kind text, lot_id bigint, round int,
       amount_cents bigint, iva_percent float8, tax_scheme text)`,
    [
      JSON.stringify(
        invoices.flatMap(({ lotId, round, lines }) =>
          lines.map(({ kind, amountCents, ivaPercent, scheme }) => ({
            invoice_id: byLot.get(lotId),
            kind,
            lot_id: lotId,
            round,
            amount_cents: amountCents,
            iva_percent: ivaPercent,
            tax_scheme: scheme,
          })),
        ),
      ),
    ],
  );
  return byLot;
}

/** Columns that change in the life of an account. */
export interface InvoiceChange {
  status: InvoiceStatus;
  bound: boolean;
  issuedAtMs: number | null;
  depositId: number | null;
  depositCents: number;
  paidCents: number;
  paidAtMs: number | null;
  cancelReason: CancelReason | null;
  notes: string;
}

export async function updateInvoice(
  t: Db,
  row: InvoiceRow,
  changes: Partial<InvoiceChange>,
): Promise<InvoiceRow> {
  const next: InvoiceChange = {
    status: row.status,
    bound: row.bound,
    issuedAtMs: row.issued_ms,
    depositId: row.deposit_id,
    depositCents: row.deposit_cents,
    paidCents: row.paid_cents,
    paidAtMs: row.paid_ms,
    cancelReason: row.cancel_reason,
    notes: row.notes,
    ...changes,
  };
  await t.query(
    `update invoices set status = $2, bound = $3, issued_at = ${timestampOf("$4")}, deposit_id = $5,
       deposit_cents = $6, paid_cents = $7, paid_at = ${timestampOf("$8")}, cancel_reason = $9, notes = $10
     where id = $1`,
    [
      row.id,
      next.status,
      next.bound,
      next.issuedAtMs,
      next.depositId,
      next.depositCents,
      next.paidCents,
      next.paidAtMs,
      next.cancelReason,
      next.notes,
    ],
  );
  if (next.status === "paid" || next.status === "cancel") await endTold(t, row.id);
  const written = await readInvoice(t, row.id);
  if (!written) throw new Error("martillo: an invoice that was changed is not there");
  return written;
}

export type InvoiceListName = ParsedInputOf<typeof allInvoices>["list"];

const IS_UNPAID = `i.status in (${UNPAID.map((status) => `'${status}'`).join(", ")})`;

const LISTS: Readonly<Record<InvoiceListName, string>> = {
  all: "true",
  draft: "i.status = 'draft'",
  partial: "i.status = 'partial'",
  paid: "i.status = 'paid'",
  unpaid: IS_UNPAID,
  allunpaid: IS_UNPAID,
  cancel: "i.status = 'cancel'",
};

export interface InvoiceQuery {
  side: "buyer" | "seller";
  /** Null for all of them: staff. */
  userId: number | null;
  list: InvoiceListName;
  id: number | null;
  /** The account that sold. */
  sellerId: number | null;
  fromMs: number | null;
  toMs: number | null;
  search: string | null;
  page: number;
  limit: number;
}

/** A page of invoices, newest first, and how many each list has. */
export async function readInvoices(
  db: Db,
  of: InvoiceQuery,
): Promise<{ rows: InvoiceRow[]; counts: Record<InvoiceListName, number> }> {
  // Only what is asked for: a condition that may be none keeps an index from being used, and joins are for searching alone.
  const owner = of.side === "buyer" ? "i.buyer_id" : "i.seller_id";
  const like = of.search === null ? null : `%${of.search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const values: unknown[] = [];
  const asked = (value: unknown, condition: (place: string) => string) =>
    value === null ? [] : [condition(`$${values.push(value)}`)];
  const where = [
    "true",
    ...asked(of.userId, (id) => `${owner} = ${id}::bigint`),
    ...asked(of.id, (id) => `i.id = ${id}::bigint`),
    ...asked(of.sellerId, (id) => `i.seller_id = ${id}::bigint`),
    ...asked(of.fromMs, (from) => `i.sold_at >= ${timestampOf(from)}`),
    ...asked(of.toMs, (to) => `i.sold_at < ${timestampOf(to)}`),
    ...asked(
      like,
      (text) => `(l.title ilike ${text} or buyer.email ilike ${text}
        or buyer.first_name || ' ' || buyer.last_name ilike ${text}
        or exists (select 1 from invoice_documents d where d.invoice_id = i.id and ${DOCUMENT_NUMBER} ilike ${text})
        or coalesce(nullif(seller.companyname, ''), seller.first_name || ' ' || seller.last_name) ilike ${text})`,
    ),
  ].join(" and ");
  const rows = await db.query<InvoiceRow>(
    `select ${COLUMNS} from ${TABLES} where ${where} and ${LISTS[of.list]}
     order by i.id desc limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, of.limit, (of.page - 1) * of.limit],
  );
  const [counts] = await db.query<Record<InvoiceListName, number>>(
    `select ${Object.entries(LISTS)
      .map(([list, condition]) => `count(*) filter (where ${condition})::int as "${list}"`)
      .join(", ")} from ${like === null ? "invoices i" : TABLES} where ${where}`,
    values,
  );
  if (!counts) throw new Error("martillo: a count has no row");
  return { rows, counts };
}

/** If a view asks for it: one of cancelled sales shows no others, and one of the others no cancelled one. */
export function isMeant(
  { status }: Pick<InvoiceRow, "status">,
  filters: { "b.active"?: ListFilter<1 | 2> | undefined } | undefined,
): boolean {
  const active = filters?.["b.active"];
  return !active || active.values.includes(status === "cancel" ? 2 : 1) === active.isIn;
}

/** The newest account over a vehicle; with an auction only where it is a lot of that auction. */
export async function readLastSale(
  db: Db,
  lotId: number,
  auctionId: number | null,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `select i.id from invoices i join lots l on l.id = i.lot_id
     where l.id = $1 and ($2::bigint is null or l.auction_id = $2) order by i.id desc limit 1`,
    [lotId, auctionId],
  );
  return row?.id;
}

export async function writeInvoiceBilling(
  t: Db,
  invoiceId: number,
  buyerKind: "consumer" | "business",
  billing: unknown,
): Promise<void> {
  await t.query("update invoices set buyer_kind = $2, billing = $3::jsonb where id = $1", [
    invoiceId,
    buyerKind,
    JSON.stringify(billing),
  ]);
}

/** One line more on an account that is there; its total is another matter. */
export async function insertLine(
  t: Db,
  of: { invoiceId: number; lotId: number; round: number },
  line: SaleLine & { ivaPercent: number | null },
): Promise<void> {
  await t.query(
    `insert into invoice_lines (invoice_id, kind, lot_id, round, amount_cents, iva_percent, tax_scheme)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [of.invoiceId, line.kind, of.lotId, of.round, line.amountCents, line.ivaPercent, line.scheme],
  );
}

export async function addToTotal(t: Db, invoiceId: number, cents: number): Promise<void> {
  await t.query("update invoices set total_cents = total_cents + $2 where id = $1", [
    invoiceId,
    cents,
  ]);
}

export async function hasOverdue(t: Db, userId: number): Promise<boolean> {
  const [found] = await t.query(
    `select 1 from invoices i where i.buyer_id = $1 and i.bound and i.status in ('draft', 'unpaid', 'partial')
       and i.due_at <= clock_timestamp() and exists (select 1 from sale_events e
         where e.invoice_id = i.id and e.position = 1 and e.at < i.due_at) limit 1`,
    [userId],
  );
  return found !== undefined;
}

export async function setReplacedBy(t: Db, formerId: number, invoiceId: number): Promise<void> {
  await t.query("update invoices set replaced_by = $2 where id = $1", [formerId, invoiceId]);
}

export async function markAllTold(t: Db, ids: number[]): Promise<void> {
  await t.query(
    `update invoices set told = true, issue_told = true, reminders = 3, billing_asked = true, unpaid_told = true,
         undelivered_told = true
       where id = any($1::bigint[])`,
    [ids],
  );
}

/** The buyer has until then, and is reminded anew. */
export async function moveDue(db: Db, invoiceId: number, dueMs: number): Promise<void> {
  await db.query(`update invoices set due_at = ${timestampOf("$2")}, reminders = 0 where id = $1`, [
    invoiceId,
    dueMs,
  ]);
}

export async function readByDeposit(t: Db, depositId: number): Promise<{ id: number } | undefined> {
  const [row] = await t.query<{ id: number }>(
    "select id from invoices where deposit_id = $1 and status <> 'cancel'",
    [depositId],
  );
  return row;
}

const AT_ONCE = 100;

export async function readSides(t: Db, invoice: number) {
  const [sides] = await t.query<{ buyer_id: number; seller_id: number }>(
    "select buyer_id, seller_id from invoices where id = $1",
    [invoice],
  );
  return sides;
}

/** All of them, however many of the first cannot be looked after. */
export async function* findAccounts(
  db: Db,
  condition: string,
  values: readonly unknown[],
): AsyncGenerator<number> {
  for (let last = 0; ;) {
    const rows = await db.query<{ id: number }>(
      `select id from invoices where ${condition} and id > $2 order by id limit $1`,
      [AT_ONCE, last, ...values],
    );
    for (const { id } of rows) yield id;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Whether a sale of this round of a lot was called off, so that its buyer no longer has the lot. */
export async function wasDefaulted(db: Db, lotId: number, round: number): Promise<boolean> {
  const rows = await db.query(
    "select 1 from invoices where lot_id = $1 and round = $2 and status = 'cancel' limit 1",
    [lotId, round],
  );
  return rows.length > 0;
}

export async function hadLot(
  t: Db,
  lotId: number,
  round: number,
  buyerId: number,
): Promise<boolean> {
  const [found] = await t.query(
    "select 1 from invoices where lot_id = $1 and round = $2 and buyer_id = $3 limit 1",
    [lotId, round, buyerId],
  );
  return found !== undefined;
}

export type Counter = "seller_paper_letters" | "transfer_letters";

export async function markPapersTold(db: Db, invoiceId: number): Promise<boolean> {
  const [found] = await db.query(
    "update invoices set papers_told = true where id = $1 and not papers_told returning 1",
    [invoiceId],
  );
  return found !== undefined;
}

export async function countLetter(
  db: Db,
  counter: Counter,
  invoiceId: number,
  index: number,
): Promise<boolean> {
  const [found] = await db.query(
    `update invoices set ${counter} = $2 + 1 where id = $1 and ${counter} = $2 returning 1`,
    [invoiceId, index],
  );
  return found !== undefined;
}

export async function setDelivered(db: Db, invoiceId: number, delivered: Delivered): Promise<void> {
  await db.query("update invoices set delivered = $2 where id = $1", [invoiceId, delivered]);
}

export async function markDelivery(t: Db, invoiceId: number, delivered: Delivered): Promise<void> {
  await t.query(
    `update invoices set delivered = $2::smallint,
             ready_at = case when $2::smallint = 2 then clock_timestamp() end where id = $1`,
    [invoiceId, delivered],
  );
}

export async function countHandoverTry(t: Db, invoiceId: number): Promise<void> {
  await t.query("update invoices set handover_tries = handover_tries + 1 where id = $1", [
    invoiceId,
  ]);
}

export async function markHandedOver(
  t: Db,
  invoiceId: number,
  delivered: Delivered,
  applies: boolean,
): Promise<void> {
  await t.query(
    "update invoices set delivered = $2, handed_over_at = clock_timestamp(), withdrawal_told = $3 where id = $1",
    [invoiceId, delivered, applies],
  );
}

export async function readStorageCents(t: Db, invoiceId: number): Promise<number> {
  const [row] = await t.query<{ cents: number }>(
    `select coalesce(sum(amount_cents * qty), 0)::float8 as cents from invoice_lines
     where invoice_id = $1 and kind = 'storage'`,
    [invoiceId],
  );
  return row?.cents ?? 0;
}

export async function addStorage(
  t: Db,
  invoiceId: number,
  amountCents: number,
  status: string,
): Promise<void> {
  await t.query(
    `update invoices set total_cents = total_cents + $2, status = $3,
       paid_at = case when $3 = 'paid' then paid_at end where id = $1`,
    [invoiceId, amountCents, status],
  );
}

/** Vehicles whose storage costs something in `noticeDays`, by the terms of their sale or else `freeDays`, and whose buyers do not know it. */
export function readStorageToWarn(
  db: Db,
  of: { freeDays: number; noticeDays: number; limit: number },
): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(
    `select id from invoices where delivered = 2 and not storage_told
       and ready_at <= now() - make_interval(
         days => greatest(0, coalesce((terms -> 'storage' ->> 'free_days')::int, $2::int) - $3::int))
       order by ready_at limit $1`,
    [of.limit, of.freeDays, of.noticeDays],
  );
}

export async function markStorageTold(db: Db, invoiceId: number): Promise<boolean> {
  const [found] = await db.query(
    "update invoices set storage_told = true where id = $1 and not storage_told and delivered = 2 returning 1",
    [invoiceId],
  );
  return found !== undefined;
}

export async function isIssueUntold(db: Db, id: number): Promise<boolean> {
  const [found] = await db.query(
    "select 1 from invoices where id = $1 and not issue_told for update",
    [id],
  );
  return found !== undefined;
}

export async function markIssueTold(db: Db, id: number): Promise<void> {
  await db.query("update invoices set issue_told = true where id = $1", [id]);
}

export async function markReturned(t: Db, invoiceId: number): Promise<void> {
  await t.query("update invoices set returned_at = clock_timestamp() where id = $1", [invoiceId]);
}

/** What an account remembers to have told. */
type Told = "told" | "consent_told" | "billing_asked" | "unpaid_told" | "undelivered_told";

/** Whether something is told for the first time: also where a process that stood still goes on after another has taken its place. */
export async function isFirst(t: Db, invoiceId: number, told: Told): Promise<boolean> {
  const noted = await t.query(
    `update invoices set ${told} = true where id = $1 and not ${told} returning 1`,
    [invoiceId],
  );
  return noted.length > 0;
}

export async function markReminded(
  db: Db,
  id: number,
  reminders: number,
  former: number,
): Promise<boolean> {
  const [found] = await db.query(
    "update invoices set reminders = $2 where id = $1 and reminders = $3 returning 1",
    [id, reminders, former],
  );
  return found !== undefined;
}

export async function releaseLines(t: Db, invoiceId: number): Promise<void> {
  await t.query(
    "update invoice_lines set released_at = clock_timestamp() where invoice_id = $1 and released_at is null",
    [invoiceId],
  );
}

/** The deposit pays so much less of it. */
export async function takeFromDeposit(t: Db, row: InvoiceRow, cents: number): Promise<InvoiceRow> {
  await t.query("update invoices set deposit_cents = deposit_cents - $2 where id = $1", [
    row.id,
    cents,
  ]);
  return { ...row, deposit_cents: row.deposit_cents - cents };
}

/** Writes the settings of sales into all accounts that go by them: a sale goes on by the terms under which it was made. */
export async function freezeSaleTerms(t: Db, settings: object): Promise<void> {
  await t.query("update invoices set terms = $1::jsonb where terms is null", [
    JSON.stringify(settings),
  ]);
}

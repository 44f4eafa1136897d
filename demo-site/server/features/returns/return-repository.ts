import type { LossStatus, ReturnReason, ReturnStatus } from "martillo/domain";
import { type Db, ms, timestampOf } from "../../platform/db/db";
import type { GivenBack } from "../money";
import { insertFile, type NewFile } from "../files";
import type { ReturnService } from "../sale";

export interface ReturnRow {
  id: number;
  invoice_id: number;
  reason: ReturnReason;
  asked_by: "buyer" | "seller";
  text: string;
  status: ReturnStatus;
  requested_ms: number;
  refund_due_ms: number;
  decided_ms: number | null;
  notes: string;
  appealed: boolean;
  received_ms: number | null;
  km: number | null;
  keys_back: boolean;
  documents_back: boolean;
  received_notes: string;
  refund_cents: number | null;
  services: ReturnService[];
  loss_cents: number;
  refund_notes: string;
  /** Null where nothing is deducted; of a return that was settled before deductions were proposed, too. */
  loss_status: LossStatus | null;
  loss_asked_cents: number;
  /** Why its buyer does not agree, and why the house decided so. */
  loss_dispute: string;
  loss_decision: string;
  /** Until when it may stand as it does, exclusive. */
  loss_due_ms: number | null;
  loss_reminded: boolean;
  backs: GivenBack[];
  closed_ms: number | null;
  letters: number;
}

const COLUMNS = `r.id, r.invoice_id, r.reason, r.asked_by, r.text, r.status, ${ms("r.requested_at")} as requested_ms,
  ${ms("r.refund_due_at")} as refund_due_ms, ${ms("r.decided_at")} as decided_ms, r.notes, r.appealed,
  ${ms("r.received_at")} as received_ms, r.km, r.keys_back, r.documents_back, r.received_notes, r.refund_cents,
  r.services, r.loss_cents, r.refund_notes, r.loss_status, r.loss_asked_cents, r.loss_dispute,
  r.loss_decision, ${ms("r.loss_due_at")} as loss_due_ms, r.loss_reminded, r.backs, ${ms("r.closed_at")} as closed_ms, r.letters`;

const OPEN = "('requested', 'accepted', 'received')";
/** Of `r`: undoing the sale was proposed, and has not been agreed to; nothing of the sale waits for it. */
export const IS_PROPOSAL =
  "(r.reason = 'acuerdo' and r.status in ('requested', 'rejected', 'withdrawn'))";

export async function readReturn(db: Db, id: number): Promise<ReturnRow | undefined> {
  const [row] = await db.query<ReturnRow>(`select ${COLUMNS} from returns r where r.id = $1`, [id]);
  return row;
}

/** Waits for the transaction that has it; its sale is locked. */
export async function lockReturn(t: Db, id: number): Promise<ReturnRow | undefined> {
  await t.query("select 1 from returns where id = $1 for no key update", [id]);
  return readReturn(t, id);
}

/** Of a sale, newest first. */
export function readReturnsOf(db: Db, invoiceId: number): Promise<ReturnRow[]> {
  return db.query(
    `select ${COLUMNS} from returns r where r.invoice_id = $1 order by r.id desc limit 50`,
    [invoiceId],
  );
}

/** A proposal to undo a sale that waits for its answer is over: something else was decided. Its sale is locked. */
export async function dropProposal(t: Db, invoiceId: number): Promise<void> {
  await t.query(
    `update returns set status = 'withdrawn', decided_at = clock_timestamp()
     where invoice_id = $1 and reason = 'acuerdo' and status = 'requested'`,
    [invoiceId],
  );
}

export async function insertReturn(
  t: Db,
  of: Pick<ReturnRow, "invoice_id" | "reason" | "asked_by" | "text" | "status"> & {
    atMs: number;
    refundDueMs: number;
  },
): Promise<ReturnRow> {
  const [row] = await t.query<{ id: number }>(
    `insert into returns (invoice_id, reason, text, status, requested_at, decided_at, refund_due_at, asked_by)
     values ($1, $2, $3, $4, ${timestampOf("$5")},
       case when $4 = 'requested' then null else ${timestampOf("$5")} end, ${timestampOf("$6")}, $7) returning id`,
    [of.invoice_id, of.reason, of.text, of.status, of.atMs, of.refundDueMs, of.asked_by],
  );
  return required(row && (await readReturn(t, row.id)));
}

/** What the steps of a return change. */
export type ReturnChange = Partial<
  Pick<
    ReturnRow,
    | "status"
    | "notes"
    | "appealed"
    | "km"
    | "keys_back"
    | "documents_back"
    | "received_notes"
    | "refund_cents"
    | "services"
    | "loss_cents"
    | "refund_notes"
    | "loss_status"
    | "loss_asked_cents"
    | "loss_dispute"
    | "loss_decision"
    | "loss_due_ms"
    | "loss_reminded"
    | "backs"
  >
>;

/** Writes what has changed; `at`: the moment that is noted. */
export async function updateReturn(
  t: Db,
  row: ReturnRow,
  change: ReturnChange,
  at?: "decided" | "received" | "closed",
): Promise<ReturnRow> {
  const next = { ...row, ...change };
  await t.query(
    `update returns set status = $2, notes = $3, appealed = $4, km = $5, keys_back = $6, documents_back = $7,
       received_notes = $8, refund_cents = $9, services = $10::jsonb, loss_cents = $11, refund_notes = $12,
       backs = $13::jsonb, loss_status = $15, loss_asked_cents = $16, loss_dispute = $17, loss_decision = $18,
       loss_due_at = ${timestampOf("$19")}, loss_reminded = $20,
       decided_at = case when $14::text = 'decided' then clock_timestamp() else decided_at end,
       received_at = case when $14::text = 'received' then clock_timestamp() else received_at end,
       closed_at = case when $14::text = 'closed' then clock_timestamp() else closed_at end
     where id = $1`,
    [
      row.id,
      next.status,
      next.notes,
      next.appealed,
      next.km,
      next.keys_back,
      next.documents_back,
      next.received_notes,
      next.refund_cents,
      JSON.stringify(next.services),
      next.loss_cents,
      next.refund_notes,
      JSON.stringify(next.backs),
      at ?? null,
      next.loss_status,
      next.loss_asked_cents,
      next.loss_dispute,
      next.loss_decision,
      next.loss_due_ms,
      next.loss_reminded,
    ],
  );
  return required(await readReturn(t, row.id));
}

export interface ReturnFileRow {
  id: number;
  return_id: number;
  invoice_id: number;
  side: "buyer" | "seller";
  /** `loss`: it proves that the vehicle has lost value, or that it has not. */
  about: "return" | "loss";
  file_id: number;
  name: string;
  type: string;
  bytes: number;
}

const FILE_COLUMNS =
  "f.id, f.return_id, r.invoice_id, f.side, f.about, f.file_id, f.name, f.type, f.bytes";

export function readReturnFiles(db: Db, ids: readonly number[]): Promise<ReturnFileRow[]> {
  return db.query(
    `select ${FILE_COLUMNS} from return_files f join returns r on r.id = f.return_id
     where f.return_id = any($1::bigint[]) order by f.id`,
    [ids],
  );
}

export async function readReturnFile(db: Db, id: number): Promise<ReturnFileRow | undefined> {
  const [row] = await db.query<ReturnFileRow>(
    `select ${FILE_COLUMNS} from return_files f join returns r on r.id = f.return_id where f.id = $1`,
    [id],
  );
  return row;
}

export async function addReturnFiles(
  t: Db,
  returnId: number,
  files: readonly NewFile[],
  { side, about = "return" }: { side: "buyer" | "seller"; about?: ReturnFileRow["about"] },
): Promise<void> {
  for (const file of files) {
    await t.query(
      "insert into return_files (return_id, side, about, file_id, name, type, bytes) values ($1, $2, $3, $4, $5, $6, $7)",
      [returnId, side, about, await insertFile(t, file), file.name, file.type, file.bytes.length],
    );
  }
}

function required(row: ReturnRow | undefined): ReturnRow {
  if (!row) throw new Error("martillo: a return that was written is not there");
  return row;
}

/** Whether a return of a sale is open, or has decided over its money. */
export async function readReturnState(
  db: Db,
  invoiceId: number,
): Promise<"open" | "decided" | undefined> {
  const [found] = await db.query<{ is_decided: boolean }>(
    `select status = 'received' and refund_cents is not null as is_decided from returns
     where invoice_id = $1 and status in ${OPEN} order by 1 desc limit 1`,
    [invoiceId],
  );
  return found && (found.is_decided ? "decided" : "open");
}

/** One page of the returns of a side, newest first, and how many there are. `ownerId` null: of everybody. */
export async function readReturnIds(
  db: Db,
  of: {
    side: "buyer" | "seller";
    ownerId: number | null;
    invoiceId: number | null;
    status: { values: readonly string[]; isIn: boolean } | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ ids: number[]; total: number }> {
  const where = `($1::bigint is null or ${of.side === "buyer" ? "i.buyer_id" : "i.seller_id"} = $1)
    and ($2::bigint is null or r.invoice_id = $2)
    and ($3::json is null or (r.status in (select * from json_array_elements_text($3::json))) = $4::boolean)`;
  const values = [
    of.ownerId,
    of.invoiceId,
    of.status ? JSON.stringify(of.status.values) : null,
    of.status?.isIn ?? true,
  ];
  const rows = await db.query<{ id: number }>(
    `select r.id from returns r join invoices i on i.id = r.invoice_id where ${where}
     order by r.id desc limit $5 offset $6`,
    [...values, of.limit, of.offset],
  );
  const [count] = await db.query<{ count: number }>(
    `select count(*)::int as count from returns r join invoices i on i.id = r.invoice_id where ${where}`,
    values,
  );
  return { ids: rows.map(({ id }) => id), total: count?.count ?? 0 };
}

/** So many days before a deduction is settled by the clock, who may speak is reminded. */
const LOSS_REMINDER_DAYS = 4;

export function readToClose(db: Db, atOnce: number): Promise<{ id: number; invoice_id: number }[]> {
  return db.query<{ id: number; invoice_id: number }>(
    `select r.id, r.invoice_id from returns r
     join invoices i on i.id = r.invoice_id
     where r.status = 'received' and r.refund_cents is not null
       and (i.returned_at is null or r.loss_status is null or r.loss_status not in ('proposed', 'disputed')) and not exists (
       select 1 from json_to_recordset(r.backs::json) as b ("refundId" bigint)
       join refunds f on f.id = b."refundId" where f.status in ('requested', 'sent'))
     order by r.id limit $1`,
    [atOnce],
  );
}

export function readToLapse(db: Db, atOnce: number): Promise<{ id: number; invoice_id: number }[]> {
  return db.query<{ id: number; invoice_id: number }>(
    `select id, invoice_id from returns
     where reason = 'acuerdo' and status = 'requested' and refund_due_at <= now() order by id limit $1`,
    [atOnce],
  );
}

export function readToRemind(
  db: Db,
  atOnce: number,
  index: number,
  days: 0 | -4,
): Promise<{ id: number; invoice_id: number }[]> {
  return db.query<{ id: number; invoice_id: number }>(
    `select id, invoice_id from returns
       where reason <> 'acuerdo' and status in ('requested', 'accepted', 'received') and refund_cents is null and letters = $2
         and refund_due_at <= now() - make_interval(days => $3::int) order by refund_due_at limit $1`,
    [atOnce, index, days],
  );
}

export function readLossesOver(
  db: Db,
  atOnce: number,
): Promise<{ id: number; invoice_id: number }[]> {
  return db.query<{ id: number; invoice_id: number }>(
    `select id, invoice_id from returns
     where loss_status in ('proposed', 'disputed') and loss_due_at <= now()
       -- what goes back waits for a bank that is asked for the same money
       and not exists (select 1 from disputes x join payments p on p.id = x.payment_id
         where x.status = 'open' and p.purpose = 'invoice' and p.ref = returns.invoice_id::text)
     order by loss_due_at limit $1`,
    [atOnce],
  );
}

export function readLossesNear(
  db: Db,
  atOnce: number,
): Promise<{ id: number; invoice_id: number }[]> {
  return db.query<{ id: number; invoice_id: number }>(
    `select id, invoice_id from returns
     where loss_status in ('proposed', 'disputed') and not loss_reminded
       and loss_due_at <= now() + make_interval(days => $2::int) order by loss_due_at limit $1`,
    [atOnce, LOSS_REMINDER_DAYS],
  );
}

export async function setLetters(db: Db, ofId: number, letters: number): Promise<void> {
  await db.query("update returns set letters = $2 where id = $1", [ofId, letters]);
}

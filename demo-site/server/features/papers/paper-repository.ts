import type { SalePaper } from "martillo/contract";
import type { PaperStatus } from "martillo/domain";
import { type Db, ms } from "../../platform/db/db";
import { dropFile, insertFile, type NewFile } from "../files";

export interface PaperRow {
  id: number;
  invoice_id: number;
  lot_id: number;
  buyer_id: number;
  title: string;
  kind: SalePaper["kind"];
  status: PaperStatus;
  owed_by: "buyer" | "seller";
  due_ms: number;
  file_id: number | null;
  file_name: string | null;
  file_type: string | null;
  file_bytes: number | null;
  uploaded_ms: number | null;
  returned_ms: number | null;
  notes: string;
  now_ms: number;
}

const COLUMNS = `p.id, p.invoice_id, i.lot_id, i.buyer_id, l.title, p.kind, p.status, p.owed_by,
  ${ms("p.due_at")} as due_ms, p.file_id, p.file_name, p.file_type, p.file_bytes,
  ${ms("p.uploaded_at")} as uploaded_ms, ${ms("i.returned_at")} as returned_ms, p.notes, ${ms("clock_timestamp()")} as now_ms`;
const TABLES =
  "sale_papers p join invoices i on i.id = p.invoice_id join lots l on l.id = i.lot_id";

/** Missing ones first of each sale, newest sales first. */
const ORDER = `p.invoice_id desc, array_position(array['missing', 'uploaded', 'verified', 'handed_over'], p.status), p.id`;

export interface PaperQuery {
  /** The person whose purchases and sales are read. */
  buyerId: number;
  ownerId: number;
  /** Null: of all of them. */
  invoiceId: number | null;
  isStaff: boolean;
  page: number;
  limit: number;
}

/** Papers of a person's purchases and sales; staff see those of a sale that they name. No side owes one of a returned vehicle any more. */
export async function readPapers(
  db: Db,
  of: PaperQuery,
): Promise<{ rows: PaperRow[]; total: number }> {
  const where = `($1::bigint is null or p.invoice_id = $1) and i.status <> 'cancel'
    and (i.returned_at is null or p.status <> 'missing')
    and (i.buyer_id = $2 or i.seller_id = $3 or ($4::boolean and $1::bigint is not null))`;
  const values = [of.invoiceId, of.buyerId, of.ownerId, of.isStaff];
  const rows = await db.query<PaperRow>(
    `select ${COLUMNS} from ${TABLES} where ${where} order by ${ORDER} limit $5 offset $6`,
    [...values, of.limit, (of.page - 1) * of.limit],
  );
  const [count] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${TABLES} where ${where}`,
    values,
  );
  return { rows, total: count?.count ?? 0 };
}

/** When the vehicle of a sale was given back, for those who may see its papers; null for what was not returned. */
export async function readReturned(
  db: Db,
  invoiceId: number,
  of: Pick<PaperQuery, "buyerId" | "ownerId" | "isStaff">,
): Promise<number | null> {
  const [row] = await db.query<{ returned_ms: number | null }>(
    `select ${ms("i.returned_at")} as returned_ms from invoices i
     where i.id = $1 and (i.buyer_id = $2 or i.seller_id = $3 or $4::boolean)`,
    [invoiceId, of.buyerId, of.ownerId, of.isStaff],
  );
  return row?.returned_ms ?? null;
}

/** A paper of a sale. */
export async function readPaper(
  db: Db,
  of: { invoiceId: number; kind: string } | { id: number },
): Promise<PaperRow | undefined> {
  const [row] =
    "id" in of
      ? await db.query<PaperRow>(`select ${COLUMNS} from ${TABLES} where p.id = $1`, [of.id])
      : await db.query<PaperRow>(
          `select ${COLUMNS} from ${TABLES} where p.invoice_id = $1 and p.kind = $2`,
          [of.invoiceId, of.kind],
        );
  return row;
}

/** Keeps a file for a paper in the place of the one that it had. */
export async function putFile(t: Db, paper: PaperRow, file: NewFile): Promise<void> {
  const id = await insertFile(t, file);
  await t.query(
    `update sale_papers set status = 'uploaded', file_id = $2, file_name = $3, file_type = $4, file_bytes = $5,
       uploaded_at = clock_timestamp(), notes = '' where id = $1`,
    [paper.id, id, file.name, file.type, file.bytes.length],
  );
  await dropFile(t, paper.file_id);
}

/** The seller has ten days, as for the notice of the sale (RGV 32.1); the buyer thirty for the new permit (RGV 32.3). */
const SELLER_DAYS = 10;

const BUYER_DAYS = 30;

export async function insertPapers(t: Db, invoiceId: number, papers: unknown): Promise<void> {
  await t.query(
    `insert into sale_papers (invoice_id, kind, owed_by, due_at)
     select $1, kind, owed_by, clock_timestamp()
       + make_interval(days => case when owed_by = 'seller' then ${SELLER_DAYS} else ${BUYER_DAYS} end)
     from json_to_recordset($2::json) as p (kind text, owed_by text)
     on conflict (invoice_id, kind) do nothing`,
    [invoiceId, JSON.stringify(papers)],
  );
}

/** What the law counts from the day of handing over begins now. */
export async function startPaperClocks(t: Db, invoiceId: number): Promise<void> {
  await t.query(
    `update sale_papers set due_at = clock_timestamp()
       + make_interval(days => case when owed_by = 'seller' then ${SELLER_DAYS} else ${BUYER_DAYS} end)
     where invoice_id = $1 and kind in ('notificacion_venta', 'justificante_transferencia', 'modelo_620')`,
    [invoiceId],
  );
}

export async function clearPaper(
  t: Db,
  paperId: number,
  status: string,
  notes: string,
): Promise<void> {
  await t.query(
    `update sale_papers set status = $2, notes = $3, file_id = null, file_name = null, file_type = null,
         file_bytes = null, uploaded_at = null where id = $1`,
    [paperId, status, notes],
  );
}

export async function setPaperStatus(t: Db, paperId: number, status: string): Promise<void> {
  await t.query("update sale_papers set status = $2 where id = $1", [paperId, status]);
}

export async function verifyPaper(t: Db, paperId: number): Promise<void> {
  await t.query("update sale_papers set status = 'verified' where id = $1", [paperId]);
}

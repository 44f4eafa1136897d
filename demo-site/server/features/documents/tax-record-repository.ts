import { type Db, ms } from "../../platform/db/db";
import { DOCUMENT_NUMBER, type DocumentHead } from "./register";

const AT_ONCE = 100;

/** The part of a document that is told, for a sale as for a payment. */
interface ToldSnapshot extends DocumentHead {
  title: string;
  buyer: { company?: string; name: string; nif: string };
}

export async function writeAnswer(
  db: Db,
  values: { id: number; status: string; code: string; message: string },
): Promise<void> {
  await db.query(
    `update tax_records set status = $2, code = $3, message = $4, answered_at = clock_timestamp()
         where document_id = $1`,
    [values.id, values.status, values.code, values.message],
  );
}

export function readWaitingRows(db: Db) {
  return db.query<{
    id: number;
    record: string;
    huella: string;
    attempt: number;
    snapshot: ToldSnapshot;
  }>(
    `select d.id, d.record, d.huella, d.snapshot, r.attempt from tax_records r join invoice_documents d on d.id = r.document_id
     where r.status = 'waiting' order by d.id limit ${AT_ONCE}`,
  );
}

interface TaxRecordRow {
  document_id: number;
  invoice_id: number | null;
  payment_id: number | null;
  document_number: string;
  kind: "invoice" | "correction";
  issued_ms: number;
  buyer_name: string;
  total_cents: number;
  status: "waiting" | "accepted" | "accepted_with_errors" | "rejected";
  code: string;
  message: string;
  answered_ms: number | null;
  attempt: number;
}

const LISTS = {
  attention: "r.status in ('rejected', 'accepted_with_errors')",
  waiting: "r.status = 'waiting'",
  all: "true",
} as const;

export function readTaxRecords(
  db: Db,
  list: keyof typeof LISTS,
  limit: number,
  offset: number,
): Promise<TaxRecordRow[]> {
  return db.query<TaxRecordRow>(
    `select d.id as document_id, d.invoice_id, d.payment_id, ${DOCUMENT_NUMBER} as document_number, d.kind,
       ${ms("d.issued_at")} as issued_ms,
       coalesce(nullif(d.snapshot -> 'buyer' ->> 'company', ''), d.snapshot -> 'buyer' ->> 'name') as buyer_name,
       (d.snapshot -> 'totals' ->> 'totalCents')::bigint as total_cents, r.status, r.code, r.message,
       ${ms("r.answered_at")} as answered_ms, r.attempt
     from tax_records r join invoice_documents d on d.id = r.document_id
     where ${LISTS[list]} order by d.id desc limit $1 offset $2`,
    [limit, offset],
  );
}

export async function countTaxRecords(db: Db): Promise<Record<keyof typeof LISTS, number>> {
  const [counts] = await db.query<{ attention: number; waiting: number; all: number }>(
    `select count(*) filter (where ${LISTS.attention})::int as attention,
       count(*) filter (where ${LISTS.waiting})::int as waiting, count(*)::int as all
     from tax_records r`,
  );
  return counts ?? { attention: 0, waiting: 0, all: 0 };
}

export function sendAgain(t: Db, documentIds: number[]): Promise<{ document_id: number }[]> {
  return t.query<{ document_id: number }>(
    `update tax_records set status = 'waiting', attempt = attempt + 1
       where document_id = any($1::bigint[]) and status = 'rejected' returning document_id`,
    [documentIds],
  );
}

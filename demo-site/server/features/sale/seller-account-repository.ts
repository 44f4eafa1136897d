import type { ReturnService } from "./correction";
import type { Db } from "../../platform/db/db";
import type { SellerEntry } from "../money";
import { DOCUMENT_NUMBER } from "../documents";

/** What the documents of a seller's sales come to, and what of it is the seller's: as `invoiceParts` divides a sale. */
export async function readDocumented(
  t: Db,
  sellerId: number,
): Promise<{ soldCents: number; documentsCents: number }> {
  const [row] = await t.query<{ soldCents: number; documentsCents: number }>(
    `select coalesce(sum(case d.kind when 'correction' then -own.cents else own.cents end), 0)::bigint as "soldCents",
       coalesce(sum((d.snapshot -> 'totals' ->> 'totalCents')::bigint), 0)::bigint as "documentsCents"
     from invoices i join invoice_documents d on d.invoice_id = i.id
     cross join lateral (
       select coalesce(sum((line ->> 'amount_cents')::bigint * (line ->> 'qty')::numeric), 0) as cents
       from jsonb_array_elements(d.snapshot -> 'lines') line where line ->> 'kind' in ('vehicle', 'adjustment')) own
     where i.seller_id = $1`,
    [sellerId],
  );
  return row ?? { soldCents: 0, documentsCents: 0 };
}

export function readReturningRows(
  t: Db,
  sellerId: number,
): Promise<{ invoice_id: number; services: ReturnService[]; loss_cents: number }[]> {
  return t.query<{ invoice_id: number; services: ReturnService[]; loss_cents: number }>(
    `select r.invoice_id, r.services, r.loss_cents from invoices i join returns r on r.invoice_id = i.id
     where i.seller_id = $1 and i.status <> 'cancel' and r.refund_cents is not null and r.status <> 'closed'`,
    [sellerId],
  );
}

export interface DocumentRow {
  id: number;
  invoice_id: number;
  kind: "invoice" | "correction";
  number: string;
}

/** All documents of the sales of a page, in the order in which they were issued. */
export function readDocuments(t: Db, rows: readonly SellerEntry[]): Promise<DocumentRow[]> {
  return t.query(
    `select d.id, d.invoice_id, d.kind, ${DOCUMENT_NUMBER} as number from invoice_documents d
     where d.invoice_id = any($1::bigint[]) order by d.id`,
    [[...new Set(rows.flatMap(({ invoice_id }) => invoice_id ?? []))]],
  );
}

import type { CommissionAmounts } from "martillo/domain";
import { type Db, ms } from "../../platform/db/db";
import { DOCUMENT_NUMBER } from "../documents";

/** A commission that the house took of a sale. Amounts in cents. */
export interface CommissionRow {
  id: number;
  invoice_id: number;
  seller_id: number;
  net_cents: number;
  vat_cents: number;
}

const COLUMNS = "id, invoice_id, seller_id, net_cents, vat_cents";

/** What stands of a sale: taken and not given back. */
export async function readStanding(t: Db, invoiceId: number): Promise<CommissionRow | undefined> {
  const [row] = await t.query<CommissionRow>(
    `select ${COLUMNS} from seller_commissions where invoice_id = $1 and back_at is null`,
    [invoiceId],
  );
  return row;
}

/** Writes what is taken of a sale. Undefined where something stands already. */
export async function insertCommission(
  t: Db,
  of: { invoiceId: number; sellerId: number } & CommissionAmounts,
): Promise<CommissionRow | undefined> {
  const [row] = await t.query<CommissionRow>(
    `insert into seller_commissions (invoice_id, seller_id, net_cents, vat_cents) values ($1, $2, $3, $4)
     on conflict (invoice_id) where back_at is null do nothing returning ${COLUMNS}`,
    [of.invoiceId, of.sellerId, of.netCents, of.vatCents],
  );
  return row;
}

export async function markGivenBack(t: Db, id: number): Promise<void> {
  await t.query("update seller_commissions set back_at = clock_timestamp() where id = $1", [id]);
}

/** A commission of which a document is still to be issued. */
export interface UnsaidRow extends CommissionRow {
  title: string;
  document_number: string | null;
  taken_ms: number;
  documents: number;
}

/** The next of them, locked; another process takes another one. */
export async function takeUnsaid(t: Db): Promise<UnsaidRow | undefined> {
  const [row] = await t.query<UnsaidRow>(
    `select c.id, c.invoice_id, c.seller_id, c.net_cents, c.vat_cents, c.documents, ${ms("c.taken_at")} as taken_ms, l.title,
       (select ${DOCUMENT_NUMBER} from invoice_documents d
         where d.invoice_id = i.id and d.kind = 'invoice' order by d.id limit 1) as document_number
     from seller_commissions c join invoices i on i.id = c.invoice_id join lots l on l.id = i.lot_id
     where c.documents < case when c.back_at is null then 1 else 2 end
     order by c.id limit 1 for update of c skip locked`,
  );
  return row;
}

export async function countDocument(t: Db, id: number): Promise<void> {
  await t.query("update seller_commissions set documents = documents + 1 where id = $1", [id]);
}

import { type CorrectedDocument, DOCUMENT_NUMBER, type DocumentHead } from "../documents";
import { type Db, ms } from "../../platform/db/db";
import type { Party } from "./party-repository";
import type { VehicleData } from "./line-texts";
import type { LineRow } from "./invoice-repository";

/** What the document of a sale says, as it was issued. */
export interface DocumentSnapshot extends DocumentHead {
  soldAtMs: number;
  buyer: Party;
  seller: Party;
  /** 1 for an auction; not known of documents from before it was kept. */
  auction?: 0 | 1;
  title: string;
  /** Not kept of documents from before it was asked for. */
  vehicle?: VehicleData;
  /** Where it is collected; not kept of documents from before it was asked for. */
  pickupPlace?: string;
  /** True where the seller is a person; the buyer pays the tax of transfers then. */
  isPrivateSale?: boolean;
  lines: readonly LineRow[];
}

export function readDocumentsToCorrect(
  t: Db,
  invoiceId: number,
): Promise<(CorrectedDocument & { id: number })[]> {
  return t.query<CorrectedDocument & { id: number }>(
    `select d.id, ${DOCUMENT_NUMBER} as number, ${ms("d.issued_at")} as "atMs"
     from invoice_documents d where d.invoice_id = $1 and d.kind = 'invoice' order by d.id`,
    [invoiceId],
  );
}

export interface Issued {
  snapshot: DocumentSnapshot;
  huella: string;
}

/** The last document over an account, as it was issued; undefined while there is none. */
export async function readIssued(db: Db, invoiceId: number): Promise<Issued | undefined> {
  const [row] = await db.query<Issued>(
    "select snapshot, huella from invoice_documents where invoice_id = $1 order by id desc limit 1",
    [invoiceId],
  );
  return row;
}

/** The first document over an account, by whose number it is known; undefined while there is none. */
export async function readFirst(db: Db, invoiceId: number): Promise<Issued | undefined> {
  const [row] = await db.query<Issued>(
    "select snapshot, huella from invoice_documents where invoice_id = $1 order by id limit 1",
    [invoiceId],
  );
  return row;
}

/** One document over a sale by its id; undefined for what is none. */
export async function readSaleDocument(
  db: Db,
  id: number,
): Promise<(Issued & { invoice_id: number }) | undefined> {
  const [row] = await db.query<Issued & { invoice_id: number }>(
    "select invoice_id, snapshot, huella from invoice_documents where id = $1 and invoice_id is not null",
    [id],
  );
  return row;
}

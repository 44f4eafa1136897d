/** Which documents there are over sales and payments. */
import type { IssuedDocument } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import { type Db, ms } from "../../platform/db/db";
import { type CorrectedDocument, DOCUMENT_NUMBER, type DocumentHead } from "./register";

/** The documents over several sales, payments or commissions, by the id of each, in the order in which they were issued. */
export async function readDocuments(
  db: Db,
  over: "invoice" | "payment" | "commission",
  ids: readonly number[],
): Promise<ReadonlyMap<number, IssuedDocument[]>> {
  const rows = await db.query<{
    id: number;
    of_id: number;
    number: string;
    kind: IssuedDocument["kind"];
    is_invoice: boolean;
    issued_ms: number;
    total_cents: number;
  }>(
    `select d.id, d.${over}_id as of_id, ${DOCUMENT_NUMBER} as number, d.kind, d.snapshot ->> 'invoicing' = 'factura' as is_invoice,
       ${ms("d.issued_at")} as issued_ms, (d.snapshot -> 'totals' ->> 'totalCents')::bigint as total_cents
     from invoice_documents d where d.${over}_id = any($1::bigint[]) order by d.id`,
    [ids],
  );
  const byId = new Map<number, IssuedDocument[]>();
  for (const { of_id, issued_ms, total_cents, is_invoice, ...row } of rows) {
    const document = {
      ...row,
      is_invoice: is_invoice ? (1 as const) : (0 as const),
      issued_at: issued_ms,
      total: toDecimal(total_cents),
    };
    byId.set(of_id, [...(byId.get(of_id) ?? []), document]);
  }
  return byId;
}

/** To whom a document goes, as it names them. */
export interface Recipient {
  name: string;
  nif: string;
  address: string;
}

/** What the document of a payment says besides what all documents say. */
export interface SaidOfPayment {
  /** "Plan Profesional, mensual". */
  title: string;
  /** Without its recipient [RD 1619/2012, 4 and 7]. */
  isSimplified: boolean;
  /** Empty of a simplified one. */
  buyer: Recipient;
  /** Without tax; of a correction below zero. */
  lines: readonly { label: string; netCents: number }[];
}

/** The document of a payment, as it was issued. */
export type PaymentSnapshot = DocumentHead & SaidOfPayment;

/** What an account pays the house for. */
export type ServiceOf = { paymentId: number } | { commissionId: number };

export async function readServiceDocumentToCorrect(
  t: Db,
  of: ServiceOf,
): Promise<(CorrectedDocument & { id: number; snapshot: PaymentSnapshot }) | undefined> {
  const [row] = await t.query<CorrectedDocument & { id: number; snapshot: PaymentSnapshot }>(
    `select d.id, ${DOCUMENT_NUMBER} as number, ${ms("d.issued_at")} as "atMs", d.snapshot
     from invoice_documents d where (d.payment_id = $1 or d.commission_id = $2) and d.kind = 'invoice'`,
    ["paymentId" in of ? of.paymentId : null, "commissionId" in of ? of.commissionId : null],
  );
  return row;
}

/** The data of a document that was issued over a payment or a commission. */
export interface IssuedPayment {
  /** Of a commission its seller. */
  payer_id: number;
  snapshot: PaymentSnapshot;
  huella: string;
}

/** The document of a payment or a commission by its id; undefined for what is none. */
export async function readPaymentDocument(db: Db, id: number): Promise<IssuedPayment | undefined> {
  const [row] = await db.query<IssuedPayment>(
    `select coalesce(p.user_id, c.seller_id) as payer_id, d.snapshot, d.huella from invoice_documents d
     left join payments p on p.id = d.payment_id left join seller_commissions c on c.id = d.commission_id
     where d.id = $1 and d.invoice_id is null`,
    [id],
  );
  return row;
}

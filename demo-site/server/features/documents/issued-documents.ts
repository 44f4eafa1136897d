/** Which documents there are over sales and payments. */
import type { IssuedDocument } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import { type Db, ms } from "../../platform/db/db";
import { DOCUMENT_NUMBER } from "./register";

/** The documents over several sales or payments, by the id of each, in the order in which they were issued. */
export async function readDocuments(
  db: Db,
  over: "invoice" | "payment",
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

/** What staff do about records of invoices to which the tax office said something. */
import type { customTaxRecords, customTaxRecordsAgain } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { ms } from "../../platform/db/db";
import { displayRange } from "../../platform/lists/display-range";
import { noteDeed } from "../../platform/security/audit";
import { DOCUMENT_NUMBER } from "../documents";

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

export const taxRecords: Handler<typeof customTaxRecords> = async (
  { page, limit, list },
  { db, ports },
) => {
  const rows = await db.query<TaxRecordRow>(
    `select d.id as document_id, d.invoice_id, d.payment_id, ${DOCUMENT_NUMBER} as document_number, d.kind,
       ${ms("d.issued_at")} as issued_ms,
       coalesce(nullif(d.snapshot -> 'buyer' ->> 'company', ''), d.snapshot -> 'buyer' ->> 'name') as buyer_name,
       (d.snapshot -> 'totals' ->> 'totalCents')::bigint as total_cents, r.status, r.code, r.message,
       ${ms("r.answered_at")} as answered_ms, r.attempt
     from tax_records r join invoice_documents d on d.id = r.document_id
     where ${LISTS[list]} order by d.id desc limit $1 offset $2`,
    [limit, (page - 1) * limit],
  );
  const [counts] = await db.query<{ attention: number; waiting: number; all: number }>(
    `select count(*) filter (where ${LISTS.attention})::int as attention,
       count(*) filter (where ${LISTS.waiting})::int as waiting, count(*)::int as all
     from tax_records r`,
  );
  const all = counts ?? { attention: 0, waiting: 0, all: 0 };
  return {
    records: rows.map(({ issued_ms, answered_ms, total_cents, ...row }) => ({
      ...row,
      issued_at: issued_ms,
      answered_at: answered_ms,
      total_amount: toDecimal(total_cents),
    })),
    totalRecords: all[list],
    setDisp: displayRange(page, limit, rows.length, all[list]),
    counts: all,
    sends: ports.verifactu ? 1 : 0,
  };
};

/** Once what was wrong is put right: the next look by the clock sends them. What is registered, though with errors, is not sent twice. */
export const taxRecordsAgain: Handler<typeof customTaxRecordsAgain> = ({ document_ids }, ctx) => {
  if (!ctx.ports.verifactu) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  return ctx.db.tx(async (t) => {
    const rows = await t.query<{ document_id: number }>(
      `update tax_records set status = 'waiting', attempt = attempt + 1
       where document_id = any($1::bigint[]) and status = 'rejected' returning document_id`,
      [document_ids],
    );
    const sent = rows.map(({ document_id }) => document_id);
    if (sent.length === 0) throw new ApiFault("ILLEGAL_TRANSITION");
    await noteDeed(t, ctx.requireViewer(), "tax records sent again", { documents: sent });
    return { document_ids: sent };
  });
};

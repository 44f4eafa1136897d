/** What staff do about records of invoices to which the tax office said something. */
import type { customTaxRecords, customTaxRecordsAgain } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { noteDeed } from "../../platform/security/audit";
import { countTaxRecords, readTaxRecords, sendAgain } from "./tax-record-repository";

export const taxRecords: Handler<typeof customTaxRecords> = async (
  { page, limit, list },
  { db, ports },
) => {
  const rows = await readTaxRecords(db, list, limit, (page - 1) * limit);
  const all = await countTaxRecords(db);
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

/**
 * To be called once the fault is put right: the next look by the clock sends them. A registered record, even one with errors, is not sent
 * twice.
 */
export const taxRecordsAgain: Handler<typeof customTaxRecordsAgain> = ({ document_ids }, ctx) => {
  if (!ctx.ports.verifactu) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  return ctx.db.tx(async (t) => {
    const rows = await sendAgain(t, document_ids);
    const sent = rows.map(({ document_id }) => document_id);
    if (sent.length === 0) throw new ApiFault("ILLEGAL_TRANSITION");
    await noteDeed(t, ctx.requireViewer(), "tax records sent again", { documents: sent });
    return { document_ids: sent };
  });
};

/**
 * The documents of commissions. They are issued after the payment, in a transaction of their own: a number is the last lock of its transaction,
 * and a payment may settle several sales.
 */
import type { Services } from "../../platform/call/context";
import { withRetries } from "../../platform/db/retry";
import { correctCommission, issueCommission } from "../documents";
import { readProfileRecipient, readSaleSettings } from "../sale";
import { countDocument, takeUnsaid, type UnsaidRow } from "./commission-repository";

/** Issues all that are missing. */
export async function issueCommissionDocuments(
  ctx: Pick<Services, "db" | "config">,
): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await withRetries(() => issueNext(ctx));
}

function issueNext({ db, config }: Pick<Services, "db" | "config">): Promise<boolean> {
  return db.tx(async (t) => {
    const row = await takeUnsaid(t);
    if (!row) return false;
    await countDocument(t, row.id);
    const settings = await readSaleSettings(t);
    const of = {
      commissionId: row.id,
      operator: config.operator,
      settings,
      netCents: row.net_cents,
      vatCents: row.vat_cents,
    };
    if (row.documents > 0) {
      await correctCommission(t, of);
      return true;
    }
    const { recipient, isComplete } = await readProfileRecipient(t, row.seller_id);
    const isSimplified = !isComplete && settings.invoicing === "factura";
    await issueCommission(t, {
      ...of,
      recipient: isSimplified ? null : recipient,
      title: titleOf(row),
      lines: [{ label: titleOf(row), netCents: row.net_cents }],
    });
    return true;
  });
}

/** "Comisión de venta: Seat León (2026/000001)". */
function titleOf({ title, document_number: number }: UnsaidRow): string {
  return `Comisión de venta: ${title}${number === null ? "" : ` (${number})`}`;
}

import { type InvoiceEvent, nextInvoice } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { dueOf, type InvoiceRow, updateInvoice } from "./invoice-repository";
import { openPapers } from "./papers/open-papers";
import { noteSale } from "./sale-events";
import type { SaleActor } from "./sale-event-repository";

/**
 * What another sum of payments makes of a locked account, and its line in the log. `noted`: how the log names it where that is not the event's
 * own name. Throws ILLEGAL_TRANSITION.
 */
export async function countPaid(
  t: Db,
  row: InvoiceRow,
  of: {
    paidCents: number;
    event: Extract<InvoiceEvent, "pay" | "unpay">;
    actor: SaleActor;
    noted?: string;
    reason?: string;
  },
): Promise<InvoiceRow> {
  const { paidCents, event, actor, noted = event, reason = "" } = of;
  const dueCents = dueOf({ ...row, paid_cents: paidCents });
  const status = nextInvoice({ status: row.status, dueCents, paidCents }, event);
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  const written = await updateInvoice(t, row, {
    status,
    paidCents,
    paidAtMs: status === "paid" ? await databaseNow(t) : null,
  });
  if (status === "paid") await openPapers(t, row);
  await noteSale(t, row.id, actor, { event: noted, from: row.status, to: status, reason });
  return written;
}

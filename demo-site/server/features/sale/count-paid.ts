import { type InvoiceEvent, nextInvoice } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { databaseNow } from "../../platform/db/clock";
import type { SendContext } from "../../platform/mail/send";
import { dueOf, type InvoiceRow, updateInvoice } from "./invoice-repository";
import { noteSale } from "./sale-events";
import type { SaleActor } from "./sale-event-repository";
import type { SaleContext } from "./sale-listener";

/**
 * What another sum of payments makes of a locked account, and its line in the log. `noted`: how the log names it where that is not the event's
 * own name. Throws ILLEGAL_TRANSITION.
 */
export async function countPaid(
  ctx: SendContext & SaleContext,
  row: InvoiceRow,
  of: {
    paidCents: number;
    event: Extract<InvoiceEvent, "pay" | "unpay">;
    actor: SaleActor;
    noted?: string;
    reason?: string;
  },
): Promise<InvoiceRow> {
  const { db: t } = ctx;
  const { paidCents, event, actor, noted = event, reason = "" } = of;
  const dueCents = dueOf({ ...row, paid_cents: paidCents });
  const status = nextInvoice({ status: row.status, dueCents, paidCents }, event);
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  const written = await updateInvoice(t, row, {
    status,
    paidCents,
    paidAtMs: status === "paid" ? await databaseNow(t) : null,
  });
  if (status === "paid") await tellPaid(ctx, written);
  else if (event === "unpay") {
    for (const listener of ctx.saleListeners) await listener.unpaid?.(ctx, written);
  }
  await noteSale(t, row.id, actor, { event: noted, from: row.status, to: status, reason });
  return written;
}

/** Tells other features that the last of a sale was paid. `row`: the account as it is then. */
export async function tellPaid(ctx: SendContext & SaleContext, row: InvoiceRow): Promise<void> {
  for (const listener of ctx.saleListeners) await listener.paid?.(ctx, row);
}

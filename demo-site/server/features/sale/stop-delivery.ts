import { nextDelivery } from "martillo/domain";
import type { SendContext } from "../../platform/mail/send";
import { type InvoiceRow, setDelivered } from "./invoice-repository";
import type { SaleActor } from "./sale-event-repository";
import type { SaleContext } from "./sale-listener";

/** The vehicle of a sale is not handed over any more: its delivery is over, and so is what was arranged for it. The account is locked. */
export async function stopDelivery(
  ctx: SendContext & SaleContext,
  row: InvoiceRow,
  of: { actor: SaleActor; reason: string },
): Promise<void> {
  const delivered = nextDelivery(row.delivered, "cancel");
  if (delivered !== null) await setDelivered(ctx.db, row.id, delivered);
  for (const listener of ctx.saleListeners) await listener.stopped?.(ctx, row, of);
}

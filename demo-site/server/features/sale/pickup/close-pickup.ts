import { nextDelivery } from "martillo/domain";
import type { SendContext } from "../../../platform/mail/send";
import { type InvoiceRow, setDelivered } from "../invoice-repository";
import type { SaleActor } from "../sale-event-repository";
import { isOpen, readAppointment } from "./appointment-repository";
import { cancelPickup } from "./book";

/** A sale that is called off is not picked up: the place is free, and the delivery is over. The account is locked. */
export async function closePickup(
  ctx: SendContext,
  row: InvoiceRow,
  of: { actor: SaleActor; reason: string },
): Promise<void> {
  const delivered = nextDelivery(row.delivered, "cancel");
  if (delivered !== null) {
    await setDelivered(ctx.db, row.id, delivered);
  }
  const appointment = await readAppointment(ctx.db, row.id);
  if (!appointment || !isOpen(appointment)) return;
  const reason = of.reason || "Venta anulada.";
  // Whoever calls a sale off does so whatever the hour.
  const role = of.actor.role === "buyer" ? "system" : of.actor.role;
  await cancelPickup(ctx, row, { actor: { ...of.actor, role }, reason });
}

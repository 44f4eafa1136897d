import type { SendContext } from "../../platform/mail/send";
import type { InvoiceRow, SaleActor } from "../sale";
import { isOpen, readAppointment } from "./appointment-repository";
import { cancelPickup } from "./book";

/** A vehicle that is not handed over any more is not picked up: the place is free. The account is locked. */
export async function closePickup(
  ctx: SendContext,
  row: InvoiceRow,
  of: { actor: SaleActor; reason: string },
): Promise<void> {
  const appointment = await readAppointment(ctx.db, row.id);
  if (!appointment || !isOpen(appointment)) return;
  const reason = of.reason || "Venta anulada.";
  // Staff or a seller who calls a sale off does so at any hour.
  const role = of.actor.role === "buyer" ? "system" : of.actor.role;
  await cancelPickup(ctx, row, { actor: { ...of.actor, role }, reason });
}

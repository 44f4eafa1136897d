import type { pickupCalendar } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { mayManageLot, ownerIdOf, readSellerOfLot, writePickup } from "../lots";
import { namedDays, readCalendar, readSellerCalendar } from "./calendar";
import { writeSellerCalendar, type CalendarFields } from "./calendar-repository";

/** Reads or sets when a seller's vehicles can be picked up. Appointments that stand are kept. */
export const readPickupCalendar: Handler<typeof pickupCalendar> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const lotId = input.project_id;
  const [lot] = lotId ? await readSellerOfLot(ctx.db, lotId) : [];
  if (lotId && (!lot || !mayManageLot(viewer, lot.seller_id))) throw new ApiFault("NOT_FOUND");
  const sellerId = lot?.seller_id ?? ownerIdOf(viewer);
  if (input.calendar) {
    const fields = tidied(input.calendar);
    if (lotId) {
      await writePickup(ctx.db, lotId, fields);
    } else {
      await writeSellerCalendar(ctx.db, sellerId, fields);
    }
  }
  const read = lotId
    ? await readCalendar(ctx.db, { lot_id: lotId, seller_id: sellerId })
    : await readSellerCalendar(ctx.db, sellerId);
  return { calendar: read.fields, is_default: read.isDefault ? 1 : 0 };
};

function tidied(fields: CalendarFields): CalendarFields {
  const days = namedDays(fields);
  const wrong = days.find((day) => new Date(day).toString() === "Invalid Date");
  if (wrong !== undefined) {
    throw new ApiFault("INVALID_INPUT", {
      fields: { local_pickup_dates: `${wrong} no es un día.` },
    });
  }
  if (fields.local_pickup_start_hour >= fields.local_pickup_end_hour) {
    const text = "La hora de fin debe ser posterior a la de inicio.";
    throw new ApiFault("INVALID_INPUT", { fields: { local_pickup_end_hour: text } });
  }
  return { ...fields, local_pickup_dates: [...new Set(days)].toSorted().join(",") };
}

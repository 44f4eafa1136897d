import type { HandoverRecord, Pickup } from "martillo/contract";
import { HOUSE_ZONE, toDecimal } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import {
  type InvoiceRow,
  owedOf,
  type PartyOf,
  readParties,
  readPickupPlace,
  type SaleParts,
} from "../sale";
import {
  type AppointmentRow,
  isOpen,
  readAppointment,
  toAppointment,
} from "./appointment-repository";
import { readCalendar, readDays } from "./calendar";
import type { Calendar } from "./calendar-repository";
import { readHandover, readHandoverFiles } from "./handover-repository";
import { storageFrom, storagePerDay, storageUntil } from "./storage";

/** So often a wrong code may be told before the house hands over. */
export const CODE_TRIES = 5;

const HOUR_MS = 3_600_000;
const BOOKING = ["book", "move", "book_with_payment"] as const;

/** All about handing over what was sold. */
export async function readPickup(
  db: Db,
  { row, side }: Pick<PartyOf, "row" | "side">,
): Promise<Pickup> {
  const calendar = await readCalendar(db, row);
  const appointment = await readAppointment(db, row.id);
  const { buyer, seller } = await readParties(db, row);
  const other = side === "buyer" ? seller : buyer;
  const actions = actionsOf({ row, side }, calendar, appointment);
  const mayBook = BOOKING.some((action) => actions.includes(action));
  const days = mayBook ? await readDays(db, calendar, row.now_ms) : [];
  const endMs = row.handed_over_ms ?? row.now_ms;
  return {
    invoice_id: row.id,
    project_id: row.lot_id,
    projects_title: row.title,
    side,
    status: row.status,
    total_due_amount: toDecimal(owedOf(row)),
    kilometers: row.km,
    delivered: row.delivered,
    ready_at: row.ready_ms,
    handed_over_at: row.handed_over_ms,
    handover: row.handed_over_ms === null ? null : await readRecord(db, row.id),
    returned_date: row.returned_ms,
    ...calendar.fields,
    dates: days.map(({ date, slots }) => ({
      date,
      slots: slots.map(({ startsAtMs, left }) => ({ start: startsAtMs, left })),
    })),
    timezone: HOUSE_ZONE,
    place: appointment?.place || (await readPickupPlace(db, row)),
    appointmentDetail: appointment ? toAppointment(appointment, side) : null,
    change_before_hours: calendar.settings.change_before_hours,
    storage: {
      free_until: await storageFrom(db, calendar, row.ready_ms),
      per_day: toDecimal(storagePerDay(calendar)),
      amount: toDecimal(await storageUntil(db, calendar, row.ready_ms, endMs)),
    },
    contact: { name: other.company || other.name, phone: other.phone },
    tries_left: side === "seller" ? Math.max(0, CODE_TRIES - row.handover_tries) : null,
    actions,
    server_time: row.now_ms,
  };
}

/** What the viewer of a sale shows of its hand-over. */
export async function readPickupParts(
  db: Db,
  row: InvoiceRow,
  side: "buyer" | "seller",
): Promise<Partial<SaleParts>> {
  const appointment = await readAppointment(db, row.id);
  const handover = row.handed_over_ms === null ? null : await readRecord(db, row.id);
  return {
    appointmentDetail: appointment ? toAppointment(appointment, side) : null,
    ...(handover && { handover }),
  };
}

async function readRecord(db: Db, invoiceId: number): Promise<HandoverRecord | null> {
  const row = await readHandover(db, invoiceId);
  if (!row) return null;
  const files = await readHandoverFiles(db, invoiceId);
  return {
    at: row.at_ms,
    by: row.actor_role,
    km: row.km,
    keys_given: row.keys_given,
    notes: row.notes,
    files: files.map(({ id, name, type, bytes }) => ({ file_id: id, name, type, bytes })),
  };
}

function actionsOf(
  { row, side }: Pick<PartyOf, "row" | "side">,
  calendar: Calendar,
  appointment: AppointmentRow | undefined,
): Pickup["actions"] {
  if (row.status === "cancel" || row.returned_ms !== null || row.delivered >= 3) return [];
  const isBooked = appointment !== undefined && isOpen(appointment);
  const actions: Pickup["actions"] = [];
  const isGiven = calendar.fields.local_pickup_check === 1;
  if (!isBooked && row.status === "paid" && isGiven && side === "buyer") actions.push("book");
  if (isBooked) {
    const isEarly =
      appointment.starts_ms - row.now_ms >= calendar.settings.change_before_hours * HOUR_MS;
    if (side === "buyer" && isEarly) actions.push("move", "cancel");
    if (side === "seller") actions.push("cancel");
  }
  if (side === "seller") {
    if (!isBooked && isGiven && row.status !== "paid") actions.push("book_with_payment");
    if (row.delivered === 0) actions.push("ship");
    if (row.delivered < 2 && row.status === "paid") actions.push("ready");
    if (row.delivered === 2) actions.push("hand_over");
  }
  return actions;
}

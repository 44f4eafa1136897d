import type { appointmentUpdate, InputOf, ParsedInputOf } from "martillo/contract";
import { dayOf, formatEuro, nextAppointment } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { randomDigits } from "../../platform/security/random-digits";
import {
  countRecent,
  dueOf,
  type InvoiceRow,
  noteSale,
  readParties,
  readPickupPlace,
  type SaleActor,
} from "../sale";
import {
  type AppointmentRow,
  isOpen,
  readAppointment,
  setAppointmentStatus,
  writeAppointment,
} from "./appointment-repository";
import { readCalendar, readDays, slotsOf } from "./calendar";
import type { Calendar } from "./calendar-repository";
import { tellAppointment } from "./pickup-letters";
import { freePlace, lockPlaces, takePlace } from "./slot-repository";
import { momentText } from "../../platform/dates/written-dates";

const HOUR_MS = 3_600_000;
const CODE_DIGITS = 6;
/** A buyer takes so many times in a week: each of them writes to both sides. */
const MOST_TIMES = 5;
const TIMES_DAYS = 7;

type Wish = Pick<ParsedInputOf<typeof appointmentUpdate>, "person"> & { startsAtMs: number };
/** What a caller may say of who comes. */
export type Person = NonNullable<InputOf<typeof appointmentUpdate>["person"]>;

type Tools = Pick<CallContext, "db" | "config" | "delivery" | "log">;

/**
 * Books the appointment of a locked account, or moves the one that it has: the new place is taken and the old one is free in the same
 * transaction. An appointment of an unpaid account is booked only where `mayWait`, and waits for its payment. Throws APPOINTMENT_DATE,
 * APPOINTMENT_FULL, APPOINTMENT_TOO_LATE, APPOINTMENT_CHANGED_OFTEN, NOT_PAID, HANDED_OVER, INVOICE_CANCELLED.
 */
export async function bookPickup(
  ctx: Tools,
  row: InvoiceRow,
  wish: Wish,
  { actor, mayWait = false }: { actor: SaleActor; mayWait?: boolean },
): Promise<AppointmentRow> {
  const { db: t } = ctx;
  if (row.status === "cancel") throw new ApiFault("INVOICE_CANCELLED");
  if (row.delivered === 3) throw new ApiFault("HANDED_OVER");
  // Its buyer has withdrawn.
  if (row.delivered === 4) throw new ApiFault("ILLEGAL_TRANSITION");
  const before = await readAppointment(t, row.id);
  const isMove = before !== undefined && isOpen(before);
  if (!isMove && row.status !== "paid" && !mayWait) throw notPaid(row);
  // What both sides agreed on is not moved by one that did not ask for it.
  if (isMove && actor.role !== "buyer") throw new ApiFault("FORBIDDEN");
  const calendar = await readCalendar(t, row);
  const slot = { key: calendar.key, startsAtMs: wish.startsAtMs };
  const isSame = isMove && before.starts_ms === slot.startsAtMs && before.calendar_key === slot.key;
  if (!isSame) {
    if (isMove) requireTime(before, calendar, row.now_ms);
    await requireFewTimes(t, row, actor);
    requireOffered(calendar, slot.startsAtMs, row.now_ms);
    const old = isMove ? { key: before.calendar_key, startsAtMs: before.starts_ms } : null;
    await lockPlaces(t, old ? [old, slot] : [slot]);
    if (!(await takePlace(t, slot, calendar.fields.local_pickup_appt_per_slot))) {
      throw await full(t, calendar, row.now_ms, slot.startsAtMs);
    }
    if (old) await freePlace(t, old);
  }
  const status = before
    ? nextAppointment(before.status, isMove ? "move" : "book_again")
    : row.status === "paid"
      ? "scheduled"
      : "waiting";
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  const { buyer } = await readParties(t, row);
  const written = await writeAppointment(
    t,
    row.id,
    {
      calendarKey: slot.key,
      startsAtMs: slot.startsAtMs,
      minutes: calendar.fields.local_pickup_slot_timeframe,
      status: row.status === "paid" ? status : "waiting",
      personName: wish.person?.name ?? buyer.name,
      personDocument: wish.person?.document_number ?? buyer.nif,
      place: await readPickupPlace(t, row),
    },
    randomDigits(CODE_DIGITS),
  );
  await noteSale(t, row.id, actor, {
    event: isMove ? "pickup_moved" : "pickup_booked",
    from: row.status,
    to: row.status,
    reason: new Date(slot.startsAtMs).toISOString(),
  });
  if (!isSame && written.status === "scheduled") {
    await tellAppointment(ctx, row, written, isMove ? "moved" : "booked");
  }
  return written;
}

/** Books the time that was chosen with a payment, before or with the last of it. */
export async function bookWithPayment(
  ctx: Tools,
  row: InvoiceRow,
  { startsAtMs, actor }: { startsAtMs: number; actor: SaleActor },
): Promise<void> {
  await bookPickup(ctx, row, { startsAtMs, person: undefined }, { actor, mayWait: true });
}

/** Calls the appointment of a locked account off. Throws APPOINTMENT_TOO_LATE for its buyer; the seller's side says why. */
export async function cancelPickup(
  ctx: Tools,
  row: InvoiceRow,
  { actor, reason }: { actor: SaleActor; reason: string },
): Promise<AppointmentRow> {
  const appointment = await readAppointment(ctx.db, row.id);
  if (!appointment) throw new ApiFault("NOT_FOUND");
  const status = nextAppointment(appointment.status, "cancel");
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  if (actor.role === "buyer") {
    requireTime(appointment, await readCalendar(ctx.db, row), row.now_ms);
  } else if (reason === "" && actor.role !== "system") {
    throw new ApiFault("INVALID_INPUT", { fields: { reason: "Required!" } });
  }
  const { calendar_key: key, starts_ms: startsAtMs } = appointment;
  await freePlace(ctx.db, { key, startsAtMs });
  const written = await setAppointmentStatus(ctx.db, appointment, status);
  await noteSale(ctx.db, row.id, actor, {
    event: "pickup_cancelled",
    from: row.status,
    to: row.status,
    reason,
  });
  if (appointment.status === "scheduled") {
    await tellAppointment(ctx, row, written, "cancelled", reason);
  }
  return written;
}

/** What of an account must be paid before its vehicle goes. */
export function notPaid(row: InvoiceRow): ApiFault {
  const minimum = formatEuro(dueOf(row), { whole: false });
  return new ApiFault("NOT_PAID", { values: { minimum } });
}

function requireTime(appointment: AppointmentRow, calendar: Calendar, nowMs: number): void {
  const { change_before_hours: hours } = calendar.settings;
  if (appointment.starts_ms - nowMs >= hours * HOUR_MS) return;
  throw new ApiFault("APPOINTMENT_TOO_LATE", { values: { hours: String(hours) } });
}

async function requireFewTimes(t: Db, row: InvoiceRow, actor: SaleActor): Promise<void> {
  if (actor.role !== "buyer") return;
  const events = ["pickup_booked", "pickup_moved"];
  const times = await countRecent(t, row.id, { role: "buyer", events, days: TIMES_DAYS });
  if (times < MOST_TIMES) return;
  throw new ApiFault("APPOINTMENT_CHANGED_OFTEN", { values: { count: String(times) } });
}

/** What an appointment waited for is paid: it is agreed, and both sides are told. The account is locked. */
export async function confirmPickup(ctx: Tools, row: InvoiceRow): Promise<void> {
  if (row.status !== "paid") return;
  const appointment = await readAppointment(ctx.db, row.id);
  if (appointment?.status !== "waiting" || appointment.starts_ms <= row.now_ms) return;
  const status = nextAppointment(appointment.status, "confirm");
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  await tellAppointment(
    ctx,
    row,
    await setAppointmentStatus(ctx.db, appointment, status),
    "booked",
  );
}

/** Throws APPOINTMENT_DATE for what is not offered, APPOINTMENT_FULL where the last place is gone. */
export async function requirePlace(
  db: Db,
  calendar: Calendar,
  startsAtMs: number,
  nowMs: number,
): Promise<void> {
  requireOffered(calendar, startsAtMs, nowMs);
  const days = await readDays(db, calendar, nowMs);
  const isFree = days.some(({ slots }) => slots.some((slot) => slot.startsAtMs === startsAtMs));
  if (!isFree) throw await full(db, calendar, nowMs, startsAtMs);
}

function requireOffered(calendar: Calendar, startsAtMs: number, nowMs: number): void {
  const offered = slotsOf(calendar, dayOf(startsAtMs), {}, nowMs);
  if (!offered.some((slot) => slot.startsAtMs === startsAtMs)) {
    throw new ApiFault("APPOINTMENT_DATE");
  }
}

async function full(t: Db, calendar: Calendar, nowMs: number, wishedMs: number) {
  const slots = (await readDays(t, calendar, nowMs)).flatMap((day) => day.slots);
  const next = slots.find(({ startsAtMs }) => startsAtMs > wishedMs) ?? slots[0];
  return new ApiFault("APPOINTMENT_FULL", {
    values: { time: next ? momentText(next.startsAtMs) : "—" },
  });
}

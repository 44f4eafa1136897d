import { calendarWords } from "./calendar.words";
import type { Spoken } from "../../platform/mail/template";
import { wordsFor } from "../../platform/mail/translations";
import { returnDeadline } from "martillo/domain";
import { type SendContext, sendMail } from "../../platform/mail/send";
import { sumText } from "../money";
import {
  appointmentText,
  dayText,
  dueOf,
  type InvoiceRow,
  type Reader,
  readReaders,
} from "../sale";
import type { AppointmentRow } from "./appointment-repository";
import { readCalendar } from "./calendar";
import { calendarEntry } from "./ics";
import * as letters from "./pickup.mail";

const CHANGES = {
  booked: letters.pickupBooked,
  moved: letters.pickupMoved,
  cancelled: letters.pickupCancelled,
} as const;

function about(row: InvoiceRow, reader: Reader): letters.AboutPickup {
  const { name, language, isSeller } = reader;
  return { name, language, isSeller, title: row.title, invoice: row.id };
}

function aboutAppointment(
  row: InvoiceRow,
  appointment: AppointmentRow,
  reader: Reader,
  reason: string,
): letters.AboutAppointment {
  return {
    ...about(row, reader),
    when: appointmentText(appointment.starts_ms, reader),
    place: appointment.place,
    person: appointment.person_name,
    reason,
  };
}

/** Tells both sides of an appointment, with the entry for their calendars. */
export async function tellAppointment(
  ctx: SendContext,
  row: InvoiceRow,
  appointment: AppointmentRow,
  change: keyof typeof CHANGES,
  reason = "",
): Promise<void> {
  const { buyer, seller } = await readReaders(ctx.db, row);
  for (const reader of [buyer, seller]) {
    const values = aboutAppointment(row, appointment, reader, reason);
    await sendMail(ctx, CHANGES[change], reader.email, values, [
      attached(ctx, appointment, reader),
    ]);
  }
}

/** Tells both sides that it is tomorrow. */
export async function tellTomorrow(
  ctx: SendContext,
  row: InvoiceRow,
  appointment: AppointmentRow,
): Promise<void> {
  const { buyer, seller } = await readReaders(ctx.db, row);
  const dueCents = dueOf(row);
  for (const reader of [buyer, seller]) {
    await sendMail(ctx, letters.pickupTomorrow, reader.email, {
      ...aboutAppointment(row, appointment, reader, ""),
      due: dueCents > 0 ? sumText(dueCents, reader) : null,
    });
  }
}

/** Tells the buyer that the vehicle is ready. */
export async function tellReady(ctx: SendContext, row: InvoiceRow): Promise<void> {
  const { buyer } = await readReaders(ctx.db, row);
  const { storage } = (await readCalendar(ctx.db, row)).settings;
  await sendMail(ctx, letters.pickupReady, buyer.email, {
    ...about(row, buyer),
    freeDays: storage.free_days,
  });
}

/** Tells the buyer from when on storage costs something. */
export async function tellStorage(
  ctx: SendContext,
  row: InvoiceRow,
  of: { fromMs: number; perDayCents: number },
): Promise<void> {
  const { buyer } = await readReaders(ctx.db, row);
  await sendMail(ctx, letters.storageStarts, buyer.email, {
    ...about(row, buyer),
    day: dayText(of.fromMs, buyer),
    perDay: sumText(of.perDayCents, buyer),
  });
}

/** Tells both sides that the vehicle was handed over. */
export async function tellHandedOver(
  ctx: SendContext,
  row: InvoiceRow,
  {
    mayWithdraw,
    km,
    keys_given: keys,
    notes,
    files,
  }: {
    mayWithdraw: boolean;
    km?: number | undefined;
    keys_given?: number | undefined;
    notes: string;
    files: readonly unknown[];
  },
): Promise<void> {
  const { buyer, seller } = await readReaders(ctx.db, row);
  const untilMs = returnDeadline({ handedOverAtMs: row.now_ms, informed: true });
  for (const reader of [buyer, seller]) {
    await sendMail(ctx, letters.handedOver, reader.email, {
      ...about(row, reader),
      when: dayText(row.now_ms, reader),
      seller: row.seller_name,
      km: km ?? null,
      keys: keys ?? null,
      notes,
      photos: files.length,
      withdrawUntil: mayWithdraw && !reader.isSeller ? dayText(untilMs - 1, reader) : null,
    });
  }
}

function attached(ctx: SendContext, appointment: AppointmentRow, reader: Spoken) {
  const method = appointment.status === "cancelled" ? "CANCEL" : "PUBLISH";
  return {
    ...entryFile(ctx, appointment, reader),
    type: `text/calendar; charset=utf-8; method=${method}`,
  };
}

/** An appointment as an entry for calendars, in the language of who gets it. */
export function entryFile(
  { config: { operator, siteUrl }, delivery }: Pick<SendContext, "config" | "delivery">,
  appointment: AppointmentRow,
  reader: Spoken,
) {
  const { words } = wordsFor(delivery.translations, calendarWords, reader);
  const house = { name: operator.name, email: operator.email };
  const text = calendarEntry({ appointment, house, siteUrl, words });
  return {
    name: words.fileName,
    type: "text/calendar; charset=utf-8",
    bytes: new TextEncoder().encode(text),
  };
}

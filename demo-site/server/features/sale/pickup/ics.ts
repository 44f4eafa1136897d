import { createEvent } from "ics";
import { oneLine } from "../../../platform/mail/template";
import type { AppointmentRow } from "./appointment-repository";

const REMIND_HOURS = 2;

/** What an entry of a calendar says beside the appointment. */
export interface CalendarEntry {
  appointment: AppointmentRow;
  house: { name: string; email: string };
  /** `https://casa.example`, or empty. */
  siteUrl: string;
  english: boolean;
}

/**
 * An appointment as an entry for calendar programs (RFC 5545), in UTC. Its id is the same for ever and its sequence rises, so that a later
 * one takes the place of an earlier one, and a cancellation takes it away.
 */
export function calendarEntry({ appointment, house, siteUrl, english }: CalendarEntry): string {
  const isCancelled = appointment.status === "cancelled";
  const title = oneLine(appointment.title);
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "martillo.invalid";
  const { error, value } = createEvent({
    productId: "-//Martillo//Pickup//ES",
    method: isCancelled ? "CANCEL" : "PUBLISH",
    uid: `pickup-${appointment.invoice_id}@${host}`,
    sequence: appointment.sequence,
    status: isCancelled ? "CANCELLED" : "CONFIRMED",
    start: appointment.starts_ms,
    startInputType: "utc",
    startOutputType: "utc",
    duration: { minutes: appointment.minutes },
    title: english ? `Collect: ${title}` : `Recogida: ${title}`,
    description: english
      ? `Collected by: ${oneLine(appointment.person_name)}. Bring the collection code and the identity card.`
      : `Recoge: ${oneLine(appointment.person_name)}. Lleve el código de recogida y el documento de identidad.`,
    location: oneLine(appointment.place),
    ...(house.email && { organizer: { name: oneLine(house.name), email: house.email } }),
    alarms: isCancelled
      ? []
      : [
          {
            action: "display",
            // The library escapes the texts of the entry itself, and not this one.
            description: title.replace(/[\\;,]/g, "\\$&"),
            trigger: { hours: REMIND_HOURS, before: true },
          },
        ],
  });
  if (error || !value) throw error ?? new Error("martillo: an entry for calendars was not made");
  return value;
}

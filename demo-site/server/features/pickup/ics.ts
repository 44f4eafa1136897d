import { pathTo } from "martillo/contract";
import ICAL from "ical.js";
import { oneLine } from "../../platform/mail/template";
import type { AppointmentRow } from "./appointment-repository";
import type { calendarWords } from "./calendar.words";

const REMIND_HOURS = 2;
/** A line has 75 octets at most, its mark of continuation among them, which the library does not count. */
ICAL.foldLength = 74;

/** What an entry of a calendar says beside the appointment. */
export interface CalendarEntry {
  appointment: AppointmentRow;
  house: { name: string; email: string };
  /** `https://casa.example`, or empty. */
  siteUrl: string;
  words: Pick<typeof calendarWords, "summary" | "description">;
}

/**
 * An appointment as an entry for calendar programs (RFC 5545), in UTC. Its id is the same for ever and its sequence rises, so that a later
 * one takes the place of an earlier one, and a cancellation takes it away.
 */
export function calendarEntry({ appointment, house, siteUrl, words }: CalendarEntry): string {
  const isCancelled = appointment.status === "cancelled";
  const title = oneLine(appointment.title);
  const person = oneLine(appointment.person_name);
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "martillo.invalid";
  const event = component("vevent", {
    uid: `pickup-${appointment.invoice_id}@${host}`,
    dtstamp: utc(Date.now()),
    dtstart: utc(appointment.starts_ms),
    duration: ICAL.Duration.fromSeconds(appointment.minutes * 60),
    sequence: appointment.sequence,
    status: isCancelled ? "CANCELLED" : "CONFIRMED",
    summary: words.summary(title),
    description: words.description(person),
    location: oneLine(appointment.place),
    ...(URL.canParse(siteUrl) && {
      url: new URL(pathTo("appointment", { id: appointment.invoice_id }), siteUrl).href,
    }),
  });
  if (house.email) {
    const organizer = event.addPropertyWithValue("organizer", `mailto:${house.email}`);
    organizer.setParameter("cn", oneLine(house.name));
  }
  if (!isCancelled) {
    const trigger = ICAL.Duration.fromData({ hours: REMIND_HOURS, isNegative: true });
    event.addSubcomponent(component("valarm", { action: "DISPLAY", description: title, trigger }));
  }
  const calendar = component("vcalendar", {
    version: "2.0",
    prodid: "-//Martillo//Pickup//ES",
    calscale: "GREGORIAN",
    method: isCancelled ? "CANCEL" : "PUBLISH",
  });
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

function component(name: string, properties: Readonly<Record<string, unknown>>): ICAL.Component {
  const made = new ICAL.Component(name);
  for (const [property, value] of Object.entries(properties)) {
    made.addPropertyWithValue(property, value);
  }
  return made;
}

function utc(ms: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(ms), true);
}

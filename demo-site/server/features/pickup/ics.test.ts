import { calendarWords } from "./calendar.words";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import type { AppointmentRow } from "./appointment-repository";
import { calendarEntry } from "./ics";

const HOSTILE = String.raw`Golf, 2.0; «Advance» \n x`;

function entryOf(of: Partial<AppointmentRow>): string {
  const appointment = {
    status: "scheduled",
    invoice_id: 7,
    sequence: 0,
    title: "Golf",
    person_name: "Ana",
    place: "Burgos",
    starts_ms: Date.UTC(2026, 10, 27, 9, 30),
    minutes: 30,
    ...of,
  } as AppointmentRow;
  const house = { name: of.title ?? "Casa", email: "hola@casa.example" };
  return calendarEntry({
    appointment,
    house,
    siteUrl: "https://casa.example",
    words: calendarWords,
  });
}

it("an entry for calendars says the same to another reader, whatever people have written", () => {
  const text = entryOf({ title: HOSTILE, person_name: HOSTILE, place: HOSTILE });
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const event = calendar.getFirstSubcomponent("vevent");
  const said = (name: string) => String(event?.getFirstPropertyValue(name));
  expect(said("summary")).toBe(`Recogida: ${HOSTILE}`);
  expect(said("location")).toBe(HOSTILE);
  expect(said("description")).toContain(`Recoge: ${HOSTILE}.`);
  const alarm = event?.getFirstSubcomponent("valarm");
  expect(String(alarm?.getFirstPropertyValue("description"))).toBe(HOSTILE);
});

it("no line of an entry has more than 75 octets, and none breaks a sign", () => {
  const long = "Citroën C4 «Señal» 🚗 à coté, ".repeat(20);
  const text = entryOf({ title: long, person_name: long, place: long });
  const lines = text.split("\r\n");
  const octets = lines.map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBe(75);
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]|\uFFFD/);
  expect(text.replaceAll("\r\n ", "")).toContain("Citroën C4 «Señal» 🚗 à coté\\, Citroën");
});

it("an entry says in words what a calendar program reads", () => {
  const text = entryOf({ title: "Golf; 2,0 \\ TDI", place: "Nave 3, Burgos" });
  expect(text.replace(/DTSTAMP:\d{8}T\d{6}Z/, "DTSTAMP:now").split("\r\n")).toMatchInlineSnapshot(`
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Martillo//Pickup//ES",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:pickup-7@casa.example",
      "DTSTAMP:now",
      "DTSTART:20261127T093000Z",
      "DURATION:PT30M",
      "SEQUENCE:0",
      "STATUS:CONFIRMED",
      "SUMMARY:Recogida: Golf\\; 2\\,0 \\\\ TDI",
      "DESCRIPTION:Recoge: Ana. Lleve el código de recogida y el documento de id",
      " entidad. Paso 4 de 5: recoger con el código. Después: transferir.",
      "LOCATION:Nave 3\\, Burgos",
      "URL:https://casa.example/appointment/schedule/7",
      "ORGANIZER;CN="Golf; 2,0 \\ TDI":mailto:hola@casa.example",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Golf\\; 2\\,0 \\\\ TDI",
      "TRIGGER:-PT2H",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]
  `);
});

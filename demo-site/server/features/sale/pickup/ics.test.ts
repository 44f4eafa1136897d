import ICAL from "ical.js";
import { expect, it } from "vitest";
import type { AppointmentRow } from "./appointment-repository";
import { calendarEntry } from "./ics";

const HOSTILE = String.raw`Golf, 2.0; «Advance» \n x`;

it("an entry for calendars says the same to another reader, whatever people have written", () => {
  const appointment = {
    status: "scheduled",
    invoice_id: 7,
    sequence: 0,
    title: HOSTILE,
    person_name: HOSTILE,
    place: HOSTILE,
    starts_ms: Date.UTC(2026, 10, 27, 9, 30),
    minutes: 30,
  } as AppointmentRow;
  const house = { name: HOSTILE, email: "hola@casa.example" };
  const of = { appointment, house, siteUrl: "https://casa.example", english: false };
  const text = calendarEntry(of);
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const event = calendar.getFirstSubcomponent("vevent");
  const said = (name: string) => String(event?.getFirstPropertyValue(name));
  expect(said("summary")).toBe(`Recogida: ${HOSTILE}`);
  expect(said("location")).toBe(HOSTILE);
  expect(said("description")).toContain(`Recoge: ${HOSTILE}.`);
  const alarm = event?.getFirstSubcomponent("valarm");
  expect(String(alarm?.getFirstPropertyValue("description"))).toBe(HOSTILE);
  for (const line of text.split("\r\n")) expect(line.length).toBeLessThanOrEqual(75);
});

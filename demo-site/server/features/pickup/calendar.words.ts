import { stepLine } from "../sale/words";

/** The texts of the entry of an appointment in a person's calendar. */
export const calendarWords = {
  fileName: "recogida.ics",
  summary: (title: string) => `Recogida: ${title}`,
  description: (person: string) =>
    `Recoge: ${person}. Lleve el código de recogida y el documento de identidad. ${stepLine("collect")}`,
};

import { stepLine } from "../sale/words";

/** What the entry of an appointment says in somebody's calendar. */
export const calendarWords = {
  fileName: "recogida.ics",
  summary: (title: string) => `Recogida: ${title}`,
  description: (person: string) =>
    `Recoge: ${person}. Lleve el código de recogida y el documento de identidad. ${stepLine("collect")}`,
};

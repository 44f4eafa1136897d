import { stepLine } from "../sale/words.en";
import type * as spanish from "./calendar.words";

export const calendarWords: typeof spanish.calendarWords = {
  fileName: "collection.ics",
  summary: (title) => `Collect: ${title}`,
  description: (person) =>
    `Collected by: ${person}. Bring the collection code and the identity card. ${stepLine("collect")}`,
};

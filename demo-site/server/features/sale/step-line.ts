import { type LineStep, PURCHASE_LINE } from "martillo/domain";

const SPANISH: Record<LineStep, string> = {
  pay: "pagar",
  book: "reservar la recogida",
  bring: "traer los papeles",
  collect: "recoger con el código",
  papers: "transferir",
};
const ENGLISH: Record<LineStep, string> = {
  pay: "pay",
  book: "book the collection",
  bring: "bring the papers",
  collect: "collect with the code",
  papers: "transfer",
};

/** The line of a purchase as letters and calendars write it: which step it is, and which follow. */
export function stepLine(step: LineStep, english = false): string {
  const texts = english ? ENGLISH : SPANISH;
  const at = PURCHASE_LINE.indexOf(step);
  const after = PURCHASE_LINE.slice(at + 1).map((one) => texts[one]);
  const now = english
    ? `Step ${at + 1} of ${PURCHASE_LINE.length}: ${texts[step]}.`
    : `Paso ${at + 1} de ${PURCHASE_LINE.length}: ${texts[step]}.`;
  if (after.length === 0) return now;
  return `${now} ${english ? "Then" : "Después"}: ${after.join(", ")}.`;
}

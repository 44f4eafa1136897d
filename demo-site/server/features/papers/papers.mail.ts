import { PATHS } from "martillo/contract";
import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

/** What letters about papers tell. */
export interface AboutPapers extends Spoken {
  name: string | null;
  title: string;
  /** What is missing, in words. */
  papers: readonly string[];
}

function toPapers({ english = false }: Spoken) {
  return { link: PATHS.documents, label: english ? "See the papers" : "Ver los papeles" };
}

/** Papers that somebody owes. */
export const papersDue = mailTemplate<AboutPapers & { day: string }>({
  name: "papersDue",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Papers of ${oneLine(title)}` : `Papeles de ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? `These papers of “${oneLine(values.title)}” are missing, until ${values.day}:`
      : `Faltan estos papeles de «${oneLine(values.title)}», hasta el ${values.day}:`,
    { items: values.papers.map((text) => ({ text })) },
    toPapers(values),
  ],
});

/** A paper was not what it should be. */
export const paperRejected = mailTemplate<AboutPapers & { reason: string }>({
  name: "paperRejected",
  language: spokenIn,
  subject: ({ title, english }) =>
    english
      ? `A paper of ${oneLine(title)} was rejected`
      : `Han rechazado un papel de ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? `This paper of “${oneLine(values.title)}” was rejected; please bring it again:`
      : `Han rechazado este papel de «${oneLine(values.title)}»; vuelva a enviarlo:`,
    { items: values.papers.map((text) => ({ text })) },
    `${values.english ? "Reason" : "Motivo"}: ${oneLine(values.reason)}`,
    toPapers(values),
  ],
});

/** The buyer has not shown yet that the transfer was asked for. */
export const transferReminder = mailTemplate<AboutPapers & { day: string }>({
  name: "transferReminder",
  language: spokenIn,
  subject: ({ title, english }) =>
    english
      ? `The transfer of ${oneLine(title)} is pending`
      : `Falta la transferencia de ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? `Ask for the new permit of “${oneLine(values.title)}” before ${values.day}, and send its receipt. Until then the vehicle may not be driven.`
      : `Solicite el nuevo permiso de «${oneLine(values.title)}» antes del ${values.day} y envíe el justificante. Hasta entonces el vehículo no puede circular.`,
    toPapers(values),
  ],
});

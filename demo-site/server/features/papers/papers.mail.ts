import { PATHS } from "martillo/contract";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";

/** What letters about papers tell. */
export interface AboutPapers extends Spoken {
  name: string | null;
  title: string;
  /** The missing papers, in words. */
  papers: readonly string[];
}

const toPapers = { link: PATHS.documents, label: "Ver los papeles" };

/** Papers that the reader owes. */
export const papersDue = mailTemplate<AboutPapers & { day: string }>({
  name: "papersDue",
  subject: ({ title }) => `Papeles de ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `Faltan estos papeles de «${oneLine(values.title)}», hasta el ${values.day}:`,
    { items: values.papers.map((text) => ({ text })) },
    toPapers,
  ],
});

/** A paper was not what it should be. */
export const paperRejected = mailTemplate<AboutPapers & { reason: string }>({
  name: "paperRejected",
  subject: ({ title }) => `Han rechazado un papel de ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `Han rechazado este papel de «${oneLine(values.title)}»; vuelva a enviarlo:`,
    { items: values.papers.map((text) => ({ text })) },
    `Motivo: ${oneLine(values.reason)}`,
    toPapers,
  ],
});

/** The buyer has not shown yet that the transfer was asked for. */
export const transferReminder = mailTemplate<AboutPapers & { day: string }>({
  name: "transferReminder",
  subject: ({ title }) => `Falta la transferencia de ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `Solicite el nuevo permiso de «${oneLine(values.title)}» antes del ${values.day} y envíe el justificante. Hasta entonces el vehículo no puede circular.`,
    toPapers,
  ],
});

import { PATHS } from "martillo/contract";
import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

/** What a letter about a lot tells. */
interface AboutLot extends Spoken {
  name: string | null;
  title: string;
  /** Path of the lot. */
  link: string;
}

/**
 * To everybody who has bid on a lot, or follows it: its seller has added something. Without the words themselves, because strangers wrote
 * them, and a letter of the house would carry them to many.
 */
export const lotAddendum = mailTemplate<AboutLot & { hasBid: boolean }>({
  name: "lotAddendum",
  language: spokenIn,
  subject: ({ title, english }) =>
    english
      ? `Added to the description: ${oneLine(title)}`
      : `Añadido a la descripción: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, hasBid, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `The seller has added something to the description of “${oneLine(title)}”. What was there before stands as it was.`
        : `El vendedor ha añadido algo a la descripción de «${oneLine(title)}». Lo que ya decía sigue igual.`,
      { link, label: english ? "Read what was added" : "Leer lo añadido" },
      {
        small: hasBid
          ? english
            ? "We write to you because you have bid on this lot. Your bid stands as it is."
            : "Le escribimos porque ha pujado por este lote. Su puja sigue como está."
          : english
            ? "We write to you because you follow this lot."
            : "Le escribimos porque sigue este lote.",
      },
    ];
  },
});

/** To the seller of an auction that ended below its reserve, or whose buyer did not pay: it waits for a decision. */
export const decisionDue = mailTemplate<AboutLot & { price: string; until: string }>({
  name: "decisionDue",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Decide on ${oneLine(title)}` : `Decida qué hace con ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, price, until, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `“${oneLine(title)}” waits for your decision. Its highest bid is ${price}. You can award it, agree on another price by an offer, or let it go.`
        : `«${oneLine(title)}» espera su decisión. La puja más alta es de ${price}. Puede adjudicarlo, acordar otro precio con una oferta o dejarlo ir.`,
      english
        ? `If you have not decided by ${until}, it stays unsold and its bidders are free.`
        : `Si no decide antes del ${until}, quedará sin vender y los pujadores quedarán libres.`,
      { link, label: english ? "Decide now" : "Decidir ahora" },
    ];
  },
});

/** To the same seller, once the time is over. */
export const resultLetGo = mailTemplate<AboutLot>({
  name: "resultLetGo",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Not sold: ${oneLine(title)}` : `Sin vender: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `The time to decide on “${oneLine(title)}” is over: it stays unsold, and its bidders are free. You can list it again or take offers for it.`
        : `Ha terminado el plazo para decidir sobre «${oneLine(title)}»: queda sin vender y los pujadores quedan libres. Puede publicarlo de nuevo o recibir ofertas.`,
      { link, label: english ? "See the lot" : "Ver el lote" },
    ];
  },
});

/** To the seller of a lot that began a new round by itself. */
export const autoRelisted = mailTemplate<AboutLot & { price: string; ends: string; left: number }>({
  name: "autoRelisted",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Listed again: ${oneLine(title)}` : `Publicado de nuevo: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, price, ends, left, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `“${oneLine(title)}” ended without a sale and is listed again, as you have chosen. It starts at ${price} and ends on ${ends}.`
        : `«${oneLine(title)}» terminó sin venta y se ha publicado de nuevo, como usted eligió. Sale en ${price} y cierra el ${ends}.`,
      { link, label: english ? "See the lot" : "Ver el lote" },
      {
        small: english
          ? `It may be listed again by itself ${left} more times.`
          : `Todavía puede publicarse de nuevo por sí solo ${left} veces más.`,
      },
    ];
  },
});

/** The same, where it could not be listed again. */
export const autoRelistStopped = mailTemplate<AboutLot & { reason: string }>({
  name: "autoRelistStopped",
  language: spokenIn,
  subject: ({ title, english }) =>
    english
      ? `Not listed again: ${oneLine(title)}`
      : `No se ha publicado de nuevo: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, reason, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `“${oneLine(title)}” ended without a sale and could not be listed again by itself: ${reason}`
        : `«${oneLine(title)}» terminó sin venta y no se ha podido publicar de nuevo por sí solo: ${reason}`,
      { link, label: english ? "See the lot" : "Ver el lote" },
    ];
  },
});

/** To the seller of drafts that nobody has changed for long. */
export const draftsExpire = mailTemplate<
  Spoken & { name: string | null; titles: readonly string[]; day: string }
>({
  name: "draftsExpire",
  language: spokenIn,
  subject: ({ titles, english }) =>
    english
      ? `Drafts that will be deleted: ${titles.length}`
      : `Borradores que se van a borrar: ${titles.length}`,
  body: (values) => {
    const { name, titles, day, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `Nobody has changed these drafts for a long time. They will be deleted on ${day}:`
        : `Hace mucho que nadie cambia estos borradores. Se borrarán el ${day}:`,
      {
        items: titles.map((title) => ({
          text: oneLine(title) || (english ? "Without a title" : "Sin título"),
        })),
      },
      {
        link: PATHS.draftAuctions,
        label: english ? "See my drafts" : "Ver mis borradores",
      },
      {
        small: english
          ? "A draft that is changed before then stays. A deleted one can be brought back for 30 days."
          : "El borrador que se cambie antes se queda. Uno borrado se puede recuperar durante 30 días.",
      },
    ];
  },
});

/** To the house: two accounts have the same vehicle on sale. Neither of them is told. */
export const vinTwice = mailTemplate<{ title: string; link: string; other: string }>({
  name: "vinTwice",
  subject: ({ title }) => `El mismo bastidor en dos cuentas: ${oneLine(title)}`,
  body: ({ title, link, other }) => [
    `«${oneLine(title)}» lleva el mismo bastidor que un lote de otra cuenta que también está a la venta. Ninguno de los dos vendedores lo sabe.`,
    { link, label: "Ver este lote" },
    { link: other, label: "Ver el otro" },
  ],
});

/** To who has sent a large sheet of lots: it was imported. */
export const importDone = mailTemplate<
  Spoken & {
    name: string | null;
    fileName: string;
    imported: number;
    refused: number;
    isCancelled: boolean;
    link: string;
  }
>({
  name: "importDone",
  language: spokenIn,
  subject: ({ isCancelled, english }) => {
    if (english) return isCancelled ? "Your import was stopped" : "Your lots are imported";
    return isCancelled ? "Su importación se ha detenido" : "Sus lotes están importados";
  },
  body: (values) => {
    const { name, fileName, imported, refused, link, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `From “${oneLine(fileName)}” ${imported} lots are among your drafts. ${refused} rows were left out.`
        : `De «${oneLine(fileName)}» hay ${imported} lotes entre sus borradores. Se han dejado fuera ${refused} filas.`,
      { link, label: english ? "See the result" : "Ver el resultado" },
      {
        small: english
          ? "Nothing was published. For 24 hours you can undo the import."
          : "No se ha publicado nada. Durante 24 horas puede deshacer la importación.",
      },
    ];
  },
});

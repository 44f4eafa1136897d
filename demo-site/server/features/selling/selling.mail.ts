import { PATHS } from "martillo/contract";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";

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
  subject: ({ title }) => `Añadido a la descripción: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, hasBid } = values;
    return [
      greeting(name),
      `El vendedor ha añadido algo a la descripción de «${oneLine(title)}». Lo que ya decía sigue igual.`,
      { link, label: "Leer lo añadido" },
      {
        small: hasBid
          ? "Le escribimos porque ha pujado por este lote. Su puja sigue como está."
          : "Le escribimos porque sigue este lote.",
      },
    ];
  },
});

/** To the seller of an auction that ended below its reserve, or whose buyer did not pay: it waits for a decision. */
export const decisionDue = mailTemplate<AboutLot & { price: string; until: string }>({
  name: "decisionDue",
  subject: ({ title }) => `Decida qué hace con ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, price, until } = values;
    return [
      greeting(name),
      `«${oneLine(title)}» espera su decisión. La puja más alta es de ${price}. Puede adjudicarlo, acordar otro precio con una oferta o dejarlo ir.`,
      `Si no decide antes del ${until}, quedará sin vender y los pujadores quedarán libres.`,
      { link, label: "Decidir ahora" },
    ];
  },
});

/** To the same seller, once the time is over. */
export const resultLetGo = mailTemplate<AboutLot>({
  name: "resultLetGo",
  subject: ({ title }) => `Sin vender: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link } = values;
    return [
      greeting(name),
      `Ha terminado el plazo para decidir sobre «${oneLine(title)}»: queda sin vender y los pujadores quedan libres. Puede publicarlo de nuevo o recibir ofertas.`,
      { link, label: "Ver el lote" },
    ];
  },
});

/** To the seller of a lot that began a new round by itself. */
export const autoRelisted = mailTemplate<AboutLot & { price: string; ends: string; left: number }>({
  name: "autoRelisted",
  subject: ({ title }) => `Publicado de nuevo: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, price, ends, left } = values;
    return [
      greeting(name),
      `«${oneLine(title)}» terminó sin venta y se ha publicado de nuevo, como usted eligió. Sale en ${price} y cierra el ${ends}.`,
      { link, label: "Ver el lote" },
      {
        small: `Todavía puede publicarse de nuevo por sí solo ${left} veces más.`,
      },
    ];
  },
});

/** The same, where it could not be listed again. */
export const autoRelistStopped = mailTemplate<AboutLot & { reason: string }>({
  name: "autoRelistStopped",
  subject: ({ title }) => `No se ha publicado de nuevo: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, reason } = values;
    return [
      greeting(name),
      `«${oneLine(title)}» terminó sin venta y no se ha podido publicar de nuevo por sí solo: ${reason}`,
      { link, label: "Ver el lote" },
    ];
  },
});

/** To the seller of drafts that have had no change for a long time. */
export const draftsExpire = mailTemplate<
  Spoken & { name: string | null; titles: readonly string[]; day: string }
>({
  name: "draftsExpire",
  subject: ({ titles }) => `Borradores que se van a borrar: ${titles.length}`,
  body: (values) => {
    const { name, titles, day } = values;
    return [
      greeting(name),
      `Hace mucho que nadie cambia estos borradores. Se borrarán el ${day}:`,
      {
        items: titles.map((title) => ({
          text: oneLine(title) || "Sin título",
        })),
      },
      {
        link: PATHS.draftAuctions,
        label: "Ver mis borradores",
      },
      {
        small:
          "El borrador que se cambie antes se queda. Uno borrado se puede recuperar durante 30 días.",
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
  subject: ({ isCancelled }) => {
    return isCancelled ? "Su importación se ha detenido" : "Sus lotes están importados";
  },
  body: (values) => {
    const { name, fileName, imported, refused, link } = values;
    return [
      greeting(name),
      `De «${oneLine(fileName)}» hay ${imported} lotes entre sus borradores. Se han dejado fuera ${refused} filas.`,
      { link, label: "Ver el resultado" },
      {
        small: "No se ha publicado nada. Durante 24 horas puede deshacer la importación.",
      },
    ];
  },
});

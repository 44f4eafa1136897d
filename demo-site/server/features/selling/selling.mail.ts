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

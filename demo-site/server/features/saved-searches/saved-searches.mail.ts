import {
  greeting,
  harmless,
  type Item,
  mailTemplate,
  spanText,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

/** Asks a guest whether a saved search is really theirs. What was searched is not repeated: anybody could have typed it. */
export const savedSearchConfirmation = mailTemplate<Spoken & { link: string; seconds: number }>({
  name: "savedSearchConfirmation",
  language: spokenIn,
  subject: ({ english }) => (english ? "Confirm your saved search" : "Confirme su alerta"),
  body: (values) => {
    const { link, seconds, english } = values;
    return [
      greeting(null, spokenIn(values)),
      english
        ? "Somebody has saved a search with this e-mail. If it was you, confirm it to hear of new lots that fit."
        : "Alguien ha guardado una búsqueda con este correo. Si ha sido usted, confírmelo para recibir los lotes nuevos que encajen.",
      { link, label: english ? "Send me new lots" : "Activar la alerta" },
      english
        ? `The link expires in ${spanText(seconds, "en")}. Without your word we will not write to you.`
        : `El enlace caduca en ${spanText(seconds)}. Sin su confirmación no le escribiremos.`,
      {
        small: english
          ? "If it was not you, you need not do anything."
          : "Si no ha sido usted, no tiene que hacer nada.",
      },
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

interface Found extends Spoken {
  name?: string | null;
  title: string;
  lots: readonly Item[];
  /** Path of the search. */
  link: string;
  /** Path that ends the alert. */
  stopLink: string;
}

/** New lots that fit a saved search. */
export const savedSearchAlert = mailTemplate<Found>({
  name: "savedSearchAlert",
  language: spokenIn,
  subject: (values) => {
    const words = harmless(values.title);
    const count = countText(values);
    if (words !== null) return `${count}: ${words}`;
    return values.english ? `${count} for your search` : `${count} para su búsqueda`;
  },
  body: (values) => {
    const { name, title, lots, link, stopLink, english } = values;
    const words = harmless(title);
    return [
      greeting(name, spokenIn(values)),
      english
        ? `There is something new for your search${words === null ? "" : ` “${words}”`}:`
        : `Hay novedades en su búsqueda${words === null ? "" : ` «${words}»`}:`,
      { items: lots },
      { link, label: english ? "See the search" : "Ver la búsqueda" },
      {
        items: [
          {
            text: english ? "Send me no more of these" : "Dejar de recibir esta alerta",
            link: stopLink,
          },
        ],
      },
    ];
  },
});

function countText({ lots: { length }, english }: Found): string {
  if (english) return length === 1 ? "A new lot" : `${length} new lots`;
  return length === 1 ? "Un lote nuevo" : `${length} lotes nuevos`;
}

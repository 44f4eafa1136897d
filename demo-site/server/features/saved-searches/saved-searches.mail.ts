import {
  greeting,
  harmless,
  type Item,
  mailTemplate,
  spanText,
  type Spoken,
} from "../../platform/mail/template";

/** Asks a guest whether a saved search is really theirs. What was searched is not repeated: anybody could have typed it. */
export const savedSearchConfirmation = mailTemplate<Spoken & { link: string; seconds: number }>({
  name: "savedSearchConfirmation",
  subject: () => "Confirme su alerta",
  body: (values) => {
    const { link, seconds } = values;
    return [
      greeting(null),
      "Alguien ha guardado una búsqueda con este correo. Si ha sido usted, confírmelo para recibir los lotes nuevos que encajen.",
      { link, label: "Activar la alerta" },
      `El enlace caduca en ${spanText(seconds)}. Sin su confirmación no le escribiremos.`,
      {
        small: "Si no ha sido usted, no tiene que hacer nada.",
      },
    ];
  },
  secretForSeconds: ({ seconds }) => seconds,
});

export interface Found extends Spoken {
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
  subject: (values) => {
    const words = harmless(values.title);
    const count = countText(values);
    if (words !== null) return `${count}: ${words}`;
    return `${count} para su búsqueda`;
  },
  body: (values) => {
    const { name, title, lots, link, stopLink } = values;
    const words = harmless(title);
    return [
      greeting(name),
      `Hay novedades en su búsqueda${words === null ? "" : ` «${words}»`}:`,
      { items: lots },
      { link, label: "Ver la búsqueda" },
      {
        items: [
          {
            text: "Dejar de recibir esta alerta",
            link: stopLink,
          },
        ],
      },
    ];
  },
});

function countText({ lots: { length } }: Found): string {
  return length === 1 ? "Un lote nuevo" : `${length} lotes nuevos`;
}

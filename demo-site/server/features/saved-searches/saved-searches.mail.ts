import {
  greeting,
  harmless,
  mailTemplate,
  spanText,
  type Item,
} from "../../platform/mail/template";

/** Asks a guest whether a saved search is really theirs. What was searched is not repeated: anybody could have typed it. */
export const savedSearchConfirmation = mailTemplate<{ link: string; seconds: number }>({
  name: "savedSearchConfirmation",
  subject: () => "Confirme su alerta",
  body: ({ link, seconds }) => [
    greeting(null),
    "Alguien ha guardado una búsqueda con este correo. Si ha sido usted, confírmelo para recibir los lotes nuevos que encajen.",
    { link, label: "Activar la alerta" },
    `El enlace caduca en ${spanText(seconds)}. Sin su confirmación no le escribiremos.`,
    { small: "Si no ha sido usted, no tiene que hacer nada." },
  ],
  secretForSeconds: ({ seconds }) => seconds,
});

/** New lots that fit a saved search. */
export const savedSearchAlert = mailTemplate<{
  name?: string | null;
  title: string;
  lots: readonly Item[];
  /** Path of the search. */
  link: string;
  /** Path that ends the alert. */
  stopLink: string;
}>({
  name: "savedSearchAlert",
  subject: ({ title, lots }) => {
    const words = harmless(title);
    const count = lots.length === 1 ? "Un lote nuevo" : `${lots.length} lotes nuevos`;
    return words === null ? `${count} para su búsqueda` : `${count}: ${words}`;
  },
  body: ({ name, title, lots, link, stopLink }) => [
    greeting(name),
    `Hay novedades en su búsqueda${quotedName(title)}:`,
    { items: lots },
    { link, label: "Ver la búsqueda" },
    { items: [{ text: "Dejar de recibir esta alerta", link: stopLink }] },
  ],
});

function quotedName(title: string): string {
  const words = harmless(title);
  return words === null ? "" : ` «${words}»`;
}

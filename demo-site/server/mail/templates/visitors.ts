import { greeting, harmless, mailTemplate, oneLine, spanText, type Item } from "../template";

/** Tells a visitor that the house has got the form. What it says is not repeated: the address may be somebody else's. */
export const contactReceived = mailTemplate<{ name?: string | null }>({
  subject: () => "Hemos recibido su mensaje",
  body: ({ name }) => [
    greeting(name),
    "Gracias por escribirnos. Hemos recibido su mensaje y le responderemos lo antes posible.",
    { small: "Si no nos ha escrito usted, no tiene que hacer nada." },
  ],
});

/** Brings a visitor's form to the house. */
export const contactForm = mailTemplate<{
  name: string;
  email: string;
  phone?: string | null;
  topic?: string | null;
  message: string;
}>({
  subject: ({ name, topic }) => `Contacto de ${name}${topic ? `: ${topic}` : ""}`,
  body: ({ name, email, phone, message }) => [
    `${oneLine(name)} ha escrito en el formulario de contacto.`,
    `Correo: ${oneLine(email)}${phone ? `\nTeléfono: ${oneLine(phone)}` : ""}`,
    { quote: message },
  ],
});

/** Asks whether the address really wants the newsletter. */
export const newsletterConfirmation = mailTemplate<{
  name?: string | null;
  link: string;
  /** Path that ends it. */
  stopLink: string;
  seconds: number;
}>({
  subject: () => "Confirme su suscripción",
  body: ({ name, link, stopLink, seconds }) => [
    greeting(name),
    "Confirme que quiere recibir nuestras novedades en este correo.",
    { link, label: "Confirmar la suscripción" },
    `El enlace caduca en ${spanText(seconds)}. Sin su confirmación no le escribiremos.`,
    { items: [{ text: "No quiero recibir el boletín", link: stopLink }] },
  ],
  secretForSeconds: ({ seconds }) => seconds,
});

/** Asks a guest whether a saved search is really theirs. What was searched is not repeated: anybody could have typed it. */
export const savedSearchConfirmation = mailTemplate<{ link: string; seconds: number }>({
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

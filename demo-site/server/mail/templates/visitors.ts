import { greeting, mailTemplate, oneLine, spanText, type Item } from "../template";

/** Tells a visitor that the house has got the form. */
export const contactReceived = mailTemplate<{ name?: string | null; message: string }>({
  subject: () => "Hemos recibido su mensaje",
  body: ({ name, message }) => [
    greeting(name),
    "Gracias por escribirnos. Le responderemos lo antes posible. Esto es lo que nos ha enviado:",
    { quote: message },
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

/** Asks a guest whether a saved search is really theirs. */
export const savedSearchConfirmation = mailTemplate<{
  title: string;
  link: string;
  seconds: number;
}>({
  subject: ({ title }) => `Confirme su alerta: ${title}`,
  body: ({ title, link, seconds }) => [
    greeting(null),
    `Ha guardado la búsqueda «${oneLine(title)}». Confirme su correo para recibir los lotes nuevos que encajen.`,
    { link, label: "Activar la alerta" },
    `El enlace caduca en ${spanText(seconds)}. Sin su confirmación no le escribiremos.`,
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
  subject: ({ title, lots }) =>
    lots.length === 1 ? `Un lote nuevo: ${title}` : `${lots.length} lotes nuevos: ${title}`,
  body: ({ name, title, lots, link, stopLink }) => [
    greeting(name),
    `Hay novedades en su búsqueda «${oneLine(title)}»:`,
    { items: lots },
    { link, label: "Ver la búsqueda" },
    { items: [{ text: "Dejar de recibir esta alerta", link: stopLink }] },
  ],
});

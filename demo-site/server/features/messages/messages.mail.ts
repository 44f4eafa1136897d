import { PATHS } from "martillo/contract";
import {
  greeting,
  harmless,
  mailTemplate,
  oneLine,
  shortTitle,
  type Spoken,
} from "../../platform/mail/template";

/** What a letter about messages that were not read tells. */
export interface Unread extends Spoken {
  name: string | null;
  /** Of the other side; empty: the house. */
  from: string;
  /** Of the lot; empty in a conversation with the house. */
  title: string;
  count: number;
  /** The beginning of the last one, without ways to reach a person where the two have no sale; empty for files alone. */
  text: string;
  /** Path of the conversation. */
  link: string;
  /** Path that ends letters of this kind. */
  stopLink: string;
}

/** Messages have waited some minutes for their reader. */
export const messageUnread = mailTemplate<Unread>({
  name: "messageUnread",
  subject: (values) => {
    const { count, title } = values;
    const messages = count === 1 ? "Un mensaje" : `${count} mensajes`;
    const about = title === "" ? "" : `: ${shortTitle(title)}`;
    return `${messages} de ${fromText(values)}${about}`;
  },
  body: (values) => {
    const { name, count, title, text, link, stopLink } = values;
    const messages = count === 1 ? "un mensaje" : `${count} mensajes`;
    const about = title === "" ? "" : ` sobre «${oneLine(title)}»`;
    return [
      greeting(name),
      `Tiene ${messages} sin leer de ${fromText(values)}${about}.`,
      ...(text === "" ? [] : [{ quote: text }]),
      { link, label: "Leer y responder" },
      "Responda en la página: una respuesta a este correo no llega a la otra parte.",
      { small: "No volvemos a escribirle sobre esta conversación hasta que la lea." },
      {
        items: [
          { text: "No recibir avisos de mensajes", link: stopLink },
          { text: "Elegir qué avisos recibir", link: PATHS.notifications },
        ],
      },
    ];
  },
});

function fromText({ from }: Unread): string {
  return from === "" ? "la casa de subastas" : (harmless(from) ?? "la otra parte");
}

import { PATHS } from "martillo/contract";
import {
  greeting,
  harmless,
  mailTemplate,
  oneLine,
  shortTitle,
  type Spoken,
} from "../../platform/mail/template";

/** What a letter about a question tells. */
export interface Asked extends Spoken {
  name: string | null;
  /** Of the lot. */
  title: string;
  /** The beginning of it. */
  question: string;
  /** Path of the lot. */
  link: string;
  /** Path that ends letters of this kind. */
  stopLink: string;
}

/** What a letter about an answer tells. */
export interface Answered extends Asked {
  /** The seller; empty: the house. */
  from: string;
  answer: string;
}

/** Something was asked on a lot: to its seller. */
export const questionAsked = mailTemplate<Asked>({
  name: "questionAsked",
  subject: ({ title }) => `Una pregunta sobre ${shortTitle(title)}`,
  body: ({ name, title, question, link, stopLink }) => [
    greeting(name),
    `Alguien ha hecho una pregunta sobre «${oneLine(title)}»:`,
    { quote: question },
    { link, label: "Ver el lote y responder" },
    "Su respuesta la leen todos los visitantes del lote. Responda en la página: una respuesta a este correo no llega a quien pregunta.",
    {
      items: [
        { text: "No recibir avisos de preguntas", link: stopLink },
        { text: "Elegir qué avisos recibir", link: PATHS.notifications },
      ],
    },
  ],
});

/** The seller or the house has answered: to the account that asked. */
export const questionAnswered = mailTemplate<Answered>({
  name: "questionAnswered",
  subject: ({ title }) => `Respuesta a su pregunta sobre ${shortTitle(title)}`,
  body: (values) => {
    const { name, title, question, answer, link, stopLink } = values;
    return [
      greeting(name),
      `Esta fue su pregunta sobre «${oneLine(title)}»:`,
      { quote: question },
      `Y esta es la respuesta de ${fromText(values)}:`,
      { quote: answer },
      { link, label: "Ver el lote" },
      {
        items: [
          { text: "No recibir avisos de preguntas", link: stopLink },
          { text: "Elegir qué avisos recibir", link: PATHS.notifications },
        ],
      },
    ];
  },
});

function fromText({ from }: Answered): string {
  return from === "" ? "la casa de subastas" : (harmless(from) ?? "quien lo vende");
}

import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

const SIDES = {
  es: { seller: "El vendedor", house: "La casa de subastas" },
  en: { seller: "The seller", house: "The auction house" },
} as const;

interface Withdrawn extends Spoken {
  name?: string | null;
  title: string;
  side: keyof (typeof SIDES)["es"];
  reason: string;
  /** Whether it was a bid of whom the letter goes to. */
  isOwn: boolean;
  leads: boolean;
  /** Null where no bid is left. */
  price: string | null;
  /** Path of the lot. */
  link: string;
}

/** To every bidder of a lot, when a bid on it is taken back. Names nobody. */
export const bidWithdrawn = mailTemplate<Withdrawn>({
  name: "bidWithdrawn",
  language: spokenIn,
  subject: ({ title, isOwn, english }) =>
    english
      ? `${isOwn ? "A bid of yours" : "A bid"} was withdrawn: ${oneLine(title)}`
      : `Se ha retirado una puja${isOwn ? " suya" : ""}: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, side, reason, isOwn, link, english } = values;
    const who = SIDES[spokenIn(values)][side];
    return [
      greeting(name, spokenIn(values)),
      english
        ? `${who} has withdrawn ${isOwn ? "a bid of yours" : "another bidder’s bid"} on the lot “${oneLine(title)}”. The reason given:`
        : `${who} ha retirado una puja ${isOwn ? "suya" : "de otro postor"} por el lote «${oneLine(title)}». El motivo que ha dado:`,
      { quote: reason },
      standingText(values),
      english
        ? "The bid stays in the lot’s history, marked as withdrawn."
        : "La puja sigue en el historial del lote, marcada como retirada.",
      { link, label: english ? "See the lot" : "Ver el lote" },
    ];
  },
});

function standingText({ price, leads, english }: Withdrawn): string {
  if (english) {
    if (price === null) return "The lot has no bids again.";
    return `The price is ${price} now. ${leads ? "You are leading now." : "You are not leading at the moment."}`;
  }
  if (price === null) return "El lote vuelve a estar sin pujas.";
  return `El precio es ahora de ${price}. ${leads ? "Ahora va usted en cabeza." : "En este momento no va usted en cabeza."}`;
}

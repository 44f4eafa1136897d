import { greeting, mailTemplate, oneLine } from "../../platform/mail/template";

const SIDES = { seller: "El vendedor", house: "La casa de subastas" } as const;

/** To every bidder of a lot, when a bid on it is taken back. Names nobody. */
export const bidWithdrawn = mailTemplate<{
  name?: string | null;
  title: string;
  side: keyof typeof SIDES;
  reason: string;
  /** Whether it was a bid of whom the letter goes to. */
  isOwn: boolean;
  leads: boolean;
  /** Null where no bid is left. */
  price: string | null;
  /** Path of the lot. */
  link: string;
}>({
  name: "bidWithdrawn",
  subject: ({ title, isOwn }) =>
    `Se ha retirado una puja${isOwn ? " suya" : ""}: ${oneLine(title)}`,
  body: ({ name, title, side, reason, isOwn, leads, price, link }) => [
    greeting(name),
    `${SIDES[side]} ha retirado una puja ${isOwn ? "suya" : "de otro postor"} por el lote «${oneLine(title)}». El motivo que ha dado:`,
    { quote: reason },
    price === null
      ? "El lote vuelve a estar sin pujas."
      : `El precio es ahora de ${price}. ${leads ? "Ahora va usted en cabeza." : "En este momento no va usted en cabeza."}`,
    "La puja sigue en el historial del lote, marcada como retirada.",
    { link, label: "Ver el lote" },
  ],
});

import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";
import type { Withdrawal } from "./withdraw";

const SIDES = {
  es: { seller: "El vendedor", house: "La casa de subastas" },
  en: { seller: "The seller", house: "The auction house" },
} as const;

const REASONS = {
  es: {
    wrong_amount: "Importe equivocado",
    bidder_asked: "A petición del postor",
    bidder_unreachable: "No se localiza al postor",
    fraud_suspected: "Posible fraude",
    other: "Otro motivo, que la casa conoce",
    account_blocked: "Cuenta bloqueada",
  },
  en: {
    wrong_amount: "Wrong amount",
    bidder_asked: "The bidder asked for it",
    bidder_unreachable: "The bidder cannot be reached",
    fraud_suspected: "Possible fraud",
    other: "Another reason, which the house knows",
    account_blocked: "Account blocked",
  },
} as const satisfies Record<"es" | "en", Record<Withdrawal["reason"], string>>;

interface Withdrawn extends Spoken {
  name?: string | null;
  title: string;
  side: keyof (typeof SIDES)["es"];
  reason: Withdrawal["reason"];
  /** Whether it was a bid of whom the letter goes to. */
  isOwn: boolean;
  leads: boolean;
  /** Null where no bid is left. */
  price: string | null;
  /** The maximum of whom the letter goes to that everybody could read; null where it waits for no confirmation. */
  held: string | null;
  /** For how many hours the lot goes on at least; null where its end stays. */
  graceHours: number | null;
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
    const { name, title, side, reason, isOwn, link, english, graceHours } = values;
    const who = SIDES[spokenIn(values)][side];
    return [
      greeting(name, spokenIn(values)),
      english
        ? `${who} has withdrawn ${isOwn ? "a bid of yours" : "another bidder’s bid"} on the lot “${oneLine(title)}”. The reason given:`
        : `${who} ha retirado una puja ${isOwn ? "suya" : "de otro postor"} por el lote «${oneLine(title)}». El motivo que ha dado:`,
      { quote: REASONS[spokenIn(values)][reason] },
      standingText(values),
      ...heldTexts(values),
      ...(graceHours === null
        ? []
        : [
            english
              ? `The lot goes on for ${graceHours} hours at least.`
              : `El lote sigue abierto ${graceHours} horas por lo menos.`,
          ]),
      english
        ? "The bid stays in the lot’s history, marked as withdrawn."
        : "La puja sigue en el historial del lote, marcada como retirada.",
      { link, label: labelOf(values) },
    ];
  },
});

function labelOf({ held, english }: Withdrawn): string {
  if (held === null) return english ? "See the lot" : "Ver el lote";
  return english ? `Confirm my maximum of ${held}` : `Confirmar mi máximo de ${held}`;
}

/** To who may pay more than they would have to, if it went on unasked. */
function heldTexts({ held, english }: Withdrawn): string[] {
  if (held === null) return [];
  return english
    ? [
        `While that bid stood, everybody could read your maximum of ${held}. So we bid nothing more for you until you say so: confirm it, choose another maximum, or leave it as it is.`,
      ]
    : [
        `Mientras contó esa puja, cualquiera pudo leer su máximo de ${held}. Por eso no pujamos más por usted hasta que nos lo diga: confírmelo, elija otro o déjelo como está.`,
      ];
}

function standingText({ price, leads, english }: Withdrawn): string {
  if (english) {
    if (price === null) return "The lot has no bids again.";
    return `The price is ${price} now. ${leads ? "You are leading now." : "You are not leading at the moment."}`;
  }
  if (price === null) return "El lote vuelve a estar sin pujas.";
  return `El precio es ahora de ${price}. ${leads ? "Ahora va usted en cabeza." : "En este momento no va usted en cabeza."}`;
}

/** To the house: a seller asks it to withdraw a bid that it may not withdraw alone. */
export const withdrawalAsked = mailTemplate<{
  title: string;
  seller: string;
  reason: Withdrawal["reason"];
  note: string | null;
  link: string;
}>({
  name: "bidWithdrawalAsked",
  subject: ({ title }) => `Piden retirar una puja: ${oneLine(title)}`,
  body: ({ title, seller, reason, note, link }) => [
    `${oneLine(seller)} pide que se retire una puja por «${oneLine(title)}» que descubrió el máximo de otro postor. Solo la casa puede retirarla.`,
    `El motivo: ${REASONS.es[reason]}.`,
    ...(note === null ? [] : [{ quote: note }]),
    "Decídalo en el historial de pujas del lote. Si el lote iba a terminar antes, espera dos horas como mucho.",
    { link, label: "Ver el lote" },
  ],
});

/** To the seller: what the house has decided about a bid. */
export const withdrawalDecided = mailTemplate<
  Spoken & { name?: string | null; title: string; isWithdrawn: boolean; link: string }
>({
  name: "bidWithdrawalDecided",
  language: spokenIn,
  subject: ({ title, isWithdrawn, english }) =>
    english
      ? `${isWithdrawn ? "The bid was withdrawn" : "The bid stays"}: ${oneLine(title)}`
      : `${isWithdrawn ? "La puja se ha retirado" : "La puja se mantiene"}: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, isWithdrawn, link, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `You asked us to withdraw a bid on “${oneLine(title)}”. ${isWithdrawn ? "We have withdrawn it." : "We have looked at it, and it stays."}`
        : `Nos pidió retirar una puja por «${oneLine(title)}». ${isWithdrawn ? "La hemos retirado." : "La hemos revisado y se mantiene."}`,
      { link, label: english ? "See the lot" : "Ver el lote" },
    ];
  },
});

/** To a bidder whose bid was withdrawn: the house lets it bid on the lot again. */
export const bidderReadmitted = mailTemplate<
  Spoken & { name?: string | null; title: string; link: string }
>({
  name: "bidderReadmitted",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `You may bid again: ${oneLine(title)}` : `Puede volver a pujar: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `A bid of yours on “${oneLine(title)}” was withdrawn. You may bid on this lot again.`
        : `Se retiró una puja suya por «${oneLine(title)}». Ya puede volver a pujar por este lote.`,
      { link, label: english ? "See the lot" : "Ver el lote" },
    ];
  },
});

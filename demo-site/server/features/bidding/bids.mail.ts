import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";
import type { Withdrawal } from "./withdraw";

const SIDES = { seller: "El vendedor", house: "La casa de subastas" } as const;

const REASONS = {
  wrong_amount: "Importe equivocado",
  bidder_asked: "A petición del postor",
  bidder_unreachable: "No se localiza al postor",
  fraud_suspected: "Posible fraude",
  other: "Otro motivo, que la casa conoce",
  account_blocked: "Cuenta bloqueada",
} as const satisfies Record<Withdrawal["reason"], string>;

export interface Withdrawn extends Spoken {
  name?: string | null;
  title: string;
  side: keyof typeof SIDES;
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

/** To every bidder of a lot, when a bid on it is taken back. Names no bidder. */
export const bidWithdrawn = mailTemplate<Withdrawn>({
  name: "bidWithdrawn",
  subject: ({ title, isOwn }) =>
    `Se ha retirado una puja${isOwn ? " suya" : ""}: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, side, reason, isOwn, link, graceHours } = values;
    const who = SIDES[side];
    return [
      greeting(name),
      `${who} ha retirado una puja ${isOwn ? "suya" : "de otro postor"} por el lote «${oneLine(title)}». El motivo que ha dado:`,
      { quote: REASONS[reason] },
      standingText(values),
      ...heldTexts(values),
      ...(graceHours === null ? [] : [`El lote sigue abierto ${graceHours} horas por lo menos.`]),
      "La puja sigue en el historial del lote, marcada como retirada.",
      { link, label: labelOf(values) },
    ];
  },
});

function labelOf({ held }: Withdrawn): string {
  if (held === null) return "Ver el lote";
  return `Confirmar mi máximo de ${held}`;
}

/** To who may pay more than they would have to, if it went on unasked. */
function heldTexts({ held }: Withdrawn): string[] {
  if (held === null) return [];
  return [
    `Mientras contó esa puja, cualquiera pudo leer su máximo de ${held}. Por eso no pujamos más por usted hasta que nos lo diga: confírmelo, elija otro o déjelo como está.`,
  ];
}

function standingText({ price, leads }: Withdrawn): string {
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
    `El motivo: ${REASONS[reason]}.`,
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
  subject: ({ title, isWithdrawn }) =>
    `${isWithdrawn ? "La puja se ha retirado" : "La puja se mantiene"}: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, isWithdrawn, link } = values;
    return [
      greeting(name),
      `Nos pidió retirar una puja por «${oneLine(title)}». ${isWithdrawn ? "La hemos retirado." : "La hemos revisado y se mantiene."}`,
      { link, label: "Ver el lote" },
    ];
  },
});

/** To a bidder whose bid was withdrawn: the house lets it bid on the lot again. */
export const bidderReadmitted = mailTemplate<
  Spoken & { name?: string | null; title: string; link: string }
>({
  name: "bidderReadmitted",
  subject: ({ title }) => `Puede volver a pujar: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link } = values;
    return [
      greeting(name),
      `Se retiró una puja suya por «${oneLine(title)}». Ya puede volver a pujar por este lote.`,
      { link, label: "Ver el lote" },
    ];
  },
});

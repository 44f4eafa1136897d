import { PATHS } from "martillo/contract";
import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";
import { withdrawalText } from "../sale";

/** What letters about an offer tell. */
export interface AboutOffer extends Spoken {
  name: string | null;
  title: string;
  amount: string;
  /** Until when it stands. */
  until: string;
  /** Which side reads it. */
  to: "buyer" | "seller";
}

function hello({ name, ...values }: AboutOffer): string {
  return greeting(name, spokenIn(values));
}

function toOffers({ english = false, to }: AboutOffer) {
  return {
    link: to === "seller" ? PATHS.offers : PATHS.ownOffers,
    label: english ? "See the offer" : "Ver la oferta",
  };
}

/** Somebody offers a price for a lot. */
export const offerReceived = mailTemplate<AboutOffer & { buyer: number }>({
  name: "offerReceived",
  language: spokenIn,
  subject: ({ title, amount, english }) =>
    english
      ? `An offer of ${amount} for ${oneLine(title)}`
      : `Le ofrecen ${amount} por ${oneLine(title)}`,
  body: (values) => [
    hello(values),
    values.english
      ? `Buyer ${values.buyer} offers you ${values.amount} for “${oneLine(values.title)}”. The offer stands until ${values.until}: accept it, decline it, or name another price.`
      : `El comprador ${values.buyer} le ofrece ${values.amount} por «${oneLine(values.title)}». La oferta vale hasta el ${values.until}: acéptela, rechácela o proponga otro precio.`,
    toOffers(values),
  ],
});

/** The other side has declined, or names another price. */
export const offerAnswered = mailTemplate<AboutOffer & { answer: "declined" | "countered" }>({
  name: "offerAnswered",
  language: spokenIn,
  subject: ({ title, amount, answer, english }) => {
    if (answer === "declined") {
      return english ? `Offer declined: ${oneLine(title)}` : `Oferta rechazada: ${oneLine(title)}`;
    }
    return english
      ? `A counter-offer of ${amount} for ${oneLine(title)}`
      : `Contraoferta de ${amount} por ${oneLine(title)}`;
  },
  body: (values) => [hello(values), answerText(values), toOffers(values)],
});

function answerText({ english, answer, amount, title, until }: AboutOffer & { answer: string }) {
  if (answer === "declined") {
    return english
      ? `The offer of ${amount} for “${oneLine(title)}” was declined.`
      : `Han rechazado la oferta de ${amount} por «${oneLine(title)}».`;
  }
  return english
    ? `In answer to the offer for “${oneLine(title)}”, ${amount} are asked or offered. It stands until ${until}.`
    : `En respuesta a la oferta por «${oneLine(title)}» le proponen ${amount}. La propuesta vale hasta el ${until}.`;
}

/** Six hours are left to answer. */
export const offerExpiring = mailTemplate<AboutOffer>({
  name: "offerExpiring",
  language: spokenIn,
  subject: ({ title, english }) =>
    english
      ? `The offer for ${oneLine(title)} is about to expire`
      : `La oferta por ${oneLine(title)} está a punto de caducar`,
  body: (values) => [
    hello(values),
    values.english
      ? `The offer of ${values.amount} for “${oneLine(values.title)}” waits for your answer and expires on ${values.until}.`
      : `La oferta de ${values.amount} por «${oneLine(values.title)}» espera su respuesta y caduca el ${values.until}.`,
    toOffers(values),
  ],
});

/** An offer is over without an answer. */
export const offerEnded = mailTemplate<
  AboutOffer & { why: "expired" | "withdrawn" | "sold" | "gone" }
>({
  name: "offerEnded",
  language: spokenIn,
  subject: ({ title, why, english }) => {
    if (why === "sold") {
      return english ? `Sold: ${oneLine(title)}` : `El lote se ha vendido: ${oneLine(title)}`;
    }
    return english
      ? `The offer for ${oneLine(title)} has ended`
      : `La oferta por ${oneLine(title)} ha terminado`;
  },
  body: (values) => [hello(values), endText(values), toOffers(values)],
});

function endText({ english, why, amount, title }: AboutOffer & { why: string }): string {
  const lot = oneLine(title);
  const texts: Record<string, [spanish: string, english: string]> = {
    expired: [
      `La oferta de ${amount} por «${lot}» ha caducado sin respuesta. A nadie obliga.`,
      `The offer of ${amount} for “${lot}” has expired without an answer. It binds nobody.`,
    ],
    withdrawn: [
      `La otra parte ha retirado su oferta de ${amount} por «${lot}».`,
      `The other side has withdrawn its offer of ${amount} for “${lot}”.`,
    ],
    sold: [
      `«${lot}» se ha vendido. Su oferta de ${amount} ya no le obliga a nada.`,
      `“${lot}” was sold. Your offer of ${amount} does not bind you any more.`,
    ],
    gone: [
      `«${lot}» ya no está a la venta. La oferta de ${amount} ya no obliga a nada.`,
      `“${lot}” is no longer for sale. The offer of ${amount} binds nobody any more.`,
    ],
  };
  return texts[why]?.[english ? 1 : 0] ?? "";
}

/** A seller offers a lot to a bidder who did not win it. */
export const offerSecondChance = mailTemplate<AboutOffer & { total: string }>({
  name: "offerSecondChance",
  language: spokenIn,
  subject: ({ title, amount, english }) =>
    english
      ? `Second chance: ${oneLine(title)} for ${amount}`
      : `Segunda oportunidad: ${oneLine(title)} por ${amount}`,
  body: (values) => [
    hello(values),
    values.english
      ? `The seller of “${oneLine(values.title)}”, for which you bid, offers it to you for ${values.amount} (${values.total} in all). You are free to accept it until ${values.until}; if you do not answer, nothing happens.`
      : `El vendedor de «${oneLine(values.title)}», por el que usted pujó, se lo ofrece por ${values.amount} (${values.total} en total). Puede aceptarlo hasta el ${values.until}; si no contesta, no pasa nada.`,
    {
      small: values.english
        ? "Answer only in your account: the house never asks for money by e-mail."
        : "Conteste solo desde su cuenta: la casa nunca le pide dinero por correo.",
    },
    toOffers(values),
  ],
});

/** Bought by an offer: what was agreed, to keep. */
export const offerAccepted = mailTemplate<
  Omit<AboutOffer, "to" | "until"> & {
    total: string;
    due: string;
    seller: string;
    invoice: number;
    mayWithdraw: boolean;
  }
>({
  name: "offerAccepted",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Your purchase: ${oneLine(title)}` : `Ha comprado: ${oneLine(title)}`,
  body: ({ name, title, amount, total, due, seller, invoice, mayWithdraw, english = false }) => [
    greeting(name, spokenIn({ english })),
    english
      ? `You have bought “${oneLine(title)}” from ${oneLine(seller)} for ${amount}. The total is ${total}, to be paid by the end of ${due}.`
      : `Ha comprado «${oneLine(title)}» a ${oneLine(seller)} por ${amount}. El total es de ${total} y debe pagarlo antes de que termine el ${due}.`,
    english
      ? "Keep this message: it confirms your purchase. The details name the seller and what was bought."
      : "Guarde este mensaje: es la confirmación de su compra. En el detalle encontrará los datos del vendedor y de la compra.",
    ...(mayWithdraw ? withdrawalText({ title, invoice, seller, english, until: null }) : []),
    {
      link: PATHS.invoice.replace("{id}", String(invoice)),
      label: english ? "See and pay the purchase" : "Ver y pagar la compra",
    },
  ],
});

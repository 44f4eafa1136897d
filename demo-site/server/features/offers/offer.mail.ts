import { PATHS } from "martillo/contract";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";
import { withdrawalText } from "../sale/words";

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

function toOffers({ to }: AboutOffer) {
  return {
    link: to === "seller" ? PATHS.offers : PATHS.ownOffers,
    label: "Ver la oferta",
  };
}

/** A buyer offers a price for a lot. */
export const offerReceived = mailTemplate<AboutOffer & { buyer: number }>({
  name: "offerReceived",
  subject: ({ title, amount }) => `Le ofrecen ${amount} por ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `El comprador ${values.buyer} le ofrece ${values.amount} por «${oneLine(values.title)}». La oferta vale hasta el ${values.until}: acéptela, rechácela o proponga otro precio.`,
    toOffers(values),
  ],
});

/** The other side has declined, or names another price. */
export const offerAnswered = mailTemplate<AboutOffer & { answer: "declined" | "countered" }>({
  name: "offerAnswered",
  subject: ({ title, amount, answer }) => {
    if (answer === "declined") {
      return `Oferta rechazada: ${oneLine(title)}`;
    }
    return `Contraoferta de ${amount} por ${oneLine(title)}`;
  },
  body: (values) => [greeting(values.name), answerText(values), toOffers(values)],
});

function answerText({ answer, amount, title, until }: AboutOffer & { answer: string }) {
  if (answer === "declined") {
    return `Han rechazado la oferta de ${amount} por «${oneLine(title)}».`;
  }
  return `En respuesta a la oferta por «${oneLine(title)}» le proponen ${amount}. La propuesta vale hasta el ${until}.`;
}

/** Six hours are left to answer. */
export const offerExpiring = mailTemplate<AboutOffer>({
  name: "offerExpiring",
  subject: ({ title }) => `La oferta por ${oneLine(title)} está a punto de caducar`,
  body: (values) => [
    greeting(values.name),
    `La oferta de ${values.amount} por «${oneLine(values.title)}» espera su respuesta y caduca el ${values.until}.`,
    toOffers(values),
  ],
});

/** An offer is over without an answer. */
export const offerEnded = mailTemplate<
  AboutOffer & { why: "expired" | "withdrawn" | "sold" | "gone" }
>({
  name: "offerEnded",
  subject: ({ title, why }) => {
    if (why === "sold") {
      return `El lote se ha vendido: ${oneLine(title)}`;
    }
    return `La oferta por ${oneLine(title)} ha terminado`;
  },
  body: (values) => [greeting(values.name), endText(values), toOffers(values)],
});

function endText({ why, amount, title }: AboutOffer & { why: string }): string {
  const lot = oneLine(title);
  const texts: Record<string, string> = {
    expired: `La oferta de ${amount} por «${lot}» ha caducado sin respuesta. A nadie obliga.`,
    withdrawn: `La otra parte ha retirado su oferta de ${amount} por «${lot}».`,
    sold: `«${lot}» se ha vendido. Su oferta de ${amount} ya no le obliga a nada.`,
    gone: `«${lot}» ya no está a la venta. La oferta de ${amount} ya no obliga a nada.`,
  };
  return texts[why] ?? "";
}

/** A seller offers a lot to a bidder who did not win it. */
export const offerSecondChance = mailTemplate<AboutOffer & { total: string }>({
  name: "offerSecondChance",
  subject: ({ title, amount }) => `Segunda oportunidad: ${oneLine(title)} por ${amount}`,
  body: (values) => [
    greeting(values.name),
    `El vendedor de «${oneLine(values.title)}», por el que usted pujó, se lo ofrece por ${values.amount} (${values.total} en total). Puede aceptarlo hasta el ${values.until}; si no contesta, no pasa nada.`,
    {
      small: "Conteste solo desde su cuenta: la casa nunca le pide dinero por correo.",
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
  subject: ({ title }) => `Ha comprado: ${oneLine(title)}`,
  body: ({ name, title, amount, total, due, seller, invoice, mayWithdraw }) => [
    greeting(name),
    `Ha comprado «${oneLine(title)}» a ${oneLine(seller)} por ${amount}. El total es de ${total} y debe pagarlo antes de que termine el ${due}.`,
    "Guarde este mensaje: es la confirmación de su compra. En el detalle encontrará los datos del vendedor y de la compra.",
    ...(mayWithdraw
      ? withdrawalText({
          title,
          invoice,
          seller,
          until: null,
        })
      : []),
    {
      link: PATHS.invoice.replace("{id}", String(invoice)),
      label: "Ver y pagar la compra",
    },
  ],
});

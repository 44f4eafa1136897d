/** The words of letters and text messages about lots, by language set. */
import type { LanguageSet } from "martillo/contract";

/** A price with where the lot stands in time: when it ends, and how much is left. */
interface Moment {
  price: string;
  ends: string;
  left: string;
}

interface NoticeWords {
  outbidSubject(title: string, price: string): string;
  outbid(title: string): string;
  standsAt(moment: Moment): string;
  bid(amount: string): string;
  asOfNow: string;
  endingSubject(title: string, ends: string): string;
  endingSubjectMany(count: number): string;
  ending(title: string): string;
  endingMany: string;
  youLead: string;
  youTrail: string;
  seeLot: string;
  seeFollowed: string;
  wonSubject(title: string, price: string): string;
  won(title: string, price: string): string;
  total(total: string, premium: string | null): string;
  wonNext: string;
  pay(total: string): string;
  awaitingSubject(title: string): string;
  awaiting(title: string, price: string): string;
  lostSubject(title: string): string;
  lost(title: string, price: string): string;
  lostAwaiting(title: string, price: string): string;
  rejected(title: string): string;
  cancelledSubject(title: string): string;
  cancelled(title: string): string;
  seeMore: string;
  acceptedSubject(title: string): string;
  accepted(title: string, amount: string): string;
  stop: string;
  settings: string;
  smsOutbid(title: string, moment: Moment): string;
  smsEnding(title: string, moment: Moment): string;
  smsEndingMany(count: number): string;
  smsWon(title: string, price: string): string;
  smsAwaiting(title: string, price: string): string;
}

const SPAIN: NoticeWords = {
  outbidSubject: (title, price) => `Le han superado: ${title}, ahora ${price}`,
  outbid: (title) => `Otra puja ha superado la suya por el lote «${title}».`,
  standsAt: ({ price, ends, left }) => `Puja actual: ${price}.\nCierra el ${ends} (en ${left}).`,
  bid: (amount) => `Pujar ${amount}`,
  asOfNow:
    "Precio y tiempo son los del momento en que escribimos este correo. El botón abre el lote: no inicia su sesión ni puja por usted.",
  endingSubject: (title, ends) => `Termina pronto: ${title}, el ${ends}`,
  endingSubjectMany: (count) => `Terminan pronto ${count} lotes suyos`,
  ending: (title) => `El lote «${title}» termina pronto.`,
  endingMany: "Terminan pronto estos lotes que sigue o por los que ha pujado:",
  youLead: "Va usted en cabeza.",
  youTrail: "Su puja ya no va en cabeza.",
  seeLot: "Ver el lote",
  seeFollowed: "Ver los lotes que sigo",
  wonSubject: (title, price) => `Ha ganado: ${title} por ${price}`,
  won: (title, price) => `Ha ganado el lote «${title}» por ${price}.`,
  total: (total, premium) =>
    premium === null
      ? `Total que debe: ${total}.`
      : `Total que debe: ${total}, con ${premium} de comisión de la casa.`,
  wonNext:
    "Paso 1 de 5: pagar. Después: reservar la recogida, traer los papeles, recoger con el código, transferir.",
  pay: (total) => `Pagar ${total}`,
  awaitingSubject: (title) => `Su puja es la más alta: ${title}`,
  awaiting: (title, price) =>
    `El lote «${title}» ha terminado y su puja de ${price} es la más alta, pero no llega al precio de reserva. Decide el vendedor: todavía no lo ha ganado y no tiene que pagar nada. Le escribiremos cuando decida.`,
  lostSubject: (title) => `No ha ganado: ${title}`,
  lost: (title, price) => `El lote «${title}» se ha adjudicado a otro postor por ${price}.`,
  lostAwaiting: (title, price) =>
    `El lote «${title}» ha terminado con una puja más alta que la suya, de ${price}. No se ha alcanzado el precio de reserva y decide el vendedor.`,
  rejected: (title) =>
    `El lote «${title}» no se ha vendido: el vendedor no ha aceptado la puja más alta, que era la suya. No tiene que pagar nada.`,
  cancelledSubject: (title) => `Subasta anulada: ${title}`,
  cancelled: (title) =>
    `La subasta del lote «${title}» se ha anulado y ninguna puja es válida. No tiene que pagar nada.`,
  seeMore: "Ver otras subastas",
  acceptedSubject: (title) => `Puja aceptada: ${title}`,
  accepted: (title, amount) => `Hemos registrado su puja de ${amount} por el lote «${title}».`,
  stop: "Dejar de recibir estos correos",
  settings: "Elegir mis avisos",
  smsOutbid: (title, { price, ends }) =>
    `Martillo: le han superado en ${title}. Puja actual: ${price}. Cierra el ${ends}.`,
  smsEnding: (title, { price, ends }) =>
    `Martillo: ${title} termina el ${ends}. Puja actual: ${price}.`,
  smsEndingMany: (count) => `Martillo: ${count} lotes suyos terminan pronto.`,
  smsWon: (title, price) => `Martillo: ha ganado ${title} por ${price}.`,
  smsAwaiting: (title, price) =>
    `Martillo: su puja de ${price} por ${title} es la más alta. Decide el vendedor.`,
};

/** Vos and the words of the trade there, which Uruguay shares. */
const RIVER_PLATE: Partial<NoticeWords> = {
  outbidSubject: (title, price) => `Te superaron: ${title}, ahora ${price}`,
  outbid: (title) => `Otra oferta superó la tuya por el lote «${title}».`,
  standsAt: ({ price, ends, left }) => `Oferta actual: ${price}.\nCierra el ${ends} (en ${left}).`,
  bid: (amount) => `Ofertar ${amount}`,
  asOfNow:
    "Precio y tiempo son los del momento en que escribimos este mail. El botón abre el lote: no inicia tu sesión ni oferta por vos.",
  endingSubjectMany: (count) => `Terminan pronto ${count} lotes tuyos`,
  endingMany: "Terminan pronto estos lotes que seguís o por los que ofertaste:",
  youLead: "Vas primero.",
  youTrail: "Tu oferta ya no va primera.",
  wonSubject: (title, price) => `Ganaste: ${title} por ${price}`,
  won: (title, price) => `Ganaste el lote «${title}» por ${price}.`,
  total: (total, premium) =>
    premium === null
      ? `Total que debés: ${total}.`
      : `Total que debés: ${total}, con ${premium} de comisión de la casa.`,
  wonNext:
    "Paso 1 de 5: pagar. Después: reservar el retiro, traer los papeles, retirar con el código, transferir.",
  awaitingSubject: (title) => `Tu oferta es la más alta: ${title}`,
  awaiting: (title, price) =>
    `El lote «${title}» terminó y tu oferta de ${price} es la más alta, pero no llega al precio de reserva. Decide el vendedor: todavía no lo ganaste y no tenés que pagar nada. Te vamos a escribir cuando decida.`,
  lostSubject: (title) => `No ganaste: ${title}`,
  lost: (title, price) => `El lote «${title}» se adjudicó a otra persona por ${price}.`,
  lostAwaiting: (title, price) =>
    `El lote «${title}» terminó con una oferta más alta que la tuya, de ${price}. No se alcanzó el precio de reserva y decide el vendedor.`,
  rejected: (title) =>
    `El lote «${title}» no se vendió: el vendedor no aceptó la oferta más alta, que era la tuya. No tenés que pagar nada.`,
  cancelled: (title) =>
    `La subasta del lote «${title}» se anuló y ninguna oferta es válida. No tenés que pagar nada.`,
  acceptedSubject: (title) => `Oferta aceptada: ${title}`,
  accepted: (title, amount) => `Registramos tu oferta de ${amount} por el lote «${title}».`,
  stop: "Dejar de recibir estos mails",
  smsOutbid: (title, { price, ends }) =>
    `Martillo: te superaron en ${title}. Oferta actual: ${price}. Cierra el ${ends}.`,
  smsEnding: (title, { price, ends }) =>
    `Martillo: ${title} termina el ${ends}. Oferta actual: ${price}.`,
  smsEndingMany: (count) => `Martillo: ${count} lotes tuyos terminan pronto.`,
  smsWon: (title, price) => `Martillo: ganaste ${title} por ${price}.`,
  smsAwaiting: (title, price) =>
    `Martillo: tu oferta de ${price} por ${title} es la más alta. Decide el vendedor.`,
};

const URUGUAY: Partial<NoticeWords> = {
  cancelledSubject: (title) => `Remate anulado: ${title}`,
  cancelled: (title) =>
    `El remate del lote «${title}» se anuló y ninguna oferta es válida. No tenés que pagar nada.`,
  seeMore: "Ver otros remates",
};

const ENGLISH: NoticeWords = {
  outbidSubject: (title, price) => `You have been outbid: ${title}, now ${price}`,
  outbid: (title) => `Another bid has exceeded yours for the lot “${title}”.`,
  standsAt: ({ price, ends, left }) => `Current bid: ${price}.\nEnds on ${ends} (in ${left}).`,
  bid: (amount) => `Bid ${amount}`,
  asOfNow:
    "Price and time are those of the moment at which this was written. The button opens the lot: it does not sign you in, and it does not bid for you.",
  endingSubject: (title, ends) => `Ending soon: ${title}, on ${ends}`,
  endingSubjectMany: (count) => `${count} of your lots end soon`,
  ending: (title) => `The lot “${title}” ends soon.`,
  endingMany: "These lots that you follow or have bid on end soon:",
  youLead: "You are leading.",
  youTrail: "Your bid does not lead any more.",
  seeLot: "See the lot",
  seeFollowed: "See the lots that I follow",
  wonSubject: (title, price) => `You have won: ${title} for ${price}`,
  won: (title, price) => `You have won the lot “${title}” for ${price}.`,
  total: (total, premium) =>
    premium === null
      ? `Total due: ${total}.`
      : `Total due: ${total}, with a buyer's premium of ${premium}.`,
  wonNext:
    "Step 1 of 5: pay. Then: book the collection, bring the papers, collect with the code, transfer.",
  pay: (total) => `Pay ${total}`,
  awaitingSubject: (title) => `Your bid is the highest: ${title}`,
  awaiting: (title, price) =>
    `The lot “${title}” has ended and your bid of ${price} is the highest, but it does not meet the reserve. The seller decides: you have not won it yet and need not pay anything. We will write to you when that is decided.`,
  lostSubject: (title) => `Not won: ${title}`,
  lost: (title, price) => `The lot “${title}” went to another bidder for ${price}.`,
  lostAwaiting: (title, price) =>
    `The lot “${title}” has ended with a bid higher than yours, of ${price}. The reserve was not met and the seller decides.`,
  rejected: (title) =>
    `The lot “${title}” was not sold: the seller did not accept the highest bid, which was yours. You need not pay anything.`,
  cancelledSubject: (title) => `Auction called off: ${title}`,
  cancelled: (title) =>
    `The auction of the lot “${title}” was called off and no bid stands. You need not pay anything.`,
  seeMore: "See other auctions",
  acceptedSubject: (title) => `Bid accepted: ${title}`,
  accepted: (title, amount) => `We have recorded your bid of ${amount} for the lot “${title}”.`,
  stop: "Stop these e-mails",
  settings: "Choose my notifications",
  smsOutbid: (title, { price, ends }) =>
    `Martillo: you have been outbid on ${title}. Current bid: ${price}. Ends on ${ends}.`,
  smsEnding: (title, { price, ends }) =>
    `Martillo: ${title} ends on ${ends}. Current bid: ${price}.`,
  smsEndingMany: (count) => `Martillo: ${count} of your lots end soon.`,
  smsWon: (title, price) => `Martillo: you have won ${title} for ${price}.`,
  smsAwaiting: (title, price) =>
    `Martillo: your bid of ${price} for ${title} is the highest. The seller decides.`,
};

export const NOTICE_WORDS: Readonly<Record<LanguageSet, NoticeWords>> = {
  for_spanish: SPAIN,
  for_argentina: { ...SPAIN, ...RIVER_PLATE },
  for_uruguay: { ...SPAIN, ...RIVER_PLATE, ...URUGUAY },
  for_english: ENGLISH,
};

/** The words of letters and text messages about lots, in Spain. */

/** A price with where the lot stands in time: when it ends, and how much is left. */
interface Moment {
  price: string;
  ends: string;
  left: string;
}

export interface NoticeWords {
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

export const SPAIN: NoticeWords = {
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

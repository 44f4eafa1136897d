import { type NoticeWords, SPAIN } from "./notice-words";

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

export const ARGENTINA: NoticeWords = { ...SPAIN, ...RIVER_PLATE };

export const URUGUAY: NoticeWords = {
  ...ARGENTINA,
  cancelledSubject: (title) => `Remate anulado: ${title}`,
  cancelled: (title) =>
    `El remate del lote «${title}» se anuló y ninguna oferta es válida. No tenés que pagar nada.`,
  seeMore: "Ver otros remates",
};

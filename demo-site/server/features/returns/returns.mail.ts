import { greeting, mailTemplate, oneLine, spokenIn } from "../../platform/mail/template";
import { type PartBack, partBackText } from "../sale";
import { type AboutReturn, named, toReturn } from "./about-return";

/** What the receipt of a return tells. */
export interface Receipt extends AboutReturn {
  /** When it was asked for. */
  when: string;
  text: string;
  /** `accepted`: the vehicle is to come back; `received`: it never left; `cancelled`: nothing is due any more. */
  outcome: "requested" | "accepted" | "received" | "cancelled";
  refundDue: string;
}

/** A return was asked for. Of a withdrawal it is the receipt that the law wants at once. */
export const returnReceived = mailTemplate<Receipt>({
  name: "returnReceived",
  language: spokenIn,
  subject: (values) => `${requestedText(values)}: ${oneLine(values.title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    receiptText(values),
    ...(values.text ? [{ quote: values.text }] : []),
    ...nextSteps(values),
    toReturn(values),
  ],
});

function requestedText({ isWithdrawal, isAgreement, english }: AboutReturn): string {
  if (isAgreement) return english ? "Proposal to undo the sale" : "Propuesta de deshacer la venta";
  if (english) return isWithdrawal ? "Withdrawal" : "Return requested";
  return isWithdrawal ? "Desistimiento" : "Devolución solicitada";
}

/** For who proposes that the sale is undone, and for who answers. */
function proposalText(values: Receipt): string {
  const { isSeller, isAsker, refundDue, english } = values;
  const what = named(values);
  if (english) {
    return isAsker
      ? `We have passed on your proposal to undo the sale of ${what}. It may be answered until ${refundDue}.`
      : `The ${isSeller ? "buyer" : "seller"} proposes to undo the sale of ${what}. If you accept, all that was paid goes back and the vehicle is free. You can answer until ${refundDue}.`;
  }
  return isAsker
    ? `Hemos trasladado su propuesta de deshacer la venta de ${what}. Puede contestarse hasta el ${refundDue}.`
    : `El ${isSeller ? "comprador" : "vendedor"} propone deshacer la venta de ${what}. Si acepta, se devuelve todo lo pagado y el vehículo queda libre. Puede contestar hasta el ${refundDue}.`;
}

function receiptText(values: Receipt): string {
  const { isSeller, isWithdrawal, isAgreement, when, english } = values;
  if (isAgreement) return proposalText(values);
  const what = named(values);
  if (isWithdrawal) {
    if (english) {
      return isSeller
        ? `Its buyer withdrew from the purchase of ${what} on ${when}. It is the buyer's right and needs no reason.`
        : `We have received your withdrawal from the purchase of ${what}, made on ${when}. Keep this message: it is your receipt.`;
    }
    return isSeller
      ? `El comprador ha desistido de la compra de ${what} el ${when}. Es su derecho y no necesita dar motivos.`
      : `Hemos recibido su desistimiento de la compra de ${what}, hecho el ${when}. Guarde este mensaje: es su justificante.`;
  }
  if (english) {
    return isSeller
      ? `Its buyer asked on ${when} to give ${what} back. Please accept or reject it.`
      : `We have received your request of ${when} to give ${what} back. The seller answers it.`;
  }
  return isSeller
    ? `El comprador pidió el ${when} devolver ${what}. Acepte o rechace la devolución.`
    : `Hemos recibido su solicitud del ${when} para devolver ${what}. La contesta el vendedor.`;
}

function nextSteps({ outcome, isSeller, refundDue, english }: Receipt): string[] {
  if (outcome === "requested") return [];
  if (outcome === "cancelled") {
    return english
      ? ["The sale is called off. Nothing is due of it, and what was paid goes back."]
      : ["La venta queda anulada: no hay nada que pagar, y lo pagado se devuelve."];
  }
  if (outcome === "accepted") {
    if (english) {
      return isSeller
        ? [
            `Agree with the buyer on how the vehicle comes back. The money must go back by ${refundDue}; you may wait for the vehicle.`,
          ]
        : [
            `Give the vehicle back within 14 days, with its keys and papers. The money goes back to you by ${refundDue}; the seller may wait for the vehicle.`,
          ];
    }
    return isSeller
      ? [
          `Acuerde con el comprador cómo vuelve el vehículo. El dinero debe devolverse como tarde el ${refundDue}; puede esperar a tener el vehículo.`,
        ]
      : [
          `Devuelva el vehículo en 14 días, con sus llaves y papeles. Le devolveremos el dinero como tarde el ${refundDue}; el vendedor puede esperar a tener el vehículo.`,
        ];
  }
  return english
    ? [`The vehicle was not handed over yet. The money goes back by ${refundDue}.`]
    : [`El vehículo aún no se había entregado. El dinero se devuelve como tarde el ${refundDue}.`];
}

/** What a decision over a return tells. */
export interface Decision extends AboutReturn {
  /** `lapsed`: a proposal that was not answered. */
  decision: "accepted" | "rejected" | "withdrawn" | "appealed" | "lapsed";
  notes: string;
  refundDue: string;
  mayAppeal: boolean;
}

/** The seller, or the house, has said yes or no. */
export const returnDecided = mailTemplate<Decision>({
  name: "returnDecided",
  language: spokenIn,
  subject: (values) => `${decidedText(values)}: ${oneLine(values.title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    `${decidedText(values)}: ${named(values)}.`,
    ...(values.notes ? [{ quote: values.notes }] : []),
    ...decidedSteps(values),
    toReturn(values),
  ],
});

const DECIDED = {
  accepted: ["Devolución aceptada", "Return accepted"],
  rejected: ["Devolución rechazada", "Return rejected"],
  withdrawn: ["Devolución retirada", "Return withdrawn"],
  appealed: ["El comprador pide que decida la casa", "The buyer asks the house to decide"],
  lapsed: ["Propuesta caducada", "Proposal lapsed"],
} as const;

/** Of a proposal to undo the sale. */
const ANSWERED = {
  ...DECIDED,
  accepted: ["Venta deshecha de mutuo acuerdo", "Sale undone by agreement"],
  rejected: ["Propuesta rechazada", "Proposal rejected"],
  withdrawn: ["Propuesta retirada", "Proposal withdrawn"],
} as const;

function decidedText({ decision, isAgreement, english }: Decision): string {
  return (isAgreement ? ANSWERED : DECIDED)[decision][english ? 1 : 0];
}

/** What follows from the answer to a proposal. */
function answeredSteps({ decision, english }: Decision): string[] {
  if (decision === "accepted") {
    return english
      ? ["All that was paid goes back the way it came. We write again once it is there."]
      : ["Todo lo pagado se devuelve por donde se pagó. Le escribiremos cuando esté hecho."];
  }
  return english ? ["The sale goes on as it was."] : ["La venta sigue como estaba."];
}

function decidedSteps(values: Decision): string[] {
  const { decision, isSeller, refundDue, mayAppeal, english } = values;
  if (values.isAgreement) return answeredSteps(values);
  if (decision === "accepted" && !isSeller) {
    return english
      ? [
          `Give the vehicle back with its keys and papers. The money goes back to you by ${refundDue}; the seller may wait for the vehicle.`,
        ]
      : [
          `Devuelva el vehículo con sus llaves y papeles. Le devolveremos el dinero como tarde el ${refundDue}; el vendedor puede esperar a tener el vehículo.`,
        ];
  }
  if (decision === "rejected" && !isSeller && mayAppeal) {
    return english
      ? ["If you do not agree, ask the house to decide."]
      : ["Si no está de acuerdo, pida que decida la casa."];
  }
  return [];
}

/** How a return has ended. */
export interface Closed extends AboutReturn {
  amount: string;
  parts: readonly PartBack[];
  notes: string;
}

/** The vehicle is back, and the money too. */
export const returnClosed = mailTemplate<Closed>({
  name: "returnClosed",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Return closed: ${oneLine(title)}` : `Devolución terminada: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    closedText(values),
    ...(values.parts.length === 0
      ? []
      : [{ items: values.parts.map((part) => ({ text: partBackText(part, values) })) }]),
    ...(values.notes ? [{ quote: values.notes }] : []),
    ...relistText(values),
    toReturn(values),
  ],
});

function closedText(values: Closed): string {
  const { amount, english, parts } = values;
  const what = named(values);
  if (parts.length === 0) {
    return english
      ? `The sale of ${what} is called off. Nothing had been paid.`
      : `La venta de ${what} queda anulada. No se había pagado nada.`;
  }
  return english
    ? `The return of ${what} is closed. ${amount} went back:`
    : `La devolución de ${what} ha terminado. Se han devuelto ${amount}:`;
}

function relistText({ isSeller, english }: Closed): string[] {
  if (!isSeller) return [];
  return english
    ? ["The vehicle is free: nothing goes on sale again by itself."]
    : ["El vehículo queda libre: no vuelve a la venta por sí solo."];
}

/** The money of a return must go back soon, or should have. */
export const returnDue = mailTemplate<AboutReturn & { day: string; isLate: boolean }>({
  name: "returnDue",
  language: spokenIn,
  subject: ({ title, isLate, english }) =>
    english
      ? `${isLate ? "Overdue return" : "Return due soon"}: ${oneLine(title)}`
      : `${isLate ? "Devolución atrasada" : "Devolución pendiente"}: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? `The return of ${named(values)} ${values.isLate ? "should have been settled by" : "must be settled by"} ${values.day}. Answer it, write down that the vehicle is back, or give the money back.`
      : `La devolución de ${named(values)} ${values.isLate ? "debía resolverse antes del" : "debe resolverse antes del"} ${values.day}. Contéstela, anote que el vehículo ha vuelto o devuelva el dinero.`,
    toReturn(values),
  ],
});

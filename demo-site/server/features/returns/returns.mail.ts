import { greeting, mailTemplate, oneLine } from "../../platform/mail/template";
import { type AboutReturn, named, toReturn } from "./about-return";
import { type PartBack, partBackText } from "../sale/words";

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
  subject: (values) => `${requestedText(values)}: ${oneLine(values.title)}`,
  body: (values) => [
    greeting(values.name),
    receiptText(values),
    ...(values.text ? [{ quote: values.text }] : []),
    ...nextSteps(values),
    toReturn(values),
  ],
});

function requestedText({ isWithdrawal, isAgreement }: AboutReturn): string {
  if (isAgreement) return "Propuesta de deshacer la venta";

  return isWithdrawal ? "Desistimiento" : "Devolución solicitada";
}

/** For who proposes that the sale is undone, and for who answers. */
function proposalText(values: Receipt): string {
  const { isSeller, isAsker, refundDue } = values;
  const what = named(values);

  return isAsker
    ? `Hemos trasladado su propuesta de deshacer la venta de ${what}. Puede contestarse hasta el ${refundDue}.`
    : `El ${isSeller ? "comprador" : "vendedor"} propone deshacer la venta de ${what}. Si acepta, se devuelve todo lo pagado y el vehículo queda libre. Puede contestar hasta el ${refundDue}.`;
}

function receiptText(values: Receipt): string {
  const { isSeller, isWithdrawal, isAgreement, when } = values;
  if (isAgreement) return proposalText(values);
  const what = named(values);
  if (isWithdrawal) {
    return isSeller
      ? `El comprador ha desistido de la compra de ${what} el ${when}. Es su derecho y no necesita dar motivos.`
      : `Hemos recibido su desistimiento de la compra de ${what}, hecho el ${when}. Guarde este mensaje: es su justificante.`;
  }

  return isSeller
    ? `El comprador pidió el ${when} devolver ${what}. Acepte o rechace la devolución.`
    : `Hemos recibido su solicitud del ${when} para devolver ${what}. La contesta el vendedor.`;
}

function nextSteps({ outcome, isSeller, refundDue }: Receipt): string[] {
  if (outcome === "requested") return [];
  if (outcome === "cancelled") {
    return ["La venta queda anulada: no hay nada que pagar, y lo pagado se devuelve."];
  }
  if (outcome === "accepted") {
    return isSeller
      ? [
          `Acuerde con el comprador cómo vuelve el vehículo. El dinero debe devolverse como tarde el ${refundDue}; puede esperar a tener el vehículo.`,
        ]
      : [
          `Devuelva el vehículo en 14 días, con sus llaves y papeles. Le devolveremos el dinero como tarde el ${refundDue}; el vendedor puede esperar a tener el vehículo.`,
        ];
  }
  return [
    `El vehículo aún no se había entregado. El dinero se devuelve como tarde el ${refundDue}.`,
  ];
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
  subject: (values) => `${decidedText(values)}: ${oneLine(values.title)}`,
  body: (values) => [
    greeting(values.name),
    `${decidedText(values)}: ${named(values)}.`,
    ...(values.notes ? [{ quote: values.notes }] : []),
    ...decidedSteps(values),
    toReturn(values),
  ],
});

const DECIDED = {
  accepted: "Devolución aceptada",
  rejected: "Devolución rechazada",
  withdrawn: "Devolución retirada",
  appealed: "El comprador pide que decida la casa",
  lapsed: "Propuesta caducada",
} as const;

/** Of a proposal to undo the sale. */
const ANSWERED = {
  ...DECIDED,
  accepted: "Venta deshecha de mutuo acuerdo",
  rejected: "Propuesta rechazada",
  withdrawn: "Propuesta retirada",
} as const;

function decidedText({ decision, isAgreement }: Decision): string {
  return (isAgreement ? ANSWERED : DECIDED)[decision];
}

/** What follows from the answer to a proposal. */
function answeredSteps({ decision }: Decision): string[] {
  if (decision === "accepted") {
    return ["Todo lo pagado se devuelve por donde se pagó. Le escribiremos cuando esté hecho."];
  }
  return ["La venta sigue como estaba."];
}

function decidedSteps(values: Decision): string[] {
  const { decision, isSeller, refundDue, mayAppeal } = values;
  if (values.isAgreement) return answeredSteps(values);
  if (decision === "accepted" && !isSeller) {
    return [
      `Devuelva el vehículo con sus llaves y papeles. Le devolveremos el dinero como tarde el ${refundDue}; el vendedor puede esperar a tener el vehículo.`,
    ];
  }
  if (decision === "rejected" && !isSeller && mayAppeal) {
    return ["Si no está de acuerdo, pida que decida la casa."];
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
  subject: ({ title }) => `Devolución terminada: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
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
  const { amount, parts } = values;
  const what = named(values);
  if (parts.length === 0) {
    return `La venta de ${what} queda anulada. No se había pagado nada.`;
  }
  return `La devolución de ${what} ha terminado. Se han devuelto ${amount}:`;
}

function relistText({ isSeller }: Closed): string[] {
  if (!isSeller) return [];
  return ["El vehículo queda libre: no vuelve a la venta por sí solo."];
}

/** The money of a return must go back soon, or should have. */
export const returnDue = mailTemplate<AboutReturn & { day: string; isLate: boolean }>({
  name: "returnDue",
  subject: ({ title, isLate }) =>
    `${isLate ? "Devolución atrasada" : "Devolución pendiente"}: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `La devolución de ${named(values)} ${values.isLate ? "debía resolverse antes del" : "debe resolverse antes del"} ${values.day}. Contéstela, anote que el vehículo ha vuelto o devuelva el dinero.`,
    toReturn(values),
  ],
});

import { quoteOf } from "./loss-quote";
import { greeting, mailTemplate, oneLine } from "../../platform/mail/template";
import { type AboutReturn, named, toReturn } from "./about-return";

/** What letters about a deduction for lost value tell. Sums are text in the reader's language. */
export interface AboutLoss extends AboutReturn {
  /**
   * `near`: the clock settles it soon. `lapsed`: its buyer said nothing; `undecided`: the house did not decide in time, and nothing is kept.
   */
  outcome:
    | "proposed"
    | "disputed"
    | "near"
    | "accepted"
    | "lapsed"
    | "waived"
    | "decided"
    | "undecided";
  asked: string;
  kept: string;
  /** What goes back of what was asked; `isReleased`: it is something. */
  released: string;
  isReleased: boolean;
  notes: { proposed: string; disputed: string; decided: string };
  /** The last day on which the buyer or the house may answer; empty once it is settled. */
  day: string;
  /** It goes to the house. */
  isStaff: boolean;
}

/** A seller deducts something for lost value, or what became of it. */
export const returnLoss = mailTemplate<AboutLoss>({
  name: "returnLoss",
  subject: (values) => `${subjectOf(values)}: ${oneLine(values.title)}`,
  body: (values) => {
    const quote = quoteOf(values);
    return [
      greeting(values.name),
      whatText(values),
      ...(quote === "" ? [] : [{ quote }]),
      ...nextText(values),
      toReturn(values),
    ];
  },
});

function subjectOf({ outcome }: AboutLoss): string {
  return SUBJECTS[outcome];
}

const SUBJECTS = {
  proposed: "Descuento por pérdida de valor",
  disputed: "Descuento discutido",
  near: "Descuento pendiente de respuesta",
  accepted: "Descuento aceptado",
  lapsed: "Descuento firme",
  waived: "Descuento retirado",
  decided: "Descuento decidido por la casa",
  undecided: "Descuento sin efecto",
} as const satisfies Record<AboutLoss["outcome"], string>;

function whatText(values: AboutLoss): string {
  const { asked, kept, released, isReleased, outcome, isSeller } = values;
  const what = named(values);

  switch (outcome) {
    case "proposed":
      return isSeller
        ? `Descuenta ${asked} de la devolución de ${what} por pérdida de valor. Sus motivos, que también lee el comprador:`
        : `El vendedor descuenta ${asked} de la devolución de ${what} por pérdida de valor. El resto se le devuelve por donde pagó. Los motivos del vendedor, con fotos en la página de la devolución:`;
    case "disputed":
      return `El comprador no está de acuerdo con el descuento de ${asked} de ${what}:`;
    case "near":
      return `El descuento de ${asked} de ${what} sigue pendiente:`;
    case "accepted":
      return `El comprador ha aceptado el descuento de ${asked} de ${what}.`;
    case "lapsed":
      return `El descuento de ${asked} de ${what} no se ha discutido a tiempo y queda firme.`;
    case "waived":
      return `El vendedor retira el descuento de ${asked} de ${what}.`;
    case "decided":
      return isReleased
        ? `La casa ha decidido sobre el descuento de ${asked} de ${what}: se descuentan ${kept} y se devuelven ${released} al comprador.`
        : `La casa ha decidido que el descuento de ${asked} de ${what} se mantiene.`;
    default:
      return `El descuento de ${asked} de ${what} no se ha decidido a tiempo: no se descuenta nada.`;
  }
}

function nextText(values: AboutLoss): string[] {
  const { outcome, isSeller, isStaff, isReleased, asked, released, day } = values;
  if (outcome === "proposed" || outcome === "near") {
    if (isStaff) {
      return [`Decida antes de que acabe el ${day}; si no, no se descuenta nada al comprador.`];
    }
    if (isSeller) {
      return [`El comprador puede aceptarlo o discutirlo hasta el ${day}. Después queda firme.`];
    }
    return [
      `Puede aceptarlo, o discutirlo hasta el ${day}: entonces decide la casa de subastas. Si no dice nada, se descuentan ${asked}.`,
    ];
  }
  if (outcome === "disputed") {
    if (isStaff) return [`Decida antes de que acabe el ${day}; si no, no se descuenta nada.`];
    return [
      `Decide la casa de subastas, como tarde el ${day}. Si no lo hace, no se descuenta nada.${isSeller ? " Usted puede retirarlo cuando quiera." : ""}`,
    ];
  }
  if (!isReleased) return [];
  if (isStaff) return [];

  return isSeller
    ? [`Se devuelven ${released} al comprador. Lo que cobró usted en mano, devuélvalo usted.`]
    : [`Se le devuelven ${released} por donde pagó. Le escribiremos cuando estén.`];
}

import { greeting, mailTemplate, oneLine, spokenIn } from "../../platform/mail/template";
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
  /** The last day on which somebody may speak; empty once it is settled. */
  day: string;
  /** It goes to the house. */
  isStaff: boolean;
}

/** A seller deducts something for lost value, or what became of it. */
export const returnLoss = mailTemplate<AboutLoss>({
  name: "returnLoss",
  language: spokenIn,
  subject: (values) => `${subjectOf(values)}: ${oneLine(values.title)}`,
  body: (values) => {
    const quote = quoteOf(values);
    return [
      greeting(values.name, spokenIn(values)),
      whatText(values),
      ...(quote === "" ? [] : [{ quote }]),
      ...nextText(values),
      toReturn(values),
    ];
  },
});

function subjectOf({ outcome, english }: AboutLoss): string {
  const [spanish, other] = SUBJECTS[outcome];
  return english ? other : spanish;
}

const SUBJECTS = {
  proposed: ["Descuento por pérdida de valor", "Deduction for lost value"],
  disputed: ["Descuento discutido", "Deduction disputed"],
  near: ["Descuento pendiente de respuesta", "Deduction waiting for an answer"],
  accepted: ["Descuento aceptado", "Deduction accepted"],
  lapsed: ["Descuento firme", "Deduction settled"],
  waived: ["Descuento retirado", "Deduction given up"],
  decided: ["Descuento decidido por la casa", "Deduction decided by the house"],
  undecided: ["Descuento sin efecto", "Deduction without effect"],
} as const satisfies Record<AboutLoss["outcome"], readonly [string, string]>;

/** Which words of either side belong to it. */
function quoteOf({ outcome, notes }: AboutLoss): string {
  if (outcome === "disputed") return notes.disputed;
  if (outcome === "decided" || outcome === "waived") return notes.decided;
  return outcome === "proposed" || outcome === "near" ? notes.proposed : "";
}

function whatText(values: AboutLoss): string {
  const { asked, kept, released, isReleased, outcome, isSeller, english } = values;
  const what = named(values);
  if (english) {
    switch (outcome) {
      case "proposed":
        return isSeller
          ? `You deduct ${asked} from the refund of ${what} for lost value. Your reasons, which the buyer reads too:`
          : `The seller deducts ${asked} from the refund of ${what} for lost value. The rest goes back to you the way you paid. The seller's reasons, with pictures on the page of the return:`;
      case "disputed":
        return `The buyer does not agree with the deduction of ${asked} for ${what}:`;
      case "near":
        return `The deduction of ${asked} for ${what} is still open:`;
      case "accepted":
        return `The buyer has accepted the deduction of ${asked} for ${what}.`;
      case "lapsed":
        return `The deduction of ${asked} for ${what} was not disputed in time, so it stands.`;
      case "waived":
        return `The seller has given up the deduction of ${asked} for ${what}.`;
      case "decided":
        return isReleased
          ? `The house has decided over the deduction of ${asked} for ${what}: ${kept} is deducted, and ${released} goes back to the buyer.`
          : `The house has decided that the deduction of ${asked} for ${what} stands.`;
      default:
        return `The deduction of ${asked} for ${what} was not decided in time, so nothing is deducted.`;
    }
  }
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
  const { outcome, isSeller, isStaff, isReleased, asked, released, day, english } = values;
  if (outcome === "proposed" || outcome === "near") {
    if (isStaff) {
      return english
        ? []
        : [`Decida antes de que acabe el ${day}; si no, no se descuenta nada al comprador.`];
    }
    if (isSeller) {
      return english
        ? [`The buyer may accept or dispute it until ${day}. After that it stands.`]
        : [`El comprador puede aceptarlo o discutirlo hasta el ${day}. Después queda firme.`];
    }
    return english
      ? [
          `You may accept it, or dispute it until ${day}: then the house decides. If you say nothing, ${asked} stays deducted.`,
        ]
      : [
          `Puede aceptarlo, o discutirlo hasta el ${day}: entonces decide la casa de subastas. Si no dice nada, se descuentan ${asked}.`,
        ];
  }
  if (outcome === "disputed") {
    if (isStaff) return [`Decida antes de que acabe el ${day}; si no, no se descuenta nada.`];
    return english
      ? [
          `The house decides by ${day}. If it does not, nothing is deducted.${isSeller ? " You may give it up at any time." : ""}`,
        ]
      : [
          `Decide la casa de subastas, como tarde el ${day}. Si no lo hace, no se descuenta nada.${isSeller ? " Usted puede retirarlo cuando quiera." : ""}`,
        ];
  }
  if (!isReleased) return [];
  if (isStaff) return [];
  if (english) {
    return isSeller
      ? [`${released} goes back to the buyer. What you were paid in hand you give back yourself.`]
      : [`${released} goes back to you the way you paid. We write again once it is there.`];
  }
  return isSeller
    ? [`Se devuelven ${released} al comprador. Lo que cobró usted en mano, devuélvalo usted.`]
    : [`Se le devuelven ${released} por donde pagó. Le escribiremos cuando estén.`];
}

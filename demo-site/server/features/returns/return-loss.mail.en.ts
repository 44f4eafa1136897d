import { quoteOf } from "./loss-quote";
import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./return-loss.mail";
import type { AboutLoss } from "./return-loss.mail";
import { named, toReturn } from "./about-return.en";

export const returnLoss: Words<typeof spanish.returnLoss> = {
  subject: (values) => `${subjectOf(values)}: ${oneLine(values.title)}`,
  body: (values) => {
    const quote = quoteOf(values);
    return [
      greeting(values.name, "en"),
      whatText(values),
      ...(quote === "" ? [] : [{ quote }]),
      ...nextText(values),
      toReturn(values),
    ];
  },
};

function subjectOf({ outcome }: AboutLoss): string {
  return SUBJECTS[outcome];
}

const SUBJECTS = {
  proposed: "Deduction for lost value",
  disputed: "Deduction disputed",
  near: "Deduction waiting for an answer",
  accepted: "Deduction accepted",
  lapsed: "Deduction settled",
  waived: "Deduction given up",
  decided: "Deduction decided by the house",
  undecided: "Deduction without effect",
} as const satisfies Record<AboutLoss["outcome"], string>;

function whatText(values: AboutLoss): string {
  const { asked, kept, released, isReleased, outcome, isSeller } = values;
  const what = named(values);
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

function nextText(values: AboutLoss): string[] {
  const { outcome, isSeller, isStaff, isReleased, asked, released, day } = values;
  if (outcome === "proposed" || outcome === "near") {
    if (isStaff) {
      return [];
    }
    if (isSeller) {
      return [`The buyer may accept or dispute it until ${day}. After that it stands.`];
    }
    return [
      `You may accept it, or dispute it until ${day}: then the house decides. If you say nothing, ${asked} stays deducted.`,
    ];
  }
  if (outcome === "disputed") {
    if (isStaff) return [`Decida antes de que acabe el ${day}; si no, no se descuenta nada.`];
    return [
      `The house decides by ${day}. If it does not, nothing is deducted.${isSeller ? " You may give it up at any time." : ""}`,
    ];
  }
  if (!isReleased) return [];
  if (isStaff) return [];
  return isSeller
    ? [`${released} goes back to the buyer. What you were paid in hand you give back yourself.`]
    : [`${released} goes back to you the way you paid. We write again once it is there.`];
}
